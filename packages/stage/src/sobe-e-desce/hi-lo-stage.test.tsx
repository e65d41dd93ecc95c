import type { HiLoView } from '@arara/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StageWords } from '../stage.ts';
import { HiLoStage } from './hi-lo-stage.tsx';

const words: StageWords = { t: (key) => `[${key}]`, money: String, locale: 'en' };
const open: HiLoView = {
  cards: ['7s', 'As'],
  moves: ['higher'],
  higherMultiplier: null,
  lowerMultiplier: 10_725,
  skipsLeft: 10,
  multiplier: 18_385,
  payoutCents: 183,
  canCashOut: true,
  end: null,
};

const drawn = (isCalm: boolean, view = open) =>
  renderToStaticMarkup(
    <HiLoStage
      words={words}
      choice={{}}
      onChoose={() => {}}
      stakeCents={100n}
      round={{
        roundId: 'a',
        isOpen: view.end === null,
        stakeCents: 100n,
        payoutCents: 0n,
        bet: {},
        outcome: null,
        view,
        events: [],
      }}
      isWaiting={false}
      isLocked={false}
      isCalm={isCalm}
      onDone={() => {}}
      onAct={() => {}}
    />,
  );

test('what the next card is worth, and how often a guess is right, is told once the card has turned', () => {
  expect(drawn(true)).toContain('1.07');
  expect(drawn(true)).toContain('%');
  expect(drawn(false)).not.toContain('1.07');
  expect(drawn(false)).not.toContain('1.83');
  expect(drawn(false)).not.toContain('%</small>');
});

test('a card that ends the round turns like every other', () => {
  const isLost = drawn(false, { ...open, end: 'wrong_guess', canCashOut: false, lowerMultiplier: null });
  expect(isLost.replaceAll(/_R_\w+_/g, '')).toBe(drawn(false).replaceAll(/_R_\w+_/g, ''));
});
