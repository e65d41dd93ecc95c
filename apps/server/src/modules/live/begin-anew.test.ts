import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLife } from '../../plugins/database-life.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openSecondInstance } from '../games/testing/second-instance.ts';
import { lockRound, openRound } from './runner/phases.ts';
import { readTables } from './tables.ts';
import { startLiveHouse, storedRounds } from './testing/live-house.ts';

let test_: TestHouse;
beforeAll(async () => {
  test_ = await startLiveHouse({}, { runsTables: false });
});
afterAll(() => test_.close());

test('a database that forgot rounds draws none of them again: tables go on with another chain, and what was drawn and not begun is drawn anew', async () => {
  const { house } = test_;
  const { rows } = await house.db.query<{ slug: string }>(
    `select slug from live_table where play = 'flight' order by position limit 1`,
  );
  const slug = rows[0]?.slug ?? '';
  const [table] = await readTables(house.db, slug);
  if (!table) throw new Error('no flight');
  const latest = async () => {
    const found = (await storedRounds(test_, slug)).find(({ phase }) => phase !== 'waiting');
    if (!found) throw new Error('no round');
    return found;
  };
  await openRound(house, table);
  const { id } = await latest();
  expect(await lockRound(house, table, id)).toBe(true);
  const drawn = await latest();
  await forgetLife(house.db);
  const started = await openSecondInstance(test_);
  await started.close();

  expect(await latest()).toMatchObject({ id, phase: 'open', chain_id: null, secret: null, top: null });
  expect(await lockRound(house, table, id)).toBe(true);
  const again = await latest();
  expect(again).toMatchObject({ phase: 'locked', position: 1 });
  expect(again.chain_id).not.toBe(drawn.chain_id);
});
