import { agency, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clawBack,
  type PromotionsHouse,
  startPromotionsHouse,
} from '../../promotions/testing/promotions-house.ts';
import { newRichMember, newStaff, submitWithdrawal } from '../testing/staff-at-work.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

test('a deposit that went back counts neither for what a reviewer reads nor for what an inviter does', async () => {
  const inviter = await lab.test.newMember();
  const { invitation_code: introducer } = await lab.ask(inviter, agency.summary);
  const member = await newRichMember(lab.test, '600.00');
  const friend = await lab.test.newMember({ introducer });
  await lab.deposit(friend, '40.00');
  const friends = await lab.deposit(friend, '60.00');
  await lab.deposit(member, '100.00');
  const taken = await lab.deposit(member, '200.00');
  const withdrawal = await submitWithdrawal(lab.test, member, '250.00');
  const { token } = await newStaff(lab.test, 'finance');
  const read = () => lab.test.ask(staff.staffWithdrawalGet, { id: withdrawal.id }, { token });
  const before = await read();
  expect(before.total_deposits).toBe('300.00');
  expect(before.risk_signals).not.toContain('more_than_deposited');
  expect(await lab.ask(inviter, agency.inviteRecord)).toMatchObject({ total_deposited: '100.00' });
  await clawBack(lab.test, member.memberId, taken);
  await clawBack(lab.test, friend.memberId, friends);
  const after = await read();
  expect(after.total_deposits).toBe('100.00');
  expect(after.risk_signals).toContain('more_than_deposited');
  expect(await lab.ask(inviter, agency.inviteRecord)).toMatchObject({
    total_deposited: '40.00',
    items: [{ uid: friend.memberId, deposited: '40.00' }],
  });
});
