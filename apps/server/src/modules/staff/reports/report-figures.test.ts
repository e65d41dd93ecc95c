import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identity, staffReports } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '../../../database/migration-files.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';
import { sources } from './sources.ts';

const monday = '2031-05-05';
const thursday = '2031-05-08';

let house: TestHouse;
let members: string[];
/** Invited by the first of the members. */
let invited: string;
let demo: string;

const db = () => house.house.db;
const fold = () => house.runTask('report-fold');

beforeAll(async () => {
  house = await startTestHouse();
  house.clock.moveTo(new Date(`${monday}T15:00:00Z`));
  const agent = await house.newMember();
  const { invite_code } = await house.ask(identity.me, {}, { token: agent.token });
  invited = (await house.newMember({ introducer: invite_code })).memberId;
  demo = (await house.ask(identity.demo, {})).member_id;
  members = [agent.memberId, invited, (await house.newMember()).memberId];
});
afterAll(() => house.close());

async function openDeposit(memberId: string, cents: number): Promise<string> {
  const { rows } = await db().query<{ id: string }>(
    `insert into deposit (order_number, member_id, method_id, amount_cents, txid, request_hash, expires_at)
     select $1, $2, id, $3, $1, '', house_now() from payment_method where direction = 'deposit' limit 1 returning id`,
    [randomUUID().replaceAll('-', ''), memberId, cents],
  );
  return rows[0]?.id ?? '';
}

const credit = (of: Queryable, id: string) =>
  of.query(`update deposit set state = 'credited', credited_at = house_now() where id = $1`, [id]);

async function payOut(memberId: string, cents: number): Promise<string> {
  const { rows } = await db().query<{ id: string }>(
    `insert into withdrawal (order_number, member_id, method_id, amount_cents, fee_cents, state, holder_name, key_kind,
                             key_value, paid_at)
     select $1, $2, id, $3, 0, 'paid', 'Casa', 'cpf', '', house_now()
       from payment_method where direction = 'withdrawal' limit 1 returning id`,
    [randomUUID(), memberId, cents],
  );
  return rows[0]?.id ?? '';
}

async function reward(memberId: string, wallet: 'cash' | 'bonus', amountCents: bigint): Promise<void> {
  await inTransaction(db(), async (tx) => {
    const { [wallet]: to } = await walletsOf(tx, memberId);
    const from = houseAccounts.promotions;
    await post(tx, { from, to: to.accountId, amountCents, kind: 'reward', reference: randomUUID() });
  });
}

/** Rebates of members on one day, as rounds that were heard together add them: some grow, some are new. */
const rebates = (memberIds: readonly string[], cents: number) =>
  db().query(
    `insert into rebate_day (member_id, day, category, basis_points, rounds, stake_cents, units, cents)
     select id, house_day(house_now()), 'slots', 10, 1, 1000, 10000, $2 from unnest($1::uuid[]) as id
     on conflict (member_id, day, category, basis_points) do update set cents = rebate_day.cents + excluded.cents`,
    [memberIds, cents],
  );

/** What reports read, by day, figure, category and agent. */
async function counted(): Promise<unknown[]> {
  const { rows } = await db().query(
    `select 'in all' as by, day::text, figure, what, null::uuid as agent_id, sum(items)::bigint as items,
            sum(cents)::bigint as cents from report_figure group by day, figure, what having sum(items) <> 0 or sum(cents) <> 0
     union all
     select 'agent', day::text, figure, '', agent_id, sum(items)::bigint, sum(cents)::bigint from report_agent_figure
      group by day, figure, agent_id having sum(items) <> 0 or sum(cents) <> 0
      order by 1, 2, 3, 4, 5`,
  );
  return rows;
}

/** The same, counted anew from every row that the definitions name. */
async function recounted(): Promise<unknown[]> {
  const rows = Object.entries(sources).map(
    ([figure, rowsOf]) =>
      `select house_day(at)::text as day, '${figure}' as figure, '${figure}' = 'rebates_cost' as has_parts, what, member_id, cents
         from (${rowsOf}) as s`,
  );
  const found = await db().query(
    `with one as materialized (${rows.join(' union all ')})
     select 'in all' as by, day, figure, case when has_parts then what else '' end as what, null::uuid as agent_id,
            count(*) as items, sum(cents)::bigint as cents from one group by 2, 3, 4
     union all
     select 'agent', day, figure, '', m.top_id, count(*), sum(cents)::bigint from one join member m on m.id = member_id
      group by 2, 3, 5
      order by 1, 2, 3, 4, 5`,
    ['2000-01-01', '2100-01-01'],
  );
  return found.rows;
}

async function expectExact(): Promise<void> {
  const shown = await counted();
  expect(shown).toEqual(await recounted());
  expect(shown.length).toBeGreaterThan(0);
}

const figuresOf = async (day: string) => {
  const { token } = await newStaff(house, 'finance');
  const { now } = await house.ask(staffReports.reportSummary, { from: day, to: day }, { token });
  return [now.deposits, now.withdrawals, now.bonus_cost, now.rebates_cost, now.new_members];
};

test('each figure is counted as it happens, by its own day, and again no longer when it is undone days later', async () => {
  const [kept, undone] = [await openDeposit(invited, 5000), await openDeposit(invited, 700)];
  const returned = await payOut(invited, 1500);
  await payOut(members[0] ?? '', 100);
  for (const id of [kept, undone]) await credit(db(), id);
  await reward(invited, 'cash', 40n);
  // Money that can only be played with costs nothing yet.
  await reward(invited, 'bonus', 990n);
  await rebates([invited, ...members.slice(2)], 3);
  await rebates(members, 2);
  expect(await figuresOf(monday)).toEqual(['57.00', '16.00', '0.40', '0.12', 3]);
  await expectExact();
  await fold();
  expect(await figuresOf(monday)).toEqual(['57.00', '16.00', '0.40', '0.12', 3]);

  house.clock.moveTo(new Date(`${thursday}T15:00:00Z`));
  await db().query(`update withdrawal set state = 'failed' where id = $1`, [returned]);
  await db().query(`update deposit set state = 'refunded' where id = $1`, [undone]);
  await db().query('update rebate_day set claimed_cents = cents');
  await db().query(`update deposit set reason = 'seen' where id = $1`, [kept]);
  await payOut(invited, 800);
  expect(await figuresOf(monday)).toEqual(['50.00', '1.00', '0.40', '0.12', 3]);
  expect(await figuresOf(thursday)).toEqual(['0.00', '8.00', '0.00', '0.00', 0]);
  await expectExact();
});

test('what is said twice counts once, and demo members count nowhere', async () => {
  const before = await counted();
  const { rows } = await db().query<{ id: string }>(
    `select id from deposit where state = 'credited' limit 1`,
  );
  await db().query(`update deposit set state = 'credited' where id = $1`, [rows[0]?.id]);
  await credit(db(), await openDeposit(demo, 900));
  await payOut(demo, 900);
  await reward(demo, 'cash', 900n);
  await rebates([demo], 900);
  expect(await counted()).toEqual(before);
  await expectExact();
});

test('whoever is credited waits for nobody, and folding meanwhile loses and doubles nothing', async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, n) => openDeposit(members[n % 3] ?? '', n + 1)),
  );
  await inTransaction(db(), async (late) => {
    // It has written what it counts, and ends after all the others.
    await credit(late, ids[0] ?? '');
    await Promise.all(ids.slice(1).flatMap((id) => [credit(db(), id), fold()]));
    await expectExact();
    await fold();
  });
  await expectExact();
  await Promise.all([fold(), fold()]);
  expect((await db().query('select from report_figure_change')).rowCount).toBe(0);
  await expectExact();
});

test('what stood there before the migration is counted by it', async () => {
  const before = await counted();
  const migration = readFileSync(join(databaseFolder(), 'migrations/0034_report_figures.sql'), 'utf8');
  await db().query('truncate report_figure_day, report_figure_agent_day, report_figure_change');
  expect(await counted()).toEqual([]);
  await db().query(/^with figure as materialized[^;]*;/m.exec(migration)?.[0] ?? '');
  expect(await counted()).toEqual(before);
});
