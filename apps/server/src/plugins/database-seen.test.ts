import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { arePayoutsHeld, meetDatabase, releasePayouts } from './database-life.ts';
import { openSeen } from './database-seen.ts';
import { openPool } from './transaction.ts';

const log = silentLog;
const folder = mkdtempSync(join(tmpdir(), 'arara-seen-'));
const [one, other] = [join(folder, 'one', 'seen.json'), join(folder, 'other', 'seen.json')];
const databases: { database: TestDatabase; db: ReturnType<typeof openPool> }[] = [];
let begun = 0;

/** A start on a database by a machine that remembers in a file. */
const start = (db: ReturnType<typeof openPool>, file: string) =>
  meetDatabase(
    db,
    log,
    async () => {
      begun += 1;
    },
    openSeen(file),
  );

async function newDatabase() {
  const database = await createTestDatabase();
  const db = openPool(database.url, 4);
  databases.push({ database, db });
  return db;
}

/** As another server it is one that a standby's takeover left behind, with its own name for itself. */
const nameItself = (db: ReturnType<typeof openPool>, metAt: string) =>
  db.query('update database_life set met_at = $1', [metAt]);

beforeEach(() => {
  begun = 0;
});
afterAll(async () => {
  for (const { database, db } of databases) {
    await db.end();
    await database.drop();
  }
  rmSync(folder, { recursive: true });
});

test('a primary that comes back after a standby took its place is another database, though it takes itself for the last one', async () => {
  const [primary, standby] = [await newDatabase(), await newDatabase()];
  await start(primary, one);
  await start(primary, other);
  // What a standby has of it, and then a timeline of its own.
  await start(standby, join(folder, 'no-machine.json'));
  await nameItself(standby, 'yesterday');
  await standby.query(`update database_life set timeline = '00000000'`);
  await Promise.all([start(standby, one), start(standby, other)]);
  expect(begun).toBe(1);
  await start(standby, one);
  expect(begun).toBe(1);

  await Promise.all([start(primary, one), start(primary, other)]);
  expect(begun).toBe(2);
  expect(await arePayoutsHeld(primary)).toBe(true);
  await releasePayouts(primary);
  await Promise.all([start(primary, one), start(primary, other)]);
  expect(begun).toBe(2);
  expect(await arePayoutsHeld(primary)).toBe(false);
});

test('a database whose log is shorter than it was is another one: its disk was brought back', async () => {
  const db = await newDatabase();
  const file = join(folder, 'snapshot.json');
  await start(db, file);
  const seen = openSeen(file);
  await seen.look(db);
  const { position, metAt, ...life } = seen.last() ?? { position: 0n, metAt: 0n };
  const later = { ...life, metAt: String(metAt), position: String(position + 1_000_000_000n) };
  writeFileSync(file, JSON.stringify(later));
  await start(db, file);
  expect(begun).toBe(1);
  expect(await arePayoutsHeld(db)).toBe(true);
  await start(db, file);
  expect(begun).toBe(1);
});

test('a machine that remembers nothing, or nothing that can be read, and a database that is new hold nothing back', async () => {
  const db = await newDatabase();
  const file = join(folder, 'torn.json');
  await start(db, file);
  writeFileSync(file, '{"systemId":');
  await start(db, file);
  const later = await newDatabase();
  await start(later, file);
  const newer = await newDatabase();
  await start(newer, file);
  expect(begun).toBe(0);
  expect(await arePayoutsHeld(newer)).toBe(false);
});
