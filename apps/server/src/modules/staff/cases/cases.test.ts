import { loyalty, promotions, staff, staffRequests, wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveCash } from '../../../testing/give-cash.ts';
import { raiseCase } from '../../abuse/raise-case.ts';
import {
  type Member,
  type PromotionsHouse,
  startPromotionsHouse,
} from '../../promotions/testing/promotions-house.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let lab: PromotionsHouse;
let risk: StaffAtWork;
let finance: StaffAtWork;
beforeAll(async () => {
  lab = await startPromotionsHouse();
  risk = await newStaff(lab.test, 'risk');
  finance = await newStaff(lab.test, 'finance');
});
afterEach(async () => {
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
});
afterAll(() => lab.close());

let causes = 0;
/** An open case about a member, or about nobody. */
async function newCase(member: Member | null): Promise<string> {
  causes += 1;
  const cause = `cause-${causes}`;
  const signal = member ? 'same_device' : 'unmatched_pix';
  await raiseCase(lab.test.house.db, {
    memberId: member?.memberId ?? null,
    signal,
    cause,
    facts: { ip: '203.0.113.9' },
  });
  const { rows } = await lab.test.house.db.query<{ id: string }>(
    'select id from abuse_case where cause = $1',
    [cause],
  );
  return rows[0]?.id ?? '';
}
const decide = (id: string, outcome: string, more: object = {}, who = risk) =>
  lab.test.call(
    staff.staffCaseDecide,
    { id, outcome, reason: 'Contas ligadas', ...more },
    { token: who.token },
  );
const dismiss = (id: string, who = risk) =>
  lab.test.call(staff.staffCaseDismiss, { id, reason: 'Mesma família' }, { token: who.token });
const view = (id: string, who = risk) => lab.test.call(staff.staffCaseGet, { id }, { token: who.token });
const list = (input: object = {}, who = risk) =>
  lab.test.call(staff.staffCases, { ...input }, { token: who.token });

test('[S5.12] risk and admin read and decide cases, nobody else does', async () => {
  const id = await newCase(await lab.test.newMember());
  for (const role of ['support', 'finance', 'content'] as const) {
    const who = await newStaff(lab.test, role);
    for (const answer of [
      await list({}, who),
      await view(id, who),
      await decide(id, 'cancel', {}, who),
      await dismiss(id, who),
    ])
      expect(answer).toMatchObject({ code: 403, error: 'forbidden' });
  }
  const admin = await newStaff(lab.test, 'admin');
  expect(await list({}, admin)).toMatchObject({ status: 'success' });
  expect(await lab.test.call(staff.staffCases, {})).toMatchObject({ code: 401 });
});

test('the list is narrowed by state, signal and member, a page after another', async () => {
  const member = await lab.test.newMember();
  const [first, second] = [await newCase(member), await newCase(member)];
  await dismiss(first);
  const mine = { member_id: member.memberId };
  expect(await list(mine)).toMatchObject({ data: { next: null, items: [{ id: second }, { id: first }] } });
  expect(await list({ ...mine, state: 'open' })).toMatchObject({
    data: {
      items: [{ id: second, account: member.account, member_status: 'active', state: 'open' }],
    },
  });
  expect(await list({ ...mine, signal: 'clawback' })).toMatchObject({ data: { items: [] } });
  const page = await lab.test.ask(staff.staffCases, { ...mine, page_size: 1 }, { token: risk.token });
  expect(page.items.map(({ id }) => id)).toEqual([second]);
  expect(await list({ ...mine, page_size: 1, after: page.next })).toMatchObject({
    data: { items: [{ id: first }] },
  });
});

test('one case shows evidence, money and the other cases of the member, and that it was looked at', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 30_00n);
  const [first, second] = [await newCase(member), await newCase(member)];
  expect(await view(first)).toMatchObject({
    data: {
      id: first,
      evidence: { accounts: [], facts: { ip: '203.0.113.9' } },
      money: '30.00',
      bonus_money: '0.00',
      others: [{ id: second, state: 'open' }],
    },
  });
  expect(await actionsAbout(lab.test, first)).toEqual(['case.view']);
  expect(await view(member.memberId)).toMatchObject({ code: 404, error: 'case_unknown' });
});

test('[S5.12] a dismissed case changes nothing but itself', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 30_00n);
  const id = await newCase(member);
  expect(await dismiss(id)).toMatchObject({
    data: { state: 'dismissed', outcome: null, reason: 'Mesma família', decided_by: risk.email },
  });
  // Whoever comes too late is told who was faster, and what it came to.
  const data = { state: 'dismissed', edited_by: risk.email };
  expect(await dismiss(id)).toMatchObject({ code: 409, error: 'state_changed', data });
  expect(await decide(id, 'freeze')).toMatchObject({ error: 'state_changed', data });
  expect(await lab.balances(member)).toMatchObject({ money: '30.00' });
  expect(await actionsAbout(lab.test, id)).toEqual(['case.dismiss']);
});

test('[S5.12] cancel ends the bonus and unclaimed recharge rebates, and leaves cash alone', async () => {
  const member = await lab.test.newMember();
  await lab.ask(member, promotions.welcomeClaim);
  await lab.deposit(member, '200.00');
  expect(await lab.balances(member)).toMatchObject({ money: '200.00', bonus_money: '200.00' });
  const rebates = async () => (await lab.ask(member, promotions.rechargeRebateCheck)).items.length;
  expect(await rebates()).toBe(1);
  const id = await newCase(member);
  expect(await decide(id, 'cancel')).toMatchObject({
    data: { state: 'closed', outcome: 'cancel', taken_money: '200.00', member_status: 'active' },
  });
  expect(await lab.balances(member)).toMatchObject({
    money: '200.00',
    bonus_money: '0.00',
    ml_money: '200.00',
  });
  expect(await rebates()).toBe(0);
  expect(await actionsAbout(lab.test, id)).toEqual(['case.cancel']);
});

test('[S5.12] cancel takes the rewards of levels that nobody has claimed; the level and what was claimed stay', async () => {
  const member = await lab.test.newMember();
  await lab.deposit(member, '1000.00');
  await lab.stake(member, '5000.00', '1000.00');
  const rewardsOf = async () =>
    (await lab.ask(member, loyalty.vipInfo)).rewards.flatMap(({ reward, level }) =>
      reward === 'level_up' ? [level] : [],
    );
  const claim = (level: number) => lab.call(member, loyalty.vipClaim, { reward: 'level_up', level });
  expect(await rewardsOf()).toEqual([1, 2]);
  expect(await claim(1)).toMatchObject({ data: { amount: '5.00' } });
  await decide(await newCase(member), 'cancel');
  expect(await rewardsOf()).toEqual([]);
  expect(await claim(2)).toMatchObject({ error: 'reward_not_eligible' });
  // A further bet does not promise them anew.
  await lab.stake(member, '10.00');
  expect(await rewardsOf()).toEqual([]);
  expect((await lab.ask(member, loyalty.vipInfo)).uservip.userviplvl).toBe(2);
});

const decideCorrection = (id: string, isApproved: boolean, who = finance) =>
  lab.test.call(staffRequests.staffRequestDecide, { id, is_approved: isApproved }, { token: who.token });
/** The correction that a case asked for. */
async function correctionOf(caseId: string) {
  const { correction } = await lab.test.ask(staff.staffCaseGet, { id: caseId }, { token: risk.token });
  if (!correction) throw new Error('the case asked for no correction');
  return correction;
}

test('[S5.12] deduct asks for a correction; a second person takes the money, and both say where the other stands', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 80_00n);
  const id = await newCase(member);
  expect(await decide(id, 'deduct')).toMatchObject({ code: 422, error: 'invalid_input' });
  expect(await decide(id, 'deduct', { money: '1000000.01' })).toMatchObject({ code: 422 });
  expect(await decide(id, 'deduct', { money: '30.00' })).toMatchObject({
    data: {
      state: 'closed',
      outcome: 'deduct',
      taken_money: '0.00',
      correction: { state: 'waiting', money: '30.00', asked_by: risk.email, decided_by: '' },
    },
  });
  expect(await lab.balances(member)).toMatchObject({ money: '80.00' });
  const { id: correctionId } = await correctionOf(id);
  const listed = await lab.test.ask(
    staffRequests.staffRequests,
    { member_id: member.memberId },
    { token: finance.token },
  );
  expect(listed.items).toMatchObject([
    { id: correctionId, case_id: id, money: '-30.00', state: 'waiting', asked_by: risk.email },
  ]);
  expect(await decideCorrection(correctionId, true)).toMatchObject({ data: { state: 'done', case_id: id } });
  expect(await lab.balances(member)).toMatchObject({ money: '50.00' });
  expect(await view(id)).toMatchObject({
    data: {
      state: 'closed',
      taken_money: '30.00',
      correction: { state: 'done', decided_by: finance.email },
    },
  });
  // The member reads that it was a case, not a correction.
  const { rows } = await lab.test.house.db.query('select kind from ledger_transfer where reference = $1', [
    id,
  ]);
  expect(rows).toEqual([{ kind: 'abuse_deduction' }]);
  expect(await actionsAbout(lab.test, correctionId)).toEqual(['adjustment.ask', 'adjustment.approve']);
  expect((await actionsAbout(lab.test, id)).filter((action) => action !== 'case.view')).toEqual([
    'case.deduct',
  ]);
});

test('[S5.12] decided many times at once, a case asks once; carried out many times at once, it takes once', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 80_00n);
  const id = await newCase(member);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => decide(id, 'deduct', { money: '30.00' })),
  );
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  expect(
    answers.filter((answer) => answer.status === 'fail' && answer.error === 'state_changed'),
  ).toHaveLength(9);
  // Whoever came too late hears that it was only asked for.
  expect(await decide(id, 'freeze')).toMatchObject({
    code: 409,
    data: { state: 'deduct_asked', edited_by: risk.email },
  });
  const { id: correctionId } = await correctionOf(id);
  const carried = await Promise.all(
    [true, true, false, true, false, true].map((isApproved) => decideCorrection(correctionId, isApproved)),
  );
  expect(carried.filter(({ status }) => status === 'success')).toHaveLength(1);
  const { correction, state } = await lab.test.ask(staff.staffCaseGet, { id }, { token: risk.token });
  const isDone = correction?.state === 'done';
  expect(state).toBe(isDone ? 'closed' : 'open');
  expect(await lab.balances(member)).toMatchObject({ money: isDone ? '50.00' : '80.00' });
});

test('[S5.12] a refused correction opens its case again, and more than there is is not taken', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 80_00n);
  const id = await newCase(member);
  await decide(id, 'deduct', { money: '90.00' });
  const first = await correctionOf(id);
  expect(await decideCorrection(first.id, true)).toMatchObject({ error: 'insufficient_funds' });
  expect(await correctionOf(id)).toMatchObject({ state: 'waiting' });
  expect(await decideCorrection(first.id, false)).toMatchObject({ data: { state: 'refused' } });
  expect(await view(id)).toMatchObject({
    data: {
      state: 'open',
      outcome: null,
      decided_by: '',
      correction: { state: 'refused', decided_by: finance.email },
    },
  });
  expect(await decide(id, 'deduct', { money: '80.00' })).toMatchObject({ data: { state: 'closed' } });
  const second = await correctionOf(id);
  expect(second).toMatchObject({ state: 'waiting', money: '80.00' });
  // An administrator may decide cases and corrections, though not both of one.
  const other = await newCase(member);
  const admin = await newStaff(lab.test, 'admin');
  await decide(other, 'deduct', { money: '1.00' }, admin);
  const own = await correctionOf(other);
  expect(await decideCorrection(own.id, true, admin)).toMatchObject({ error: 'same_reviewer' });
  expect(await decideCorrection(second.id, true)).toMatchObject({ data: { state: 'done' } });
  expect(await lab.balances(member)).toMatchObject({ money: '0.00' });
});

test('[S5.12] freeze and blacklist end every session at once, and no freeze undoes a blacklisting', async () => {
  for (const [outcome, status] of [
    ['freeze', 'frozen'],
    ['blacklist', 'blacklisted'],
  ] as const) {
    const member = await lab.test.newMember();
    const other = await lab.test.login(member);
    const [first, second] = [await newCase(member), await newCase(member)];
    expect(await decide(first, outcome)).toMatchObject({ data: { outcome, member_status: status } });
    for (const token of [member.token, other])
      expect(await lab.test.call(wallet.walletBalances, {}, { token })).toMatchObject({
        code: 401,
        error: 'force_offline',
        force_offline: true,
      });
    expect(await decide(second, 'freeze')).toMatchObject({ data: { member_status: status } });
  }
});

test('[S5.12] of two outcomes at once one holds', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 40_00n);
  const id = await newCase(member);
  const answers = await Promise.all([
    decide(id, 'deduct', { money: '40.00' }),
    decide(id, 'blacklist'),
    dismiss(id),
    decide(id, 'freeze'),
  ]);
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  expect((await actionsAbout(lab.test, id)).length).toBe(1);
});

test('a case without a member can only be dismissed', async () => {
  const id = await newCase(null);
  for (const outcome of ['cancel', 'freeze', 'blacklist'])
    expect(await decide(id, outcome)).toMatchObject({ code: 422, error: 'case_without_member' });
  expect(await dismiss(id)).toMatchObject({ data: { member_id: null, state: 'dismissed' } });
});
