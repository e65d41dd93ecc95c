import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags } from '../../../scripts/lib/server-flags.mjs';

/** One server process of several on one database. */
export interface Instance {
  /** The name of its connections in the database. */
  readonly name: string;
  /** Where it listens; null while it does not run. */
  readonly port: number | null;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Lets it stand still, with all that it holds, and go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it if it runs and removes its folder. */
  clear(): Promise<void>;
}

/** Instances of one database have one key. */
const key = randomBytes(32).toString('base64url');

/** An instance of the built server `program`; it does not run yet. */
export function newInstance(name: string, program: string, env: Record<string, string>): Instance {
  const dataDir = mkdtempSync(join(tmpdir(), 'arara-instance-'));
  chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, 'secret.key'), `${key}\n`, { mode: 0o600 });
  const database = new URL(env.DATABASE_URL ?? '');
  database.searchParams.set('application_name', name);
  let child: ChildProcess | null = null;
  let port: number | null = null;
  const kill = async () => {
    const running = child;
    child = null;
    port = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exit = new Promise<void>((done) => running.once('exit', () => done()));
    running.kill('SIGKILL');
    await exit;
  };
  return {
    name,
    get port() {
      return port;
    },
    start: async () => {
      const started = spawn(process.execPath, [...serverFlags, program], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          PORT: '0',
          CAPTCHA: 'off',
          SANDBOX: 'on',
          SANDBOX_GAMES: '0',
          LOG_LEVEL: 'fatal',
          ARARA_SITES: '/nonexistent',
          ...env,
          DATABASE_URL: database.href,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      port = await portOf(started);
    },
    kill,
    signal: (name) => void child?.kill(name),
    clear: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const readyWithinMs = 120_000;

/** Where a server listens, once it says that it is ready. */
function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('the server has no output');
  const lines = createInterface(stdout);
  return new Promise((ready, failed) => {
    lines.on('line', (line) => {
      const url = /^ready (http:\S+)/.exec(line)?.[1];
      if (url) ready(Number(new URL(url).port));
    });
    lines.once('close', () => failed(new Error('a server ended before it was ready')));
    setTimeout(() => failed(new Error('a server was not ready in time')), readyWithinMs).unref();
  });
}
