import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

const token = 'um-segredo-bem-comprido';
let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ METRICS_TOKEN: token });
});
afterAll(() => house.close());

const statusOf = async (headers: Record<string, string>) =>
  (await house.server.inject({ url: '/metrics', headers })).statusCode;

test('figures are told on this machine and to who has the token, and not to whom a proxy of this machine asks for', async () => {
  expect(await statusOf({})).toBe(200);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
  ]) {
    expect(await statusOf(headers), JSON.stringify(headers)).toBe(404);
    expect(await statusOf({ ...headers, authorization: `Bearer ${token}` })).toBe(200);
  }
});
