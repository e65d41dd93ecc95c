import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address for several servers: connections go to those that live, one after the other. */
interface Front {
  readonly url: string;
  /** The ports that are passed on to from now on. */
  serve(ports: readonly number[]): void;
  close(): Promise<void>;
}

export async function openFront(): Promise<Front> {
  let ports: readonly number[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const port = ports[turn % Math.max(ports.length, 1)];
    turn += 1;
    if (port === undefined) return void near.destroy();
    const far = connect({ host: '127.0.0.1', port, noDelay: true });
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
  // A listening TCP server has a port, not a path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (given) => {
      ports = given;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
