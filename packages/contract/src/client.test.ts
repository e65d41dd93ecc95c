import { expect, test } from 'vitest';
import { CallError, createClient, leavesOutcomeUnknown } from './client.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import * as games from './games.ts';
import * as identity from './identity.ts';
import * as wallet from './wallet.ts';

/** A client whose requests end here, with the answer given. */
function clientOf(answer: object | Error, token: string | null = 'token-of-the-session') {
  const sent: { url: URL; init: RequestInit }[] = [];
  const fails: unknown[] = [];
  const client = createClient({
    baseUrl: 'https://arara.test',
    token: () => token,
    lang: () => 'th',
    onFail: (fail) => fails.push(fail),
    fetch: async (url, init) => {
      sent.push({ url: new URL(String(url)), init: init ?? {} });
      if (answer instanceof Error) throw answer;
      return Response.json(answer);
    },
  });
  return { client, sent, fails };
}
const success = { code: 200, status: 'success', message: 'ok', data: { money: '1.00' } };

test('[S7.56] every request carries the bearer token and lang: a parameter of a GET, in the body of a POST', async () => {
  const { client, sent } = clientOf(success);
  await client(wallet.walletBalances, {});
  await client(identity.me, {});
  const [get, post] = sent;
  for (const request of [get, post])
    expect(request?.init.headers).toMatchObject({ authorization: 'Bearer token-of-the-session' });
  expect(get?.url.searchParams.get('lang')).toBe('th');
  expect(JSON.parse(String(post?.init.body))).toEqual({ lang: 'th' });
});

test('[S7.56] without a session no token is sent', async () => {
  const { client, sent } = clientOf(success, null);
  await client(games.gameList, {});
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
});

test('[S7.57] an answer is unwrapped to its data', async () => {
  const { client } = clientOf(success);
  expect(await client(wallet.walletBalances, {})).toEqual({ money: '1.00' });
});

test("[S8.01] a failed request throws the server's message and tells of the failure before", async () => {
  const fail = { code: 422, status: 'fail', error: 'insufficient_funds', message: 'ยอดเงินไม่พอ', data: null };
  const { client, fails } = clientOf(fail);
  const error = await client(wallet.walletBalances, {}).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message: 'ยอดเงินไม่พอ', fail });
  expect(fails).toEqual([fail]);
});

test('a network that fails has no words of the server', async () => {
  const { client } = clientOf(new TypeError('fetch failed'));
  await expect(client(wallet.walletBalances, {})).rejects.toMatchObject({ message: 'network', fail: null });
});

test('places of a path are filled and left out of query and body', async () => {
  const { client, sent } = clientOf(success);
  await client(games.roundGet, { round_id: 'a/b' });
  expect(sent[0]?.url.pathname).toBe('/api/rounds/a%2Fb');
  expect(sent[0]?.url.searchParams.has('round_id')).toBe(false);
});

test('[R19] of all failures only those of the server itself, and no answer at all, leave open what became of a call', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const failOf = (error: ErrorCode) =>
    new CallError(error, { code: errorStatus[error], status: 'fail', error, message: error, data: null });
  expect(codes.filter((code) => leavesOutcomeUnknown(failOf(code)))).toEqual([
    'internal_error',
    'unavailable',
  ]);
  expect(leavesOutcomeUnknown(new CallError('network', null))).toBe(true);
  expect(leavesOutcomeUnknown(new DOMException('gone', 'AbortError'))).toBe(true);
});
