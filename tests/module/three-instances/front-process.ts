import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/*
 * The process behind `front.ts`. What comes from a server is read into one buffer and copied as it is passed on: thousands of
 * sockets that are told something ten times a second would have one made for each piece otherwise.
 */

export interface ToFront {
  readonly ports: readonly number[];
}

const connectionsThatWait = 4_096;
const shared = Buffer.allocUnsafe(256 * 1024);
let ports: readonly number[] = [];
let turn = 0;

function passOn(near: Socket): void {
  const port = ports[turn % Math.max(ports.length, 1)];
  turn += 1;
  near.on('error', () => {});
  if (port === undefined) return void near.destroy();
  const far = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: {
      buffer: shared,
      // Whoever reads too slowly holds up its server, as it would without us.
      callback: (bytes) => near.destroyed || near.write(Buffer.from(shared.subarray(0, bytes))),
    },
  });
  far.on('error', () => {});
  far.on('close', () => near.destroy());
  near.on('close', () => far.destroy());
  near.on('drain', () => far.resume());
  near.pipe(far);
}

process.on('message', (message: ToFront) => {
  ports = message.ports;
});
process.on('disconnect', () => process.exit());

const server = createServer({ noDelay: true }, passOn);
server.listen({ host: '127.0.0.1', port: 0, backlog: connectionsThatWait }, () => {
  // A listening TCP server has a port, not a path.
  const { port } = server.address() as AddressInfo;
  process.send?.({ port });
});
