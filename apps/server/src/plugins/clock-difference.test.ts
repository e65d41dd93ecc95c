import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { heardLog } from '../testing/heard-log.ts';
import { clockDifferenceMs, refuseOtherTime, watchClocks } from './clock-difference.ts';
import { openPool } from './transaction.ts';

let database: TestDatabase;
let db: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  db = openPool(database.url, 1);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const off = (ms: number) => () => Date.now() + ms;

test('clocks that agree differ by nothing, and one that is off by how much', async () => {
  expect(Math.abs(await clockDifferenceMs(db))).toBeLessThan(1000);
  expect(Math.abs((await clockDifferenceMs(db, off(-90_000))) + 90_000)).toBeLessThan(1000);
});

test.each([
  [180_000, /1(79|80|81) seconds ahead of the database's/],
  [-3_600_000, /3(599|600|601) seconds behind the database's/],
])('a start with a clock %i ms off is refused', async (ms, line) => {
  await refuseOtherTime(db);
  await refuseOtherTime(db, off(60_000));
  await expect(refuseOtherTime(db, off(ms))).rejects.toThrow(line);
});

test('clocks that come apart are told once, and once when they are together again', async () => {
  const { log, lines } = heardLog();
  let ms = 0;
  const clocks = watchClocks(log, () => Date.now() + ms);
  for (const next of [0, 30_000, 31_000, 0, 0]) {
    ms = next;
    await clocks.look(db);
  }
  expect(lines().map(({ level }) => level)).toEqual([50, 30]);
  expect(Math.abs(clocks.lastMs())).toBeLessThan(1000);
});

test("the house goes by this machine while both clocks agree, and by the database's as soon as they do not", async () => {
  const { log } = heardLog();
  let aheadMs = 0;
  let passedMs = 0;
  const { look, clock } = watchClocks(
    log,
    () => Date.now() + aheadMs + passedMs,
    () => performance.now() + passedMs,
  );
  const off = () => Math.round((clock.now().getTime() - Date.now()) / 1000);
  await look(db);
  aheadMs = 1000;
  expect(off()).toBeCloseTo(1, 0);
  // Set a day on, and noticed before anybody has looked again.
  aheadMs = 86_400_000;
  expect(off()).toBeCloseTo(0, 0);
  await look(db);
  expect(off()).toBeCloseTo(0, 0);
  // A database that is away takes no time along.
  passedMs = 60_000;
  expect(off()).toBeCloseTo(60, 0);
  passedMs = 0;
  aheadMs = 0;
  expect(off()).toBeCloseTo(0, 0);
});
