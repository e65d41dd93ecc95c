import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { withClient, withDatabase } from './template.ts';

/** A database of a test's own. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates a migrated database that nobody else uses; `drop` ends every connection to it first.
 * With `empty` it has no schema at all.
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const admin = inject('databaseUrl');
  const name = `arara_test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(admin, name, options.empty ? 'template0' : inject('templateName'));
  return {
    url: withDatabase(admin, name),
    drop: () =>
      withClient(admin, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function copyDatabase(admin: string, name: string, template: string): Promise<void> {
  await withClient(admin, async (client) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // File by file: through the log, which is the default, every page costs much more.
        await client.query(`create database ${name} template ${template} strategy file_copy`);
        return;
      } catch (error) {
        // 55006: somebody is connected to the template, for instance to create it.
        if (!(error instanceof pg.DatabaseError) || error.code !== '55006' || attempt === 50) throw error;
        await sleep(100);
      }
    }
  });
}
