import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { newTxid } from '../client/ids.ts';
import { createPixClient } from '../client/pix-client.ts';
import { credentials, ownKey, sandboxOptions, value } from '../testing/house.ts';
import { listenUrl } from '../testing/listen.ts';
import { createSandboxPsp } from './sandbox-psp.ts';
import { createMemoryStore, type SandboxStore } from './store.ts';

const newCharge = () => ({ txid: newTxid(), amountCents: 100n, expiresInSeconds: 60, key: ownKey });

test('hangs below a path of another server and leaves every other path alone', async () => {
  const psp = createSandboxPsp({ ...sandboxOptions, store: createMemoryStore(), basePath: '/sandbox/psp' });
  const server = createServer(async (request, response) => {
    if (!(await psp.handle(request, response))) response.writeHead(299).end();
  });
  const url = await listenUrl(server);
  const client = createPixClient({ baseUrl: `${url}/sandbox/psp`, ...credentials });
  expect((await client.createCharge(newCharge())).kind).toBe('ok');
  for (const path of [
    '/',
    '/cob',
    '/sandbox/psp',
    '/sandbox/pspx/cob',
    '/sandbox/psp/other',
    '/sandbox/pix/pay',
  ]) {
    expect((await fetch(`${url}${path}`)).status).toBe(299);
  }
  expect((await fetch(`${url}/sandbox/psp/cob/x?a=1`)).status).toBe(401);
  server.closeAllConnections();
  server.close();
  await psp.close();
});

test('answers nonsense with a problem', async () => {
  const psp = createSandboxPsp({ ...sandboxOptions, store: createMemoryStore() });
  const { url } = await psp.listen(0, '127.0.0.1');
  const authorization = await bearer(url);
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}${path}`, { ...init, headers: { authorization } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    return answer.status;
  };
  expect(await send(`/cob/${newTxid()}`, { method: 'PUT', body: '{' })).toBe(400);
  expect(await send(`/cob/${newTxid()}`, { method: 'PUT', body: '"text"' })).toBe(400);
  expect(await send(`/cob/${newTxid()}`, { method: 'PUT', body: 'x'.repeat(300_000) })).toBe(413);
  expect(await send('/cob/%E0%A4%A', { method: 'GET' })).toBe(400);
  expect(await send(`/cob/${newTxid()}`, { method: 'DELETE' })).toBe(404);
  expect(await send('/cob?inicio=x', { method: 'GET' })).toBe(400);
  expect(await send('/elsewhere', { method: 'GET' })).toBe(404);
  await psp.close();
});

test('tells nothing that is not yet durable, not even to a reader', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const store: SandboxStore = { ...createMemoryStore(), append: () => gate };
  const psp = createSandboxPsp({ ...sandboxOptions, store });
  const { url } = await psp.listen(0, '127.0.0.1');
  const client = createPixClient({ baseUrl: url, ...credentials });
  const charge = newCharge();
  const order: string[] = [];
  const made = client.createCharge(charge).then(() => order.push('made'));
  await expect.poll(() => psp.control.charge(charge.txid), { timeout: 20_000 }).not.toBeNull();
  const read = client.getCharge(charge.txid).then(() => order.push('read'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(order).toEqual([]);
  release();
  await Promise.all([made, read]);
  expect(order).toHaveLength(2);
  await psp.close();
});

test('gives no answer when its store fails', async () => {
  const store: SandboxStore = {
    ...createMemoryStore(),
    append: async () => Promise.reject(new Error('disk full')),
  };
  const psp = createSandboxPsp({ ...sandboxOptions, store });
  const { url } = await psp.listen(0, '127.0.0.1');
  const client = createPixClient({ baseUrl: url, ...credentials });
  expect(await client.createCharge(newCharge())).toMatchObject({
    kind: 'unknown',
    cause: { reason: 'network' },
  });
  await expect(psp.close()).rejects.toThrow('disk full');
});

test('refuses options a BR Code or an id could not carry', () => {
  const make = (options: object) => () =>
    createSandboxPsp({ ...sandboxOptions, store: createMemoryStore(), ...options });
  expect(make({ ispb: '1' })).toThrow(RangeError);
  expect(make({ payloadHost: `${'a'.repeat(40)}.example.com` })).toThrow(RangeError);
  expect(make({ payloadHost: 'has space' })).toThrow(RangeError);
});

/** An Authorization header that works. */
async function bearer(url: string): Promise<string> {
  let seen = '';
  const client = createPixClient({
    baseUrl: url,
    ...credentials,
    fetch: (input, init) => {
      seen = new Headers(init?.headers).get('authorization') ?? '';
      return fetch(input, init);
    },
  });
  value(await client.createCharge(newCharge()));
  return seen;
}
