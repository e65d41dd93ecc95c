import type { LotteryEvent } from '@arara/games';
import { trevoLottery } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { firstLotteryChoice, isPlayable, type LotteryChoice, marked } from './choice.ts';
import { drawMoments } from './moments.ts';

const events: LotteryEvent[] = [
  { type: 'ticket_marked', numbers: [1, 2, 3, 4, 5], isQuickPick: true },
  { type: 'ball_drawn', number: 3, isHit: true, hits: 1 },
  { type: 'ball_drawn', number: 80, isHit: false, hits: 1 },
  { type: 'ticket_scored', hits: 1, multiplier: 20_000 },
];

test('the ticket is shown first, then ball by ball, the result last', () => {
  const scenes = drawMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ balls }) => balls.length)).toEqual([0, 1, 2, 2]);
  expect(scenes.map(({ isTold }) => isTold)).toEqual([false, false, false, true]);
  expect(scenes.every(({ numbers }) => numbers?.length === 5)).toBe(true);
  expect(scenes.at(-1)).toMatchObject({ balls: [3, 80], hits: 1 });
});

test('a ticket takes five numbers, gives them back, and is played whole or left to the draw', () => {
  const mark = (choice: LotteryChoice, number: number) => marked(choice, number, trevoLottery);
  const full = [80, 3, 41, 7, 1].reduce(mark, firstLotteryChoice);
  expect(full.numbers).toEqual([1, 3, 7, 41, 80]);
  expect(mark(full, 50)).toBe(full);
  const four = mark(full, 41);
  expect(four.numbers).toEqual([1, 3, 7, 80]);
  expect([firstLotteryChoice, four, full].map((choice) => isPlayable(choice, trevoLottery))).toEqual([
    true,
    false,
    true,
  ]);
});
