import { spawn } from 'node:child_process';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the built server in a process of its own and waits until it is ready. It does not outlive the benchmark, whatever that ends with. */
export function startServer(env: {
  readonly DATABASE_URL: string;
  /** Where the key of the database lies: not in the folder of whoever runs a benchmark. */
  readonly DATA_DIR: string;
  readonly [name: string]: string;
}): Promise<RunningServer> {
  const child = spawn(process.execPath, [...serverFlags, 'dist/server/main.js'], {
    env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', CAPTCHA: 'off', SANDBOX: 'on', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('close', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /ready (http:\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, pid: child.pid ?? 0, stop });
    });
  });
}
