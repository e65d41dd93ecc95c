import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launchDatabase } from './launch.ts';

const log = { info() {}, warn() {} };
let folder: string;

/** A little disk; false where nobody may have one. */
const mount = (size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', folder]).status === 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arara-full-'));
  chmodSync(folder, 0o711);
});
afterEach(() => {
  spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

test('a first start on a disk that is too small says so, and leaves nothing', async (context) => {
  if (!mount('12m')) context.skip();
  await expect(launchDatabase({ dataDir: folder, log })).rejects.toThrow('No space left on device');
  expect(readdirSync(join(folder, 'postgres'))).toEqual([]);
});

test('a start on a disk that is full says so and which', async (context) => {
  if (!mount('1m')) context.skip();
  const first = launchDatabase({ dataDir: folder, log });
  await expect(first).rejects.toThrow();
  try {
    for (;;) writeFileSync(join(folder, 'fill'), Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // It is full.
  }
  await expect(launchDatabase({ dataDir: folder, log })).rejects.toThrow(`the disk of ${folder} is full`);
  expect(readdirSync(join(folder, 'postgres'))).toEqual([]);
});
