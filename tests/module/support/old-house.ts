import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liftGuards } from '../../../apps/server/src/database/backup/guards.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { databaseFolder, readMigrations } from '../../../apps/server/src/database/migration-files.ts';
import { createTestDatabase, type TestDatabase } from '../../../apps/server/src/testing/database.ts';
import { withClient } from '../../../apps/server/src/testing/template.ts';

export type OldRows = Record<string, readonly Record<string, unknown>[]>;

/**
 * The rows of `old-houses/NNNN.json`: what a house had in its tables when that migration was its last, and the sums of the files
 * it was made with, so that one which was edited since is refused here as it is there.
 */
export const rowsOf = (number: string): OldRows =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../old-houses/${number}.json`), 'utf8'));

/** A database as a release of then left it; nothing of today's has been applied. */
export async function createOldHouse(number: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  const all = readMigrations(join(databaseFolder(), 'migrations'));
  await migrate(database.url, { through: all.filter((migration) => migration.number <= Number(number)) });
  await withClient(database.url, async (client) => {
    const tables = Object.entries(rowsOf(number));
    await client.query('begin');
    const restoreGuards = await liftGuards(
      client,
      tables.map(([table]) => table),
    );
    for (const [table, rows] of tables) {
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      // The migrations lay out some tables themselves; house accounts and their like stay.
      await client.query(`delete from ${table} where ${isOfThem(table)}`);
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
      const ids = rows.map(({ id }) => id).filter((id) => typeof id === 'number');
      if (ids.length > 0)
        await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, Math.max(...ids)]);
    }
    await restoreGuards();
    await client.query('commit');
  });
  return database;
}

const isOfThem = (table: string) => (table === 'ledger_account' ? 'member_id is not null' : 'true');
