import { randomUUID } from 'node:crypto';
import { identity, payments, promotions, staff, staffRequests, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { raiseCase } from '../../abuse/raise-case.ts';
import { createOrResetStaff } from '../access/create-or-reset-staff.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { actionsAbout, newRichMember, newStaff, submitWithdrawal } from '../testing/staff-at-work.ts';
import { type TwoPeople, twoPeople } from '../testing/two-people.ts';

let house: TestHouse;
let two: TwoPeople;
beforeAll(async () => {
  house = await startTestHouse();
  two = await twoPeople(house, 'risk');
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

async function blacklist(member: Member): Promise<void> {
  const cause = `cause-${randomUUID()}`;
  await raiseCase(house.house.db, { memberId: member.memberId, signal: 'same_device', cause, facts: {} });
  const { items } = await house.ask(
    staff.staffCases,
    { member_id: member.memberId, state: 'open' },
    { token: two.asker.token },
  );
  await house.ask(
    staff.staffCaseDecide,
    { id: items[0]?.id ?? '', outcome: 'blacklist', reason: 'Contas ligadas' },
    { token: two.asker.token },
  );
}
async function shutOut(): Promise<Member> {
  const member = await house.newMember();
  await blacklist(member);
  return member;
}
/** What was done, without who looked. */
const deedsAbout = async (memberId: string) =>
  (await actionsAbout(house, memberId)).filter((action) => !action.includes('.view'));
const ask = (member: Member, who = two.asker, reason = 'Engano nosso') =>
  house.call(staffRequests.staffLiftingAsk, { id: member.memberId, reason }, { token: who.token });
const asked = async (member: Member) =>
  (
    await house.ask(
      staffRequests.staffLiftingAsk,
      { id: member.memberId, reason: 'Engano nosso' },
      { token: two.asker.token },
    )
  ).id;
const login = ({ account, password }: Member) => house.call(identity.login, { account, password });
/** All that the books hold of anybody. */
const books = async () =>
  (
    await house.house.db.query(
      `select count(*) as transfers, sum(amount_cents) as cents,
              (select sum(balance_cents) from ledger_account where member_id is not null) as held from ledger_transfer`,
    )
  ).rows[0];

test('one asks, another lifts: the member logs in again, the books are as they were, and all of it is in the log', async () => {
  const member = await newRichMember(house, '80.00');
  await submitWithdrawal(house, member, '30.00');
  await blacklist(member);
  expect(await login(member)).toMatchObject({ code: 403, error: 'member_frozen' });
  const before = await books();

  const id = await asked(member);
  expect(await login(member)).toMatchObject({ code: 403, error: 'member_frozen' });
  expect(await two.decide(id, true)).toMatchObject({
    data: { state: 'done', asked_by: two.asker.email, decided_by: two.decider.email, reason: 'Engano nosso' },
  });
  expect(await books()).toEqual(before);
  // The session of before has ended for good; a new one has the money of before, what is held for a withdrawal too.
  expect(await house.call(wallet.walletBalances, {}, { token: member.token })).toMatchObject({
    error: 'force_offline',
  });
  const token = await house.login(member);
  expect(await house.ask(wallet.walletBalances, {}, { token })).toMatchObject({ money: '50.00' });
  const { items } = await house.ask(payments.drawingList, {}, { token });
  expect(items).toMatchObject([{ state: 'submitted', money: '30.00' }]);
  expect(await house.call(promotions.ftdCheck, {}, { token })).toMatchObject({ code: 200 });
  expect(await deedsAbout(member.memberId)).toEqual(['member.lifting_ask', 'member.lift']);
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
  // Whoever is blacklisted anew is asked about anew.
  await blacklist(member);
  expect(await login(member)).toMatchObject({ error: 'member_frozen' });
  expect(await ask(member)).toMatchObject({ data: { state: 'waiting' } });
});

test('whoever asked, or has the asker in hand, does not lift; refusing is free to both', async () => {
  const member = await shutOut();
  const id = await asked(member);
  expect(await two.decide(id, true, two.asker)).toMatchObject({ code: 409, error: 'same_reviewer' });
  const admin = await newStaff(house, 'admin');
  await house.house.db.query('update staff set handled_by = $2, handled_at = $3 where id = $1', [
    two.asker.id,
    admin.id,
    house.clock.now(),
  ]);
  expect(await two.decide(id, true, admin)).toMatchObject({ code: 409, error: 'same_hand' });
  await createOrResetStaff(house.house.db, { email: two.asker.email, role: 'risk' });
  two.asker = await newStaff(house, 'risk');
  expect(await login(member)).toMatchObject({ error: 'member_frozen' });
  expect(await two.decide(id, false)).toMatchObject({
    data: { state: 'refused', decided_by: two.decider.email },
  });
  expect(await login(member)).toMatchObject({ error: 'member_frozen' });
  const again = await asked(member);
  expect(await two.decide(again, false, two.asker)).toMatchObject({ data: { state: 'refused' } });
  expect(await deedsAbout(member.memberId)).toEqual([
    'member.lifting_ask',
    'member.lifting_refuse',
    'member.lifting_ask',
    'member.lifting_refuse',
  ]);
});

test('it needs the permission, a reason, and a member who is blacklisted', async () => {
  const member = await shutOut();
  const waiting = await asked(await shutOut());
  for (const role of ['support', 'finance', 'content'] as const) {
    const who = await newStaff(house, role);
    expect(await ask(member, who)).toMatchObject({ code: 403, error: 'forbidden' });
    for (const isApproved of [true, false])
      expect(await two.decide(waiting, isApproved, who)).toMatchObject({ code: 403, error: 'forbidden' });
    const listed = await house.call(staffRequests.staffRequests, {}, { token: who.token });
    // Finance decides about money, the others about nothing: none of them sees a blacklisting.
    expect(listed).toMatchObject({ data: { items: [], total: 0, waiting: 0 } });
  }
  expect(await ask(member, two.asker, ' ')).toMatchObject({
    data: { fields: [{ field: 'reason', error: 'reason_required' }] },
  });
  const free = await house.newMember();
  expect(await ask(free)).toMatchObject({ code: 409, error: 'member_not_blacklisted' });
  const nobody = '0190a4d2-0000-7000-8000-000000000001';
  expect(await ask({ ...free, memberId: nobody })).toMatchObject({ code: 404, error: 'member_unknown' });
  expect(await two.decide(nobody, true)).toMatchObject({ code: 404, error: 'request_unknown' });
});

test('asked and decided at once, each counts once; whoever is late is told who was faster', async () => {
  const member = await shutOut();
  const asks = await Promise.all(Array.from({ length: 6 }, () => ask(member)));
  expect(asks.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(asks.filter((answer) => answer.status === 'fail' && answer.error === 'request_waits')).toHaveLength(
    5,
  );
  const mine = { member_id: member.memberId };
  const { items } = await house.ask(staffRequests.staffRequests, mine, { token: two.decider.token });
  expect(items).toMatchObject([{ state: 'waiting', account: member.account }]);
  const id = items[0]?.id ?? '';
  const answers = await Promise.all([true, false, true, true, false].map((yes) => two.decide(id, yes)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(
    answers.filter((answer) => answer.status === 'fail' && answer.error === 'state_changed'),
  ).toHaveLength(4);
  const late = await two.decide(id, true);
  expect(late).toMatchObject({ code: 409, data: { edited_by: two.decider.email } });
  expect(await deedsAbout(member.memberId)).toHaveLength(2);
});
