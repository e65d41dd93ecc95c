import { randomUUID } from 'node:crypto';
import { games, identity, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../../plugins/events.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { waitingAtLocks } from '../../../testing/waiting-at-locks.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../payments/testing/payments-house.ts';
import { vipSeasonPlay } from './add-up-season.ts';
import { vipSeason } from './end-season.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
  lab.test.clock.moveTo(new Date('2031-02-10T15:00:00Z'));
});
afterAll(async () => {
  expect(await booksNow(lab.test.house.db)).toMatchObject({ isClean: true });
  await lab.test.close();
});

const db = () => lab.test.house.db;
const bet = (member: Member, stake: string, game = 'dados-de-ouro') =>
  lab.test.ask(
    games.play,
    { game, stake, direction: 'over', target: 4999 },
    { token: member.token, idempotencyKey: randomUUID() },
  );
const infoOf = (member: Member, lang = 'en') =>
  lab.test.ask(loyalty.vipInfo, { lang }, { token: member.token });
const levelOf = async (member: Member) => (await infoOf(member)).uservip.userviplvl;
const claim = (member: Member, input: Record<string, unknown>) =>
  lab.test.call(loyalty.vipClaim, input, { token: member.token });
const historyOf = (member: Member, input = {}) =>
  lab.test.ask(loyalty.vipHistory, input, { token: member.token });

/** A member who deposited and staked so much, with the events heard. */
async function newVip(deposit: string, ...stakes: string[]): Promise<Member> {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 5_000_000n);
  for (const stake of stakes) await bet(member, stake);
  // After the bets: the level then rises once, whenever each of them is heard.
  await lab.credited(member, deposit);
  await lab.test.drain();
  return member;
}

/** Moves the clock and logs in again: sessions have ended meanwhile. */
async function at(moment: string, ...members: Member[]): Promise<void> {
  lab.test.clock.moveTo(new Date(moment));
  for (const member of members) Object.assign(member, { token: await lab.test.login(member) });
}

test('[S1.06] [S7.27] [S3.11] [S6.04] a level needs its deposits and its turnover', async () => {
  const member = await newVip('100.00', '499.99');
  const before = await lab.test.call(loyalty.vipInfo, {}, { token: member.token });
  const expected = {
    userviplvl: 0,
    totalrecharge: '100.00',
    totalbetting: '499.99',
    betting_remaining: '0.01',
  };
  // The specification's names stand at the top of the answer.
  expect(before).toMatchObject({ code: 200, uservip: expected, data: { uservip: expected } });
  await bet(member, '1.00');
  await lab.test.drain();
  const info = await infoOf(member, 'pt');
  expect(info.uservip).toMatchObject({ userviplvl: 1, level_name: 'Beija-flor', next_level: 2 });
  expect(info.uservip).toMatchObject({ recharge_remaining: '900.00', betting_remaining: '4499.01' });
  expect(info.data.map((one) => one.level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(info.data[1]).toMatchObject({ is_current: true, is_reached: true, rebates: { slots: '0.28' } });
  expect(info.data[2]).toMatchObject({ is_reached: false, recharge_percent: 10, betting_percent: 10 });

  const rich = await lab.test.newMember();
  await giveCash(lab.test, rich.memberId, 1_000_000n);
  for (let round = 0; round < 6; round += 1) await bet(rich, '1000.00');
  await lab.test.drain();
  expect(await levelOf(rich)).toBe(0);
});

test('[S3.01] the user info carries level, name and score', async () => {
  const member = await newVip('100.00', '600.00');
  const me = await lab.test.ask(identity.me, { lang: 'tr' }, { token: member.token });
  expect(me).toMatchObject({ level: 1, slot_level: 1, live_level: 1, level_name: 'Sinekkuşu', score: 600 });
});

test('[S3.11] the totals are those of deposits and rounds, counted again from their rows', async () => {
  const member = await newVip('250.00', '12.34', '56.78');
  await lab.credited(member, '73.10');
  await lab.deposit(member, '500.00');
  const begun = await lab.test.ask(
    games.play,
    { game: 'minas-do-sertao', stake: '5.00', mines: 3 },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  await lab.test.drain();
  const { rows } = await db().query<{ deposit: bigint; turnover: bigint }>(
    `select (select sum(amount_cents) from deposit where member_id = $1 and state = 'credited')::bigint as deposit,
            (select sum(stake_cents) from round where member_id = $1 and not is_open)::bigint as turnover`,
    [member.memberId],
  );
  expect(begun.state).toBe('open');
  const { uservip } = await infoOf(member);
  expect(uservip.totalrecharge).toBe(formatAmount(rows[0]?.deposit ?? 0n));
  expect(uservip.totalbetting).toBe(formatAmount(rows[0]?.turnover ?? 0n));
  expect(uservip).toMatchObject({ totalrecharge: '323.10', totalbetting: '69.12' });
});

test('[S7.28] several levels at once: one rise, and each level has its reward, claimed once among fifty', async () => {
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  const { rewards } = await infoOf(member);
  expect(rewards).toEqual([
    expect.objectContaining({
      reward: 'month',
      level: 2,
      month: '2031-02',
      amount: '20.00',
      is_claimed: false,
    }),
    expect.objectContaining({ reward: 'level_up', level: 1, amount: '5.00' }),
    expect.objectContaining({ reward: 'level_up', level: 2, amount: '20.00' }),
  ]);
  const before = await lab.balances(member);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => claim(member, { reward: 'level_up', level: 2 })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(49);
  const after = await lab.balances(member);
  expect(Number(after.money) - Number(before.money)).toBeCloseTo(20);
  // Five times the reward has to be turned over.
  expect(Number(after.ml_money) - Number(before.ml_money)).toBeCloseTo(100);
  const { items, total_reward } = await historyOf(member);
  expect(items.map(({ kind, level, amount }) => [kind, level, amount])).toEqual(
    expect.arrayContaining([
      ['rise', 2, '0.00'],
      ['level_up', 2, '20.00'],
    ]),
  );
  expect(items).toHaveLength(2);
  expect(total_reward).toBe('20.00');
  expect((await historyOf(member, { range: 'today', page_size: 1 })).total).toBe(2);
});

test("a month's reward: once among fifty, again in the next month, by the level of then", async () => {
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  const inFebruary = await Promise.all(Array.from({ length: 50 }, () => claim(member, { reward: 'month' })));
  expect(inFebruary.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await claim(member, { reward: 'month' })).toMatchObject({ code: 409, error: 'reward_claimed' });
  const { rewards } = await infoOf(member);
  expect(rewards.find(({ reward }) => reward === 'month')).toMatchObject({ is_claimed: true });
  // 01:00 in UTC is still February in São Paulo.
  await at('2031-03-01T01:00:00Z', member);
  expect(await claim(member, { reward: 'month' })).toMatchObject({ code: 409 });
  await at('2031-03-01T04:00:00Z', member);
  expect(await claim(member, { reward: 'month' })).toMatchObject({ data: { amount: '20.00', level: 2 } });
  const { rows } = await db().query(
    `select sum(t.amount_cents)::bigint as cents from ledger_transfer t join ledger_account a on a.id = t.to_account_id
      where a.member_id = $1 and t.kind = 'reward_vip_month'`,
    [member.memberId],
  );
  expect(rows).toEqual([{ cents: 40_00n }]);
});

test('a reward is refused without the level, without its number, and to a frozen member', async () => {
  const member = await newVip('100.00', '500.00');
  expect(await claim(member, { reward: 'month' })).toMatchObject({ code: 422, error: 'reward_not_eligible' });
  expect(await claim(member, { reward: 'level_up', level: 4 })).toMatchObject({
    error: 'reward_not_eligible',
  });
  expect(await claim(member, { reward: 'level_up' })).toMatchObject({ error: 'invalid_input' });
  await db().query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  expect(await claim(member, { reward: 'level_up', level: 1 })).toMatchObject({ error: 'member_frozen' });
  await db().query(`update member set status = 'active' where id = $1`, [member.memberId]);
  expect(await claim(member, { reward: 'level_up', level: 1 })).toMatchObject({ code: 200 });
});

test('[S6.04] a season that brings too little takes one level at its end, once; the season gives it back', async () => {
  await at('2031-03-10T15:00:00Z');
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  const lowest = await newVip('100.00', '500.00');
  const { house } = lab.test;
  await at('2031-06-30T15:00:00Z', member, lowest);
  expect((await infoOf(member)).season).toMatchObject({
    starts_on: '2031-04-01',
    ends_on: '2031-06-30',
    keep_recharge: '100.00',
    keep_betting: '500.00',
    is_kept: false,
  });
  // Nothing is taken on other days, nor for the season in which the level was reached.
  await vipSeason.run(house, '2031-06-29');
  await vipSeason.run(house, '2031-03-31');
  expect(await levelOf(member)).toBe(2);
  await at('2031-07-01T04:00:00Z', member, lowest);
  await vipSeason.run(house, '2031-06-30');
  await vipSeason.run(house, '2031-06-30');
  expect(await levelOf(member)).toBe(1);
  expect(await levelOf(lowest)).toBe(1);
  // The totals alone do not bring it back; what keeps a level in the season does.
  await bet(member, '500.00');
  await lab.test.drain();
  expect(await levelOf(member)).toBe(1);
  await lab.credited(member, '100.00');
  await lab.test.drain();
  expect(await levelOf(member)).toBe(2);
  const { items } = await historyOf(member);
  expect(items.map(({ kind, from_level, level }) => [kind, from_level, level])).toEqual([
    ['rise', 1, 2],
    ['fall', 2, 1],
    ['rise', 0, 2],
  ]);
  const { rows } = await db().query(
    `select level from vip_reward where member_id = $1 and kind = 'level_up' order by level`,
    [member.memberId],
  );
  expect(rows).toEqual([{ level: 1 }, { level: 2 }]);
});

/** Takes so much of a member's one deposit back, as the payer's institution does. */
async function takeBack(member: Member, cents: bigint): Promise<void> {
  const { rows } = await db().query<{ end_to_end_id: string }>(
    'select p.end_to_end_id from pix_received p join deposit d on d.id = p.deposit_id where d.member_id = $1',
    [member.memberId],
  );
  const clawback = await db().query<{ id: string }>(
    `insert into pix_clawback (end_to_end_id, return_id, amount_cents, recovered_cents)
     values ($1, 'r1', $2, $2) returning id`,
    [rows[0]?.end_to_end_id, cents],
  );
  await record(db(), 'deposit.clawed_back', {
    clawbackId: clawback.rows[0]?.id ?? '',
    memberId: member.memberId,
    amountCents: String(cents),
    recoveredCents: String(cents),
  });
  await lab.test.drain();
}

test('what the payer’s institution takes back leaves the total, and the level stays', async () => {
  const member = await newVip('100.00', '500.00');
  await takeBack(member, 4000n);
  expect((await infoOf(member)).uservip).toMatchObject({ userviplvl: 1, totalrecharge: '60.00' });
});

test('[S6.04] a level’s reward waits as long as its deposits are gone: what was taken back brings none', async () => {
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  await takeBack(member, 95_000n);
  const waiting = async () =>
    (await infoOf(member)).rewards.filter(({ reward }) => reward === 'level_up').map(({ level }) => level);
  // The level stays for the season.
  expect(await levelOf(member)).toBe(2);
  expect(await waiting()).toEqual([]);
  for (const level of [1, 2])
    expect(await claim(member, { reward: 'level_up', level })).toMatchObject({
      error: 'reward_not_eligible',
    });
  await lab.credited(member, '50.00');
  expect(await waiting()).toEqual([1]);
  expect(await claim(member, { reward: 'level_up', level: 2 })).toMatchObject({
    error: 'reward_not_eligible',
  });
  expect(await claim(member, { reward: 'level_up', level: 1 })).toMatchObject({ code: 200 });
  expect(await claim(member, { reward: 'level_up', level: 1 })).toMatchObject({ error: 'reward_claimed' });
});

test('the allowance of a level bounds what leaves in a day', async () => {
  const member = await lab.richMember('300.00');
  await db().query('update vip_level set withdrawal_day_cents = 12000 where level = 0');
  await lab.withdraw(member, '100.00');
  const refused = await lab.withdraw(member, '21.00').catch((error: Error) => error.message);
  expect(refused).toContain('withdrawal_allowance');
  expect(refused).toContain('20.00');
  await lab.withdraw(member, '20.00');
  await at('2031-07-02T15:00:00Z', member);
  await lab.withdraw(member, '30.00');
  await db().query('update vip_level set withdrawal_day_cents = 5000000 where level = 0');
});

test('nights add up what was staked in a season, and no sum is another for it', async () => {
  const { house } = lab.test;
  const betting = async () => (await infoOf(member)).season.betting;
  const play = async (stake: string) => {
    await bet(member, stake);
    await lab.test.drain();
  };
  const addedUp = async () =>
    (
      await db().query('select counted_to::text, stake_cents from vip_season where member_id = $1', [
        member.memberId,
      ])
    ).rows;
  await at('2033-01-31T15:00:00Z');
  const member = await newVip('100.00', '30.00');
  await at('2033-02-01T15:00:00Z', member);
  await play('20.00');
  expect(await betting()).toBe('50.00');
  for (const _ of [1, 2]) await vipSeasonPlay.run(house, '2033-01-31');
  expect(await addedUp()).toEqual([{ counted_to: '2033-01-31', stake_cents: 3000n }]);
  expect(await betting()).toBe('50.00');
  // A day that was left out is added with the next one.
  await at('2033-02-03T15:00:00Z', member);
  await play('7.00');
  await at('2033-02-04T15:00:00Z', member);
  for (const day of ['2033-02-03', '2033-02-01']) await vipSeasonPlay.run(house, day);
  expect(await addedUp()).toEqual([{ counted_to: '2033-02-03', stake_cents: 5700n }]);
  expect(await betting()).toBe('57.00');
  await at('2033-04-02T15:00:00Z', member);
  expect(await betting()).toBe('0.00');
  await play('9.00');
  expect(await betting()).toBe('9.00');
  await at('2033-04-03T15:00:00Z', member);
  await vipSeasonPlay.run(house, '2033-04-02');
  expect(await addedUp()).toEqual([{ counted_to: '2033-04-02', stake_cents: 900n }]);
  expect(await betting()).toBe('9.00');
});

test('a day is not added up before its last round was heard', async () => {
  await at('2033-04-05T15:00:00Z');
  const member = await newVip('100.00');
  await bet(member, '3.00');
  await expect(vipSeasonPlay.run(lab.test.house, '2033-04-05')).rejects.toThrow('not counted yet');
  await lab.test.drain();
  expect((await vipSeasonPlay.run(lab.test.house, '2033-04-05')).members).toBeGreaterThan(0);
});

test("in the first minutes of a season the month's reward waits for the end of the one before, and is of the level it leaves", async () => {
  await at('2032-02-10T15:00:00Z');
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  expect(await levelOf(member)).toBe(2);
  // A season in which nothing kept the level; its last days were worked on, its end was not.
  const done = (day: string) =>
    db().query(`insert into daily_run (task, day, finished_at) values ('vip-season', $1, house_now())`, [
      day,
    ]);
  await at('2032-07-01T03:05:00Z', member);
  await done('2032-06-29');
  expect(await claim(member, { reward: 'month' })).toMatchObject({ error: 'unavailable' });
  await vipSeason.run(lab.test.house, '2032-06-30');
  await done('2032-06-30');
  expect(await levelOf(member)).toBe(1);
  expect(await claim(member, { reward: 'month' })).toMatchObject({ error: 'reward_not_eligible' });
});

test('[S6.04] a season takes no level before its last round was heard', async () => {
  await at('2034-01-10T15:00:00Z');
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  await at('2034-06-30T15:00:00Z', member);
  await lab.credited(member, '100.00');
  await lab.test.drain();
  await bet(member, '500.00');
  await at('2034-07-01T04:00:00Z', member);
  await expect(vipSeason.run(lab.test.house, '2034-06-30')).rejects.toThrow('not counted yet');
  expect(await levelOf(member)).toBe(2);
  await lab.test.drain();
  await vipSeason.run(lab.test.house, '2034-06-30');
  expect(await levelOf(member)).toBe(2);
});

test('[S6.04] a level that is reached in the new season while the old one is being ended stays', async () => {
  await at('2035-08-10T15:00:00Z');
  const member = await newVip('1000.00', ...Array.from({ length: 5 }, () => '1000.00'));
  await at('2036-01-01T04:00:00Z', member);
  const before = await levelOf(member);
  const rising = await db().connect();
  await rising.query('begin');
  await rising.query('select 1 from vip_member where member_id = $1 for update', [member.memberId]);
  const ending = vipSeason.run(lab.test.house, '2035-12-31');
  await waitingAtLocks(db(), 1);
  await rising.query(
    `insert into vip_move (member_id, from_level, to_level, season, moved_at)
     values ($1, $2::int, $2::int + 1, '2036-01-01', house_now())`,
    [member.memberId, before],
  );
  await rising.query('update member set vip_level = vip_level + 1 where id = $1', [member.memberId]);
  await rising.query('commit');
  rising.release();
  await ending;
  expect(await levelOf(member)).toBe(before + 1);
});
