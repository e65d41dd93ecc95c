import { staff, staffQueues, staffRequests } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newRichMember, newStaff, type StaffAtWork, submitWithdrawal } from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
let other: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse({ SECOND_PERSON_FROM: '50' });
  finance = await newStaff(house, 'finance');
  other = await newStaff(house, 'finance');
});
afterAll(() => house.close());

const waitsFor = async ({ token }: StaffAtWork) => {
  const { requests, second_reviews } = await house.ask(staffQueues.queueCounts, {}, { token });
  return [requests, second_reviews];
};
const list = (input: Record<string, unknown>, { token }: StaffAtWork) =>
  house.ask(staffRequests.staffRequests, input, { token });

test('what waits is counted for those who may decide it, and not for who asked', async () => {
  const roles = ['risk', 'admin', 'support', 'content'] as const;
  const [risk, admin, support, content] = await Promise.all(roles.map((role) => newStaff(house, role)));
  if (!risk || !admin || !support || !content) throw new Error('four were made');
  const member = await newRichMember(house, '500.00');
  const adjust = { id: member.memberId, money: '1.00', reason: 'Teste' };
  const asked = await house.ask(staffRequests.staffAdjust, adjust, { token: finance.token });
  expect(await waitsFor(finance)).toEqual([0, 0]);
  expect(await waitsFor(other)).toEqual([1, 0]);
  expect(await waitsFor(admin)).toEqual([1, 0]);
  expect(await waitsFor(risk)).toEqual([0, null]);
  expect(await waitsFor(support)).toEqual([null, null]);
  expect(await waitsFor(content)).toEqual([null, null]);

  // The first approval of a withdrawal waits for another's second.
  const { id } = await submitWithdrawal(house, member, '60.00');
  await house.ask(staff.staffWithdrawalApprove, { id, seen: 'submitted' }, { token: finance.token });
  expect(await waitsFor(finance)).toEqual([0, 0]);
  expect(await waitsFor(other)).toEqual([1, 1]);

  await house.ask(
    staffRequests.staffRequestDecide,
    { id: asked.id, is_approved: true },
    { token: other.token },
  );
  expect(await waitsFor(other)).toEqual([0, 1]);
});

test('the list has what waits first, the oldest at the top, then the newest, of one member or of all', async () => {
  const member = await newRichMember(house, '5.00');
  const ids: string[] = [];
  for (const reason of ['primeiro', 'segundo', 'terceiro', 'quarto']) {
    const asked = { id: member.memberId, money: '1.00', reason };
    ids.push((await house.ask(staffRequests.staffAdjust, asked, { token: finance.token })).id);
    house.clock.moveOn(1000);
  }
  for (const id of [ids[0], ids[2]])
    await house.ask(staffRequests.staffRequestDecide, { id, is_approved: true }, { token: other.token });
  const mine = await list({ member_id: member.memberId }, other);
  expect(mine.items.map(({ reason }) => reason)).toEqual(['segundo', 'quarto', 'terceiro', 'primeiro']);
  expect(mine).toMatchObject({ total: 4, waiting: 2, waiting_for_me: 2 });
  expect(await list({ member_id: member.memberId }, finance)).toMatchObject({
    waiting: 2,
    waiting_for_me: 0,
  });
  const first = await list({ page: 1, page_size: 2 }, other);
  const second = await list({ page: 2, page_size: 2 }, other);
  expect(first.items.map(({ reason }) => reason)).toEqual(['segundo', 'quarto']);
  expect(second.items[0]).toMatchObject({ reason: 'terceiro', state: 'done', decided_by: other.email });
});
