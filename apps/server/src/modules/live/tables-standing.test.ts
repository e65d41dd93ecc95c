import { live } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../testing/house.ts';
import { drawLab } from './testing/draw-lab.ts';
import { startLiveHouse, switchTable } from './testing/live-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startLiveHouse();
});
afterAll(() => house.close());

const read = (headers: Record<string, string> = {}) =>
  house.server.inject({ url: `${live.liveTables.path}?lang=pt`, headers });
const bacara = async () =>
  (await read()).json().data.items.find(({ table }: { table: string }) => table === 'bacara');

test('the tables are not sent again while they stand as they stood, whoever looks on', async () => {
  const first = await read();
  const name = String(first.headers.etag);
  await house.house.db.query('update live_table set watched_at = house_now()');
  const again = await read({ 'if-none-match': name });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a table that is changed, a title, and a round that has ended show in the very next answer', async () => {
  const lab = drawLab(house, 'bacara');
  expect(await bacara()).toMatchObject({ is_on: false, history: [] });
  await switchTable(house, 'bacara', true);
  expect(await bacara()).toMatchObject({ is_on: true });
  await house.house.db.query(
    `update game set title = title || '{"pt":"Outro nome"}' where slug = (select game from live_table where slug = 'bacara')`,
  );
  expect(await bacara()).toMatchObject({ title: 'Outro nome' });
  await lab.inPhase('open');
  const { id } = await lab.finish();
  expect((await bacara()).history.map((round: { id: string }) => round.id)).toContain(id);
});

test('of a table that has run for years its last thousand rounds are listed, and no more are counted', async () => {
  await house.house.db.query(
    `insert into live_round (id, table_slug, number, phase, ended_at, settled_at, hash, outcome)
     select uuidv7(), 'arara', 1000000 + n, 'settled', house_now(), house_now(), 'x', '{"end": 150}'
       from generate_series(1, 1050) as n`,
  );
  const page = (number: number) =>
    house.ask(live.liveHistory, { table: 'arara', page: number, page_size: 60 });
  const [first, last, beyond] = [await page(1), await page(17), await page(18)];
  expect([first.total, first.items.length, first.items[0]?.number]).toEqual([1000, 60, 1_001_050]);
  expect([last.items.length, last.items.at(-1)?.number]).toEqual([40, 1_000_051]);
  expect(beyond.items).toEqual([]);
});
