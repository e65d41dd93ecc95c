import { randomUUID } from 'node:crypto';
import { games, identity, staff, staffRounds } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { coin } from '../../games/testing/player.ts';
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
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
});
afterAll(() => house.close());

const as = (who = finance) => ({ token: who.token });
const get = (id: string) => house.ask(staff.staffWithdrawalGet, { id }, as());
const approve = (ids: string[]) => house.ask(staffRounds.approveMany, { ids }, as());

/** A member of long standing, who has deposited, played and been paid to the same key. */
async function trusted() {
  const member = await newRichMember(house, '3000.00');
  const { db } = house.house;
  await db.query(`update member set created_at = created_at - interval '30 days' where id = $1`, [
    member.memberId,
  ]);
  await db.query('update member_play set turnover_cents = 500000 where member_id = $1', [member.memberId]);
  await db.query(
    `insert into deposit (order_number, member_id, method_id, amount_cents, txid, request_hash, expires_at)
     select 'T' || $2, $1, id, 400000, $2, '', house_now() from payment_method where direction = 'deposit' limit 1`,
    [member.memberId, randomUUID().replaceAll('-', '')],
  );
  await db.query(`update deposit set state = 'credited', credited_at = house_now() where member_id = $1`, [
    member.memberId,
  ]);
  const before = await submitWithdrawal(house, member, '50.00');
  await db.query(`update withdrawal set state = 'paid', paid_at = house_now() where id = $1`, [before.id]);
  return member;
}

test('signals stand beside a withdrawal; without any its risk is low', async () => {
  const member = await trusted();
  const { id } = await submitWithdrawal(house, member, '100.00');
  expect(await get(id)).toMatchObject({ risk: 'low', risk_signals: [] });

  const stranger = await newRichMember(house, '500.00');
  const other = await submitWithdrawal(house, stranger, '100.00');
  expect(await get(other.id)).toMatchObject({
    risk: 'medium',
    risk_signals: ['new_account', 'first_withdrawal', 'more_than_deposited', 'little_play'],
  });
  await house.house.db.query(
    `insert into abuse_case (member_id, signal, cause, evidence) values ($1, 'same_device', $2, '{}')`,
    [member.memberId, randomUUID()],
  );
  expect(await get(id)).toMatchObject({ risk: 'high', risk_signals: ['open_case'] });
});

test('whoever has changed what opens the account a day before or since is looked at by somebody: it does not pass with others', async () => {
  const change = (member: Awaited<ReturnType<typeof trusted>>, to: string) =>
    house.ask(
      identity.setWithdrawalPassword,
      { password: member.password, qk_pwd: to, qk_pwd_confirmation: to },
      { token: member.token },
    );
  const [before, since, longAgo] = [await trusted(), await trusted(), await trusted()];
  await change(before, '839174');
  const one = await submitWithdrawal(house, before, '100.00', '839174');
  const two = await submitWithdrawal(house, since, '100.00');
  await change(since, '839174');
  for (const { id } of [one, two])
    expect(await get(id)).toMatchObject({ risk: 'medium', risk_signals: ['access_changed'] });
  expect((await approve([one.id, two.id])).items.map(({ error }) => error)).toEqual([
    'risk_not_low',
    'risk_not_low',
  ]);
  await change(longAgo, '839174');
  await house.house.db.query(
    `update member set access_changed_at = access_changed_at - interval '25 hours' where id = $1`,
    [longAgo.memberId],
  );
  const three = await submitWithdrawal(house, longAgo, '100.00', '839174');
  expect(await get(three.id)).toMatchObject({ risk: 'low', risk_signals: [] });
});

test('those of low risk are approved together; the others are told why not and left as they were', async () => {
  const [one, two] = [await trusted(), await trusted()];
  const low = await submitWithdrawal(house, one, '100.00');
  const lowToo = await submitWithdrawal(house, two, '120.00');
  const risky = await submitWithdrawal(house, await newRichMember(house, '500.00'), '100.00');
  const unknown = randomUUID();
  const answer = await approve([low.id, risky.id, lowToo.id, low.id, unknown]);
  expect(answer.approved).toBe(2);
  expect(answer.items.map(({ id, is_approved, error }) => [id, is_approved, error])).toEqual([
    [low.id, true, ''],
    [risky.id, false, 'risk_not_low'],
    [lowToo.id, true, ''],
    [unknown, false, 'withdrawal_unknown'],
  ]);
  expect((await get(risky.id)).state).toBe('submitted');
  expect(await actionsAbout(house, low.id)).toContain('withdrawal.approve');
  expect(await actionsAbout(house, risky.id)).not.toContain('withdrawal.approve');

  const again = await approve([low.id]);
  expect(again).toMatchObject({ approved: 0, items: [{ error: 'state_changed' }] });
});

test('a key that somebody else asks to be paid to as well is seen at once, though neither keeps it, and never passes with others', async () => {
  const [one, two] = [await trusted(), await trusted()];
  const first = await submitWithdrawal(house, one, '100.00');
  const second = await submitWithdrawal(house, two, '120.00');
  expect(await get(first.id)).toMatchObject({ risk: 'low' });
  const { db } = house.house;
  await db.query(`update withdrawal set key_kind = 'evp', key_value = $2 where id = any($1)`, [
    [first.id, second.id],
    randomUUID(),
  ]);
  for (const { id } of [first, second])
    expect(await get(id)).toMatchObject({
      risk: 'high',
      risk_signals: expect.arrayContaining(['shared_key']),
    });
  const kept = await db.query(
    'select from bank_account where value in (select key_value from withdrawal where id = $1)',
    [first.id],
  );
  expect(kept.rowCount).toBe(0);
  const { approved, items } = await approve([first.id, second.id]);
  expect([approved, items.map(({ error }) => error)]).toEqual([0, ['risk_not_low', 'risk_not_low']]);
});

test('a bank account is told apart by bank, branch and number: one that two ask to be paid to is shared, one of another bank is new', async () => {
  const [one, two, three] = [await trusted(), await trusted(), await trusted()];
  const { db } = house.house;
  const to = (ids: string[], bank: string, member?: string) =>
    db.query(
      `update withdrawal set key_kind = 'bank', key_value = '123456', bank = $2, branch = '0123', account_type = 'checking'
        where id = any($1) or member_id = $3 and state = 'paid'`,
      [ids, bank, member ?? null],
    );
  const first = await submitWithdrawal(house, one, '100.00');
  const second = await submitWithdrawal(house, two, '120.00');
  const third = await submitWithdrawal(house, three, '130.00');
  // Whoever was paid at the same bank before is paid there again, as far as each alone can tell.
  await to([first.id], '60701190', one.memberId);
  await to([second.id], '60701190', two.memberId);
  await to([], '00000000', three.memberId);
  await to([third.id], '90400888');
  for (const { id } of [first, second])
    expect(await get(id)).toMatchObject({ risk: 'high', risk_signals: ['shared_key'] });
  expect(await get(third.id)).toMatchObject({ risk_signals: ['new_destination'] });
  expect((await approve([first.id, second.id, third.id])).approved).toBe(0);
});

test('two who approve the same at once: it is approved once', async () => {
  const low = await submitWithdrawal(house, await trusted(), '80.00');
  const answers = await Promise.all([approve([low.id]), approve([low.id])]);
  expect(answers.map(({ approved }) => approved).sort()).toEqual([0, 1]);
  const actions = await actionsAbout(house, low.id);
  expect(actions.filter((action) => action === 'withdrawal.approve')).toHaveLength(1);
});

test('who may not review may not approve many either', async () => {
  const risk = await newStaff(house, 'risk');
  expect(await house.call(staffRounds.approveMany, { ids: [randomUUID()] }, as(risk))).toMatchObject({
    error: 'forbidden',
  });
  expect(await house.call(staffRounds.approveMany, { ids: [] }, as())).toMatchObject({
    error: 'invalid_input',
  });
});

test("a member's rounds are recalled as the player saw them, and each look is recorded", async () => {
  const member = await newRichMember(house, '20.00');
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const round = await house.ask(
      games.play,
      { game: 'dados-de-ouro', ...coin() },
      { token: member.token, idempotencyKey: `r${n}` },
    );
    ids.unshift(round.round_id);
  }
  const first = await house.ask(staffRounds.memberRounds, { id: member.memberId, page_size: 2 }, as());
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const rest = await house.ask(
    staffRounds.memberRounds,
    { id: member.memberId, page_size: 2, after: first.next ?? '' },
    as(),
  );
  expect(rest).toMatchObject({ items: [{ id: ids[2], stake: '1.00' }], next: null });

  const [roundId = ''] = ids;
  // The way to a receipt is the player's to give away.
  const { receipt_proof: _, ...seen } = await house.ask(
    games.roundGet,
    { round_id: roundId },
    { token: member.token },
  );
  const recalled = await house.ask(staffRounds.memberRound, { id: member.memberId, round_id: roundId }, as());
  expect(recalled).toEqual({ ...seen, title: recalled.title });
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.view_rounds', 'member.view_round']);
  const other = await house.newMember();
  expect(
    await house.call(staffRounds.memberRound, { id: other.memberId, round_id: roundId }, as()),
  ).toMatchObject({ code: 404, error: 'round_unknown' });
  expect(await house.call(staffRounds.memberRounds, { id: randomUUID() }, as())).toMatchObject({
    error: 'member_unknown',
  });
});

test('limits, pauses and relations of a member', async () => {
  const inviter = await house.newMember();
  const { db } = house.house;
  const code = await db.query<{ invite_code: string }>('select invite_code from member where id = $1', [
    inviter.memberId,
  ]);
  const member = await house.newMember({ introducer: code.rows[0]?.invite_code ?? '' });
  await db.query(
    `insert into protection_limit (member_id, kind, period, amount)
     values ($1, 'deposit', 'day', 20000), ($1, 'session', 'day', 90)`,
    [member.memberId],
  );
  await db.query(
    `insert into protection_pause (member_id, kind, starts_at, ends_at)
     values ($1, 'pause', house_now(), house_now() + interval '1 day')`,
    [member.memberId],
  );
  for (const one of [inviter, member])
    await db.query(
      `insert into bank_account (member_id, kind, value, holder_name) values ($1, 'email', 'mesma@exemplo.test', 'X')`,
      [one.memberId],
    );
  const standing = await house.ask(staffRounds.memberStanding, { id: member.memberId }, as());
  expect(standing).toMatchObject({
    limits: [
      { kind: 'deposit', period: 'day', money: '200.00', minutes: null },
      { kind: 'session', money: null, minutes: 90 },
    ],
    pauses: [{ kind: 'pause', returns_at: null }],
    relations: [
      { account: inviter.account, relation: 'invited_by' },
      { account: inviter.account, relation: 'same_key' },
    ],
    invited: 0,
  });
  expect(await house.ask(staffRounds.memberStanding, { id: inviter.memberId }, as())).toMatchObject({
    invited: 1,
    relations: [{ relation: 'same_key' }, { account: member.account, relation: 'invited' }],
  });
});

test('who has the same bank account is related, who has that number at another bank is not', async () => {
  const [one, two, three] = [await house.newMember(), await house.newMember(), await house.newMember()];
  const banks = [
    [one, '60701190'],
    [two, '60701190'],
    [three, '90400888'],
  ] as const;
  for (const [{ memberId }, bank] of banks)
    await house.house.db.query(
      `insert into bank_account (member_id, kind, value, holder_name, bank, branch, account_type)
       values ($1, 'bank', '7654321', 'X', $2, '0123', 'checking')`,
      [memberId, bank],
    );
  const standing = await house.ask(staffRounds.memberStanding, { id: one.memberId }, as());
  expect(standing.relations).toEqual([
    { member_id: two.memberId, account: two.account, relation: 'same_key' },
  ]);
});
