import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/*
 * The plainest server there is: `ws` alone, and a loop that sends each frame to everybody. It is what the fan-out of the
 * house is measured against. Started by `sockets.ts`.
 */

export type ToBare = { readonly type: 'send'; readonly text: string };

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
await once(server, 'listening');
// A listening TCP server has a port, not a path.
process.send?.({ type: 'listening', port: (server.address() as AddressInfo).port });

process.on('message', ({ text }: ToBare) => {
  const frame = Buffer.from(text);
  for (const client of server.clients) client.send(frame, { binary: false });
});
