import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveWriter, createArchive } from './backup/archive.ts';
import { type BackupTable, type Counts, countsName, manifestName, readManifest } from './backup/contents.ts';

const partBytes = 4 * 1024 * 1024;

export type BackupReport = { file: string; bytes: number; tables: number; rows: number; migrations: number };

/**
 * Writes every row of a database, as of one moment, to a new `.tar.gz` that appears only when it is whole.
 * The database stays in use meanwhile. Throws when the file exists.
 */
export async function backup(url: string, file: string): Promise<BackupReport> {
  if (existsSync(file)) throw new Error(`${file} exists: name another file`);
  // A name of its own: of two that write to one file at once, neither is in the other's.
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const archive = createArchive(partial);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const manifest = await readManifest(client);
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
    const counts: Counts = {};
    for (const table of manifest.tables) counts[table.name] = await copyTable(client, table, archive);
    await archive.add(countsName, Buffer.from(JSON.stringify(counts, null, 2)));
    const bytes = await archive.finish();
    await appear(partial, file);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { file, bytes, tables: manifest.tables.length, rows, migrations: manifest.migrations.length };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Gives a whole file its name, unless another has it by now, in a way that outlasts a crash of the machine. */
async function appear(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
    await rm(partial);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Error(`${file} exists: name another file`);
    // Shares and sticks know no second name of a file.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error;
    await rename(partial, file);
  }
  const folder = await open(dirname(file), 'r');
  // Where a folder cannot be written down by itself, it is with its files.
  await folder.sync().catch(() => {});
  await folder.close();
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function copyTable(client: pg.Client, table: BackupTable, archive: ArchiveWriter): Promise<number> {
  const stream = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`));
  let part: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await archive.add(`data/${table.name}/${String(number).padStart(6, '0')}`, Buffer.concat(part));
    part = [];
    bytes = 0;
  };
  for await (const chunk of stream) {
    part.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  if (bytes > 0) await flush();
  return stream.rowCount;
}
