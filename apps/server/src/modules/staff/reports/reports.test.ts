import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataOf, games, identity, payments, staff, staffReports } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '../../../database/migration-files.ts';
import { chanceOf } from '../../../seeds/chance.ts';
import { liveDay, type Person, withdrawalPassword } from '../../../seeds/live-days.ts';
import { eventually } from '../../../testing/eventually.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { bets } from '../../games/testing/player.ts';
import { actionsAbout, newStaff } from '../testing/staff-at-work.ts';
import { fileWords } from './file-words.ts';

type Summary = DataOf<typeof staffReports.reportSummary>;
type Row = DataOf<typeof staffReports.reportRows>['items'][number];

const first = '2031-03-03';
const last = '2031-03-06';
const period = { from: first, to: last };
const days = [first, '2031-03-04', '2031-03-05', last];

let house: TestHouse;
let token: string;
let agentId: string;

beforeAll(async () => {
  // A round that is left open stays so: the task that ends it comes by in a slow run alone.
  house = await startTestHouse({ ROUND_ENDS_AFTER_HOURS: '2160' }, { pspFollowsClock: true });
  const chance = chanceOf(20_310_303);
  const people: Person[] = [];
  let code: string | undefined;
  for (const day of days) {
    house.clock.moveTo(new Date(`${day}T11:00:00Z`));
    for (let newcomer = 0; newcomer < 3; newcomer += 1) {
      people.push(await newPerson(code));
      code ??= (await house.ask(identity.me, {}, { token: people[0]?.token ?? '' })).invite_code;
    }
    await playAside(people.slice(-2));
    const reviewer = async () => (await newStaff(house, 'finance')).token;
    await withdrawAside(people.at(-3), await reviewer());
    const habits = { comes: 0.8, betsMost: 6, deposits: 0.7, withdraws: 0.4 };
    await liveDay(house, people, { habits, chance, reviewer });
  }
  agentId = people[0]?.memberId ?? '';
  token = (await newStaff(house, 'finance')).token;
}, 600_000);
afterAll(() => house.close());

async function newPerson(introducer: string | undefined): Promise<Person> {
  const member = await house.newMember(introducer ? { introducer } : {});
  await house.ask(
    identity.setWithdrawalPassword,
    { password: member.password, qk_pwd: withdrawalPassword, qk_pwd_confirmation: withdrawalPassword },
    { token: member.token },
  );
  const { memberId, realname, cpf, token } = member;
  return { memberId, realname, cpf, token, way: { ip: '10.1.0.1', device: 'Chrome' } };
}

/** Other games than the days bring: with bonus money, left open, and a demo member's, which count nowhere. */
async function playAside(people: readonly Person[]): Promise<void> {
  const demo = await house.ask(identity.demo, {});
  const as = (at: string) => ({ token: at, idempotencyKey: randomUUID() });
  for (const game of ['roleta-guanabara', 'dados-de-ouro'] as const)
    await house.ask(games.play, { game, ...bets[game] }, as(demo.token));
  for (const [index, person] of people.entries()) {
    await giveBonus(person.memberId);
    await house.ask(games.play, { game: 'roleta-guanabara', ...bets['roleta-guanabara'] }, as(person.token));
    if (index === 0)
      await house.ask(games.play, { game: 'minas-do-sertao', ...bets['minas-do-sertao'] }, as(person.token));
  }
}

/** Whether a lived day brings a withdrawal hangs on luck at play; this one comes every day. */
async function withdrawAside(person: Person | undefined, reviewer: string): Promise<void> {
  if (!person) throw new Error('nobody is here');
  await giveCash(house, person.memberId, 6000n);
  const as = { token: person.token, idempotencyKey: randomUUID() };
  const { id } = await house.ask(
    payments.drawing,
    {
      name: person.realname,
      money: '50.00',
      payment_type: 'cpf',
      qk_pwd: withdrawalPassword,
      cpf_id: person.cpf,
    },
    as,
  );
  await house.ask(staff.staffWithdrawalApprove, { id, seen: 'submitted' }, { token: reviewer });
  await eventually(
    () => house.ask(payments.drawingGet, { withdrawal_id: id }, { token: person.token }),
    ({ state }) => state === 'paid',
  );
}

async function giveBonus(memberId: string): Promise<void> {
  await house.house.db.query(
    `select ledger_post(6, id, 2000, 'reward', $2) from ledger_account where member_id = $1 and kind = 'bonus'`,
    [memberId, randomUUID()],
  );
}

/** Centavos by day, counted from the ledger's movements and the rounds, not from what reports read. */
async function fromLedger(sql: string): Promise<Map<string, bigint>> {
  const { rows } = await house.house.db.query<{ day: string; value: bigint }>(sql);
  return new Map(rows.map(({ day, value }) => [day, value]));
}

const owner = (side: 'from' | 'to') =>
  `join ledger_account a on a.id = t.${side}_account_id join member m on m.id = a.member_id and not m.is_demo`;
const ofRounds = (plus: string, minus: string) =>
  `select house_day(r.settled_at)::text as day, sum(case when t.kind in (${plus}) then t.amount_cents
          when t.kind in (${minus}) then -t.amount_cents else 0 end)::bigint as value
     from ledger_transfer t join round r on r.id = t.reference join member m on m.id = r.member_id and not m.is_demo
    where not r.is_open group by 1`;
const ofMovements = (where: string, side: 'from' | 'to') =>
  `select house_day(t.created_at)::text as day, sum(t.amount_cents)::bigint as value
     from ledger_transfer t ${owner(side)} where ${where} group by 1`;

const recounts = {
  ggr: ofRounds(`'stake'`, `'payout'`),
  turnover: ofRounds(`'stake', 'stake_bonus'`, `''`),
  deposits: ofMovements(`t.kind = 'deposit'`, 'to'),
  withdrawals: ofMovements(`t.kind in ('withdrawal_paid', 'withdrawal_fee')`, 'from'),
  bonus_cost: ofMovements(`(t.from_account_id = 6 or t.kind = 'bonus_released') and a.kind = 'cash'`, 'to'),
  rebates_cost: ofMovements(`t.kind = 'rebate' and t.from_account_id = 7`, 'to'),
} as const;
const moneyFigures = Object.keys(recounts) as (keyof typeof recounts)[];

const ask = (input = period) => house.ask(staffReports.reportSummary, input, { token });
const cents = (amount: string) =>
  amount.startsWith('-') ? -(parseAmount(amount.slice(1)) ?? 0n) : (parseAmount(amount) ?? 0n);
const sum = (values: Iterable<bigint>) => [...values].reduce((total, value) => total + value, 0n);

test('every figure of money is what the movements of the ledger add up to, day by day and in all', async () => {
  const summary = await ask();
  for (const figure of moneyFigures) {
    const counted = await fromLedger(recounts[figure]);
    const shown = summary.days.map((day) => [day.day, day[figure]]);
    expect(shown, figure).toEqual(days.map((day) => [day, formatAmount(counted.get(day) ?? 0n)]));
    expect(summary.now[figure], figure).toBe(formatAmount(sum(counted.values())));
    // A figure of nothing proves nothing.
    expect(sum(counted.values()), figure).not.toBe(0n);
  }
});

test('members are counted from rounds and registrations, each once in any period', async () => {
  type Played = Record<'member' | 'day' | 'category' | 'agent', string>;
  const { rows: played } = await house.house.db.query<Played>(
    `select r.member_id as member, house_day(r.settled_at)::text as day, g.category, coalesce(m.top_id::text, 'none') as agent
       from round r join game g on g.slug = r.game join member m on m.id = r.member_id and not m.is_demo
      where not r.is_open`,
  );
  const heads = (of: typeof played) => new Set(of.map(({ member }) => member)).size;
  for (const from of days)
    for (const to of days.slice(days.indexOf(from))) {
      const within = played.filter(({ day }) => day >= from && day <= to);
      expect((await ask({ from, to })).now.active_members, `${from} to ${to}`).toBe(heads(within));
      for (const by of ['category', 'agent'] as const)
        for (const { key, active_members } of await linesOf(by, { from, to }))
          expect(active_members, key).toBe(heads(within.filter((row) => row[by] === key)));
    }
  const summary = await ask();
  const perDay = days.map((day) => heads(played.filter((row) => row.day === day)));
  expect(summary.days.map((day) => day.active_members)).toEqual(perDay);
  expect(summary.now.active_members).toBeLessThan(perDay.reduce((all, one) => all + one, 0));
  expect(summary.days.map((day) => day.new_members)).toEqual([3, 3, 3, 3]);
});

test('of a cohort those have come back who settled a round exactly so many days later', async () => {
  const { rows } = await house.house.db.query<{ members: bigint; returned: bigint }>(
    `select count(*) as members, count(*) filter (where exists (select from round r where r.member_id = m.id
            and house_day(r.settled_at) = house_day(m.created_at) + 1)) as returned
       from member m where not m.is_demo and house_day(m.created_at) < $1`,
    [last],
  );
  const { retention } = (await ask()).now;
  // The last day's cohort has its day after today.
  expect(retention.retention_1).toEqual({ members: 9, returned: Number(rows[0]?.returned) });
  expect(retention.retention_7).toEqual({ members: 0, returned: 0 });
  expect(retention.retention_1.returned).toBeGreaterThan(0);
  const all = await rowsOf({ figure: 'retention_1' });
  expect(all.total).toBe(9);
  expect(all.rows.filter((row) => row.is_counted)).toHaveLength(retention.retention_1.returned);
});

test('the period before is as long and ends the day before', async () => {
  const summary = await ask({ from: '2031-03-05', to: last });
  expect(summary).toMatchObject({ before_from: first, before_to: '2031-03-04' });
  const whole = await ask();
  expect(summary.before_days).toEqual(whole.days.slice(0, 2));
  expect(summary.before.deposits).toBe(
    formatAmount(cents(whole.days[0]?.deposits ?? '') + cents(whole.days[1]?.deposits ?? '')),
  );
});

/** All rows of a figure by its pages. */
async function rowsOf(
  input: Record<string, unknown>,
  pageSize = 7,
): Promise<{ rows: Row[]; total: number | null; sum: string | null }> {
  const rows: Row[] = [];
  let after: string | null = null;
  let head: { total: number | null; sum: string | null } = { total: null, sum: null };
  do {
    const page: DataOf<typeof staffReports.reportRows> = await house.ask(
      staffReports.reportRows,
      { ...period, ...input, page_size: pageSize, ...(after && { after }) },
      { token },
    );
    if (after === null) head = { total: page.total, sum: page.sum };
    rows.push(...page.items);
    after = page.next;
  } while (after !== null);
  return { rows, ...head };
}

const amountsOf = (rows: readonly Row[]) => sum(rows.map((row) => cents(row.amount ?? '0')));

test('the rows behind a figure come once each, newest first, and add up to it', async () => {
  const summary = await ask();
  for (const figure of moneyFigures) {
    const { rows, total, sum: told } = await rowsOf({ figure });
    expect(told, figure).toBe(summary.now[figure]);
    expect(formatAmount(amountsOf(rows)), figure).toBe(summary.now[figure]);
    expect(new Set(rows.map((row) => row.id)).size, figure).toBe(total);
    expect(rows.map((row) => row.at)).toEqual(
      rows
        .map((row) => row.at)
        .toSorted()
        .reverse(),
    );
  }
  expect((await rowsOf({ figure: 'new_members' })).rows).toHaveLength(12);
  const active = await rowsOf({ figure: 'active_members' }, 2);
  expect([active.rows.length, active.sum]).toEqual([
    summary.now.active_members,
    String(summary.now.active_members),
  ]);
  expect(new Set(active.rows.map((row) => row.id)).size).toBe(active.total);
  expect(sum(active.rows.map((row) => cents(row.stake ?? '')))).toBe(cents(summary.now.turnover));
});

test('a day, a category, a game and an agent each break the figures down, and lead to their own rows', async () => {
  const summary = await ask();
  for (const by of staffReports.reportDimensions) {
    const lines = await linesOf(by);
    for (const figure of ['ggr', 'turnover'] as const) {
      expect(formatAmount(sum(lines.map((line) => cents(line[figure])))), `${by} ${figure}`).toBe(
        summary.now[figure],
      );
      for (const line of lines) {
        const narrowed = by === 'day' ? { from: line.key, to: line.key } : { [by]: line.key };
        const { rows, sum: told } = await rowsOf({ figure, ...narrowed }, 100);
        expect([told, formatAmount(amountsOf(rows))], `${by} ${line.key} ${figure}`).toEqual([
          line[figure],
          line[figure],
        ]);
      }
    }
  }
  const agents = await linesOf('agent');
  for (const figure of ['deposits', 'withdrawals', 'bonus_cost', 'rebates_cost'] as const)
    expect(formatAmount(sum(agents.map((line) => cents(line[figure] ?? '0')))), figure).toBe(
      summary.now[figure],
    );
  expect(agents.find(({ key }) => key === agentId)).toMatchObject({ new_members: 11 });
  expect(agents.find(({ key }) => key === 'none')).toMatchObject({ new_members: 1, name: '' });
  // Who withdrew on the first day came by nobody's invitation; all others came by that member's.
  const { rows } = await rowsOf({ figure: 'withdrawals', agent: 'none' });
  expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([agentId]));
  expect((await linesOf('game')).map(({ key }) => key)).not.toContain('minas-do-sertao');
});

async function linesOf(by: (typeof staffReports.reportDimensions)[number], within = period) {
  const lines: DataOf<typeof staffReports.reportBreakdown>['items'] = [];
  let after: string | null = null;
  do {
    const page: DataOf<typeof staffReports.reportBreakdown> = await house.ask(
      staffReports.reportBreakdown,
      { ...within, by, page_size: 2, ...(after && { after }) },
      { token },
    );
    lines.push(...page.items);
    after = page.next;
  } while (after !== null);
  return lines;
}

test('demo play stands in no figure and no row', async () => {
  const { rows } = await house.house.db.query<{ id: string }>('select id from member where is_demo');
  const demos = rows.map(({ id }) => id);
  expect(demos).toHaveLength(4);
  for (const figure of ['turnover', 'active_members', 'new_members'])
    expect((await rowsOf({ figure })).rows.filter((row) => demos.includes(row.member_id))).toEqual([]);
});

test('a file has the rows of its figure, and is recorded', async () => {
  const { now } = await ask();
  for (const figure of moneyFigures) {
    const lines = await fileOf({ figure });
    const amounts = lines.slice(1).map((line) => cents(line.at(-3) ?? ''));
    expect(lines[0]?.at(-3)).toBe('Amount (BRL 0.00)');
    expect(formatAmount(sum(amounts)), figure).toBe(now[figure]);
    expect(await actionsAbout(house, figure)).toEqual(['report.export', 'report.view_file']);
  }
  const byGame = await fileOf({ by: 'game' });
  expect(formatAmount(sum(byGame.slice(1).map((line) => cents(line[3] ?? ''))))).toBe(now.ggr);
});

test('a file says what its rows were in the language of whoever exports', async () => {
  const columnOf = async (input: Record<string, unknown>, lang: LanguageCode, column: number) => {
    const lines = await fileOf(input, lang);
    return lines.slice(1).map((line) => line[column] ?? '');
  };
  for (const lang of ['en', 'cn'] as const) {
    const words: Readonly<Record<string, string>> = fileWords[lang];
    const costs = await columnOf({ figure: 'bonus_cost' }, lang, 4);
    expect(costs.length).toBeGreaterThan(0);
    for (const what of costs) expect(Object.values(words)).toContain(what);
    const rebates = await columnOf({ figure: 'rebates_cost' }, lang, 4);
    expect(rebates).toContain(words.category_arcade);
    const categories = await columnOf({ by: 'category' }, lang, 1);
    expect(categories).toContain(words.category_arcade);
    expect(await columnOf({ by: 'agent' }, lang, 1)).toContain(words.no_agent);
    for (const what of [...costs, ...rebates]) expect(what).not.toMatch(/_|^[a-z]+$/);
  }
});

/** The cells of an exported file. */
async function fileOf(input: Record<string, unknown>, lang: LanguageCode = 'en'): Promise<string[][]> {
  const { path } = await house.ask(staffReports.reportExport, { ...period, ...input }, { token, lang });
  const response = await house.server.inject({ method: 'GET', url: path });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('attachment');
  return response.body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('a file opens for a minute, to whoever asked and is still at work', async () => {
  const open = async (as: string) =>
    (await house.ask(staffReports.reportExport, { ...period, by: 'day' }, { token: as })).path;
  const statusOf = async (url: string) => (await house.server.inject({ method: 'GET', url })).statusCode;
  const path = await open(token);
  expect(await statusOf(path)).toBe(200);
  expect(await statusOf(`${path}x`.replace(/ticket=./, 'ticket=_'))).toBe(401);
  expect(await statusOf('/api/staff/reports/file')).toBe(401);
  const other = await newStaff(house, 'finance');
  const theirs = await open(other.token);
  await house.house.db.query(`update staff set role = 'support' where id = $1`, [other.id]);
  expect(await statusOf(theirs)).toBe(403);
  await house.house.db.query('update staff set is_active = false where id = $1', [other.id]);
  expect(await statusOf(theirs)).toBe(401);
  house.clock.moveBy(61_000);
  expect(await statusOf(path)).toBe(401);
});

test('a game of a platform whose name has an ending of its own is asked for like any other', async () => {
  const game = 'aa-x-hot_b7d042b6';
  expect((await rowsOf({ figure: 'ggr', game })).rows).toEqual([]);
  const lines = { ...period, by: 'game', after: `1.${game}` };
  expect(await house.call(staffReports.reportBreakdown, lines, { token })).toMatchObject({ code: 200 });
});

test('rounds settled before the migration are counted by it, and heard by nobody a second time', async () => {
  const { db } = house.house;
  const before: Summary = await ask();
  const migration = (file: string) => readFileSync(join(databaseFolder(), `migrations/${file}.sql`), 'utf8');
  const counting = /^with mark as[^;]*;/m.exec(migration('0015_reports_and_growth'))?.[0] ?? '';
  // The function it calls, gone since 0033, as it stood last.
  const counter = /^create or replace function report_count[^$]*\$\$[^$]*\$\$;/m;
  await db.query(counter.exec(migration('0021_backoffice'))?.[0] ?? '');
  await db.query('truncate report_game_day, report_agent_day');
  await db.query(`delete from outbox_cursor where listener = 'report-days'`);
  await db.query(counting);
  await house.drain();
  expect(await ask()).toEqual(before);
});
