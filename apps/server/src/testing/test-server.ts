import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../database/embedded/process-table.ts';
import { launchDatabase } from '../database/launch.ts';
import { dataRoots, newDataFolder } from './data-folder.ts';

/** A server to try things on, never one with anybody's data in it. */
export type TestServer = { url: string; stop(): Promise<void> };

/** The server of `DATABASE_URL`, or a fast and forgetful one of our own that is gone after `stop`. */
export async function testServer(): Promise<TestServer> {
  const url = process.env.DATABASE_URL;
  return url ? { url, stop: async () => {} } : launchTemporary();
}

const log = { info() {}, warn: (message: string) => console.warn(message) };

async function launchTemporary(): Promise<TestServer> {
  await endAbandoned();
  const dataDir = newDataFolder(`arara-test-${process.pid}-`);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '128MB',
    max_wal_size: '256MB',
  };
  const database = await launchDatabase({ dataDir, log, settings });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Ends the servers of test runs that were killed. */
async function endAbandoned(): Promise<void> {
  const found = dataRoots.flatMap((root) => readdirSync(root).map((name) => ({ root, name })));
  for (const { root, name } of found) {
    const pid = /^arara-test-(\d+)-/.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const dataDir = join(root, name);
    try {
      const database = await launchDatabase({ dataDir, log });
      await database.stop();
      rmSync(dataDir, { recursive: true });
    } catch (error) {
      log.warn(`left ${dataDir} as it is: ${error instanceof Error ? error.message : error}`);
    }
  }
}
