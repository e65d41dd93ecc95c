import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { arePayoutsHeld, meetDatabase } from '../plugins/database-life.ts';
import { openPool } from '../plugins/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { heardLog } from '../testing/heard-log.ts';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { databaseFolder } from './migration-files.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'arara-restore-'));
const migrations = join(folder, 'migrations');
cpSync(join(databaseFolder(), 'migrations'), migrations, { recursive: true });
let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase({ empty: true });
});
afterEach(() => Promise.all([source.drop(), target.drop()]));
afterAll(() => rmSync(folder, { recursive: true }));

test('a restore that is cut off once its rows are there has forgotten, on the very server of the backup too', async () => {
  const db = openPool(source.url, 2);
  const log = heardLog().log;
  await meetDatabase(db, log, async () => {});
  await db.end();
  const file = join(folder, 'backup.tar.gz');
  await backup(source.url, file);
  // As a kill would at that moment.
  writeFileSync(join(migrations, '9999_ends_here.sql'), 'select 1 / 0');
  await expect(restore(target.url, file, { dir: migrations })).rejects.toThrow('9999_ends_here');

  const restored = openPool(target.url, 2);
  expect(await arePayoutsHeld(restored)).toBe(true);
  let begunAnew = 0;
  await meetDatabase(restored, log, async () => {
    begunAnew += 1;
  });
  expect(begunAnew).toBe(1);
  expect(await arePayoutsHeld(restored)).toBe(true);
  await restored.end();
});

test.each(['0090_a_database_that_forgets.sql', '9999_ends_here.sql'])(
  'so has one of a backup of before anybody remembered databases, cut off at %s',
  async (at) => {
    const older = join(folder, `older-${at}`);
    const cut = join(folder, `cut-${at}`);
    for (const dir of [older, cut]) cpSync(join(databaseFolder(), 'migrations'), dir, { recursive: true });
    for (const name of readdirSync(older)) if (name >= '0090') rmSync(join(older, name));
    writeFileSync(join(cut, at), 'select 1 / 0');
    await source.drop();
    source = await createTestDatabase({ empty: true });
    await migrate(source.url, { dir: older });
    const file = join(folder, `older-${at}.tar.gz`);
    await backup(source.url, file);
    await expect(restore(target.url, file, { dir: cut })).rejects.toThrow(at.slice(0, 4));

    // As the next start does.
    await migrate(target.url);
    const restored = openPool(target.url, 2);
    const { log } = heardLog();
    // Cut off once more, before anything has begun anew.
    const cutOff = meetDatabase(restored, log, () => Promise.reject(new Error('cut off')));
    await expect(cutOff).rejects.toThrow('cut off');
    let begunAnew = 0;
    for (let start = 0; start < 2; start += 1)
      await meetDatabase(restored, log, async () => {
        begunAnew += 1;
      });
    expect(begunAnew).toBe(1);
    expect(await arePayoutsHeld(restored)).toBe(true);
    await restored.end();
  },
);
