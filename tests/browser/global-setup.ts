import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { newDataFolder } from '../../apps/server/src/testing/data-folder.ts';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';
import { staff } from './people.ts';

/** Starts the built server on a database of its own; its address and data folder stand in the environment. */
export async function startServer(): Promise<() => Promise<void>> {
  if (!existsSync('dist/server/main.js')) throw new Error('nothing is built: run node scripts/build.mjs');
  const dataDir = newDataFolder('arara-browser-');
  const child = spawn(process.execPath, [...serverFlags, 'dist/server/main.js'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      CAPTCHA: 'off',
      SEED_HISTORY: 'off',
      SANDBOX_GAMES: '40',
      LOG_LEVEL: 'warn',
      STREAM_ORIGINS: 'https://camera.example',
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
      // Whoever was made a moment ago decides with an authenticator of the same moment.
      STAFF_SETTLED_HOURS: '0',
      // One account reads for all tests.
      STAFF_PEOPLE_HOUR: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const address = /ready (http:\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
  });
  process.env.ARARA_URL = url;
  process.env.ARARA_DATA_DIR = dataDir;
  return async () => {
    await new Promise<void>((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// Playwright asks for a default export.
export default startServer;
