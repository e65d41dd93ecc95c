import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { runningPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts';
import { closeSocketFolder } from '../database/embedded/socket-folder.ts';
import { withClient } from './template.ts';

/** What a holding process said last: where its database is, or why it got none. */
type Word = { url: string; adopted?: boolean; refused?: string };

/** Another process that opened a data folder, or was refused. */
export type Holder = { pid: number; last: Word; end(signal: NodeJS.Signals): Promise<void> };

type HoldOptions = { command?: string[]; uid?: number; gid?: number };

/** In the tree, where PostgreSQL's package is found. */
const inTree = resolve(import.meta.dirname, '../../../../.cache/hold-database.mjs');

/** Data folders and processes to try the launcher with; `clear` ends and removes all of them. */
export function launcherLab() {
  const folders: string[] = [];
  const children: ChildProcess[] = [];
  const notes: string[] = [];
  const note = (message: string) => void notes.push(message);
  let bundled: Promise<string> | null = null;
  const holder = () => {
    bundled ??= bundledHolder(inTree);
    return bundled;
  };

  return {
    notes,
    log: { info: note, warn: note },
    folder(mode = 0o711): string {
      const folder = mkdtempSync(join(tmpdir(), 'arara-lab-'));
      chmodSync(folder, mode);
      folders.push(folder);
      return folder;
    },
    remove: (folder: string) => rmSync(folder, { recursive: true, force: true }),
    async hold(dataDir: string, { command, ...user }: HoldOptions = {}): Promise<Holder> {
      const [file = '', ...args] = command ?? [process.execPath, await holder()];
      const child = spawn(file, [...args, dataDir], { ...user, stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const end = async (signal: NodeJS.Signals) => {
        child.kill(signal);
        await ended;
      };
      return { pid: child.pid ?? 0, last: await lastWord(child), end };
    },
    async clear(): Promise<void> {
      for (const child of children) child.kill('SIGKILL');
      for (const folder of folders) {
        const server = runningPostmaster(join(folder, 'postgres', 'cluster'));
        if (server) {
          await stopPostmaster(server.pid);
          closeSocketFolder(server.socketFolder);
        }
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The holding program in one file, which starts much faster than through a loader of TypeScript. */
export async function bundledHolder(outfile: string): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, 'hold-database.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: {
      js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);",
    },
  });
  return outfile;
}

async function lastWord(child: ChildProcess): Promise<Word> {
  if (!child.stdout) throw new Error('the holder has no output');
  for await (const line of createInterface(child.stdout)) {
    const word: Partial<Word> = JSON.parse(line);
    if (word.url || word.refused) return { url: '', ...word };
  }
  throw new Error('the holder ended without a word');
}

/** Rows of one statement on one connection. */
export const query = (url: string, sql: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows);
