import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

// One byte, two and eight tell the length; a letter may have several bytes.
const texts = ['', 'voo', 'x'.repeat(125), 'x'.repeat(126), `${'ção 🦜'.repeat(7_000)}`, 'x'.repeat(65_536)];

test('a client reads frames of ours as it reads those of the library, in their order', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, { socket: wire }) => {
    for (const text of texts) {
      wire.write(textFrame(text));
      socket.send(text);
    }
    wire.write(Buffer.concat(texts.map(textFrame)));
    socket.close();
  });
  await once(server, 'listening');
  // A listening TCP server has a port, not a path.
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: [string, boolean][] = [];
  client.on('message', (data, isBinary) => heard.push([String(data), isBinary]));
  const [code] = await once(client, 'close');
  server.close();
  expect(heard).toEqual([...texts.flatMap((text) => [text, text]), ...texts].map((text) => [text, false]));
  expect(code).toBe(1005);
});
