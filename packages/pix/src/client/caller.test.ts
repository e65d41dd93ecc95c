import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { credentials, openHouse, value } from '../testing/house.ts';
import { listenUrl } from '../testing/listen.ts';
import { newTxid } from './ids.ts';
import { createPixClient } from './pix-client.ts';

describe('the access token', () => {
  test('is fetched once, however many calls wait for it, and used until shortly before it expires', async () => {
    const seen: string[] = [];
    let aheadMs = 0;
    const house = await openHouse({
      client: {
        now: () => Date.now() + aheadMs,
        fetch: async (input, init) => {
          seen.push(new URL(String(input)).pathname.split('/')[1] ?? '');
          return fetch(input, init);
        },
      },
    });
    await Promise.all(Array.from({ length: 30 }, () => house.client.getCharge(newTxid())));
    const grants = () => seen.filter((root) => root === 'oauth').length;
    expect(grants()).toBe(1);
    aheadMs = 3_565_000; // an hour less 35 seconds; the margin is 30
    await house.client.getCharge(newTxid());
    expect(grants()).toBe(1);
    aheadMs = 3_575_000;
    await Promise.all(Array.from({ length: 30 }, () => house.client.getCharge(newTxid())));
    expect(grants()).toBe(2);
    await house.close();
  });

  test('refused with 401 is renewed once and the call goes through', async () => {
    const house = await openHouse();
    const { txid } = await house.charge();
    house.control.revokeTokens();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => house.client.getCharge(txid)));
    expect(outcomes.map((outcome) => value(outcome).txid)).toEqual(Array.from({ length: 20 }, () => txid));
    await house.close();
  });

  test('that cannot be had leaves everything unknown, and nothing was sent', async () => {
    const house = await openHouse();
    const client = createPixClient({ baseUrl: house.url, clientId: 'arara', clientSecret: 'wrong' });
    expect(await client.getCharge(newTxid())).toMatchObject({
      kind: 'unknown',
      cause: { reason: 'no_token', wasSent: false, detail: 'no access token: HTTP 401 invalid_client' },
    });
    await house.close();
  });

  test.each([400, 403, 404])('[R13] refused with %i is no answer about what was asked', async (status) => {
    const house = await openHouse();
    const client = createPixClient({
      baseUrl: house.url,
      ...credentials,
      fetch: async () => new Response('{}', { status }),
    });
    const cause = { reason: 'no_token', wasSent: false };
    expect(await client.getPayout('abc')).toMatchObject({ kind: 'unknown', cause });
    await house.close();
  });
});

describe('what the other side may do', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** An institution whose token works and whose every other answer is `respond`. */
  async function against(
    respond: (response: ServerResponse, request: IncomingMessage) => void,
    timeoutMs = 20_000,
  ) {
    server = createServer((request, response) => {
      if (request.url !== '/oauth/token') respond(response, request);
      else response.end(JSON.stringify({ access_token: 't', expires_in: 600 }));
    });
    return createPixClient({ baseUrl: await listenUrl(server), ...credentials, timeoutMs });
  }

  test.each([
    ['server_error', (response: ServerResponse) => response.writeHead(500).end()],
    ['server_error', (response: ServerResponse) => response.writeHead(504).end('{}')],
    ['server_error', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['bad_answer', (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['bad_answer', (response: ServerResponse) => response.writeHead(201).end('{"txid":"other"}')],
    ['bad_answer', (response: ServerResponse) => response.writeHead(204).end()],
    // Of another server: nothing was refused there.
    ['bad_answer', (response: ServerResponse) => response.writeHead(404).end('<h1>Not Found</h1>')],
    ['network', (response: ServerResponse) => response.destroy()],
    ['timeout', () => {}],
    ['timeout', (response: ServerResponse) => response.writeHead(200).write('{')],
  ])('[R13] %s is unknown, never a failure', async (reason, respond) => {
    const client = await against(respond, reason === 'timeout' ? 400 : undefined);
    const outcome = await client.getPayout('abc');
    expect(outcome).toMatchObject({ kind: 'unknown', cause: { reason, wasSent: true } });
  });

  test('an answer about another id is no answer', async () => {
    const client = await against((response) =>
      response.end(JSON.stringify({ idEnvio: 'other', valor: '1.00', status: 'REALIZADO' })),
    );
    expect(await client.getPayout('mine')).toMatchObject({
      kind: 'unknown',
      cause: { reason: 'bad_answer' },
    });
  });

  test('[R13] nor is one about another amount than was to be paid or given back', async () => {
    const endToEndId = 'E12345678202009091221kkkkkkkkkkk';
    const recipient = { document: '52998224725', name: 'João da Silva' };
    const to = { kind: 'key', key: recipient.document } as const;
    const client = await against((response, { url }) =>
      response.end(
        JSON.stringify(
          url?.startsWith('/payouts/')
            ? { idEnvio: 'mine', valor: '1.00', status: 'REALIZADO' }
            : { id: 'mine', valor: '1.00', status: 'DEVOLVIDO' },
        ),
      ),
    );
    const pay = (amountCents: bigint) => client.sendPayout({ id: 'mine', amountCents, recipient, to });
    const giveBack = (amountCents: bigint) => client.requestRefund({ endToEndId, id: 'mine', amountCents });
    for (const ask of [pay, giveBack]) {
      expect(await ask(100n)).toMatchObject({ kind: 'ok' });
      const cause = { reason: 'bad_answer', wasSent: true };
      expect(await ask(200n)).toMatchObject({ kind: 'unknown', cause });
    }
  });

  test('a list that says it has more pages than it has ends with the first empty one', async () => {
    let asked = 0;
    const parametros = { paginacao: { quantidadeDePaginas: 1_000_000 } };
    const client = await against((response) => {
      asked += 1;
      const horario = '2026-11-28T12:00:00Z';
      const pix = { endToEndId: `E${String(asked).padStart(31, '0')}`, valor: '1.00', horario };
      response.end(JSON.stringify({ parametros, pix: asked <= 2 ? [pix] : [] }));
    });
    const found: string[] = [];
    for await (const page of client.listPix({ from: new Date(0), to: new Date() })) {
      if (page.kind === 'ok') found.push(...page.value.accepted.map((pix) => pix.endToEndId));
      if (asked > 10) break;
    }
    expect(found).toHaveLength(2);
    expect(asked).toBe(3);
  });

  test.each([
    [400, 'busy'],
    [403, 'busy'],
    [404, ''],
    [404, '{}'],
    [409, 'busy'],
    [422, 'busy'],
    [429, 'busy'],
  ])('%i is a refusal, with or without a problem', async (status, text) => {
    const client = await against((response) => response.writeHead(status).end(text));
    expect(await client.getPayout('abc')).toEqual({
      kind: 'refused',
      status,
      problem: { type: 'about:blank', title: `HTTP ${status}`, status, detail: null, violations: [] },
    });
  });

  test('a 401 that stays is a refusal after one renewal', async () => {
    let calls = 0;
    const client = await against((response) => {
      calls += 1;
      response.writeHead(401).end();
    });
    expect(await client.getPayout('abc')).toMatchObject({ kind: 'refused', status: 401 });
    expect(calls).toBe(2);
  });

  test('no institution at all is unknown, and nothing was sent', async () => {
    const client = await against((response) => response.end());
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await client.getPayout('abc')).toMatchObject({
      kind: 'unknown',
      cause: { reason: 'network', wasSent: false },
    });
  });
});
