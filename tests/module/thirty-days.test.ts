import { identity, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Deed, readTables, recount } from '../../apps/server/src/modules/agency/testing/recount.ts';
import {
  micros,
  type Played,
  readRounds,
  recountRebates,
} from '../../apps/server/src/modules/promotions/testing/recount-rebates.ts';
import { newStaff } from '../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { chanceOf } from '../../apps/server/src/seeds/chance.ts';
import {
  liveDay,
  type Person,
  type Tally,
  withdrawalPassword,
} from '../../apps/server/src/seeds/live-days.ts';
import { booksNow } from '../../apps/server/src/testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';

const membersTotal = 100;
const daysTotal = 30;
const habits = { comes: 0.3, betsMost: 10, deposits: 0.4, withdraws: 0.5 };

let house: TestHouse;
const people: Person[] = [];
const sums: Tally = { deposits: 0, bets: 0, claims: 0, withdrawals: 0 };

beforeAll(async () => {
  house = await startTestHouse({}, { pspFollowsClock: true });
  // All thirty days lie in one season of VIP levels.
  house.clock.moveTo(new Date('2031-01-06T12:00:00Z'));
  const chance = chanceOf(20_310_106);
  const codes: string[] = [];
  while (people.length < membersTotal) people.push(await newPerson(codes, chance.next()));
  for (let day = 0; day < daysTotal; day += 1) {
    // Staff sessions end over night, as members' do.
    const reviewer = async () => (await newStaff(house, 'finance')).token;
    const tally = await liveDay(house, people, { habits, chance, reviewer });
    for (const key of Object.keys(sums) as (keyof Tally)[]) sums[key] += tally[key];
  }
  console.log(
    `${membersTotal} members, ${daysTotal} days: ${sums.deposits} deposits, ${sums.bets} bets, ${sums.claims} claims, ${sums.withdrawals} withdrawals`,
  );
}, 1_800_000);
afterAll(() => house.close());

/** Registers somebody, in two cases of three by an invitation of somebody already here. */
async function newPerson(codes: string[], chance: number): Promise<Person> {
  const introducer = chance > 0.33 ? codes[Math.floor(chance * codes.length)] : undefined;
  const member = await house.newMember(introducer ? { introducer } : {});
  const as = { token: member.token };
  const { invite_code: code } = await house.ask(identity.me, {}, as);
  codes.push(code);
  await house.ask(
    identity.setWithdrawalPassword,
    {
      password: member.password,
      qk_pwd: withdrawalPassword,
      qk_pwd_confirmation: withdrawalPassword,
    },
    as,
  );
  const { memberId, realname, cpf, token } = member;
  return { memberId, realname, cpf, token, way: { ip: '10.1.0.1', device: 'Chrome' } };
}

const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
  (await house.house.db.query<Row>(query)).rows;

let allRounds: Promise<Played[]> | null = null;
const rounds = () => {
  allRounds ??= readRounds(house.house.db);
  return allRounds;
};

test('enough happened for the figures to mean something', () => {
  expect(sums.deposits).toBeGreaterThan(200);
  expect(sums.bets).toBeGreaterThan(700);
  expect(sums.claims).toBeGreaterThan(300);
  expect(sums.withdrawals).toBeGreaterThan(5);
});

test('the books balance and every wallet is the replay of its movements', async () => {
  const books = await booksNow(house.house.db);
  expect(books).toMatchObject({ isClean: true, differenceCents: 0n });
});

test('[S6.04] [S7.27] every VIP level is what deposits and turnover reach', async () => {
  const levels = await rowsOf<{ level: number; deposit: bigint; turnover: bigint }>(
    'select level, deposit_cents as deposit, turnover_cents as turnover from vip_level order by level',
  );
  const deposits = new Map(
    (
      await rowsOf<{ member_id: string; cents: bigint }>(
        `select member_id, sum(amount_cents)::bigint as cents from deposit where state = 'credited' group by 1`,
      )
    ).map((row) => [row.member_id, row.cents]),
  );
  const turnover = new Map<string, bigint>();
  for (const round of await rounds())
    turnover.set(round.member_id, (turnover.get(round.member_id) ?? 0n) + round.stake);
  const stored = await rowsOf<{ id: string; vip_level: number }>('select id, vip_level from member');
  const expected = stored.map(({ id }) => {
    const reached = levels.filter(
      (level) => (deposits.get(id) ?? 0n) >= level.deposit && (turnover.get(id) ?? 0n) >= level.turnover,
    );
    return { id, vip_level: Math.max(0, ...reached.map((level) => level.level)) };
  });
  expect(stored).toEqual(expected);
  expect(stored.filter((member) => member.vip_level > 0).length).toBeGreaterThan(3);
});

test('[S1.06] [S7.36] every rebate is what the cash stakes and the rates of the level then give', async () => {
  const expected = await recountRebates(house.house.db, await rounds());
  const posted = await rowsOf<{ id: string; cents: bigint }>(
    `select a.member_id as id, sum(t.amount_cents)::bigint as cents from ledger_transfer t
       join ledger_account a on a.id = t.to_account_id and a.kind = 'rebate' where t.kind = 'rebate' group by 1`,
  );
  const byId = (list: { id: string; cents: bigint }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(posted)).toEqual(byId(expected));
});

test('[S7.31] commission of every day is what deposits and rounds carry up three inviters', async () => {
  const { db } = house.house;
  const inviterOf = new Map(
    (await rowsOf<{ id: string; top_id: string | null }>('select id, top_id from member')).map((row) => [
      row.id,
      row.top_id,
    ]),
  );
  const deposits = await rowsOf<{ memberId: string; day: string; cents: bigint }>(
    `select member_id as "memberId", house_day(credited_at)::text as day, amount_cents as cents
       from deposit where state = 'credited'`,
  );
  const tables = await readTables(db);
  const settled = await rowsOf<{
    name: string;
    day: string;
    base: bigint;
    commission: bigint;
    amount: bigint;
  }>(
    `select agent_id || ' ' || mechanism || ' ' || level as name, day::text, base_cents as base,
            commission_cents as commission, amount_cents as amount from agency_settlement`,
  );
  const days = new Set([...deposits.map(({ day }) => day), ...(await rounds()).map(({ day }) => day)]);
  expect(days.size).toBe(daysTotal);
  for (const day of days) {
    const deeds: Deed[] = [
      ...deposits
        .filter((deposit) => deposit.day === day)
        .map(({ memberId, cents }) => ({ memberId, mechanism: 'recharge' as const, category: '', cents })),
      ...(await rounds())
        .filter((round) => round.day === day && round.cash > 0n)
        .map(({ member_id: memberId, category, cash }) => ({
          memberId,
          mechanism: 'betting' as const,
          category,
          cents: cash,
        })),
    ];
    const lines = settled.filter((line) => line.day === day);
    expect(
      Object.fromEntries(
        lines.map(({ name, base, commission, amount }) => [name, { base, commission, amount }]),
      ),
      day,
    ).toEqual(Object.fromEntries(recount(inviterOf, deeds, tables)));
  }
});

test('[S1.06] [S7.29] cover follows from the stakes: what is covered, what remains, oldest first', async () => {
  const bonusTimes = await rowsOf<{ member_id: string; from: bigint; to: bigint | null }>(
    `select member_id, ${micros('created_at')} as from, ${micros('ended_at')} as to from bonus`,
  );
  const percents = new Map(
    (await rowsOf<{ category: string; percent: number }>('select category, percent from contribution')).map(
      (row) => [row.category, BigInt(row.percent)],
    ),
  );
  const counted = new Map<string, bigint>();
  for (const round of await rounds()) {
    const hasBonus = bonusTimes.some(
      (bonus) =>
        bonus.member_id === round.member_id &&
        bonus.from <= round.at &&
        (bonus.to === null || bonus.to > round.at),
    );
    const percent = hasBonus ? (percents.get(round.category) ?? 100n) : 100n;
    counted.set(round.member_id, (counted.get(round.member_id) ?? 0n) + (round.stake * percent) / 100n);
  }
  const stored = await rowsOf<{ member_id: string; counted_cents: bigint }>(
    'select member_id, counted_cents from member_play where turnover_cents > 0',
  );
  expect(new Map(stored.map((row) => [row.member_id, row.counted_cents]))).toEqual(counted);
  const some = people.filter((person) => (counted.get(person.memberId) ?? 0n) > 0n).slice(0, 12);
  for (const person of some) {
    const token = await house.login(await accountOf(person));
    const page = await house.ask(loyalty.coverHistory, { page_size: 100 }, { token });
    let before = 0n;
    for (const row of page.items.filter((entry) => entry.state !== 'forfeited')) {
      const required = BigInt(row.required.replace('.', ''));
      const played = counted.get(person.memberId) ?? 0n;
      const covered = BigInt(row.covered.replace('.', ''));
      expect(row.remaining).toBe(formatAmount(required - covered));
      // Oldest first: nothing is covered behind what is not.
      if (before > 0n) expect(covered).toBe(0n);
      before = required - covered;
      expect(covered <= played).toBe(true);
    }
  }
});

async function accountOf(person: Person): Promise<{ account: string; password: string }> {
  const [row] = await rowsOf<{ account: string }>(
    `select account from member where id = '${person.memberId}'`,
  );
  if (!row) throw new Error('a member is gone');
  return { account: row.account, password: 'maracuja-verde-7' };
}
