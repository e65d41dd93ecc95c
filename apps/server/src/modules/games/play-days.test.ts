import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '../../database/migration-files.ts';
import { giveCash } from '../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const days = async (memberId: string) => {
  const { rows } = await house.house.db.query(
    'select day::text, category, rounds, stake_cents, payout_cents from play_day where member_id = $1 order by day',
    [memberId],
  );
  return rows;
};

test('settled rounds are counted once each, under the São Paulo day they were settled on', async () => {
  const member = await house.newMember();
  await giveCash(house, member.memberId, 10_000n);
  const bet = async () =>
    house.ask(
      games.play,
      { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5049 },
      { token: await house.login(member), idempotencyKey: randomUUID() },
    );
  // 02:30 UTC is still the evening before in São Paulo.
  house.clock.moveTo(new Date('2031-03-05T02:30:00Z'));
  await bet();
  await bet();
  house.clock.moveTo(new Date('2031-03-05T03:30:00Z'));
  await bet();
  await house.drain();
  await house.drain();
  expect(await days(member.memberId)).toEqual([
    expect.objectContaining({ day: '2031-03-04', rounds: 2n, stake_cents: 200n }),
    expect.objectContaining({ day: '2031-03-05', rounds: 1n, stake_cents: 100n }),
  ]);
});

/** What is counted of heads, without rows that came down to nothing. */
const heads = async () => {
  const { db } = house.house;
  const counted = (table: string) =>
    db.query(`select * from ${table} where members > 0 order by 1, 2, 3 nulls first`);
  return [
    (await counted('report_active_day')).rows,
    (await counted('report_active_agent_day')).rows,
    (await counted('report_return_day')).rows,
  ];
};

test('days of play are counted the same in whatever order they are heard of, together or one by one', async () => {
  const { db } = house.house;
  const add = (rows: readonly (readonly [memberId: string, day: string, category: string])[]) =>
    db.query(
      `insert into play_day (member_id, day, category, rounds)
       select m, (select house_day(created_at) from member where id = m) + d, c, 1
         from unnest($1::uuid[], $2::integer[], $3::text[]) as t(m, d, c)
       on conflict (member_id, day, category) do update set rounds = play_day.rounds + 1`,
      [rows.map(([id]) => id), rows.map(([, day]) => Number(day)), rows.map(([, , category]) => category)],
    );
  const { memberId: one, inviteCode } = await invited();
  const other = (await house.newMember({ introducer: inviteCode })).memberId;
  const demo = await house.newMember();
  await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  await add([
    [one, '7', 'slots'],
    [other, '7', 'slots'],
    [demo.memberId, '7', 'slots'],
  ]);
  await add([
    [one, '7', 'slots'],
    [one, '7', 'crash'],
    [one, '30', 'crash'],
  ]);
  // Two late days at once, one of them between two others, and one that only a category is new on.
  await add([
    [one, '1', 'slots'],
    [one, '9', 'slots'],
    [one, '30', 'slots'],
    [other, '2', 'table'],
  ]);
  await add([
    [one, '8', 'crash'],
    [other, '1', 'slots'],
  ]);
  const kept = await heads();
  const migration = readFileSync(join(databaseFolder(), 'migrations/0029_active_members.sql'), 'utf8');
  await db.query('truncate report_active_day, report_active_agent_day, report_return_day');
  await db.query(/^with play as materialized[^;]*;/m.exec(migration)?.[0] ?? '');
  expect(await heads()).toEqual(kept);
  // What the two kept agrees with play_day, counted anew: by each pair of days.
  const { rows } = await db.query(
    `select a.day::text as from, b.day::text as to,
            (select count(distinct member_id) from play_day p
              where p.day between a.day and b.day and p.member_id <> $1) as members,
            (select sum(members)::bigint from report_active_day r
              where r.category = '' and r.day between a.day and b.day and (r.day_before is null or r.day_before < a.day)) as told
       from (select distinct day from play_day) a join (select distinct day from play_day) b on b.day >= a.day`,
    [demo.memberId],
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ members, told }) => members !== told)).toEqual([]);
});

/** A member with the code that invites others. */
async function invited(): Promise<{ memberId: string; inviteCode: string }> {
  const { memberId, token } = await house.newMember();
  const { invite_code: inviteCode } = await house.ask(identity.me, {}, { token });
  return { memberId, inviteCode };
}
