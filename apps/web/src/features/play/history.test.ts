import { expect, test } from 'vitest';
import { historyMax, shortMultiplier, toneOf, withRound } from './history.ts';

test('[R32] a past round is green only when it paid above its stake', () => {
  expect(['0.00', '0.40', '1.00', '1.01', '4.99', '5.00'].map(toneOf)).toEqual([
    'none',
    'none',
    'none',
    'win',
    'win',
    'big',
  ]);
});

test('the strip holds each round once, newest first', () => {
  const past = Array.from({ length: historyMax }, (_, index) => ({
    roundId: String(index),
    multiplier: '0.00',
  }));
  const next = withRound(past, { roundId: '3', multiplier: '2.00' });
  expect(next[0]).toEqual({ roundId: '3', multiplier: '2.00' });
  expect(next).toHaveLength(historyMax);
  expect(withRound(past, { roundId: 'new', multiplier: '0.00' })).toHaveLength(historyMax);
});

test('multipliers read as people write them', () => {
  expect(shortMultiplier('9.60', 'pt-BR')).toBe('9,6×');
  expect(shortMultiplier('0.00', 'en-US')).toBe('0.0×');
  expect(shortMultiplier('1.98', 'pt-BR')).toBe('1,98×');
});
