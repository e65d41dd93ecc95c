import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { seedGames } from '../modules/games/index.ts';
import { migrateJobs } from '../plugins/jobs.ts';
import { openPlainPool } from '../plugins/transaction.ts';

/** The same server, another of its databases. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs statements on one short-lived connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A statement that is cut off rejects already; the connection's own event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes a migrated database, with the tables of jobs and the games of the house, that can be copied but not connected to, so that copying never has to
 * wait. Left open it has our own tables alone.
 */
export async function createTemplate(url: string, { closed = true } = {}): Promise<string> {
  const name = `arara_template_${randomBytes(5).toString('hex')}`;
  await withClient(url, async (client) => {
    await client.query(`create database ${name}`);
    await migrate(withDatabase(url, name));
    if (!closed) return;
    const jobs = openPlainPool(withDatabase(url, name), 1);
    await migrateJobs(jobs);
    await seedGames(jobs, 'default');
    await jobs.end();
    await client.query(`alter database ${name} with allow_connections false is_template true`);
  });
  return name;
}

export async function dropTemplate(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`alter database ${name} with is_template false`);
    await client.query(`drop database ${name} with (force)`);
  });
}
