import type { HallEvent } from '@arara/games';
import { hallSheets } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { type HallChoice, swapped } from './choice.ts';
import { hallMoments } from './moments.ts';

const pace = { ball: 10, closed: 100, extra: 50 };
const events: HallEvent[] = [
  { type: 'cards_laid', cards: [[1, null, 3]] },
  { type: 'ball_drawn', number: 3, isExtra: false },
  { type: 'draw_closed', waiting: [0] },
  { type: 'ball_drawn', number: 1, isExtra: true },
  { type: 'card_won', card: 0, prize: 'line', cells: [0, 1, 2], multiplier: 20_000, payoutCents: 200 },
  { type: 'settled', stakeCents: 100, payoutCents: 200, multiplier: 20_000, isAboveStake: true },
];

test('balls come one by one, the wait between the parts is seen, and prizes are told last', () => {
  const moments = hallMoments(events, pace);
  expect(moments.map(({ ms }) => ms).slice(0, 3)).toEqual([10, 100, 50]);
  const scenes = moments.map(({ scene }) => scene);
  expect(scenes.map(({ balls }) => balls.length)).toEqual([1, 1, 2, 2, 2]);
  expect(scenes.map(({ won }) => won.length)).toEqual([0, 0, 0, 0, 1]);
  expect(scenes.at(-1)).toMatchObject({ isTold: true, waiting: [0], balls: [{}, { isExtra: true }] });
});

test('nothing is waited for when no card plays on', () => {
  const short = events.map((event) => (event.type === 'draw_closed' ? { ...event, waiting: [] } : event));
  expect(hallMoments(short, pace).every(({ ms }) => ms !== pace.closed)).toBe(true);
});

test('swapping goes through every sheet', () => {
  let choice: HallChoice = { cards: 3, sheet: hallSheets.from };
  const seen = new Set<number>();
  for (let turn = 0; turn < hallSheets.to; turn += 1) {
    seen.add(choice.sheet);
    choice = swapped(choice);
  }
  expect(seen.size).toBe(hallSheets.to);
});
