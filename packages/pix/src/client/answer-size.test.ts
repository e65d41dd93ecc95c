import { createServer, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { credentials } from '../testing/house.ts';
import { listenUrl } from '../testing/listen.ts';
import { createPixClient } from './pix-client.ts';

const mebibyte = 1024 * 1024;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** An institution that answers everything with `respond`, its token too when `withToken`. */
async function against(respond: (response: ServerResponse) => void, withToken = false) {
  server = createServer((request, response) => {
    if (withToken || request.url !== '/oauth/token') respond(response);
    else response.end(JSON.stringify({ access_token: 't', expires_in: 600 }));
  });
  return createPixClient({ baseUrl: await listenUrl(server), ...credentials, timeoutMs: 60_000 });
}

/** Counts what is written until the other side has had enough. */
function endless(response: ServerResponse, counted: { bytes: number }): void {
  const chunk = Buffer.alloc(mebibyte, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk)) counted.bytes += chunk.length;
    counted.bytes += chunk.length;
  };
  response.on('drain', more);
  more();
}

const tooLarge = { reason: 'bad_answer', detail: 'the answer is too large' };

test('[R13] an answer without an end is unknown, and no more of it is read', async () => {
  const counted = { bytes: 0 };
  const client = await against((response) => endless(response, counted));
  const cause = { ...tooLarge, wasSent: true };
  expect(await client.getPayout('abc')).toMatchObject({ kind: 'unknown', cause });
  // What lies between the two sides comes on top.
  expect(counted.bytes).toBeLessThan(64 * mebibyte);
});

test('[R13] so is one of 200 MB that is packed small, and a token of that kind sends nothing', async () => {
  // What is packed in parts and laid one behind the other is unpacked as one.
  const part = gzipSync(Buffer.alloc(mebibyte, ' '));
  const packed = Buffer.concat(Array.from({ length: 200 }, () => part));
  const respond = (response: ServerResponse) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  let client = await against(respond);
  expect(await client.getPayout('abc')).toMatchObject({ kind: 'unknown', cause: tooLarge });
  server.closeAllConnections();
  server.close();
  client = await against(respond, true);
  const cause = { ...tooLarge, wasSent: false };
  expect(await client.getPayout('abc')).toMatchObject({ kind: 'unknown', cause });
});

test('[R13] headers without an end are unknown', async () => {
  const client = await against(({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\n');
    for (let line = 0; line < 2000; line += 1) socket?.write(`x-${line}: ${'y'.repeat(100)}\r\n`);
  });
  const cause = { reason: 'network', wasSent: true };
  expect(await client.getPayout('abc')).toMatchObject({ kind: 'unknown', cause });
});
