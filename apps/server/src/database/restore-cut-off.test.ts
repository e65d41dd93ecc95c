import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { arePayoutsHeld, meetDatabase } from '../plugins/database-life.ts';
import { openPool } from '../plugins/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { heardLog } from '../testing/heard-log.ts';
import { backup } from './backup.ts';
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
