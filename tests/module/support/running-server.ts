import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openClusterHome } from '../../../apps/server/src/database/embedded/cluster-home.ts';
import {
  runningPostmaster,
  socketUrl,
  stopPostmaster,
} from '../../../apps/server/src/database/embedded/postmaster.ts';
import { closeSocketFolder } from '../../../apps/server/src/database/embedded/socket-folder.ts';
import { serverFlags } from '../../../scripts/lib/server-flags.mjs';
import { builtServer } from './built-server.ts';

const silent = { info() {}, warn() {} };

/** The real server in a process of its own, with its embedded database in a folder of its own. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Where its database is reached while it runs. */
  databaseUrl(): string;
  start(): Promise<void>;
  /** The same up to a line that begins so; gives what it said. */
  startUntil(line: string): Promise<readonly string[]>;
  /** `kill -9` of the server; its database lives on. */
  killServer(): Promise<void>;
  /** `kill -9` of the postmaster, which the server notices by itself. */
  killDatabase(): void;
  /** Asks it to end, and tells its exit code. */
  stop(): Promise<number | null>;
  /** Ends whatever is left of it and removes its folder. */
  clear(): Promise<void>;
}

/** Prepares a server on a free port; it does not run yet. */
export async function prepareServer(more: Record<string, string> = {}): Promise<RunningServer> {
  const program = await builtServer('main');
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-kill-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    CAPTCHA: 'off',
    SEED_HISTORY: 'off',
    SANDBOX: 'on',
    LOG_LEVEL: 'fatal',
    ARARA_SITES: '/nonexistent',
    ...more,
  };
  let child: ChildProcess | null = null;

  const postmaster = () => {
    const found = runningPostmaster(join(openClusterHome(dataDir, silent).folder, 'cluster'));
    if (!found) throw new Error('no PostgreSQL runs');
    return found;
  };
  const ended = async (signal: NodeJS.Signals) => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null)
      return running?.exitCode ?? null;
    const exit = new Promise<number | null>((done) => running.once('exit', (code) => done(code)));
    running.kill(signal);
    return exit;
  };

  const startUntil = async (line: string) => {
    const started = spawn(process.execPath, [...serverFlags, program], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    return untilSaid(started, line);
  };

  return {
    url,
    dataDir,
    databaseUrl: () => socketUrl(postmaster().socketFolder, 'arara'),
    start: async () => void (await startUntil('ready ')),
    startUntil,
    killServer: async () => void (await ended('SIGKILL')),
    killDatabase: () => void process.kill(postmaster().pid, 'SIGKILL'),
    stop: () => ended('SIGTERM'),
    clear: async () => {
      await ended('SIGKILL');
      const left = runningPostmaster(join(openClusterHome(dataDir, silent).folder, 'cluster'));
      if (left) {
        await stopPostmaster(left.pid);
        closeSocketFolder(left.socketFolder);
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilSaid(child: ChildProcess, wanted: string): Promise<readonly string[]> {
  if (!child.stdout) throw new Error('the server has no output');
  const said: string[] = [];
  const lines = createInterface(child.stdout);
  await new Promise<void>((ready, failed) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.startsWith(wanted)) ready();
    });
    child.once('exit', () => failed(new Error(`the server ended before it was ready: ${said.join(' | ')}`)));
  });
  return said;
}

/**
 * A port below those that a system gives away by itself (32768 and up): a server listens only at the end of its start, and until then somebody
 * else who asks for any port must not be given this one.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((told) => {
      server.once('error', () => told(false));
      server.listen(port, '127.0.0.1', () => told(true));
    });
    if (!isFree) continue;
    await new Promise<void>((closed) => server.close(() => closed()));
    return port;
  }
  throw new Error('no port is free');
}
