import { randomUUID } from 'node:crypto';
import { games, loyalty } from '@arara/contract';
import { allGames } from '@arara/games';
import { walletsOf } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { settledNow } from '../../games/index.ts';
import { give } from '../../games/testing/player.ts';
import { readRounds, recountRebates } from '../testing/recount-rebates.ts';
import { setRebateRates } from '../vip/index.ts';
import { accrueRebates } from './accrue.ts';

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

let house: TestHouse;
/** The category of the game that most of these bets are on. */
let diceCategory: string;
beforeAll(async () => {
  house = await startTestHouse();
  const { rows } = await db().query<{ category: string }>(
    `select category from game where slug = 'dados-de-ouro'`,
  );
  diceCategory = rows[0]?.category ?? '';
  house.clock.moveTo(new Date('2031-02-10T15:00:00Z'));
});
afterAll(async () => {
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
  await house.close();
});

const db = () => house.house.db;
const play = (member: Member, input: Record<string, unknown>) =>
  house.ask(games.play, input, { token: member.token, idempotencyKey: randomUUID() });
const dice = (member: Member, stake: string) =>
  play(member, { game: 'dados-de-ouro', stake, direction: 'over', target: 4999 });
const slot = (member: Member, stake: string) => play(member, { game: 'coroa-da-onca', stake });
const listOf = (member: Member, input = {}) => house.ask(loyalty.rebatesList, input, { token: member.token });
const claim = (member: Member) => house.call(loyalty.rebatesClaim, {}, { token: member.token });
const newPlayer = async (cents = 1_000_000n) => {
  const member = await house.newMember();
  await giveCash(house, member.memberId, cents);
  return member;
};
const rebateWallet = async (member: Member) => (await walletsOf(db(), member.memberId)).rebate.balanceCents;
const at = async (moment: string, ...members: Member[]) => {
  house.clock.moveTo(new Date(moment));
  for (const member of members) Object.assign(member, { token: await house.login(member) });
};
/** A member's level from a moment on, which is now when none is given. */
const setLevel = async ({ memberId }: Member, level: number, moment = 'house_now()') => {
  await db().query(
    `with moved as (insert into vip_move (member_id, from_level, to_level, season, moved_at)
                    select id, vip_level, $2, '2031-01-01', ${moment} from member where id = $1)
     update member set vip_level = $2 where id = $1`,
    [memberId, level],
  );
};

/** What the ledger gave a member as rebates, counted from its movements. */
const ledgerCents = async (member: Member) => {
  const { rows } = await db().query<{ cents: bigint }>(
    `select coalesce(sum(t.amount_cents), 0)::bigint as cents from ledger_transfer t
       join ledger_account a on a.id = t.to_account_id and a.member_id = $1 and a.kind = 'rebate' where t.from_account_id = 7`,
    [member.memberId],
  );
  return rows[0]?.cents ?? 0n;
};

test('[S7.36] fractions of a centavo add up: nothing is lost and nothing is rounded up', async () => {
  const member = await newPlayer();
  // Dice earn 0.10 %: a third of a centavo each.
  for (const due of [0n, 0n, 0n, 1n]) {
    await dice(member, '3.33');
    await house.drain();
    expect(await rebateWallet(member)).toBe(due);
  }
  // Slots earn 0.20 %, and complete the centavo that dice began.
  await slot(member, '3.40');
  await house.drain();
  expect(await rebateWallet(member)).toBe(2n);
  const { items, fs_money, total_rebate, total_bet } = await listOf(member);
  expect(new Map(items.map(({ category, rounds, rebate }) => [category, `${rounds} ${rebate}`]))).toEqual(
    new Map([
      ['slots', '1 0.01'],
      [diceCategory, '4 0.01'],
    ]),
  );
  expect({ fs_money, total_rebate, total_bet }).toEqual({
    fs_money: '0.02',
    total_rebate: '0.02',
    total_bet: '16.72',
  });
});

test('[S7.36] rebates counted again from the rounds are what the ledger holds', async () => {
  const member = await newPlayer();
  await give(house, member.memberId, '7.77', 'bonus');
  const bets = async (stakes: readonly string[]) => {
    for (const stake of stakes) {
      await dice(member, stake);
      await slot(member, `${Math.min(200, Math.ceil(Number(stake)))}.00`);
    }
  };
  await bets(['13.37', '0.99', '250.01', '3.33']);
  const begun = await play(member, { game: 'minas-do-sertao', stake: '99.99', mines: 3 });
  await at('2031-02-11T02:59:59Z', member);
  await setLevel(member, 4);
  // Midnight in São Paulo: another day, another level.
  await at('2031-02-11T03:00:00Z', member);
  await bets(['7.01', '1000.00', '0.53']);
  await house.drain();
  await house.ask(
    games.act,
    { game: 'minas-do-sertao', round_id: begun.round_id, type: 'pick', tile: 0 },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  await house.drain();
  const { rows } = await db().query<{ day: string; category: string; units: bigint }>(
    `select house_day(r.settled_at)::text as day, g.category,
            sum((r.stake_cents - r.stake_bonus_cents) * (
              select basis_points from vip_rebate
               where category = g.category
                 and level = case when r.settled_at < '2031-02-11T03:00:00Z' then 0 else 4 end))::bigint as units
       from round r join game g on g.slug = r.game where r.member_id = $1 and not r.is_open group by 1, 2`,
    [member.memberId],
  );
  const units = rows.reduce((sum, row) => sum + row.units, 0n);
  expect(units).toBeGreaterThan(0n);
  expect(await ledgerCents(member)).toBe(units / 10_000n);
  const list = await listOf(member);
  expect(list).toMatchObject({ fs_money: formatAmount(units / 10_000n), total: rows.length });
  // Each row is right to the centavo that its fractions shared with others.
  for (const row of rows) {
    const shown = list.items.find((item) => item.date === row.day && item.category === row.category);
    expect(Math.abs(Number(shown?.rebate) * 100 - Number(row.units) / 10_000)).toBeLessThan(1);
  }
  const kept = await db().query(
    `select m.posted_cents = sum(d.cents) and m.units = sum(d.units) as agrees
       from rebate_member m join rebate_day d using (member_id) where member_id = $1 group by m.member_id`,
    [member.memberId],
  );
  expect(kept.rows).toEqual([{ agrees: true }]);
});

test('a level counts from the microsecond after it was reached, and so it is recounted', async () => {
  const [after, together] = [await newPlayer(), await newPlayer()];
  const settledAt = ({ memberId }: Member) =>
    `(select settled_at from round where member_id = '${memberId}')`;
  const older = await db().connect();
  try {
    // Rounds are not heard before what began earlier has ended: a rise can still be written between the two.
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    for (const member of [after, together]) await dice(member, '100.00');
    await setLevel(after, 10, `${settledAt(after)} - interval '1 microsecond'`);
    await setLevel(together, 10, settledAt(together));
  } finally {
    await older.query('rollback');
    older.release();
  }
  await house.drain();
  const recounted = new Map(
    (await recountRebates(db(), await readRounds(db()))).map(({ id, cents }) => [id, cents]),
  );
  const due = [
    [after, 40n],
    [together, 10n],
  ] as const;
  for (const [member, cents] of due) {
    expect(await ledgerCents(member)).toBe(cents);
    expect(recounted.get(member.memberId)).toBe(cents);
  }
});

test('a round is counted by the rates of its own moment, however often they change before it is heard of', async () => {
  const member = await newPlayer();
  const change = (basisPoints: number) =>
    inTransaction(db(), (tx) => setRebateRates(tx, [{ level: 0, category: diceCategory, basisPoints }]));
  const older = await db().connect();
  try {
    // Rounds are not heard before what began earlier has ended.
    await older.query('begin');
    await older.query('select pg_current_xact_id()');
    for (const basisPoints of [20, 30, 10]) {
      await dice(member, '100.00');
      await change(basisPoints);
    }
    await dice(member, '100.00');
  } finally {
    await older.query('rollback');
    older.release();
  }
  await house.drain();
  expect(await ledgerCents(member)).toBe(10n + 20n + 30n + 10n);
});

test('no way of playing earns by rebates alone: every rate is below the edge of every game of its category', async () => {
  const { rows } = await db().query<{ category: string; rate: number }>(
    'select category, max(basis_points) as rate from vip_rebate group by category',
  );
  const rates = new Map(rows.map((row) => [row.category, row.rate]));
  for (const { slug, category, rtp } of allGames()) {
    const rate = rates.get(category);
    if (rate === undefined) throw new Error(`no rate for ${category}`);
    // RTP in hundred-millionths rounded down, rate in ten-thousandths.
    expect(rtp.highest + 1 + rate * 10_000, slug).toBeLessThan(100_000_000);
  }
});

test('what bonus money paid of a stake earns nothing', async () => {
  const member = await newPlayer(10_00n);
  await give(house, member.memberId, '100.00', 'bonus');
  await dice(member, '60.00');
  await house.drain();
  expect((await listOf(member)).items).toMatchObject([
    { category: diceCategory, bet: '10.00', rebate: '0.01' },
  ]);
});

test('frozen and demo members earn none', async () => {
  const [frozen, demo] = [await newPlayer(), await newPlayer()];
  await db().query('update member set is_demo = true, cpf = null where id = $1', [demo.memberId]);
  await dice(frozen, '100.00');
  await dice(demo, '100.00');
  await db().query(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
  await house.drain();
  expect(await ledgerCents(frozen)).toBe(0n);
  expect(await ledgerCents(demo)).toBe(0n);
});

test('[S7.37] [S8.04] one day by category and rate; a day without rebates fails with a message', async () => {
  const member = await newPlayer();
  await dice(member, '100.00');
  await setLevel(member, 10);
  house.clock.moveBy(60_000);
  await dice(member, '100.00');
  await house.drain();
  const details = await house.ask(loyalty.rebatesDetails, { date: '2031-02-11' }, { token: member.token });
  expect(details).toMatchObject({ date: '2031-02-11', total_bet: '200.00', total_rebate: '0.50' });
  expect(details.items.map(({ category, rate, rebate }) => [category, rate, rebate])).toEqual([
    [diceCategory, '0.40', '0.40'],
    [diceCategory, '0.10', '0.10'],
  ]);
  const empty = { date: '2031-02-01', lang: 'pt' };
  expect(await house.call(loyalty.rebatesDetails, empty, { token: member.token })).toMatchObject({
    code: 404,
    status: 'fail',
    error: 'no_rebates_that_day',
    message: 'Não há cashback nesse dia',
  });
  const wrong = { date: '30/02/2031' };
  expect(await house.call(loyalty.rebatesDetails, wrong, { token: member.token })).toMatchObject({
    code: 422,
    data: { fields: [{ field: 'date', error: 'date_invalid' }] },
  });
});

test('[S7.36] fifty claims at once pay once; what comes later can be claimed later', async () => {
  const member = await newPlayer();
  await dice(member, '250.00');
  await house.drain();
  const before = await walletsOf(db(), member.memberId);
  expect(before.rebate.balanceCents).toBe(25n);
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(member)));
  expect(answers.filter(({ code }) => code === 200)).toMatchObject([{ data: { amount: '0.25' } }]);
  const refused = answers.filter(({ code }) => code === 422);
  expect(refused).toHaveLength(49);
  expect(refused[0]).toMatchObject({ error: 'rebate_nothing_to_claim' });
  const after = await walletsOf(db(), member.memberId);
  expect(after.rebate.balanceCents).toBe(0n);
  expect(after.cash.balanceCents).toBe(before.cash.balanceCents + 25n);
  expect(await listOf(member)).toMatchObject({ total_claimed: '0.25', items: [{ is_claimed: true }] });
  await dice(member, '100.00');
  await house.drain();
  expect(await listOf(member)).toMatchObject({
    fs_money: '0.10',
    items: [{ claimed: '0.25', is_claimed: false }],
  });
  await db().query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  expect(await claim(member)).toMatchObject({ error: 'member_frozen' });
  await db().query(`update member set status = 'active' where id = $1`, [member.memberId]);
  expect(await claim(member)).toMatchObject({ data: { amount: '0.10' } });
});

test('rebates are posted while a member bets: the gate to their money is not waited for', async () => {
  const member = await newPlayer();
  await dice(member, '100.00');
  const betting = await db().connect();
  try {
    await betting.query('begin');
    await betting.query('select 1 from member_play where member_id = $1 for update', [member.memberId]);
    await house.drain();
    expect(await rebateWallet(member)).toBe(10n);
  } finally {
    await betting.query('rollback');
    betting.release();
  }
});

test('the level of a round is looked up once, not once for each rate of its category', async () => {
  const member = await newPlayer();
  for (let n = 0; n < 5; n++) await dice(member, '1.00');
  const { rows } = await db().query<{ id: string }>('select id from round where member_id = $1', [
    member.memberId,
  ]);
  const payload = { members: rows.map(() => member.memberId), rounds: rows.map(({ id }) => id) };
  const events = [{ id: 1n, at: new Date(), payload }];
  // As in a house that has stood for some minutes: PostgreSQL knows how few rates there are.
  await db().query('analyze vip_rebate');
  const tx = await db().connect();
  // Also counts what the connection did lately and has not yet reported: the difference is what this hearing looks up.
  const lookedUp = async () => {
    const { rows: looked } = await tx.query<{ times: bigint }>(
      `select idx_scan as times from pg_stat_xact_user_tables where relname = 'vip_move'`,
    );
    return looked[0]?.times ?? 0n;
  };
  try {
    await tx.query('begin');
    await settledNow.layOut(tx, events);
    const before = await lookedUp();
    await accrueRebates.hear(house.house, tx, events);
    expect((await lookedUp()) - before).toBe(5n);
  } finally {
    await tx.query('rollback');
    tx.release();
  }
});

test('rebates are posted once for what was heard, and never with another amount under its name', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const references = [randomUUID(), randomUUID()];
  const postAll = (...cents: bigint[]) =>
    db().query<{ posted: bigint }>('select ledger_post_rebates(7, $1, $2, $3) as posted', [
      [one.memberId, other.memberId],
      cents,
      references,
    ]);
  const [first, again] = [await postAll(5n, 7n), await postAll(5n, 7n)];
  expect([first.rows, again.rows]).toEqual([[{ posted: 2n }], [{ posted: 0n }]]);
  await expect(postAll(5n, 8n)).rejects.toMatchObject({ code: 'ARL01' });
  expect([await rebateWallet(one), await rebateWallet(other)]).toEqual([5n, 7n]);
});

test('claims while rounds are settled and heard neither lose nor repeat a centavo', async () => {
  const member = await newPlayer();
  const claimed: string[] = [];
  const collect = async () => {
    const answer = await claim(member);
    if (answer.status === 'success') claimed.push(answer.data.amount);
  };
  for (let turn = 0; turn < 8; turn += 1) {
    const bets = [dice(member, '33.33'), slot(member, '5.00'), dice(member, '10.07')];
    await Promise.all([...bets, collect(), house.drain(), collect()]);
  }
  await house.drain();
  await collect();
  const cents = claimed.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  expect(cents).toBe(await ledgerCents(member));
  // (33.33 + 10.07) x 0.10 % + 5.00 x 0.20 %, eight times.
  expect(cents).toBe((8n * (4340n * 10n + 500n * 20n)) / 10_000n);
});

test('[S7.36] days are of São Paulo; ranges and pages', async () => {
  const member = await newPlayer();
  for (const day of ['20', '22', '26', '27', '28']) {
    await at(`2031-02-${day}T15:00:00Z`, member);
    await dice(member, '100.00');
  }
  await house.drain();
  const days = async (input: object) => (await listOf(member, input)).items.map(({ date }) => date.slice(-2));
  expect(await days({ range: 'today' })).toEqual(['28']);
  expect(await days({ range: '3days' })).toEqual(['28', '27', '26']);
  expect(await days({})).toEqual(['28', '27', '26', '22']);
  expect(await days({ page: 2, page_size: 3 })).toEqual(['22']);
  expect(await listOf(member, { range: '3days' })).toMatchObject({ total_rebate: '0.30', fs_money: '0.50' });
  const other = await house.newMember();
  expect(await listOf(other)).toMatchObject({ items: [], total: 0, fs_money: '0.00', last_claimed_at: null });
});
