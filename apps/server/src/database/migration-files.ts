import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One numbered file of `db/migrations`. */
export type Migration = { number: number; name: string; sql: string; sha256: string };

/** A migration cannot be applied, or the database and the files disagree; the message is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The repository's `db` folder, found upwards from this file: from the sources or from the bundle in `dist`. */
export function databaseFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'db', 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new MigrationError('no folder db/migrations above the server');
    folder = parent;
  }
  return join(folder, 'db');
}

/** Reads `NNNN_name.sql`, in order; two files of one number or a name of another form are an error. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = names.sort().map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (!number) throw new MigrationError(`${name} is not named like 0001_what_it_does.sql`);
    const sql = readFileSync(join(folder, name), 'utf8');
    return { number: Number(number), name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
  for (const [index, migration] of migrations.entries()) {
    const next = migrations[index + 1];
    if (next?.number === migration.number) {
      throw new MigrationError(`${migration.name} and ${next.name} have the same number`);
    }
  }
  return migrations;
}
