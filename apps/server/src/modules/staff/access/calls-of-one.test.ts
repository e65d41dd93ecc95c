import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const anew = async ({ email, password }: StaffAtWork, ip: string) =>
  (await house.ask(staff.staffLogin, { email, password }, { ip })).token;

test('[R46] calls of one account of the staff are counted together, however often it logs in', async () => {
  const who = await newStaff(house, 'risk');
  const list = async (token: string) => (await house.call(staff.staffMembers, {}, { token })).code;
  // A login is known by its first call, whatever that asks.
  await house.ask(staff.staffWho, {}, { token: who.token });
  for (let call = 1; call <= 300; call += 1) expect(await list(who.token)).toBe(200);
  expect(await list(who.token)).toBe(429);
  const again = await anew(who, '198.51.100.7');
  await house.ask(staff.staffWho, {}, { token: again });
  expect(await list(again)).toBe(429);
  expect(await list((await newStaff(house, 'risk')).token)).toBe(200);
});

test('a token of the staff that is at hand is let in where made-up ones come in numbers', async () => {
  const ip = '198.51.100.8';
  const who = await newStaff(house, 'risk');
  const ask = (token: string) => house.call(staff.staffWho, {}, { token, ip });
  expect(await ask(who.token)).toMatchObject({ code: 200 });
  for (let made = 0; made < 70; made += 1) await ask(`${made}`.padStart(43, 'x'));
  expect(await ask('y'.repeat(43))).toMatchObject({ code: 429 });
  expect(await ask(who.token)).toMatchObject({ code: 200 });
  await house.ask(staff.staffLogout, {}, { token: who.token });
  // One that has ended is at hand no more.
  expect((await ask(who.token)).code).not.toBe(200);
  expect(await ask(who.token)).toMatchObject({ code: 429 });
});
