import { randomBytes } from 'node:crypto';
import { identity, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { badTokensMax } from './bad-tokens.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const madeUp = () => randomBytes(32).toString('base64url');
const ask = (token: string, ip: string, lang = 'en') => house.call(identity.me, {}, { token, ip, lang });

test('[R46] made-up tokens are counted by the address they come from, and then nothing is looked up', async () => {
  const ip = '203.0.113.50';
  for (let call = 1; call <= badTokensMax; call += 1)
    expect(await ask(madeUp(), ip)).toMatchObject({ code: 401, error: 'unauthenticated' });
  const query = vi.spyOn(house.house.db, 'query');
  const [en, pt] = [await ask(madeUp(), ip), await ask(madeUp(), ip, 'pt')];
  // Another call of members, and one of staff.
  expect(await house.call(identity.sessions, {}, { token: madeUp(), ip })).toMatchObject({ code: 429 });
  expect(await house.call(staff.staffWho, {}, { token: madeUp(), ip })).toMatchObject({ code: 429 });
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
  expect(en).toMatchObject({ code: 429, error: 'too_many_requests' });
  expect(en.message).toBe('Too many requests. Wait a moment and try again');
  expect(pt.message).toBe('Muitas solicitações. Espere um momento e tente de novo');
  expect(await ask(madeUp(), '203.0.113.51')).toMatchObject({ code: 401 });
});

test('[R46] a member who shares the address plays on, and the count ends with its minute', async () => {
  const ip = '203.0.113.60';
  const { token } = await house.newMember();
  expect(await ask(token, ip)).toMatchObject({ code: 200 });
  await Promise.all(Array.from({ length: badTokensMax * 2 }, () => ask(madeUp(), ip)));
  expect(await ask(madeUp(), ip)).toMatchObject({ code: 429 });
  for (let call = 0; call < 5; call += 1) expect(await ask(token, ip)).toMatchObject({ code: 200 });
  house.clock.moveBy(60_000);
  expect(await ask(madeUp(), ip)).toMatchObject({ code: 401 });
});

test('[R46] of IPv6 a whole network is one address', async () => {
  const from = (host: number) => `2001:db8:5:5::${host.toString(16)}`;
  for (let call = 1; call <= badTokensMax; call += 1)
    expect(await ask(madeUp(), from(call))).toMatchObject({ code: 401 });
  expect(await ask(madeUp(), '2001:db8:5:5:ffff::1')).toMatchObject({ code: 429 });
  expect(await ask(madeUp(), '2001:db8:5:6::1')).toMatchObject({ code: 401 });
});

test('no token at all is no bad token', async () => {
  const ip = '203.0.113.70';
  for (let call = 0; call <= badTokensMax; call += 1) await house.call(identity.me, {}, { ip });
  expect(await ask(madeUp(), ip)).toMatchObject({ code: 401 });
});
