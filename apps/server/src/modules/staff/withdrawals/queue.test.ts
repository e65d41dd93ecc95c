import { staff, staffQueues } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import {
  actionsAbout,
  newRichMember,
  newStaff,
  type StaffAtWork,
  submitWithdrawal,
} from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse({ SECOND_PERSON_FROM: '1000' });
  finance = await newStaff(house, 'finance');
});
afterAll(() => house.close());

const queue = (input: Record<string, unknown>, token = finance.token) =>
  house.call(staff.staffWithdrawals, input, { token });
const queueOf = async (state?: string) =>
  house.ask(staff.staffWithdrawals, state ? { state } : {}, { token: finance.token });

test('[S6.06] the queue shows what is due first at the top, with overdue ones counted', async () => {
  const member = await newRichMember(house, '5000.00');
  const first = await submitWithdrawal(house, member, '100.00');
  house.clock.moveBy(121 * 60_000);
  finance = await newStaff(house, 'finance');
  const login = await newRichMember(house, '5000.00');
  const second = await submitWithdrawal(house, login, '1500.00');
  house.clock.moveBy(60_000);
  const third = await submitWithdrawal(house, login, '20.00');

  const open = await queueOf('open');
  expect(open.items.map((item) => item.id)).toEqual([first.id, second.id, third.id]);
  const counts = () => house.ask(staffQueues.queueCounts, {}, { token: finance.token });
  expect(await counts()).toMatchObject({
    withdrawals: { open: 3, open_money: '1620.00', overdue: 1, states: { submitted: 3, paid: 0 } },
    // Nobody in finance decides cases or answers members.
    cases: null,
    support: null,
    payouts: 0,
  });
  expect(open.items[1]).toMatchObject({
    account: login.account,
    realname: login.realname,
    cpf_masked: `***.${login.cpf.slice(3, 6)}.${login.cpf.slice(6, 9)}-**`,
    member_money: '3480.00',
    needs_second_person: true,
    total_deposits: '0.00',
    rollover_remaining: '0.00',
  });
  expect(Date.parse(open.items[1]?.due_at ?? '') - Date.parse(open.items[1]?.created_at ?? '')).toBe(
    120 * 60_000,
  );

  await house.ask(
    staff.staffWithdrawalApprove,
    { id: second.id, seen: 'submitted' },
    { token: finance.token },
  );
  await house.ask(staff.staffWithdrawalReject, { id: third.id, reason: 'Não' }, { token: finance.token });
  expect((await queueOf('open')).items.map((item) => item.state)).toEqual(['submitted', 'second_review']);
  expect((await queueOf('second_review')).items.map((item) => item.id)).toEqual([second.id]);
  expect((await queueOf('rejected')).items.map((item) => item.id)).toEqual([third.id]);
  // What waits stands above what is finished.
  expect((await queueOf()).items.map((item) => item.id)).toEqual([first.id, second.id, third.id]);

  const pageBy = (input: object) =>
    house.ask(staff.staffWithdrawals, { page_size: 1, ...input }, { token: finance.token });
  for (const [input, ids] of [
    [{ state: 'open' }, [first.id, second.id]],
    [{}, [first.id, second.id, third.id]],
  ] as const) {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageBy>> = await pageBy({ ...input, ...(after && { after }) });
      seen.push(...page.items.map((item) => item.id));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(ids);
  }
  expect(await counts()).toMatchObject({
    withdrawals: { open: 2, overdue: 1, states: { second_review: 1, rejected: 1 } },
  });
});

test('[S6.06] one withdrawal is found by its numbers, and those of a member by who it is, whatever their state', async () => {
  const member = await newRichMember(house, '500.00');
  const other = await newRichMember(house, '500.00');
  const [old, late] = [
    await submitWithdrawal(house, member, '50.00'),
    await submitWithdrawal(house, member, '60.00'),
  ];
  const theirs = await submitWithdrawal(house, other, '70.00');
  await house.ask(staff.staffWithdrawalReject, { id: old.id, reason: 'Não' }, { token: finance.token });
  await house.house.db.query('update withdrawal set end_to_end_id = $2 where id = $1', [
    theirs.id,
    'E0000000020310301120000000000abc',
  ]);
  const find = async (search: string, more: Record<string, unknown> = {}) => {
    const page = await house.ask(staff.staffWithdrawals, { search, ...more }, { token: finance.token });
    return [page.items.map(({ id }) => id), page.next] as const;
  };
  expect(await find(old.order_number.toLowerCase())).toEqual([[old.id], null]);
  expect(await find('E0000000020310301120000000000abc')).toEqual([[theirs.id], null]);
  expect(await find(theirs.id)).toEqual([[theirs.id], null]);
  expect(await find(member.account.toUpperCase())).toEqual([[late.id, old.id], null]);
  expect(await find(member.memberId)).toEqual([[late.id, old.id], null]);
  expect(await find(member.account, { state: 'rejected' })).toEqual([[old.id], null]);
  expect(await find(old.order_number, { state: 'open' })).toEqual([[], null]);
  for (const nobody of ['W000000ZZZZZZZ', '%', '0190a4d2-0000-7000-8000-000000000001'])
    expect(await find(nobody)).toEqual([[], null]);
  const [first, next] = await find(member.account, { page_size: 1 });
  expect([first, await find(member.account, { page_size: 1, after: next ?? '' })]).toEqual([
    [late.id],
    [[old.id], expect.any(String)],
  ]);
});

test('a reviewer sees that a member has been frozen since', async () => {
  const member = await newRichMember(house, '100.00');
  const { id } = await submitWithdrawal(house, member, '50.00');
  const shown = () => house.ask(staff.staffWithdrawalGet, { id }, { token: finance.token });
  expect(await shown()).toMatchObject({ member_status: 'active' });
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  expect(await shown()).toMatchObject({ member_status: 'frozen' });
});

test('an unknown state is refused', async () => {
  expect(await queue({ state: 'sent' })).toMatchObject({ code: 422, error: 'invalid_input' });
});

test('the queue is for staff who may read withdrawals', async () => {
  const content = await newStaff(house, 'content');
  expect(await queue({}, content.token)).toMatchObject({ code: 403, error: 'forbidden' });
  expect(await queue({}, 'x')).toMatchObject({ code: 401, error: 'unauthenticated' });
});

test('opening one withdrawal is recorded', async () => {
  const member = await newRichMember(house, '100.00');
  const { id } = await submitWithdrawal(house, member, '50.00');
  expect(await house.ask(staff.staffWithdrawalGet, { id }, { token: finance.token })).toMatchObject({
    id,
    member_id: member.memberId,
    money: '50.00',
  });
  expect(await actionsAbout(house, id)).toEqual(['withdrawal.view']);
  expect(
    await house.call(
      staff.staffWithdrawalGet,
      { id: '0190a4d2-0000-7000-8000-000000000001' },
      { token: finance.token },
    ),
  ).toMatchObject({ code: 404, error: 'withdrawal_unknown' });
});
