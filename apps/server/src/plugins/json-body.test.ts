import { phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { depthMax } from './json-body.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const post = (url: string, payload: string, token?: string) =>
  house.server.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'deep-1',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload,
  });

const round = '0190b5a0-0000-7000-8000-000000000000';

test.each([
  ['of lists', lists(15_000)],
  ['of objects', objects(9_000)],
])(
  'a body %s in each other is refused in the words that it asks for, wherever it is sent',
  async (_, deep) => {
    const { token } = await house.newMember();
    const body = `{"lang":"en","step":1,"move":${deep}}`;
    const { callbackSecret } = house.house.psp;
    for (const [url, who] of [
      [`/api/play/minas/${round}`, token],
      ['/api/play/dados-de-ouro', token],
      ['/api/auth/login2'],
      ['/api/staff/login'],
      [`/api/pix/callback/${callbackSecret}/pix`],
      [`/api/pix/callback/${callbackSecret}/payouts`],
      ['/sandbox/pix/pay'],
    ] as const) {
      const response = await post(url, body, who);
      expect(response.statusCode, url).toBe(400);
      expect(response.json(), url).toEqual({
        code: 400,
        status: 'fail',
        error: 'malformed_body',
        message: phrase('en', 'errors.malformed_body'),
        data: null,
      });
    }
  },
);

test('a callback of a megabyte of lists is refused like any other', async () => {
  const { callbackSecret } = house.house.psp;
  const response = await post(`/api/pix/callback/${callbackSecret}/pix`, lists(500_000));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    error: 'malformed_body',
    message: phrase('pt', 'errors.malformed_body'),
  });
});

test('what is nested as deeply as may be is read, and brackets in words are words', async () => {
  const { token } = await house.newMember();
  const step = (value: string) => post(`/api/play/minas/${round}`, `{"move":${value}}`, token);
  expect((await step(lists(depthMax - 1))).json()).not.toMatchObject({ error: 'malformed_body' });
  expect((await step(lists(depthMax))).json()).toMatchObject({ error: 'malformed_body' });
  expect((await step(JSON.stringify('['.repeat(500)))).json()).not.toMatchObject({ error: 'malformed_body' });
});
