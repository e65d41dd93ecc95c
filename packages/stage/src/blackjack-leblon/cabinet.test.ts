import type { BlackjackView } from '@arara/games';
import { expect, test } from 'vitest';
import { moveOf } from './choice.ts';

const five: BlackjackView = {
  hands: [{ kind: 'own', cards: ['2s', '3h'], total: 5, isDoubled: false }],
  dealer: ['9d', null],
  dealerTotal: 9,
  active: 0,
  moves: ['hit', 'stand'],
  suggested: 'hit',
  isOver: false,
};

test('the large button is the move that the felt suggests, not always to stand', () => {
  expect(moveOf(five)).toBe('hit');
  expect(moveOf({ ...five, suggested: 'double' })).toBe('double');
  expect(moveOf({ ...five, suggested: 'stand' })).toBe('stand');
  expect(moveOf({ ...five, suggested: null })).toBe('stand');
});

test('insurance costs, so the large button declines it', () => {
  expect(moveOf({ ...five, dealer: ['As', null], insurance: 'offered' })).toBe('decline');
  expect(moveOf({ ...five, insurance: 'declined' })).toBe('hit');
});
