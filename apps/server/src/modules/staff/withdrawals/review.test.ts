import { type Envelope, payments, staff, staffMoney, staffRounds, wallet } from '@arara/contract';
import { reconcile } from '@arara/ledger';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
let admin: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse({ SECOND_PERSON_FROM: '5000' });
  finance = await newStaff(house, 'finance');
  admin = await newStaff(house, 'admin');
});
afterAll(() => house.close());

const approve = (id: string, token?: string, seen: 'submitted' | 'second_review' = 'submitted') =>
  house.call(staff.staffWithdrawalApprove, { id, seen }, token === undefined ? {} : { token });
const reject = (id: string, reason: string, token: string) =>
  house.call(staff.staffWithdrawalReject, { id, reason }, { token });
const errorOf = (answer: Envelope<unknown>) => (answer.status === 'fail' ? answer.error : null);
const stateOf = async (id: string, token: string) =>
  (await house.ask(payments.drawingGet, { withdrawal_id: id }, { token })).state;

test('a withdrawal that is set aside is approved by nobody, alone or with others, before it is released', async () => {
  const member = await newRichMember(house, '300.00');
  const { id } = await submitWithdrawal(house, member, '100.00');
  const hold = (token = finance.token, reason = 'falta um documento') =>
    house.call(staffMoney.withdrawalHold, { id, reason }, { token });
  const release = () => house.call(staffMoney.withdrawalRelease, { id }, { token: admin.token });
  expect(await release()).toMatchObject({ code: 409, error: 'state_changed' });
  expect(await hold(finance.token, ' ')).toMatchObject({ code: 422, error: 'invalid_input' });
  const both = await Promise.all([hold(), hold(admin.token)]);
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
  const holder = both[0].code === 200 ? finance : admin;
  expect(both.find(({ code }) => code === 409)).toMatchObject({
    data: { state: 'held', edited_by: holder.email },
  });
  const shown = await house.ask(staff.staffWithdrawals, { state: 'open' }, { token: finance.token });
  expect(shown.items.find((one) => one.id === id)).toMatchObject({
    state: 'submitted',
    hold: { reason: 'falta um documento' },
  });
  expect(await approve(id, admin.token)).toMatchObject({ code: 409, error: 'withdrawal_on_hold' });
  const many = await house.ask(staffRounds.approveMany, { ids: [id] }, { token: admin.token });
  expect(many).toMatchObject({ approved: 0, items: [{ error: 'withdrawal_on_hold' }] });
  // The member is told nothing of it, and may still take it back; the team may still reject.
  expect(await stateOf(id, member.token)).toBe('submitted');
  expect(await release()).toMatchObject({ code: 200, data: { hold: null } });
  await hold();
  expect(await reject(id, 'Documento recusado', finance.token)).toMatchObject({
    code: 200,
    data: { state: 'rejected', hold: null },
  });
  expect(await hold()).toMatchObject({ code: 409, error: 'state_changed' });
  expect(await actionsAbout(house, id)).toEqual([
    'withdrawal.hold',
    'withdrawal.release',
    'withdrawal.hold',
    'withdrawal.reject',
  ]);
  const { token } = await newStaff(house, 'risk');
  expect(await hold(token)).toMatchObject({ code: 403, error: 'forbidden' });
});

describe('approving', () => {
  test('[S4.07] [S6.06] a submitted withdrawal is not reviewed, an administrator approves it, and it is paid', async () => {
    const member = await newRichMember(house, '300.00');
    const submitted = await submitWithdrawal(house, member, '200.00');
    expect(submitted).toMatchObject({ state: 'submitted', is_reviewed: false });
    expect(await house.ask(wallet.walletBalances, {}, { token: member.token })).toMatchObject({
      money: '100.00',
      held_money: '200.00',
    });

    const answer = await approve(submitted.id, finance.token);
    expect(answer).toMatchObject({
      code: 200,
      data: { state: 'approved', is_reviewed: true, first_reviewer: finance.email, second_reviewer: '' },
    });
    await vi.waitFor(async () => expect(await stateOf(submitted.id, member.token)).toBe('paid'), {
      timeout: 60_000,
      interval: 100,
    });
    expect(await house.ask(wallet.walletBalances, {}, { token: member.token })).toMatchObject({
      money: '100.00',
      held_money: '0.00',
    });
    expect(await actionsAbout(house, submitted.id)).toEqual(['withdrawal.approve']);
  });

  test('[S6.06] nobody without the permission approves', async () => {
    const member = await newRichMember(house, '100.00');
    const { id } = await submitWithdrawal(house, member, '50.00');
    expect(await approve(id)).toMatchObject({ code: 401, error: 'unauthenticated' });
    expect(await approve(id, 'A'.repeat(43))).toMatchObject({ code: 401, error: 'unauthenticated' });
    expect(await approve(id, member.token)).toMatchObject({ code: 401, error: 'unauthenticated' });
    for (const role of ['support', 'risk', 'content'] as const) {
      const other = await newStaff(house, role);
      expect(await approve(id, other.token)).toMatchObject({ code: 403, error: 'forbidden' });
      expect(await reject(id, 'Não', other.token)).toMatchObject({ code: 403, error: 'forbidden' });
    }
    expect(await stateOf(id, member.token)).toBe('submitted');
    expect(await actionsAbout(house, id)).toEqual([]);
  });

  test('an unknown withdrawal is unknown', async () => {
    const id = '0190a4d2-0000-7000-8000-000000000001';
    expect(await approve(id, finance.token)).toMatchObject({ code: 404, error: 'withdrawal_unknown' });
    expect(await approve('not-an-id', finance.token)).toMatchObject({ code: 422, error: 'invalid_input' });
  });

  test('a repeated approval finds the state changed, a rejection after it too', async () => {
    const member = await newRichMember(house, '100.00');
    const { id } = await submitWithdrawal(house, member, '50.00');
    expect(await approve(id, finance.token)).toMatchObject({ code: 200 });
    expect(await approve(id, finance.token)).toMatchObject({ code: 409, error: 'state_changed' });
    expect(await approve(id, admin.token)).toMatchObject({ code: 409, error: 'state_changed' });
    expect(await reject(id, 'Tarde demais', admin.token)).toMatchObject({
      code: 409,
      error: 'state_changed',
    });
    expect(await actionsAbout(house, id)).toEqual(['withdrawal.approve']);
  });

  test('of 20 approvals at once one counts, and there is one payout', async () => {
    const member = await newRichMember(house, '100.00');
    const { id, money_received: received } = await submitWithdrawal(house, member, '50.00');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => approve(id, index % 2 ? finance.token : admin.token)),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => errorOf(answer) === 'state_changed')).toHaveLength(19);
    await vi.waitFor(async () => expect(await stateOf(id, member.token)).toBe('paid'), { timeout: 60_000 });
    const { rows } = await house.house.db.query<{ amount_cents: bigint }>(
      `select amount_cents from ledger_transfer where reference = $1 and kind = 'withdrawal_paid'`,
      [id],
    );
    expect(rows.map((row) => row.amount_cents)).toEqual([BigInt(received.replace('.', ''))]);
    expect(await actionsAbout(house, id)).toEqual(['withdrawal.approve']);
  });
});

describe('two people', () => {
  test('[S6.06] above the configured amount the same person cannot approve twice, a second one can', async () => {
    const member = await newRichMember(house, '6000.00');
    const { id } = await submitWithdrawal(house, member, '5000.00');
    expect(await approve(id, finance.token)).toMatchObject({
      code: 200,
      data: {
        state: 'second_review',
        is_reviewed: false,
        needs_second_person: true,
        first_reviewer: finance.email,
      },
    });
    expect(await approve(id, finance.token)).toMatchObject({ code: 409, error: 'same_reviewer' });
    expect(await approve(id, admin.token, 'second_review')).toMatchObject({
      code: 200,
      data: { state: 'approved', first_reviewer: finance.email, second_reviewer: admin.email },
    });
    expect(await actionsAbout(house, id)).toEqual(['withdrawal.approve_first', 'withdrawal.approve']);
  });

  test('[S6.06] whoever means to give the first approval never gives the second: the money stays, and it is said who was faster', async () => {
    const member = await newRichMember(house, '27000.00');
    const { id } = await submitWithdrawal(house, member, '27000.00');
    // Both have it open as it was submitted; one click each.
    const answers = await Promise.all([approve(id, finance.token), approve(id, admin.token)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 409]);
    const first = answers[0]?.code === 200 ? finance : admin;
    expect(answers.find((answer) => answer.code === 409)).toMatchObject({
      error: 'state_changed',
      data: { state: 'second_review', edited_by: first.email },
    });
    expect(await stateOf(id, member.token)).toBe('second_review');
    expect(await actionsAbout(house, id)).toEqual(['withdrawal.approve_first']);
    // Once it is looked at anew, the second approval is meant as one.
    const second = first === finance ? admin : finance;
    expect(await approve(id, second.token, 'second_review')).toMatchObject({ data: { state: 'approved' } });
  });

  test('an approval that was meant as the second does not become the first', async () => {
    const member = await newRichMember(house, '6000.00');
    const { id } = await submitWithdrawal(house, member, '5000.00');
    expect(await approve(id, finance.token, 'second_review')).toMatchObject({
      code: 409,
      error: 'state_changed',
      data: { state: 'submitted', edited_by: '' },
    });
    expect(await stateOf(id, member.token)).toBe('submitted');
  });

  test('below it one person is enough', async () => {
    const member = await newRichMember(house, '6000.00');
    const { id } = await submitWithdrawal(house, member, '4999.99');
    expect(await approve(id, finance.token)).toMatchObject({
      data: { state: 'approved', needs_second_person: false },
    });
  });

  test('a large one in parts needs two people from where the parts of a day come to as much', async () => {
    const member = await newRichMember(house, '20000.00');
    const submit = () => submitWithdrawal(house, member, '2500.00');
    const [one, two] = [await submit(), await submit()];
    expect(await approve(two.id, finance.token)).toMatchObject({
      data: {
        state: 'second_review',
        needs_second_person: true,
        risk_signals: expect.arrayContaining(['two_people']),
      },
    });
    expect(await approve(one.id, finance.token)).toMatchObject({
      data: { state: 'approved', needs_second_person: false },
    });
    // What came back has left with nobody, and what was asked for a day ago is another matter.
    const { id } = await submit();
    await reject(two.id, 'Pedido em partes', admin.token);
    expect(await approve(id, finance.token)).toMatchObject({ data: { state: 'second_review' } });
    await reject(id, 'Pedido em partes', admin.token);
    await house.house.db.query(
      `update withdrawal set created_at = created_at - interval '1 day' where member_id = $1`,
      [member.memberId],
    );
    expect(await approve((await submit()).id, finance.token)).toMatchObject({ data: { state: 'approved' } });
  });

  test('of many first approvals by one person at once one counts', async () => {
    const member = await newRichMember(house, '6000.00');
    const { id } = await submitWithdrawal(house, member, '5500.00');
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(id, finance.token)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.filter((answer) => errorOf(answer) === 'same_reviewer')).toHaveLength(9);
    expect(await stateOf(id, member.token)).toBe('second_review');
  });
});

describe('rejecting', () => {
  test('[S4.07] the member reads the reason and has the held funds back', async () => {
    const member = await newRichMember(house, '300.00');
    const { id } = await submitWithdrawal(house, member, '200.00');
    expect(await reject(id, 'Documento ilegível', finance.token)).toMatchObject({
      code: 200,
      data: { state: 'rejected', is_reviewed: true, reason: 'Documento ilegível' },
    });
    expect(
      await house.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token }),
    ).toMatchObject({
      state: 'rejected',
      is_reviewed: true,
      reason: 'Documento ilegível',
    });
    expect(await house.ask(wallet.walletBalances, {}, { token: member.token })).toMatchObject({
      money: '300.00',
      held_money: '0.00',
    });
    expect(await reject(id, 'De novo', admin.token)).toMatchObject({
      code: 409,
      error: 'state_changed',
      data: { state: 'rejected', edited_by: finance.email },
    });
    expect(await actionsAbout(house, id)).toEqual(['withdrawal.reject']);
  });

  test('needs a reason', async () => {
    const member = await newRichMember(house, '300.00');
    const { id } = await submitWithdrawal(house, member, '200.00');
    expect(await reject(id, '   ', finance.token)).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'reason', error: 'reason_required' }] },
    });
    expect(await stateOf(id, member.token)).toBe('submitted');
  });

  test('an approval and a rejection at once: one of them counts', async () => {
    const member = await newRichMember(house, '300.00');
    const { id } = await submitWithdrawal(house, member, '200.00');
    const answers = await Promise.all([approve(id, finance.token), reject(id, 'Não', admin.token)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 409]);
    expect(await actionsAbout(house, id)).toHaveLength(1);
  });
});

test('after all of it the books are even', async () => {
  expect(await reconcile(house.house.db)).toMatchObject({ isClean: true, differenceCents: 0n });
});
