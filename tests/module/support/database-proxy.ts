import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to a database that can be cut off and mended, as a network does to one. */
export interface DatabaseProxy {
  /** The same database, reached through here. */
  readonly url: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  mend(): void;
  /** Passes nothing on any more, without a word to either side. */
  hush(): void;
  /** Passes on what was kept back, and all that follows. */
  speak(): void;
  close(): Promise<void>;
}

/** Opens a way to the database of `url`, which is on a TCP address or in a socket's folder. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const connect = () =>
    folder?.startsWith('/')
      ? createConnection(join(folder, `.s.PGSQL.${port}`))
      : createConnection(port, folder ?? target.hostname);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  // A listening TCP server has a port, not a path.
  through.port = String((server.address() as AddressInfo).port);
  through.searchParams.delete('host');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    hush: () => {
      for (const socket of open) socket.pause();
    },
    speak: () => {
      for (const socket of open) socket.resume();
    },
    close: async () => {
      endAll();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
