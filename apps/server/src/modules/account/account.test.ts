import { randomUUID } from 'node:crypto';
import { account, identity, information, payments, protection, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { giveCash } from '../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newMemberFacts } from '../../testing/new-member.ts';
import { withTwoFactor } from '../identity/testing/with-two-factor.ts';
import { newRichMember, newStaff, submitWithdrawal } from '../staff/testing/staff-at-work.ts';
import { balancesOf, payReward } from '../wallet/index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const close = (member: Member, password = member.password) =>
  house.call(account.accountClose, { password }, { token: member.token });
const open = (member: Member, password = member.password) =>
  house.call(account.accountData, { password }, { token: member.token });
const login = ({ account: name, password }: Member) =>
  house.call(identity.login, { account: name, password });
async function statusOf({ memberId }: Member): Promise<unknown> {
  const { rows } = await house.house.db.query(
    'select status, closed_at is not null as is_dated from member where id = $1',
    [memberId],
  );
  return rows[0];
}

test('a member closes the account: every session ends, login says so, no news comes, and the CPF stays taken', async () => {
  const member = await house.newMember();
  const other = await house.login(member);
  expect(await close(member, 'not-this-one')).toMatchObject({ code: 422, error: 'password_wrong' });
  expect(await statusOf(member)).toEqual({ status: 'active', is_dated: false });
  expect(await close(member)).toMatchObject({ code: 200 });
  expect(await statusOf(member)).toEqual({ status: 'closed', is_dated: true });
  for (const token of [member.token, other])
    expect(await house.call(identity.me, {}, { token })).toMatchObject({ error: 'force_offline' });
  expect(await login(member)).toMatchObject({ code: 403, error: 'account_closed' });
  expect(await house.call(identity.login, { account: member.account, password: 'wrong-one' })).toMatchObject({
    error: 'wrong_credentials',
  });
  const { rows } = await house.house.db.query(
    `select (select outcome from login_event where member_id = $1 order by id desc offset 1 limit 1) as tried,
            (select bool_or(on_site or by_email) from message_preference where member_id = $1) as is_told`,
    [member.memberId],
  );
  expect(rows).toEqual([{ tried: 'closed', is_told: false }]);
  const { password, ...again } = newMemberFacts({ cpf: member.cpf });
  expect(
    await house.call(identity.register, {
      ...again,
      password,
      password_confirmation: password,
      terms_accepted: true,
    }),
  ).toMatchObject({ code: 409, error: 'cpf_taken' });
});

test('it stays open while there is money, a withdrawal, a round or a bonus, and says which', async () => {
  const member = await newRichMember(house, '80.00');
  expect(await close(member)).toMatchObject({ code: 409, error: 'account_has_money' });
  const { id } = await submitWithdrawal(house, member, '80.00');
  expect(await close(member)).toMatchObject({ code: 409, error: 'account_has_withdrawal' });
  await house.ask(payments.drawingCancel, { withdrawal_id: id }, { token: member.token });
  expect(await close(member)).toMatchObject({ error: 'account_has_money' });
  const { db } = house.house;
  const player = await house.newMember();
  await giveCash(house, player.memberId, 10_00n);
  await db.query(
    `with claim as (
       insert into promotion_claim (member_id, promotion, cause, amount_cents, wallet)
       values ($1, 'welcome', 'test', 1000, 'bonus') returning id)
     insert into bonus (id, member_id, promotion, amount_cents, stake_max_cents, expires_at)
     select id, $1, 'welcome', 1000, 500, now() + interval '7 days' from claim`,
    [player.memberId],
  );
  expect(await close(player)).toMatchObject({ code: 409, error: 'account_has_bonus' });
  await db.query(
    `insert into round (id, member_id, game, version, is_open, stake_cents, money_before_cents, money_after_cents, bonus_after_cents,
                        nonce, bet, idempotency_key)
     values (uuidv7(), $1, 'minas', 1, true, 100, 1000, 900, 0, 1, '{}', 'open-round')`,
    [player.memberId],
  );
  expect(await close(player)).toMatchObject({ code: 409, error: 'account_has_round' });
  expect(await statusOf(player)).toEqual({ status: 'active', is_dated: false });
  const demo = await house.ask(identity.demo, {}, { ip: '10.9.8.7' });
  expect(
    await house.call(account.accountClose, { password: 'whatever' }, { token: demo.token }),
  ).toMatchObject({ error: 'demo_not_allowed' });
});

test('with two-factor login on, closing and the file ask for a code as well, each for one of its own', async () => {
  const member = await withTwoFactor(house, await house.newMember());
  const { token, password, codes } = member;
  const ask = { close: account.accountClose, open: account.accountData };
  for (const call of Object.values(ask)) {
    const tried = (code?: string) => house.call(call, { password, code }, { token });
    expect(await tried()).toMatchObject({ code: 401, error: 'two_factor_required' });
    expect(await tried('000000')).toMatchObject({ code: 422, error: 'code_wrong' });
  }
  const code = member.next();
  expect(await house.call(ask.open, { password, code }, { token })).toMatchObject({ code: 200 });
  expect(await house.call(ask.close, { password, code }, { token })).toMatchObject({ error: 'code_wrong' });
  expect(await statusOf(member)).toEqual({ status: 'active', is_dated: false });
  expect(await house.call(ask.close, { password, code: codes[0] }, { token })).toMatchObject({ code: 200 });
  expect(await statusOf(member)).toEqual({ status: 'closed', is_dated: true });
});

test('a code is used up by what it brings about, not by a refusal', async () => {
  const member = await withTwoFactor(house, await house.newMember());
  const { token, password, codes } = member;
  const [spare = '', other = ''] = codes;
  await giveCash(house, member.memberId, 100n);
  const shut = (code: string) => house.call(account.accountClose, { password, code }, { token });
  const open = (code: string) => house.call(account.accountData, { password, code }, { token });
  expect(await shut(spare)).toMatchObject({ error: 'account_has_money' });
  expect(await open(spare)).toMatchObject({ code: 200 });
  expect(await open(spare)).toMatchObject({ error: 'code_wrong' });
  await house.house.db.query(`update secret_try set tries = 5 where subject = $1`, [
    `data:${member.memberId}`,
  ]);
  expect(await open(other)).toMatchObject({ error: 'too_many_requests' });
  await house.house.db.query('delete from secret_try where subject = $1', [`data:${member.memberId}`]);
  expect(await open(other)).toMatchObject({ code: 200 });
});

test('asked many times at once it closes once, and five wrong passwords lock it', async () => {
  const member = await house.newMember();
  const answers = await Promise.all(Array.from({ length: 5 }, () => close(member)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ code }) => code !== 200))
    expect(['account_closed', 'force_offline', 'locked_out']).toContain(
      answer.status === 'fail' && answer.error,
    );
  expect(await close(member)).toMatchObject({ code: 401, error: 'force_offline' });
  const guessed = await house.newMember();
  for (let n = 0; n < 5; n += 1) await close(guessed, `guess-number-${n}`);
  expect(await close(guessed)).toMatchObject({ error: 'locked_out' });
  expect(await statusOf(guessed)).toMatchObject({ status: 'active' });
});

test('closing and a reward at once: one of them comes first and the other is refused', async () => {
  for (let n = 0; n < 6; n += 1) {
    const member = await house.newMember();
    const { memberId } = member;
    const reward = inTransaction(house.house.db, (tx) =>
      payReward(tx, house.house, {
        memberId,
        wallet: 'cash',
        amountCents: 10_00n,
        kind: 'reward_invitation',
        reference: randomUUID(),
      }),
    ).then(
      () => true,
      () => false,
    );
    const [closed, isPaid] = await Promise.all([close(member), reward]);
    expect(closed).toMatchObject(isPaid ? { error: 'account_has_money' } : { code: 200 });
    const { totalCents } = await balancesOf(house.house.db, memberId);
    expect(totalCents).toBe(isPaid ? 10_00n : 0n);
  }
});

test('a self-excluded member closes too, and is excluded still when staff open the account again', async () => {
  const member = await house.newMember();
  await house.ask(
    protection.protectionExclude,
    { months: 6, password: member.password },
    { token: member.token },
  );
  expect(await close(member)).toMatchObject({ code: 200 });
  const support = await newStaff(house, 'support');
  const seen = await house.ask(staff.staffMemberGet, { id: member.memberId }, { token: support.token });
  expect(seen).toMatchObject({ status: 'closed', closed_at: expect.any(String) });
  const risk = await newStaff(house, 'risk');
  const setStatus = (status: string) =>
    house.call(
      staff.staffMemberStatus,
      { id: member.memberId, status, reason: 'Pediu pelo atendimento' },
      { token: risk.token },
    );
  expect(await setStatus('frozen')).toMatchObject({ error: 'state_changed' });
  expect(await setStatus('active')).toMatchObject({ data: { status: 'active', closed_at: null } });
  const token = await house.login(member);
  const { rows } = await house.house.db.query(
    'select paused_until > house_now() as is_excluded from member_play where member_id = $1',
    [member.memberId],
  );
  expect(rows).toEqual([{ is_excluded: true }]);
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ code: 200 });
});

async function fileOf(member: Member) {
  const { path } = await house.ask(
    account.accountData,
    { password: member.password },
    { token: member.token },
  );
  return { path, answer: await house.server.inject({ method: 'GET', url: path }) };
}

test("the file holds what is the member's in its stable shape, and nothing of the house's own", async () => {
  const member = await newRichMember(house, '80.00');
  await submitWithdrawal(house, member, '30.00');
  await house.ask(
    information.setMessagePreference,
    { kind: 'news', on_site: true, by_email: false },
    { token: member.token },
  );
  const someone = await newRichMember(house, '50.00');
  await house.house.db.query(
    `insert into round (id, member_id, game, version, is_open, stake_cents, money_before_cents, money_after_cents, bonus_after_cents,
                        nonce, bet, outcome, secret, idempotency_key, settled_at)
     select uuidv7(), $1, 'minas', 1, false, 100, 1000, 900, 0, n, '{}', '{"field": 3}', '{"hidden": true}', 'round-' || n, now()
       from generate_series(1, 2300) n`,
    [member.memberId],
  );
  const { answer } = await fileOf(member);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="arara-\d{4}-\d\d-\d\d\.json"$/,
  );
  const data = JSON.parse(answer.body);
  expect(Object.keys(data)).toEqual([
    'format',
    'version',
    'made_at',
    'identity',
    'terms',
    'message_wishes',
    'sessions',
    'logins',
    'passkeys',
    'payout_accounts',
    'deposits',
    'withdrawals',
    'bonuses',
    'rewards',
    'offers',
    'recharge_rebates',
    'rebates',
    'levels',
    'level_rewards',
    'covers',
    'races',
    'transfers',
    'commission',
    'limits',
    'pauses',
    'reality_check',
    'favourites',
    'messages',
    'support',
    'chat',
    'chat_ignored',
    'chat_reports',
    'statement',
    'rounds',
  ]);
  expect(data).toMatchObject({
    format: 'arara-member-data',
    version: 1,
    identity: {
      account: member.account,
      cpf: member.cpf,
      realname: member.realname,
      birth_date: member.birth_date,
    },
    message_wishes: [{ kind: 'news', on_site: true }],
    withdrawals: [{ amount: '30.00', state: 'submitted', key_kind: 'cpf' }],
    terms: [{ version: 0 }],
  });
  expect(data.statement).toHaveLength(2);
  expect(data.statement[0]).toMatchObject({
    kind: 'adjustment',
    amount: '80.00',
    to_wallet: 'cash',
    to_balance_after: '80.00',
  });
  expect(data.rounds).toHaveLength(2300);
  expect(new Set(data.rounds.map(({ id }: { id: string }) => id)).size).toBe(2300);
  expect(data.rounds[0]).toMatchObject({ stake: '1.00', outcome: { field: 3 } });
  for (const hidden of ['hidden', 'hash', 'argon2', 'secret', someone.memberId, someone.account])
    expect(answer.body).not.toContain(hidden);
});

test('the file asks for the password, five times an hour, and its address is good for a minute and this session', async () => {
  const member = await house.newMember();
  expect(await open(member, 'not-this-one')).toMatchObject({ code: 422, error: 'password_wrong' });
  expect(await house.call(account.accountData, { password: 'x' })).toMatchObject({ code: 401 });
  const { path, answer } = await fileOf(member);
  expect(answer.statusCode).toBe(200);
  for (const url of ['/api/account/data/file', `${path}x`, '/api/account/data/file?ticket=abc'])
    expect((await house.server.inject({ method: 'GET', url })).statusCode).toBe(401);
  const at = house.clock.now();
  house.clock.moveBy(61_000);
  expect((await house.server.inject({ method: 'GET', url: path })).statusCode).toBe(401);
  house.clock.moveBy(at.getTime() - house.clock.now().getTime());
  const answers = await Promise.all(Array.from({ length: 4 }, () => open(member)));
  const more = await Promise.all(Array.from({ length: 4 }, () => open(member)));
  expect([...answers, ...more].filter(({ code }) => code === 200).length).toBeLessThanOrEqual(4);
  expect(await open(member)).toMatchObject({ code: 429, error: 'too_many_requests' });
  await house.ask(identity.logout, {}, { token: member.token });
  expect((await house.server.inject({ method: 'GET', url: path })).statusCode).toBe(401);
});
