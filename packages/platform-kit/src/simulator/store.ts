import { type FileHandle, open, readFile } from 'node:fs/promises';
import type { Direction } from '../wire.ts';

/** What the simulator remembers, each with the player's balance after it; amounts are centavos as text. */
export type Entry =
  | { readonly kind: 'player'; readonly player: string; readonly currency: string }
  | {
      readonly kind: 'transfer';
      readonly reference: string;
      readonly player: string;
      readonly direction: Direction;
      readonly amountCents: string;
      readonly balanceCents: string;
      readonly at: string;
    }
  | { readonly kind: 'round'; readonly player: string; readonly balanceCents: string };

export interface SimulatorStore {
  /** What earlier processes wrote, in their order. Read once. */
  load(): readonly Entry[];
  /** Resolves when the entry would survive the end of the process. */
  append(entry: Entry): Promise<void>;
  close(): Promise<void>;
}

/** Keeps nothing beyond the process: for tests. */
export function createMemoryStore(): SimulatorStore {
  return { load: () => [], append: async () => {}, close: async () => {} };
}

/** Keeps one line an entry in a file; a torn last line, of a kill while writing, is forgotten. */
export async function openJournalStore(path: string): Promise<SimulatorStore> {
  const file = await open(path, 'a+');
  const text = await readFile(path, 'utf8');
  const sound = text.slice(0, text.lastIndexOf('\n') + 1);
  if (sound.length < text.length) await file.truncate(Buffer.byteLength(sound));
  // Only `append` writes this file.
  const entries = sound
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  const append = writer(file);
  return { load: () => entries, append, close: () => file.close() };
}

/** Entries that arrive together are written and synced together. */
function writer(file: FileHandle): SimulatorStore['append'] {
  let lines: string[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  return (entry) => {
    lines.push(`${JSON.stringify(entry)}\n`);
    if (next) return next;
    const flushed = last.then(async () => {
      const batch = lines.join('');
      lines = [];
      next = null;
      await file.appendFile(batch);
      await file.datasync();
    });
    next = flushed;
    last = flushed;
    return flushed;
  };
}
