import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlatformsHouse, startPlatformsHouse } from '../../platforms/testing/platforms-house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let lab: PlatformsHouse;
let support: StaffAtWork;
beforeAll(async () => {
  lab = await startPlatformsHouse();
  support = await newStaff(lab.test, 'support');
});
afterAll(() => lab.test.close());

test('[S6.06] staff sees what a member has on platforms beside what is here', async () => {
  const member = await lab.newMember(10_000n);
  const seen = () => lab.test.ask(staff.staffMemberGet, { id: member.memberId }, { token: support.token });
  expect(await seen()).toMatchObject({ money: '100.00', away_money: '0.00' });
  expect(await member.moveIn('70.55')).toMatchObject({ data: { state: 'done' } });
  expect(await member.moveIn('9.45', 'estrela')).toMatchObject({ data: { state: 'done' } });
  expect(await seen()).toMatchObject({ money: '20.00', away_money: '80.00' });
  const { items } = await lab.test.ask(
    staff.staffMembers,
    { search: member.account },
    { token: support.token },
  );
  expect(items).toMatchObject([{ away_money: '80.00' }]);
});
