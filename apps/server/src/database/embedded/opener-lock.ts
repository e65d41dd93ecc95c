import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { AlreadyOpenError, LaunchError } from './launch-error.ts';
import { startTicks } from './process-table.ts';

type Opener = { pid: number; started: string | null };

/**
 * Marks this process as the one that opened a cluster, and returns the release. A mark left by a process
 * that no longer runs is taken over; a living one's refuses us.
 */
export async function takeOpenerLock(path: string, place: string): Promise<() => void> {
  const own = JSON.stringify({ pid: process.pid, started: startTicks(process.pid) } satisfies Opener);
  const mine = `${path}.${process.pid}`;
  for (;;) {
    writeMark(mine, own, place);
    // Linking is atomic and fails when the mark exists, and the mark never appears half written.
    if (tryLink(mine, path)) {
      rmSync(mine);
      break;
    }
    const holder = readOpener(path);
    if (holder && startTicks(holder.pid) !== null && startTicks(holder.pid) === holder.started) {
      rmSync(mine);
      throw new AlreadyOpenError(`the database in ${place} is already open: process ${holder.pid} uses it`);
    }
    // Two who find the same dead mark both replace it; the later one stays, and the earlier sees that here.
    renameSync(mine, path);
    await sleep(30);
    if (readFileSync(path, 'utf8') === own) break;
  }
  return () => {
    if (tryRead(path) === own) rmSync(path, { force: true });
  };
}

function writeMark(path: string, own: string, place: string): void {
  try {
    writeFileSync(path, own);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    rmSync(path, { force: true });
    throw new LaunchError(`the disk of ${place} is full: make room on it and start again`);
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function tryRead(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function readOpener(path: string): Opener | null {
  try {
    return JSON.parse(tryRead(path) ?? 'null');
  } catch {
    return null;
  }
}
