import {
  agency,
  games,
  identity,
  payments,
  protection,
  staff,
  staffQueues,
  staffRounds,
} from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import {
  actionsAbout,
  newRichMember,
  newStaff,
  type StaffAtWork,
  submitWithdrawal,
} from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
let risk: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
  risk = await newStaff(house, 'risk');
});
afterAll(() => house.close());

const unknown = '0190a4d2-0000-7000-8000-000000000001';
const counts = (who = finance) => house.ask(staffQueues.queueCounts, {}, { token: who.token });

test('a payout that takes too long stands in its queue and can be asked about', async () => {
  const member = await newRichMember(house, '100.00');
  const { id } = await submitWithdrawal(house, member, '50.00');
  const list = async () =>
    (await house.ask(staffQueues.stuckPayouts, {}, { token: finance.token })).items.map((item) => item.id);
  const ask = (who = finance) => house.call(staffQueues.payoutAsk, { id }, { token: who.token });
  expect(await ask()).toMatchObject({ code: 409, error: 'state_changed' });
  const since = (minutes: number) =>
    house.house.db.query(
      `update withdrawal set state = 'approved', payout_id = 'GP' || replace($1::text, '-', ''), reviewed_at = $2 where id = $1`,
      [id, new Date(house.clock.now().getTime() - minutes * 60_000)],
    );
  await since(4);
  expect(await list()).toEqual([]);
  await since(6);
  expect(await list()).toEqual([id]);
  expect(await counts()).toMatchObject({ payouts: 1 });
  expect(await ask(risk)).toMatchObject({ code: 403, error: 'forbidden' });
  expect(await ask()).toMatchObject({ code: 200 });
  expect(await actionsAbout(house, id)).toEqual(['withdrawal.ask_again']);
  const missing = await house.call(staffQueues.payoutAsk, { id: unknown }, { token: finance.token });
  expect(missing).toMatchObject({ code: 404, error: 'withdrawal_unknown' });
});

test('[R13] an institution that answers no more is told to staff who see money, with its moment, and to the figures', async () => {
  const { db, clock } = house.house;
  const silentFor = async (minutes: number | null) => {
    const at = minutes === null ? null : new Date(clock.now().getTime() - minutes * 60_000);
    await db.query(
      `insert into pix_reconciled (until, unanswered_since) values ($1, $2)
       on conflict (only_row) do update set unanswered_since = $2`,
      [clock.now(), at],
    );
    return at?.toISOString();
  };
  const silentSeconds = async () =>
    Number(
      /^arara_pix_silent_seconds (.+)$/m.exec((await house.server.inject({ url: '/metrics' })).body)?.[1],
    );
  await silentFor(2);
  expect(await counts()).toMatchObject({ pix_silent_since: null });
  expect(await silentSeconds()).toBeLessThan(180);
  const since = await silentFor(4);
  expect(await counts()).toMatchObject({ pix_silent_since: since });
  expect(await silentSeconds()).toBeGreaterThanOrEqual(240);
  const support = await newStaff(house, 'support');
  const { withdrawals, pix_silent_since: told } = await counts(support);
  expect(told).toBe(withdrawals === null ? null : since);
  await silentFor(null);
  expect(await counts()).toMatchObject({ pix_silent_since: null });
  expect(await silentSeconds()).toBe(0);
});

test('a Pix that pays no deposit is sent back by a person, once', async () => {
  const id = 'E00000000203103011200aBcDeFgHiJk';
  await house.house.db.query(
    `insert into pix_received (end_to_end_id, amount_cents, payer_document, received_at, state)
     values ($1, 4200, '52998224725', $2, 'unmatched')`,
    [id, house.clock.now()],
  );
  const list = () => house.ask(staffQueues.refunds, {}, { token: finance.token });
  expect(await list()).toMatchObject({
    items: [{ id, state: 'unmatched', money: '42.00', payer_masked: '***.982.247-**', member_id: null }],
  });
  expect(await counts()).toMatchObject({ refunds: 1 });
  const ask = (endToEndId: string, who = finance) =>
    house.call(staffQueues.refundAsk, { id: endToEndId }, { token: who.token });
  expect(await ask(id, risk)).toMatchObject({ code: 403 });
  expect(await ask(id)).toMatchObject({ code: 200 });
  const refundId = async () =>
    (
      await house.house.db.query<{ state: string; refund_id: string }>(
        'select state, refund_id from pix_received where end_to_end_id = $1',
        [id],
      )
    ).rows[0];
  const first = await refundId();
  expect(first?.state).toBe('refunding');
  expect(await ask(id)).toMatchObject({ code: 200 });
  expect((await refundId())?.refund_id).toBe(first?.refund_id);
  expect(await actionsAbout(house, id)).toEqual(['refund.send_back', 'refund.ask_again']);
  expect(await ask('E404')).toMatchObject({ code: 404, error: 'refund_unknown' });
});

test('what waits for a person alone stands before refunds that go on by themselves, however many there are', async () => {
  const { db } = house.house;
  await db.query(
    `insert into pix_received (end_to_end_id, amount_cents, received_at, state, refund_id, created_at)
     select 'E' || lpad(n::text, 31, '0'), 100, house_now(), 'refunding', 'Never' || n, house_now() - interval '90 days'
       from generate_series(1, 100) n`,
  );
  const id = 'E00000000203103021200aBcDeFgHiJk';
  await db.query(
    `insert into pix_received (end_to_end_id, amount_cents, received_at, state) values ($1, 100, house_now(), 'unmatched')`,
    [id],
  );
  const shown = await house.ask(staffQueues.refunds, { page_size: 100 }, { token: finance.token });
  expect(shown.items[0]).toMatchObject({ id, state: 'unmatched' });
  expect(shown.items).toHaveLength(100);
  await db.query(`delete from pix_received where refund_id like 'Never%' or end_to_end_id = $1`, [id]);
});

test('[R38] a self-exclusion waits until somebody has looked after the member', async () => {
  const member = await newRichMember(house, '80.00');
  await house.ask(
    protection.protectionExclude,
    { months: null, password: member.password },
    { token: member.token },
  );
  const list = async (state: 'waiting' | 'all') =>
    (await house.ask(staffQueues.exclusions, { state }, { token: risk.token })).items;
  const [waiting] = await list('waiting');
  expect(waiting).toMatchObject({ account: member.account, ends_at: null, money: '80.00', seen_at: null });
  expect(await counts()).toMatchObject({ exclusions: 1 });
  const seen = (id: string, note = 'Saque oferecido') =>
    house.call(staffQueues.exclusionSeen, { id, note }, { token: risk.token });
  const id = waiting?.id ?? '';
  expect(await seen(id, ' ')).toMatchObject({ code: 422 });
  expect(await seen(id)).toMatchObject({ code: 200 });
  expect(await seen(id)).toMatchObject({ code: 409, error: 'state_changed' });
  expect(await seen(unknown)).toMatchObject({ code: 404, error: 'exclusion_unknown' });
  expect(await list('waiting')).toEqual([]);
  expect(await list('all')).toMatchObject([{ id, seen_by: risk.email, note: 'Saque oferecido' }]);
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.exclusion_seen']);
  // For ever has no end to show.
  expect(
    await house.ask(staffRounds.memberStanding, { id: member.memberId }, { token: risk.token }),
  ).toMatchObject({ pauses: [{ kind: 'self_exclusion', ends_at: null }] });
});

test('a registration is decided about: age, CPF and payers stand beside it', async () => {
  const [first, second] = [await house.newMember(), await house.newMember()];
  const day = new Date(house.clock.now().getTime() - 17 * 365.25 * 86_400_000);
  await house.house.db.query('update member set birth_date = $2, created_at = $3 where id = $1', [
    second.memberId,
    day,
    new Date(house.clock.now().getTime() + 1000),
  ]);
  const list = (more: Record<string, unknown> = {}) =>
    house.ask(staffQueues.registrations, more, { token: risk.token });
  const { items, next } = await list({ page_size: 1 });
  expect(items).toMatchObject([
    { id: second.memberId, is_adult: false, is_cpf_valid: true, paid_by_others: 0, verdict: 'waiting' },
  ]);
  const rest = await list({ page_size: 1, after: next });
  expect(rest.items).toMatchObject([{ id: first.memberId, is_adult: true }]);

  const decide = (isVerified: boolean, who = risk, id = first.memberId) =>
    house.call(
      staffQueues.memberVerify,
      { id, is_verified: isVerified, note: 'Documento conferido' },
      { token: who.token },
    );
  expect(await decide(true, finance)).toMatchObject({ code: 403, error: 'forbidden' });
  expect(await decide(true, risk, unknown)).toMatchObject({ code: 404, error: 'member_unknown' });
  expect(await decide(true)).toMatchObject({ data: { verdict: 'verified', verdict_by: risk.email } });
  expect(await decide(false)).toMatchObject({ data: { verdict: 'refused' } });
  expect((await list()).items.map((item) => item.id)).not.toContain(first.memberId);
  expect(await actionsAbout(house, first.memberId)).toEqual([
    'member.verify',
    'member.refuse_verification',
    'member.freeze',
  ]);
  const checks = { id: first.memberId };
  expect(await house.ask(staffQueues.memberChecks, checks, { token: finance.token })).toMatchObject({
    verdict: 'refused',
    verdict_note: 'Documento conferido',
  });
});

test('to refuse a registration freezes the member at once, and only staff lets one back in', async () => {
  const member = await newRichMember(house, '100.00');
  const { memberId: id, token } = member;
  const submitted = await submitWithdrawal(house, member, '50.00');
  const decide = (isVerified: boolean) =>
    house.call(
      staffQueues.memberVerify,
      { id, is_verified: isVerified, note: 'Documento falso' },
      { token: risk.token },
    );
  const refusals = await Promise.all([decide(false), decide(false), decide(false)]);
  for (const answer of refusals) expect(answer).toMatchObject({ data: { verdict: 'refused' } });
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ error: 'force_offline' });
  const account = { account: member.account, password: member.password };
  const logIn = () => house.call(identity.login, account);
  expect(await logIn()).toMatchObject({ error: 'member_frozen' });
  expect(await house.call(payments.rechargeOnline, {}, { token })).toMatchObject({ error: 'force_offline' });
  expect(await house.call(games.gameRecord, {}, { token })).toMatchObject({ error: 'force_offline' });
  const shown = () => house.ask(staff.staffWithdrawalGet, { id: submitted.id }, { token: finance.token });
  expect((await shown()).risk_signals).toEqual(
    expect.arrayContaining(['member_not_active', 'registration_refused']),
  );
  expect(await shown()).toMatchObject({ risk: 'high' });

  expect(await decide(true)).toMatchObject({ data: { verdict: 'verified' } });
  expect(await logIn()).toMatchObject({ error: 'member_frozen' });
  expect((await shown()).risk_signals).not.toContain('registration_refused');
  const status = { id, status: 'active', reason: 'Documento novo' };
  await house.ask(staff.staffMemberStatus, status, { token: risk.token });
  expect(await logIn()).toMatchObject({ code: 200 });
  expect((await actionsAbout(house, id)).toSorted()).toEqual(
    [
      ...Array.from({ length: 3 }, () => 'member.refuse_verification'),
      'member.freeze',
      'member.verify',
      'member.unfreeze',
    ].toSorted(),
  );
});

test('which terms a member accepted, and when, is kept and shown', async () => {
  const at = house.clock.now();
  const checks = async (id: string) => house.ask(staffQueues.memberChecks, { id }, { token: risk.token });
  const first = await house.newMember();
  expect(await checks(first.memberId)).toMatchObject({
    terms_version: 0,
    terms_accepted_at: at.toISOString(),
  });
  const { db } = house.house;
  await db.query(
    `with a as (
       insert into announcement (id, site, kind, title, body, announced_at, effective_at)
       select gen_random_uuid(), site, 'terms', body, body, $1::timestamptz - interval '15 days', $1 from footer_text
        where key = 'terms' and site = $2 returning id, site, body, announced_at, effective_at)
     insert into terms_version (site, number, announcement_id, body, announced_at, effective_at, staff_email)
     select site, 3, id, body, announced_at, effective_at, '' from a`,
    [at, house.house.env.SITE],
  );
  const second = await house.newMember();
  const invited = await house.ask(
    agency.registerSubordinate,
    { ...registration(), terms_accepted: true },
    { token: second.token },
  );
  for (const id of [second.memberId, invited.member_id])
    expect(await checks(id)).toMatchObject({ terms_version: 3 });
  const demo = await house.ask(identity.demo, {});
  expect(await checks(demo.member_id)).toMatchObject({ terms_version: null, terms_accepted_at: null });
  await expect(
    db.query('update terms_acceptance set version = 9 where member_id = $1', [first.memberId]),
  ).rejects.toThrow();
});

function registration() {
  const { password, ...facts } = newMemberFacts();
  return { ...facts, password, password_confirmation: password };
}
