import { randomUUID } from 'node:crypto';
import { agency, type DataOf, games } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, startOfDay } from '../../../plugins/clock.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { give } from '../../games/testing/player.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../payments/testing/payments-house.ts';
import { type Deed, readTables, recount } from '../testing/recount.ts';
import { agencySettlement } from './agency-settlement.ts';
import { endOfDay } from './end-of-day.ts';
import { settleDay } from './settle-day.ts';

let lab: PaymentsHouse;
/** Four generations under the head, each member invited by the one before. */
let line: Member[];
beforeAll(async () => {
  lab = await startPaymentsHouse();
  line = [await lab.test.newMember()];
  for (let level = 1; level <= 4; level += 1) line.push(await invitedBy(at(level - 1)));
});
afterAll(() => lab.test.close());

const at = (index: number): Member => {
  const member = line[index];
  if (!member) throw new Error(`nobody at ${index}`);
  return member;
};

async function invitedBy(inviter: Member): Promise<Member> {
  const { invitation_code: introducer } = await lab.test.ask(agency.summary, {}, { token: inviter.token });
  return lab.test.newMember({ introducer });
}

const today = () => dayOf(lab.test.clock.now());
/** Moves to noon of a later day: everybody's session has ended. */
const nextDay = () => lab.test.clock.moveTo(new Date(endOfDay(today()).getTime() + 12 * 3_600_000));

async function play(member: Member, game: string, bet: Record<string, unknown>): Promise<void> {
  const token = await lab.test.login(member);
  await lab.test.ask(games.play, { game, ...bet }, { token, idempotencyKey: randomUUID() });
}
const spin = (member: Member, stake: string) => play(member, 'coroa-da-onca', { stake });
const turn = (member: Member, stake: string) =>
  play(member, 'roleta-guanabara', { bets: [{ type: 'red', stake }] });

async function settle(day: string) {
  await lab.test.drain();
  return settleDay(lab.test.house.db, day, { withRecharge: true });
}

const readLines = async (day: string) => {
  const { rows } = await lab.test.house.db.query<{
    name: string;
    base: bigint;
    commission: bigint;
    amount: bigint;
  }>(
    `select agent_id || ' ' || mechanism || ' ' || level as name, base_cents as base, commission_cents as commission,
            amount_cents as amount from agency_settlement where day = $1 order by 1`,
    [day],
  );
  return new Map(rows.map(({ name, ...line }) => [name, line]));
};

/** What the deposits and rounds of a day come to, without the tree and the read model that settlement goes by. */
async function expected(day: string) {
  const { db } = lab.test.house;
  const times = [startOfDay(day), endOfDay(day)];
  const members = await db.query<{ id: string; top_id: string | null }>('select id, top_id from member');
  const deposits = await db.query<{ memberId: string; cents: bigint }>(
    `select member_id as "memberId", amount_cents - coalesce((select sum(c.amount_cents) from pix_clawback c
              join pix_received r using (end_to_end_id) where r.deposit_id = deposit.id), 0)::bigint as cents from deposit
      where state = 'credited' and credited_at >= $1 and credited_at < $2`,
    times,
  );
  const rounds = await db.query<{ memberId: string; category: string; cents: bigint }>(
    `select r.member_id as "memberId", g.category, r.stake_cents - r.stake_bonus_cents as cents
       from round r join game g on g.slug = r.game where r.settled_at >= $1 and r.settled_at < $2`,
    times,
  );
  const deeds: Deed[] = [
    ...deposits.rows.map((row) => ({ ...row, mechanism: 'recharge' as const, category: '' })),
    ...rounds.rows.map((row) => ({ ...row, mechanism: 'betting' as const })),
  ];
  const inviterOf = new Map(members.rows.map(({ id, top_id }) => [id, top_id]));
  return recount(inviterOf, deeds, await readTables(db));
}

const sorted = (lines: ReadonlyMap<string, unknown>) => [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1));

async function rewards(
  member: Member,
  input: Record<string, unknown> = {},
): Promise<DataOf<typeof agency.reward>> {
  return lab.test.ask(agency.reward, input, { token: await lab.test.login(member) });
}

test('[S7.31] [S1.08] a day is settled on three levels as deposits and rounds recount it; a fourth level earns nothing', async () => {
  const [, one, two, three, four] = [at(0), at(1), at(2), at(3), at(4)];
  const sibling = await invitedBy(at(0));
  // Together past the first tier of deposits for the head; odd centavos so that rounding shows.
  await lab.credited(one, '1234.57');
  const { endToEndId } = await lab.credited(two, '9876.53');
  // A part that the payer's bank took back earns nothing.
  await lab.test.house.db.query(
    `insert into pix_clawback (end_to_end_id, return_id, amount_cents, recovered_cents) values ($1, 'D1', 100000, 0)`,
    [endToEndId],
  );
  await lab.credited(three, '777.77');
  await lab.credited(four, '2000.00');
  await spin(one, '200.00');
  await turn(one, '37.00');
  await spin(two, '200.00');
  await spin(two, '150.00');
  await turn(three, '133.00');
  await spin(four, '100.00');
  // Half of this stake is bonus money, which earns nothing.
  await giveCash(lab.test, sibling.memberId, 5_000n);
  await give(lab.test, sibling.memberId, '50.00', 'bonus');
  await spin(sibling, '100.00');
  const day = today();
  const settled = await settle(day);
  const due = await expected(day);
  expect(sorted(await readLines(day))).toEqual(sorted(due));
  const sum = [...due.values()].reduce((total, { amount }) => total + amount, 0n);
  expect(settled).toMatchObject({ rows: due.size, amountCents: sum });
  // One check by hand: level 1 of the head deposited 1234.57 in the tier of 0.25%, and staked in cash 250 on slots at
  // 0.15% and 37 on live tables at 0.04%.
  const head = at(0).memberId;
  expect(due.get(`${head} recharge 1`)).toEqual({ base: 123_457n, commission: 308n, amount: 308n });
  expect(due.get(`${head} betting 1`)).toEqual({ base: 28_700n, commission: 38n, amount: 38n });
  // What the fourth generation did reaches the three above it, and not the head.
  expect(due.get(`${at(1).memberId} recharge 3`)?.base).toBe(200_000n);
  expect(due.get(`${head} recharge 3`)?.base).toBe(77_777n);
  expect(due.get(`${head} recharge 2`)?.base).toBe(887_653n);
});

test('[S7.31] a settled day stays as it is, however often and by however many it is settled', async () => {
  const day = today();
  const before = await readLines(day);
  await lab.credited(at(1), '5000.00');
  await Promise.all([settle(day), settle(day), agencySettlement.run(lab.test.house, day)]);
  expect(await readLines(day)).toEqual(before);
});

test('[S7.31] [S2.29] settled commission is listed by day, mechanism and level, with its sums', async () => {
  const day = today();
  nextDay();
  const due = [...(await readLines(day))].filter(([name]) => name.startsWith(at(0).memberId));
  const sum = formatAmount(due.reduce((total, [, { amount }]) => total + amount, 0n));
  const shown = await rewards(at(0), { range: 'today' });
  expect(shown).toMatchObject({
    total: due.length,
    total_amount: sum,
    total_claimable: sum,
    total_claimed: '0.00',
  });
  expect(shown.days).toEqual([{ day, amount: sum }]);
  expect(shown.items[0]).toMatchObject({
    day,
    mechanism: 'recharge',
    level: 1,
    base: '1234.57',
    amount: '3.08',
  });
  expect(shown.items[0]).toMatchObject({ state: 'claimable', reason: '', active: 4 });
  expect((await rewards(at(0), { range: '7days' })).days).toHaveLength(7);
  expect(await rewards(at(4))).toMatchObject({ total: 0, items: [], total_amount: '0.00' });
  expect(await rewards(at(0), { range: 'all', page: 2, page_size: due.length })).toMatchObject({ items: [] });
});

test('[S7.31] fifty claims at once pay once, to cash under rollover; then there is nothing to claim', async () => {
  const head = { ...at(0), token: await lab.test.login(at(0)) };
  const { claimable } = await lab.test.ask(agency.summary, {}, { token: head.token });
  const before = await lab.balances(head);
  const claims = await Promise.all(
    Array.from({ length: 50 }, () => lab.test.call(agency.claim, {}, { token: head.token })),
  );
  const paid = claims.flatMap((envelope) => (envelope.status === 'success' ? [envelope.data] : []));
  expect(paid).toEqual([expect.objectContaining({ amount: claimable })]);
  const refusals = claims.flatMap((envelope) => (envelope.status === 'fail' ? [envelope.error] : []));
  expect(refusals).toEqual(Array.from({ length: 49 }, () => 'commission_none'));
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const after = await lab.balances(head);
  expect(cents(after.money) - cents(before.money)).toBe(cents(claimable));
  expect(cents(after.ml_money) - cents(before.ml_money)).toBe(5n * cents(claimable));
  const summary = await lab.test.ask(agency.summary, {}, { token: head.token });
  expect(summary).toMatchObject({ earned: claimable, claimed: claimable, claimable: '0.00' });
  await lab.expectEvenBooks();
});

test('[S7.31] a claim that is repeated under its key answers the same and pays nothing more', async () => {
  const member = { ...at(1), token: await lab.test.login(at(1)) };
  const options = { token: member.token, idempotencyKey: randomUUID() };
  const first = await lab.test.ask(agency.claim, {}, options);
  expect(await lab.test.ask(agency.claim, {}, options)).toEqual(first);
  expect(first.money).toBe((await lab.balances(member)).money);
});

test('[S7.35] days that were missed are caught up, each by what happened on it', async () => {
  await spin(at(1), '10.00');
  nextDay();
  await lab.test.drain();
  await lab.test.runDaily();
  const missed = [];
  for (const stakes of [
    ['200.00', '200.00', '200.00', '200.00'],
    ['150.00', '200.00', '200.00', '200.00'],
  ]) {
    for (const stake of stakes) {
      await giveCash(lab.test, at(1).memberId, 20_000n);
      await spin(at(1), stake);
    }
    missed.push(today());
    nextDay();
  }
  await lab.test.drain();
  await lab.test.runDaily();
  for (const day of missed) {
    const due = await expected(day);
    expect(due.get(`${at(0).memberId} betting 1`)?.amount).toBeGreaterThan(100n);
    expect(sorted(await readLines(day))).toEqual(sorted(due));
  }
  const settlement = await lab.test.ask(
    agency.mechanismSettlement,
    {},
    { token: await lab.test.login(at(0)) },
  );
  expect(settlement.last_settled_day).toBe(missed.at(-1));
});

test('[S7.31] frozen and demo agents, a day below the minimum, and what is above the cap are not paid', async () => {
  const { db } = lab.test.house;
  const [frozen, demo, small, great] = await Promise.all([1, 2, 3, 4].map(() => lab.test.newMember()));
  if (!frozen || !demo || !small || !great) throw new Error('members are missing');
  for (const [agent, stakes] of [
    [frozen, 4],
    [demo, 4],
    [small, 1],
    [great, 4],
  ] as const) {
    const child = await invitedBy(agent);
    await giveCash(lab.test, child.memberId, 80_000n);
    for (let n = 0; n < stakes; n += 1) await spin(child, '200.00');
  }
  await db.query(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
  await db.query('update member set is_demo = true, cpf = null where id = $1', [demo.memberId]);
  await db.query('update agency_rule set cap_cents = 110');
  const day = today();
  await settle(day);
  const { rows } = await db.query(
    'select agent_id, commission_cents, amount_cents, state, reason from agency_settlement where day = $1',
    [day],
  );
  const of = (agent: Member) => rows.filter(({ agent_id }) => agent_id === agent.memberId);
  const refused = { amount_cents: 0n, state: 'refused' };
  expect(of(frozen)).toMatchObject([{ commission_cents: 120n, ...refused, reason: 'member_frozen' }]);
  expect(of(demo)).toMatchObject([{ ...refused, reason: 'demo_not_allowed' }]);
  expect(of(small)).toMatchObject([{ commission_cents: 30n, ...refused, reason: 'below_minimum' }]);
  expect(of(great)).toMatchObject([
    { commission_cents: 120n, amount_cents: 110n, state: 'claimable', reason: 'capped' },
  ]);
  await db.query(`update member set status = 'active' where id = $1`, [frozen.memberId]);
  await settle(day);
  expect((await rewards(frozen, { range: 'all' })).items).toMatchObject([
    { state: 'refused', reason: 'not_eligible' },
  ]);
  expect(await lab.test.call(agency.claim, {}, { token: await lab.test.login(frozen) })).toMatchObject({
    error: 'commission_none',
  });
});

test('[S7.33] in the regulated market a day’s deposits earn nothing, its turnover does', async () => {
  const { house } = lab.test;
  await house.db.query('update agency_rule set cap_cents = 5000000');
  nextDay();
  const agent = await lab.test.newMember();
  const child = await invitedBy(agent);
  await lab.credited(child, '3000.00');
  for (let n = 0; n < 4; n += 1) await spin(child, '200.00');
  await lab.test.drain();
  const regulated = { ...house, env: { ...house.env, JURISDICTION: 'br-regulated' as const } };
  await agencySettlement.run(regulated, today());
  const lines = [...(await readLines(today()))].filter(([name]) => name.startsWith(agent.memberId));
  expect(lines).toEqual([[`${agent.memberId} betting 1`, { base: 80_000n, commission: 120n, amount: 120n }]]);
});

test('a deposit that goes back after its day was settled takes its commission along, unless it has been claimed', async () => {
  nextDay();
  const agent = await lab.test.newMember();
  const [one, two] = [await invitedBy(agent), await invitedBy(agent)];
  const first = await lab.credited(one, '1000.00');
  const second = await lab.credited(two, '500.00');
  const day = today();
  await settle(day);
  const { db } = lab.test.house;
  const rowsOf = async () => {
    const { rows } = await db.query<{
      base: bigint;
      commission: bigint;
      amount: bigint;
      state: string;
      reason: string;
    }>(
      `select base_cents as base, commission_cents as commission, amount_cents as amount, state, reason
         from agency_settlement where agent_id = $1 and mechanism = 'recharge'`,
      [agent.memberId],
    );
    return rows;
  };
  const settled = { base: 150_000n, commission: 300n };
  expect(await rowsOf()).toEqual([{ ...settled, amount: 300n, state: 'claimable', reason: '' }]);
  const goesBack = async (endToEndId: string, amountCents?: bigint) => {
    await lab.sandbox.forceReturn({ endToEndId, ...(amountCents !== undefined && { amountCents }) });
    await lab.run('pix-disputes');
    await lab.test.drain();
  };
  // 0.20% of 1,200.01 that are left; then of 500.00, by several returns.
  await goesBack(first.endToEndId, 29_999n);
  expect(await rowsOf()).toEqual([
    { ...settled, amount: 240n, state: 'claimable', reason: 'deposit_returned' },
  ]);
  await goesBack(first.endToEndId);
  expect(await rowsOf()).toEqual([
    { ...settled, amount: 100n, state: 'claimable', reason: 'deposit_returned' },
  ]);
  nextDay();
  const token = await lab.test.login(agent);
  expect((await rewards(agent)).items[0]).toMatchObject({ amount: '1.00', reason: 'deposit_returned' });
  expect(await lab.test.ask(agency.claim, {}, { token })).toMatchObject({ amount: '1.00' });
  await goesBack(second.endToEndId);
  expect(await rowsOf()).toEqual([
    { ...settled, amount: 100n, state: 'claimed', reason: 'deposit_returned' },
  ]);

  const other = await lab.test.newMember();
  const invited = await invitedBy(other);
  const all = await lab.credited(invited, '1000.00');
  await settle(today());
  await goesBack(all.endToEndId);
  nextDay();
  expect((await rewards(other)).items[0]).toMatchObject({ amount: '0.00', state: 'refused' });
  expect(await lab.test.call(agency.claim, {}, { token: await lab.test.login(other) })).toMatchObject({
    error: 'commission_none',
  });
});

test('[S7.31] what a blacklisted member deposited does not stand in for a deposit that goes back', async () => {
  nextDay();
  const agent = await lab.test.newMember();
  const [banned, honest] = [await invitedBy(agent), await invitedBy(agent)];
  await lab.credited(banned, '1000.00');
  const { endToEndId } = await lab.credited(honest, '500.00');
  const { db } = lab.test.house;
  await db.query(`update member set status = 'blacklisted' where id = $1`, [banned.memberId]);
  await settle(today());
  const rowsOf = async () =>
    (
      await db.query(
        'select base_cents, amount_cents, state from agency_settlement where agent_id = $1 order by level',
        [agent.memberId],
      )
    ).rows;
  expect(await rowsOf()).toEqual([{ base_cents: 50_000n, amount_cents: 100n, state: 'claimable' }]);
  await lab.sandbox.forceReturn({ endToEndId });
  await lab.run('pix-disputes');
  await lab.test.drain();
  expect(await rowsOf()).toEqual([{ base_cents: 50_000n, amount_cents: 0n, state: 'refused' }]);
});
