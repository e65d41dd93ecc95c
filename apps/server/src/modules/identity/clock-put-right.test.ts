import { identity, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newStaff } from '../staff/testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('a session that was opened while the clock was a day ahead ends when it is idle, once the clock is right', async () => {
  const { clock } = house;
  const member = await house.newMember();
  const now = clock.now();
  clock.moveBy(86_400_000);
  const token = await house.login(member);
  const asks = async () => (await house.call(identity.me, {}, { token })).code;
  expect(await asks()).toBe(200);

  clock.moveTo(now);
  // Nobody is logged out for it.
  expect(await asks()).toBe(200);
  await house.runTask('identity-sweep');
  clock.moveBy(20 * 60_000);
  expect(await asks()).toBe(200);
  clock.moveBy(29 * 60_000);
  expect(await asks()).toBe(200);
  clock.moveBy(31 * 60_000);
  expect(await asks()).toBe(401);
});

test('and one of the staff does from its next call on', async () => {
  const { clock } = house;
  const now = clock.now();
  clock.moveBy(86_400_000);
  const { token } = await newStaff(house, 'admin');
  const asks = async () => (await house.call(staff.staffWho, {}, { token })).code;
  clock.moveTo(now);
  expect(await asks()).toBe(200);
  clock.moveBy(31 * 60_000);
  expect(await asks()).toBe(401);
});
