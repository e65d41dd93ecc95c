import { expect, test } from 'vitest';
import { readFlags } from '../../lib/kept-flags.ts';
import { memoryStore } from '../../lib/storage.ts';
import { isWin } from './feedback.ts';

test('a payout up to the stake is no win: losses are not celebrated', () => {
  expect(isWin(1000n, 1001n)).toBe(true);
  expect(isWin(1000n, 1000n)).toBe(false);
  expect(isWin(1000n, 400n)).toBe(false);
});

test('sounds stay off until they are turned on', () => {
  expect(readFlags(memoryStore()).isSoundOn).toBe(false);
  const turnedOn = memoryStore({ 'ui-flags': JSON.stringify({ isSoundOn: true, isVibrationOn: false }) });
  expect(readFlags(turnedOn)).toMatchObject({ isSoundOn: true, isVibrationOn: false });
});
