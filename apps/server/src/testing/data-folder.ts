import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usableMemory } from '../database/embedded/server-settings.ts';

const GiB = 1024 ** 3;
const inMemory = '/dev/shm';
const tmpfs = 0x01021994;

/** Where folders of test data may lie. */
export const dataRoots: readonly string[] = [inMemory, tmpdir()].filter(existsSync);

/**
 * A new folder for data that need not outlive the machine: in memory where there is room, because a database is a thousand
 * small files, and every test house copies one.
 */
export function newDataFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), prefix));
  // PostgreSQL's user must get through to its folder inside.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(inMemory)) return false;
  const { type, bavail, bsize } = statfsSync(inMemory);
  return type === tmpfs && bavail * bsize >= 2 * GiB && usableMemory() >= 6 * GiB;
}
