import type { BingoEvent } from '@arara/games';
import { bingoCards } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { firstBingoChoice, swapped } from './choice.ts';
import { hallMoments } from './moments.ts';

test('balls come one by one, and cards are told won only after the last', () => {
  const cards = bingoCards(1, 1);
  const events: BingoEvent[] = [
    { type: 'cards_laid', cards },
    { type: 'ball_drawn', number: 4 },
    { type: 'ball_drawn', number: 90 },
    {
      type: 'card_won',
      card: 0,
      pattern: 'line',
      cells: [0, 1, 2, 3, 4],
      multiplier: 50_000,
      payoutCents: 500,
    },
  ];
  const scenes = hallMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ balls }) => balls.length)).toEqual([1, 2, 2]);
  expect(scenes.map(({ won }) => won.length)).toEqual([0, 0, 1]);
  expect(scenes.map(({ isTold }) => isTold)).toEqual([false, false, true]);
});

test('swapping goes through every sheet before one comes again', () => {
  const sheets = new Set<number>();
  let choice = firstBingoChoice;
  for (let swap = 0; swap < 500; swap += 1) {
    choice = swapped(choice);
    sheets.add(choice.sheet);
  }
  expect(sheets.size).toBe(500);
  expect(choice).toEqual(firstBingoChoice);
});
