import { staffQueues } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newRichMember, newStaff } from '../testing/staff-at-work.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('registrations that are counted are those that are listed: an erased account waits for nobody', async () => {
  const support = await newStaff(house, 'support');
  const member = await newRichMember(house, '10.00');
  const counted = async () =>
    (await house.ask(staffQueues.queueCounts, {}, { token: support.token })).registrations;
  const listed = async () =>
    (await house.ask(staffQueues.registrations, {}, { token: support.token })).items.length;
  expect(await counted()).toBe(1);
  expect(await listed()).toBe(1);
  await house.house.db.query(
    `update member set account = '#' || right(id::text, 12), invite_code = '#' || right(id::text, 12), realname = '', cpf = null,
            birth_date = '1900-01-01', phone = '', email = '', nickname = '', qq = '', gender = '', register_ip = '',
            register_area = '', password_hash = '', withdrawal_password_hash = null, email_verified_at = null,
            phone_verified_at = null, status = 'closed', closed_at = house_now(), erasing_at = house_now(), erased_at = house_now()
      where id = $1`,
    [member.memberId],
  );
  expect(await listed()).toBe(0);
  expect(await counted()).toBe(0);
});
