import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { csvLines } from './export-file.ts';
import { fileNames } from './file-names.ts';

const day = '2031-03-03';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('a game that is played while the file of all games is read stands in it, once', async () => {
  const { db } = house.house;
  await db.query(
    `insert into report_game_day (day, game, category, rounds, stake_cents, stake_cash_cents, payout_cents, payout_cash_cents)
     select $1, 'game-' || n, 'slots', 1, n * 100, n * 100, 0, 0 from generate_series(1, 250) n`,
    [day],
  );
  const file = { kind: 'breakdown', from: day, to: day, by: 'game' } as const;
  const actor = { staffId: randomUUID(), email: '', ip: '' };
  const names = fileNames(house.house, { of: 'game', from: day, to: day, actor });
  const games: string[] = [];
  for await (const lines of csvLines(house.house, file, 'en', names)) {
    const names = lines.match(/game-\d+/g) ?? [];
    games.push(...new Set(names));
    // The least played one is played more than any other.
    if (names.length > 0)
      await db.query(`update report_game_day set stake_cents = 9999900 where game = 'game-1'`);
  }
  expect(games.filter((game) => game === 'game-1')).toHaveLength(1);
  expect(games).toHaveLength(250);
});
