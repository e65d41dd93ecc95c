import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../testing/eventually.ts';

const places = [process.env.NATS_SERVER ?? '', '/usr/sbin/nats-server', '/usr/bin/nats-server'];

/** Where a NATS server is, if there is one: `NATS_SERVER`, or where Debian's package puts it. */
export const findNats = (): string | null => places.find((path) => path !== '' && existsSync(path)) ?? null;

export interface NatsServer {
  readonly url: string;
  /** Kills it and starts it again where it was. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a NATS server of our own on a free port, which it keeps when it is started again. */
export async function startNats(program: string): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-nats-'));
  let server: ChildProcess;
  let port = -1;
  const start = async () => {
    const given = ['--addr', '127.0.0.1', '--port', String(port), '--ports_file_dir', folder];
    server = spawn(program, given, { stdio: 'ignore' });
    const ports = join(folder, `nats-server_${server.pid}.ports`);
    const url = await eventually(
      () => (existsSync(ports) ? /nats:\/\/[^"]+/.exec(readFileSync(ports, 'utf8'))?.[0] : undefined),
      (found) => found !== undefined,
    );
    port = Number(new URL(url ?? '').port);
    return url ?? '';
  };
  const end = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGKILL');
    });
  const url = await start();
  return {
    url,
    restart: async (meanwhile) => {
      await end();
      await meanwhile();
      await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
