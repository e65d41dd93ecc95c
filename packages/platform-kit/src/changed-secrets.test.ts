import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createPlatformClient } from './index.ts';
import {
  anyVerifier,
  createGuard,
  createSeamlessClient,
  hmacSigner,
  hmacVerifier,
  type SeamlessMessage,
} from './seamless/index.ts';
import { createMemoryStore, createSimulator, type Simulator } from './simulator/index.ts';

const [before, after] = ['the secret of before, of two sides', 'the secret of today, of two sides'];
const open: Simulator[] = [];
afterEach(async () => {
  for (const simulator of open.splice(0)) await simulator.close();
});

/** A platform that has one secret, and a house that has others; `used` counts calls signed with the one of before. */
async function platform(secret: string, ours: { secret: string; secretOld?: string }) {
  const simulator = createSimulator({ store: createMemoryStore(), operator: 'arara', secret, games: 1 });
  open.push(simulator);
  const { apiUrl } = await simulator.listen(0, '127.0.0.1');
  let used = 0;
  const onSecretOld = () => {
    used += 1;
  };
  // A hundred at once wait for each other on a busy machine.
  const timeoutMs = 50_000;
  const client = createPlatformClient({
    baseUrl: apiUrl,
    operator: 'arara',
    ...ours,
    onSecretOld,
    timeoutMs,
  });
  const player = 'd7_player';
  const transfer = (reference: string = randomUUID()) =>
    client.transfer({
      reference,
      player,
      direction: 'in',
      amountCents: 500n,
      currency: 'BRL',
      sentAt: new Date(),
    });
  return { simulator, client, player, transfer, used: () => used };
}

describe('a platform that changes its secret at another moment than the house', () => {
  test.each([
    ['the platform has the one of before', before, { secret: after, secretOld: before }, 102],
    ['the platform has the new one', after, { secret: after, secretOld: before }, 0],
    // The house was given the new one as its old one: whichever it has, both are tried.
    ['the house signs with the wrong one of two', after, { secret: before, secretOld: after }, 102],
  ])('money moves, once a reference: %s', async (_, theirs, ours, used) => {
    const { simulator, client, player, transfer, used: usedThen } = await platform(theirs, ours);
    expect(await client.createPlayer({ player, currency: 'BRL', language: 'pt' })).toMatchObject({
      kind: 'ok',
    });
    const reference = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => transfer(reference)));
    expect(outcomes.every(({ kind }) => kind === 'ok')).toBe(true);
    expect(simulator.balanceOf(player)).toBe(500n);
    expect(await client.findTransfer(reference)).toMatchObject({ kind: 'ok' });
    expect(usedThen()).toBe(used);
  });

  test('a refusal for another reason is no reason to try the other secret', async () => {
    const { client, transfer, used } = await platform(after, { secret: after, secretOld: before });
    expect(await transfer()).toMatchObject({ kind: 'refused', code: 'player_unknown' });
    expect(await client.balance('nobody')).toMatchObject({ kind: 'refused', code: 'player_unknown' });
    expect(used()).toBe(0);
  });

  test('with neither of its secrets nobody can tell, and nothing is done', async () => {
    const { simulator, player, transfer } = await platform('a secret that nobody here has', {
      secret: after,
      secretOld: before,
    });
    expect(await transfer()).toMatchObject({ kind: 'unknown', reason: 'bad_signature' });
    expect(simulator.totalCents()).toBe(0n);
    expect(simulator.balanceOf(player)).toBeUndefined();
  });

  test('the one of before, no longer kept, opens nothing', async () => {
    const { transfer } = await platform(before, { secret: after });
    expect(await transfer()).toMatchObject({ kind: 'unknown', reason: 'bad_signature' });
  });
});

describe('a wallet that takes two secrets', () => {
  const message = (): SeamlessMessage => ({
    time: String(Date.now()),
    request: randomUUID(),
    path: '/api/seamless/test/win',
    body: '{}',
  });

  test('hears both and no third, tells which, and lets a request in once whichever it is signed with', () => {
    const heard: (number | null)[] = [];
    const verify = anyVerifier([hmacVerifier(after), hmacVerifier(before)], (place) => heard.push(place));
    const guard = createGuard(verify, Date.now);
    const one = message();
    expect(guard(one, hmacSigner(after)(one))).toBeNull();
    expect(guard(one, hmacSigner(before)(one))).toBe('request_repeated');
    const other = message();
    expect(guard(other, hmacSigner('a third one')(other))).toBe('wrong_signature');
    expect(guard(other, hmacSigner(before)(other))).toBeNull();
    expect(heard).toEqual([0, 1, null, 1]);
  });
});

test('a win that the wallet did not let in, because the secrets differ for a while, is sent again until it has', async () => {
  let status = 200;
  const wins: unknown[] = [];
  const { createServer } = await import('node:http');
  const wallet = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { transaction: string };
      const isWin = request.url?.endsWith('/win') ?? false;
      if (isWin && status !== 200) return void response.writeHead(status).end('{"error":"wrong_signature"}');
      if (isWin) wins.push(body.transaction);
      const answer = {
        transaction: body.transaction,
        reference: randomUUID(),
        currency: 'BRL',
        balance: '10.00',
        at: new Date().toISOString(),
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => wallet.listen(0, '127.0.0.1', listening));
  const address = wallet.address();
  const walletUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/seamless/test`;
  const simulator = createSimulator({
    store: createMemoryStore(),
    operator: 'arara',
    secret: before,
    games: 1,
    wallet: () => createSeamlessClient({ walletUrl, sign: hmacSigner(before) }),
  });
  open.push(simulator);
  status = 401;
  const table = simulator.seamless?.table;
  await table?.playRound({ player: 'p', session: 's', game: 'g', stakeCents: 100n, winCents: 900n });
  expect(wins).toEqual([]);
  expect(await table?.settle()).toBe(false);
  status = 200;
  expect(await table?.settle()).toBe(true);
  expect(wins).toHaveLength(1);
  await new Promise((closed) => wallet.close(closed));
});
