import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createPlatformClient, requestLifeMs, requestSignature, responseSignature } from './index.ts';
import { createMemoryStore, createSimulator, openJournalStore, type Simulator } from './simulator/index.ts';

const secret = 'a secret of the two sides';
const open: Simulator[] = [];
afterEach(async () => {
  for (const simulator of open.splice(0)) await simulator.close();
});

/** `timeoutMs` is short where an answer is waited for in vain. */
async function platform(options: Partial<Parameters<typeof createSimulator>[0]> = {}, timeoutMs = 20_000) {
  let at = Date.now();
  const now = () => at;
  const simulator = createSimulator({
    store: createMemoryStore(),
    operator: 'arara',
    secret,
    games: 40,
    now,
    ...options,
  });
  open.push(simulator);
  const { url, apiUrl } = await simulator.listen(0, '127.0.0.1');
  const of = { baseUrl: apiUrl, operator: 'arara', secret, now };
  const client = createPlatformClient({ ...of, timeoutMs });
  const player = 'd7_player';
  await createPlatformClient({ ...of, timeoutMs: 20_000 }).createPlayer({
    player,
    currency: 'BRL',
    language: 'pt',
  });
  const transfer = (
    direction: 'in' | 'out',
    amountCents: bigint,
    reference: string = randomUUID(),
    sentAt = new Date(at),
  ) => client.transfer({ reference, player, direction, amountCents, currency: 'BRL', sentAt });
  const moveBy = (ms: number) => {
    at += ms;
  };
  return { simulator, url, apiUrl, client, player, transfer, moveBy, now };
}

describe('the transfer wallet', () => {
  test('takes money and gives it back, to the centavo', async () => {
    const { client, player, transfer } = await platform();
    expect(await transfer('in', 12_345n)).toMatchObject({ kind: 'ok', value: { balanceCents: 12_345n } });
    expect(await transfer('out', 345n)).toMatchObject({ kind: 'ok', value: { balanceCents: 12_000n } });
    expect(await client.balance(player)).toMatchObject({ kind: 'ok', value: { balanceCents: 12_000n } });
    expect(await transfer('out', 12_001n)).toMatchObject({ kind: 'refused', code: 'insufficient_funds' });
    expect(await client.balance('nobody')).toMatchObject({ kind: 'refused', code: 'player_unknown' });
  });

  test('100 deliveries of one reference have one effect; other values under it are refused', async () => {
    const { simulator, player, transfer } = await platform();
    const reference = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => transfer('in', 500n, reference)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome, bigints))).size).toBe(1);
    expect(simulator.balanceOf(player)).toBe(500n);
    expect(await transfer('in', 501n, reference)).toMatchObject({
      kind: 'refused',
      code: 'reference_conflict',
    });
    expect(await transfer('out', 500n, reference)).toMatchObject({ kind: 'refused' });
    expect(simulator.balanceOf(player)).toBe(500n);
  });

  test('tells what became of a reference', async () => {
    const { client, transfer } = await platform();
    const reference = randomUUID();
    expect(await client.findTransfer(reference)).toMatchObject({ kind: 'refused', code: 'transfer_unknown' });
    const done = await transfer('in', 500n, reference);
    expect(await client.findTransfer(reference)).toEqual(done);
  });
});

const bigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value);

describe('what goes wrong', () => {
  test.each([
    ['dead', 'network', false],
    ['lost', 'timeout', false],
    ['lost_after_commit', 'timeout', true],
    ['broken', 'server_error', false],
    ['wrong_signature', 'bad_signature', true],
  ] as const)('%s is unknown (%s), whether it was done or not', async (kind, reason, isDone) => {
    const { simulator, player, transfer } = await platform({}, 1500);
    simulator.faults.next('transfer', { kind });
    expect(await transfer('in', 700n)).toMatchObject({ kind: 'unknown', reason });
    expect(simulator.balanceOf(player)).toBe(isDone ? 700n : 0n);
  });

  test('a refusal changes nothing; slowness within the time-out is nothing', async () => {
    const { simulator, player, transfer } = await platform();
    simulator.faults.next('transfer', { kind: 'refuse' });
    expect(await transfer('in', 700n)).toMatchObject({ kind: 'refused', code: 'refused' });
    expect(simulator.balanceOf(player)).toBe(0n);
    simulator.faults.always('all', { kind: 'slow', delayMs: 30 });
    expect(await transfer('in', 700n)).toMatchObject({ kind: 'ok' });
    simulator.faults.clear();
  });

  test('a transfer carries the time at which it was sent: however late it leaves after that, it is never done', async () => {
    const { simulator, player, transfer, moveBy, now } = await platform();
    await transfer('in', 900n);
    const sentAt = new Date(now());
    moveBy(requestLifeMs);
    expect(await transfer('out', 100n, randomUUID(), sentAt)).toMatchObject({ kind: 'ok' });
    moveBy(1);
    for (const direction of ['in', 'out'] as const)
      expect(await transfer(direction, 700n, randomUUID(), sentAt)).toMatchObject({
        kind: 'refused',
        code: 'request_expired',
      });
    expect(simulator.balanceOf(player)).toBe(800n);
  });

  test('a request of another secret, too old, or repeated is not let in', async () => {
    const { apiUrl, now, moveBy, client, player, simulator } = await platform();
    const stranger = createPlatformClient({ baseUrl: apiUrl, operator: 'arara', secret: 'guessed', now });
    // Its answer cannot be trusted either.
    expect(await stranger.balance(player)).toMatchObject({ kind: 'unknown', reason: 'bad_signature' });
    const late = createPlatformClient({
      baseUrl: apiUrl,
      operator: 'arara',
      secret,
      now: () => now() - requestLifeMs - 1,
    });
    expect(await late.balance(player)).toMatchObject({ kind: 'refused', code: 'request_expired' });

    const body = JSON.stringify({
      reference: randomUUID(),
      player,
      direction: 'in',
      amount: '5.00',
      currency: 'BRL',
    });
    const [time, requestId] = [String(now()), randomUUID()];
    const signature = requestSignature(secret, {
      method: 'POST',
      path: '/api/transfers',
      time,
      requestId,
      body,
    });
    const send = (text = body) =>
      fetch(`${apiUrl}/transfers`, {
        method: 'POST',
        body: text,
        headers: {
          'x-platform-operator': 'arara',
          'x-platform-time': time,
          'x-platform-request': requestId,
          'x-platform-signature': signature,
        },
      }).then((response) => response.json());
    expect(await send(body.replace('5.00', '9.00'))).toEqual({ error: 'wrong_signature' });
    expect(await send()).toMatchObject({ balance: '5.00' });
    expect(await send()).toEqual({ error: 'request_repeated' });
    moveBy(requestLifeMs + 1);
    expect(await send()).toEqual({ error: 'request_expired' });
    expect(simulator.balanceOf(player)).toBe(500n);
    expect(await client.balance(player)).toMatchObject({ kind: 'ok' });
  });
});

describe('an answer that is signed well', () => {
  /** A platform that says the same to everything. */
  async function saying(body: object) {
    const text = JSON.stringify(body);
    const server = createServer((request, response) => {
      const requestId = String(request.headers['x-platform-request']);
      const signature = responseSignature(secret, { requestId, status: 200, body: text });
      response.writeHead(200, { 'x-platform-signature': signature }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const client = createPlatformClient({ baseUrl: `http://127.0.0.1:${port}`, operator: 'arara', secret });
    return { client, close: () => server.close() };
  }
  const told = {
    player: 'd7_player',
    currency: 'BRL',
    balance: '12.00',
    reference: 'a-reference',
    direction: 'in',
    amount: '12.00',
    at: '2031-03-04T02:30:00Z',
  };
  test.each([
    ['in reais, of the player who was asked about,', 'ok', {}],
    ['in another currency', 'unknown', { currency: 'IDR' }],
    ['of another player', 'unknown', { player: 'd7_other' }],
  ] as const)('%s is %s of what a player has', async (_, kind, more) => {
    const { client, close } = await saying({ ...told, ...more });
    const [player, currency] = ['d7_player', 'BRL'];
    expect(await client.balance(player)).toMatchObject({ kind });
    expect(await client.createPlayer({ player, currency, language: 'pt' })).toMatchObject({ kind });
    close();
  });

  test('in another currency tells nothing of a transfer, neither when it is sent nor when it is asked about', async () => {
    const { client, close } = await saying({ ...told, currency: 'IDR' });
    const { reference, player } = told;
    const sent = { reference, player, amountCents: 1200n, currency: 'BRL', sentAt: new Date() };
    expect(await client.transfer({ ...sent, direction: 'in' })).toMatchObject({ reason: 'bad_answer' });
    expect(await client.findTransfer(reference)).toMatchObject({ reason: 'bad_answer' });
    close();
  });
});

describe('the simulator', () => {
  test('keeps its books in a journal, of which a torn line is forgotten', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-'));
    const path = join(folder, 'journal.jsonl');
    try {
      const first = await platform({ store: await openJournalStore(path) });
      const reference = randomUUID();
      await first.transfer('in', 900n, reference);
      await first.simulator.play(first.player, -250n);
      await Promise.all(open.splice(0).map((simulator) => simulator.close()));
      await writeFile(path, `${await readFile(path, 'utf8')}{"kind":"trans`);
      const second = await platform({ store: await openJournalStore(path) });
      expect(second.simulator.balanceOf(second.player)).toBe(650n);
      expect(second.simulator.hasTransfer(reference)).toBe(true);
      expect(await second.transfer('out', 650n)).toMatchObject({ kind: 'ok' });
    } finally {
      await Promise.all(open.splice(0).map((simulator) => simulator.close()));
      await rm(folder, { recursive: true });
    }
  });

  test('serves a game that is played with what is there, and pictures of its games', async () => {
    const { client, player, transfer, url, simulator } = await platform();
    await transfer('in', 10_000n);
    const lobby = await client.games(0);
    const game = lobby.kind === 'ok' ? lobby.value.games[0] : undefined;
    const launched = await client.launch({ player, game: game?.id ?? '', currency: 'BRL', language: 'pt' });
    if (launched.kind !== 'ok') throw new Error(launched.kind);
    const page = await fetch(launched.value.url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<button type="button" data-side="heads">Cara</button>');
    let staked = 0n;
    let paid = 0n;
    for (let round = 0; round < 20; round += 1) {
      const answer = await fetch(`${launched.value.url}/flip?side=heads&stake=1.50`, { method: 'POST' });
      const { payout } = (await answer.json()) as { payout: string };
      expect(['0.00', '2.94']).toContain(payout);
      staked += 150n;
      paid += BigInt(payout.replace('.', ''));
    }
    expect(simulator.balanceOf(player)).toBe(10_000n - staked + paid);
    const poor = await fetch(`${launched.value.url}/flip?side=heads&stake=999999.00`, { method: 'POST' });
    expect(await poor.json()).toEqual({ error: 'insufficient_funds' });
    const picture = await fetch(`${url}${game?.thumbnail}`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await fetch(`${url}/play/nothing`)).status).toBe(404);
    expect(await client.launch({ player, game: 'none', currency: 'BRL', language: 'pt' })).toMatchObject({
      kind: 'refused',
      code: 'game_unknown',
    });
  });
});
