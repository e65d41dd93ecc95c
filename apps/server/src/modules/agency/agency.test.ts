import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { agency, identity } from '@arara/contract';
import { phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { databaseFolder, readMigrations } from '../../database/migration-files.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newMemberFacts } from '../../testing/new-member.ts';
import { withClient } from '../../testing/template.ts';
import { rechargeMechanism } from './mechanism.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

/** A whole form for a subordinate. */
function form(changes: Record<string, unknown> = {}) {
  const { password, ...facts } = newMemberFacts();
  return { ...facts, password, password_confirmation: password, terms_accepted: true, ...changes };
}

const summaryOf = (member: { token: string }) => house.ask(agency.summary, {}, { token: member.token });
const codeOf = async (member: { token: string }) => (await summaryOf(member)).invitation_code;
const invitedBy = async (inviter: Member) => house.newMember({ introducer: await codeOf(inviter) });
const countOf = async (sql: string, values: unknown[]) => {
  const { rows } = await house.house.db.query<{ count: bigint }>(`select count(*) from ${sql}`, values);
  return Number(rows[0]?.count);
};

test('[S7.30] [S1.08] [S6.03] an agent registers a subordinate and stays logged in; the subordinate can log in', async () => {
  const agent = await house.newMember();
  const entered = form();
  const made = await house.ask(agency.registerSubordinate, entered, { token: agent.token });
  expect(made).toMatchObject({ account: entered.account, inviter_id: agent.memberId });
  expect(await summaryOf(agent)).toMatchObject({ levels: [{ level: 1, members: 1 }, {}, {}] });
  const token = await house.login({ account: entered.account, password: entered.password });
  const me = await house.ask(identity.me, {}, { token });
  expect(me).toMatchObject({ id: made.member_id, top_id: agent.memberId, agent_id: agent.memberId });
  expect(me.cpf_masked).not.toBe('');
});

test.each([
  ['passwords_mismatch', 'password_confirmation', { password_confirmation: 'outra-senha' }],
  ['password_common', 'password', { password: 'Flamengo1', password_confirmation: 'Flamengo1' }],
  ['account_format', 'account', { account: 'a b' }],
  ['cpf_invalid', 'cpf', { cpf: '529.982.247-24' }],
  ['phone_invalid', 'phone', { phone: '(21) 3333-4444' }],
  ['under_age', 'birth_date', { birth_date: '2020-01-01' }],
  ['terms_required', 'terms_accepted', { terms_accepted: false }],
])(
  '[S7.30] a subordinate is held to what registration asks: %s stands by %s',
  async (error, field, changes) => {
    const agent = await house.newMember();
    const failure = { field, error, message: phrase('en', `errors.${error}`) };
    const envelope = await house.call(agency.registerSubordinate, form(changes), { token: agent.token });
    expect(envelope).toMatchObject({ code: 422, error: 'invalid_input', data: { fields: [failure] } });
  },
);

test('[S7.30] a repeated registration answers the same; a taken account or CPF is refused', async () => {
  const agent = await house.newMember();
  const { token } = agent;
  const entered = form();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => house.ask(agency.registerSubordinate, entered, { token, idempotencyKey })),
  );
  expect(new Set(answers.map(({ member_id }) => member_id)).size).toBe(1);
  expect(await countOf('member where top_id = $1', [agent.memberId])).toBe(1);
  const refused = [
    [form({ account: entered.account.toUpperCase() }), 'account_taken', undefined],
    [form({ cpf: entered.cpf }), 'cpf_taken', undefined],
    [form(), 'idempotency_conflict', idempotencyKey],
  ] as const;
  for (const [input, error, key] of refused) {
    const options = { token, ...(key && { idempotencyKey: key }) };
    expect(await house.call(agency.registerSubordinate, input, options)).toMatchObject({ error });
  }
  const kept = await house.house.db.query(
    'select request_hash, answer::text from idempotency where key = $1',
    [idempotencyKey],
  );
  expect(JSON.stringify(kept.rows)).not.toContain(entered.password);
});

test('[S7.30] demo and frozen members register nobody, and no member without limit', async () => {
  const demo = await house.newMember();
  await house.house.db.query('update member set is_demo = true, cpf = null where id = $1', [demo.memberId]);
  const frozen = await house.newMember();
  // Known to this instance as it was: the freeze reaches it while the registration is under way.
  await summaryOf(frozen);
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
  for (const [member, error] of [
    [demo, 'demo_not_allowed'],
    [frozen, 'member_frozen'],
  ] as const) {
    const input = form();
    const envelope = await house.call(agency.registerSubordinate, input, { token: member.token });
    expect(envelope).toMatchObject({ status: 'fail', error });
    expect(await countOf('member where account = $1', [input.account])).toBe(0);
  }
  const eager = await house.newMember();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => house.call(agency.registerSubordinate, {}, { token: eager.token })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array(10).fill(422), 429, 429]);
});

test('[S3.14] [S6.03] my id, the inviter, the code and the link; without an inviter there is no agent to display', async () => {
  const head = await house.newMember();
  const mine = await summaryOf(head);
  expect(mine).toMatchObject({ my_id: head.memberId, inviter_id: null, inviter: null, agent_id: null });
  expect(mine.share_url).toBe(`${house.house.publicUrl()}/?code=${mine.invitation_code}`);
  const child = await house.newMember({ introducer: mine.invitation_code.toLowerCase() });
  const grandchild = await invitedBy(child);
  const theirs = await summaryOf(grandchild);
  expect(theirs).toMatchObject({ inviter_id: child.memberId, agent_id: head.memberId });
  expect(theirs.inviter?.account).toBe(`${child.account.slice(0, 2)}***${child.account.slice(-2)}`);
});

test('[S7.32] [S3.14] invitation records: three levels with UID, hidden account, deposits and turnover; a fourth is not told', async () => {
  const head = await house.newMember();
  const line = [head];
  for (let level = 1; level <= 4; level += 1) line.push(await invitedBy(line[level - 1] ?? head));
  const second = await invitedBy(head);
  const record = (input: Record<string, unknown> = {}) =>
    house.ask(agency.inviteRecord, input, { token: head.token });
  const all = await record();
  expect(all).toMatchObject({ total: 4, total_deposited: '0.00', total_turnover: '0.00' });
  const uids = line.map(({ memberId }) => memberId);
  const byUid = new Map(all.items.map((item) => [item.uid, item]));
  expect([1, 2, 3].map((level) => byUid.get(uids[level] ?? '')?.level)).toEqual([1, 2, 3]);
  expect(byUid.get(second.memberId)).toMatchObject({ level: 1, deposited: '0.00', turnover: '0.00' });
  expect(byUid.has(uids[4] ?? '')).toBe(false);
  for (const { account } of all.items) expect(account).toMatch(/^jo\*\*\*\d\d$/);
  expect(await record({ level: 1 })).toMatchObject({ total: 2 });
  const pages = await Promise.all([1, 2].map((page) => record({ page, page_size: 3 })));
  expect(pages.map(({ items }) => items.length)).toEqual([3, 1]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ uid }) => uid))).size).toBe(4);
  expect(await house.ask(agency.inviteRecord, {}, { token: second.token })).toMatchObject({
    total: 0,
    items: [],
  });
});

test('nobody invites himself, no loop is made, and an inviter never changes: the database refuses', async () => {
  const { db } = house.house;
  const parent = await house.newMember();
  const child = await invitedBy(parent);
  const move = (id: string, to: string | null) =>
    db.query('update member set top_id = $2 where id = $1', [id, to]);
  await expect(move(parent.memberId, child.memberId)).rejects.toThrow(/keeps the inviter/);
  await expect(move(parent.memberId, parent.memberId)).rejects.toThrow();
  await expect(move(child.memberId, null)).rejects.toThrow(/keeps the inviter/);
  const insert = `insert into member (id, account, realname, birth_date, phone, site, invite_code, password_hash, top_id)
    select id, 'loop_' || n, 'Loop', '1990-01-01', '', 'arara', 'LOOP' || n, '', top_id from unnest($1::uuid[], $2::uuid[])
      with ordinality as i(id, top_id, n)`;
  const [a, b] = [randomUUID(), randomUUID()];
  await expect(db.query(insert, [[a], [a]])).rejects.toMatchObject({ constraint: 'member_not_own_inviter' });
  await expect(
    db.query(insert, [
      [a, b],
      [b, a],
    ]),
  ).rejects.toMatchObject({ constraint: 'member_inviter_first' });
  expect(await countOf(`member where account like 'loop\\_%'`, [])).toBe(0);
});

test('members who registered before agency stand in the tree as well', async () => {
  const database = await createTestDatabase({ empty: true });
  const ids = Array.from({ length: 5 }, () => randomUUID());
  try {
    const known = readMigrations(join(databaseFolder(), 'migrations'));
    await migrate(database.url, { through: known.filter(({ name }) => name < '0009') });
    await withClient(database.url, (client) =>
      client.query(
        `insert into member (id, account, realname, birth_date, phone, site, invite_code, password_hash, top_id)
         select id, 'line_' || n, 'Line', '1990-01-01', '', 'arara', 'LINE' || n, '', top_id
           from unnest($1::uuid[], $2::uuid[]) with ordinality as i(id, top_id, n)`,
        [ids, [null, ...ids.slice(0, 4)]],
      ),
    );
    await migrate(database.url);
    const { rows } = await withClient(database.url, (client) =>
      client.query(
        'select level, count(*)::integer as members from agency_link group by level order by level',
      ),
    );
    expect(rows).toEqual([
      { level: 1, members: 4 },
      { level: 2, members: 3 },
      { level: 3, members: 2 },
    ]);
  } finally {
    await database.drop();
  }
});

test('[S7.33] [S7.34] [S7.35] the three mechanism tables are the database’s, and change with it', async () => {
  const { token } = await house.newMember();
  const recharge = await house.ask(agency.mechanismRecharge, {}, { token });
  expect(recharge).toMatchObject({ is_on: true, off_reason: '' });
  expect(recharge.tiers[0]).toEqual({
    from: '0.00',
    to: '10000.00',
    level_1: '0.20',
    level_2: '0.10',
    level_3: '0.05',
  });
  expect(recharge.tiers.at(-1)?.to).toBe(null);
  await house.house.db.query('update agency_recharge_tier set level_1_bp = 21 where from_cents = 0');
  expect((await house.ask(agency.mechanismRecharge, {}, { token })).tiers[0]?.level_1).toBe('0.21');
  const betting = await house.ask(agency.mechanismBetting, {}, { token });
  const slots = betting.items.find(({ category }) => category === 'slots');
  expect(slots?.tiers[0]).toMatchObject({ from: '0.00', level_1: '0.15', level_2: '0.08', level_3: '0.04' });
  const settlement = await house.ask(agency.mechanismSettlement, {}, { token });
  expect(settlement).toMatchObject({
    levels: 3,
    settles_at: '01:00',
    min_active: 1,
    min_payout: '1.00',
    cap: '50000.00',
    rollover_times: 5,
  });
  expect(new Date(settlement.next_settlement_at).getTime()).toBeGreaterThan(house.clock.now().getTime());
});

test('[S7.33] in the regulated market deposits earn nothing, and the answer says why', async () => {
  const regulated = { ...house.house, env: { ...house.house.env, JURISDICTION: 'br-regulated' as const } };
  expect(await rechargeMechanism(regulated)).toEqual({ is_on: false, off_reason: 'jurisdiction', tiers: [] });
  const mine = await summaryOf(await house.newMember());
  expect(mine.mechanisms).toEqual(['recharge', 'betting']);
});

test.each(
  Object.values(agency).flatMap((call) =>
    typeof call === 'object' && 'path' in call ? [[call.path] as const] : [],
  ),
)('visitors are asked to log in: %s', async (path) => {
  const method = path.includes('mechanism') || path.includes('summary') ? 'GET' : 'POST';
  const response = await house.server.inject({ method, url: path, payload: {} });
  expect(response.json()).toMatchObject({ code: 401, error: 'unauthenticated' });
});

test('an agent who asks about many CPFs is told about none, from wherever', async () => {
  const [agent, known] = [await house.newMember(), await house.newMember()];
  const ask = (n: number, changes: Record<string, unknown>) =>
    house.call(agency.registerSubordinate, form(changes), { token: agent.token, ip: `192.0.2.${n}` });
  expect(await ask(1, { account: known.account, cpf: known.cpf })).toMatchObject({ error: 'account_taken' });
  // Eight times before, further back than the limit of calls a minute looks.
  await house.house.db.query('insert into secret_try (subject, tries, ends_at) values ($1, 8, $2)', [
    `taken-cpf:${agent.memberId}`,
    new Date(house.clock.now().getTime() + 1_800_000),
  ]);
  for (let asked = 0; asked < 2; asked += 1)
    expect(await ask(asked, { cpf: known.cpf })).toMatchObject({ error: 'cpf_taken' });
  expect(await ask(20, { cpf: known.cpf })).toMatchObject({ code: 429, error: 'too_many_requests' });
  expect(await ask(21, {})).toMatchObject({ code: 429, error: 'too_many_requests' });
});

test('an agent who asks about many accounts is told about none, from wherever, and whoever asks from one place', async () => {
  const [agent, other, known] = [await house.newMember(), await house.newMember(), await house.newMember()];
  const ask = (who: typeof agent, ip: string, changes: Record<string, unknown> = {}) =>
    house.call(agency.registerSubordinate, form(changes), { token: who.token, ip });
  for (const subject of [`taken-account:${agent.memberId}`, 'taken-account:192.0.2.77'])
    await house.house.db.query('insert into secret_try (subject, tries, ends_at) values ($1, 28, $2)', [
      subject,
      new Date(house.clock.now().getTime() + 1_800_000),
    ]);
  const taken = { account: known.account.toUpperCase() };
  expect(await ask(agent, '192.0.2.71', taken)).toMatchObject({ error: 'account_taken' });
  // One that is free costs no try.
  expect(await ask(agent, '192.0.2.72')).toMatchObject({ code: 200 });
  expect(await ask(agent, '192.0.2.73', taken)).toMatchObject({ error: 'account_taken' });
  expect(await ask(agent, '192.0.2.74', taken)).toMatchObject({ code: 429, error: 'too_many_requests' });
  expect(await ask(agent, '192.0.2.75')).toMatchObject({ code: 429, error: 'too_many_requests' });
  expect(await ask(other, '192.0.2.76', taken)).toMatchObject({ error: 'account_taken' });
  for (let asked = 0; asked < 2; asked += 1)
    expect(await ask(other, '192.0.2.77', taken)).toMatchObject({ error: 'account_taken' });
  expect(await ask(other, '192.0.2.77', taken)).toMatchObject({ code: 429 });
});
