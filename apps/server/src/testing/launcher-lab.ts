import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runningPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts';
import { closeSocketFolder } from '../database/embedded/socket-folder.ts';
import { withClient } from './template.ts';

/** What a holding process said last: where its database is, or why it got none. */
type Word = { url: string; adopted?: boolean; refused?: string };

/** Another process that opened a data folder, or was refused. */
export type Holder = { pid: number; last: Word; end(signal: NodeJS.Signals): Promise<void> };

type HoldOptions = { command?: string[]; uid?: number; gid?: number };

/** Data folders and processes to try the launcher with; `clear` ends and removes all of them. */
export function launcherLab() {
  const folders: string[] = [];
  const children: ChildProcess[] = [];
  const notes: string[] = [];
  const note = (message: string) => void notes.push(message);
  const program = fileURLToPath(new URL('hold-database.ts', import.meta.url));

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
      const [file = '', ...args] = command ?? [process.execPath, '--import', 'tsx', program];
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
