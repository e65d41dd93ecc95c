import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPlatformClient, responseSignature } from './index.ts';

const secret = 'a secret of the two sides';
const mebibyte = 1024 * 1024;

/** A client of a platform that packs what it says. */
async function packing(text: string) {
  const server = createServer((request, response) => {
    const requestId = String(request.headers['x-platform-request']);
    const signature = responseSignature(secret, { requestId, status: 200, body: text });
    response.writeHead(200, { 'x-platform-signature': signature, 'content-encoding': 'gzip' });
    response.end(gzipSync(text, { level: 1 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const client = createPlatformClient({
    baseUrl: `http://127.0.0.1:${port}`,
    operator: 'arara',
    secret,
    timeoutMs: 50_000,
  });
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { client, close };
}

test('what a platform answers is read up to a size, however well it is packed', async () => {
  const lobby = '{"games":[],"next":null}';
  const balance = '{"player":"p","currency":"BRL","balance":"1.00"}';
  for (const [text, kind] of [
    [lobby.padEnd(10 * mebibyte), 'ok'],
    [lobby.padEnd(40 * mebibyte), 'unknown'],
  ] as const) {
    const { client, close } = await packing(text);
    const outcome = await client.games(0);
    expect(outcome.kind).toBe(kind);
    if (outcome.kind === 'unknown') expect(outcome.reason).toBe('bad_answer');
    await close();
  }
  const { client, close } = await packing(balance.padEnd(2 * mebibyte));
  expect(await client.balance('p')).toMatchObject({ kind: 'unknown', reason: 'bad_answer' });
  await close();
});
