import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change, SandboxStore } from './store.ts';

/** Lines beyond which a journal that mostly repeats itself is written anew when opened. */
const compactAboveLines = 1000;

/**
 * An append-only file of JSON lines, one per `append`, on disk before it is acknowledged; appends that
 * arrive together share one fsync. What could not be written, on a full disk say, is written before the next. A torn last line, the trace of a kill, is cut off; damage anywhere
 * else throws. One process at a time.
 */
export async function openJournalStore(path: string): Promise<SandboxStore> {
  await mkdir(dirname(path), { recursive: true });
  const { lines, soundBytes } = parseJournal(await readOrEmpty(path));
  const compacted = compact(lines);
  if (compacted) await replaceJournal(path, compacted);
  const file = await open(path, 'a');
  if (!compacted) await file.truncate(soundBytes);
  await file.sync();
  await syncFolder(path);
  const writer = createWriter(file, (await file.stat()).size);
  const changes = compacted ?? lines.flat();
  return { load: () => changes, append: (added) => writer.append(lineOf(added)), close: writer.close };
}

/** The last value of everything that still exists, where that is much shorter than the story of it. */
function compact(lines: readonly Change[][]): Change[] | null {
  if (lines.length <= compactAboveLines) return null;
  const latest = new Map(lines.flat().map((change) => [`${change.kind} ${change.id}`, change]));
  const kept = [...latest.values()].filter((change) => change.value !== null);
  return lines.length > kept.length * 2 ? kept : null;
}

function createWriter(file: FileHandle, soundBytes: number) {
  let waiting: { line: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let flushing: Promise<void> | null = null;
  /** How much of the file is beyond doubt, and what was not promised but is remembered: it goes before what comes next. */
  let sound = soundBytes;
  let owed = '';

  const write = async (lines: string): Promise<void> => {
    // After a failed write the tail of the file is in doubt.
    if (owed !== '') await file.truncate(sound);
    const text = owed + lines;
    owed = text;
    await file.appendFile(text);
    await file.datasync();
    sound += Buffer.byteLength(text);
    owed = '';
  };
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.map((entry) => entry.line).join(''));
        for (const entry of batch) entry.resolve();
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    flushing = null;
  };
  const append = (line: string): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ line, resolve, reject });
      flushing ??= flush();
    });
  const close = async (): Promise<void> => {
    await flushing;
    await file.close();
  };
  return { append, close };
}

function parseJournal(text: string): { lines: Change[][]; soundBytes: number } {
  const rows = text.split('\n');
  rows.pop(); // what follows the last newline: nothing, or a torn line
  const lines: Change[][] = [];
  let soundBytes = 0;
  for (const [index, row] of rows.entries()) {
    const changes = parseLine(row);
    if (changes === null && index === rows.length - 1) break;
    if (changes === null) throw new Error(`the sandbox journal is damaged at line ${index + 1}`);
    lines.push(changes);
    soundBytes += Buffer.byteLength(row) + 1;
  }
  return { lines, soundBytes };
}

function parseLine(row: string): Change[] | null {
  try {
    const changes: unknown = JSON.parse(row);
    // Only lineOf writes this file; whatever parses as a list is what it wrote.
    return Array.isArray(changes) ? (changes as Change[]) : null;
  } catch {
    return null;
  }
}

function lineOf(changes: readonly Change[]): string {
  return `${JSON.stringify(changes)}\n`;
}

async function readOrEmpty(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Written beside, synced, then renamed over: a kill leaves either the old journal or the new one. */
async function replaceJournal(path: string, changes: readonly Change[]): Promise<void> {
  const file = await open(`${path}.new`, 'w');
  await file.writeFile(changes.map((change) => lineOf([change])).join(''));
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  await folder.sync();
  await folder.close();
}
