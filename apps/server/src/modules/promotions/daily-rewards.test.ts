import { createHash, randomUUID } from 'node:crypto';
import { games, promotions } from '@arara/contract';
import { createDraws, hmacSha256 } from '@arara/fair';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  clawBack,
  type Member,
  noon,
  type PromotionsHouse,
  startPromotionsHouse,
} from './testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
beforeEach(() => lab.moveTo(noon(lab, 3)));
afterAll(() => lab.close());

describe('daily loss relief', () => {
  const bet = (member: Member, stake: string) =>
    lab.test.ask(
      games.play,
      { game: 'dados-de-ouro', stake, direction: 'under', target: 100 },
      { token: member.token, idempotencyKey: randomUUID() },
    );
  /** What the member has lost in cash, from the rounds themselves. */
  const lostBy = async (member: Member): Promise<bigint> => {
    const { rows } = await lab.test.house.db.query<{ cents: bigint }>(
      `select coalesce(sum(stake_cents - stake_bonus_cents
                           - (payout_cents - payout_cents * stake_bonus_cents / stake_cents)), 0)::bigint as cents
         from round where member_id = $1`,
      [member.memberId],
    );
    return rows[0]?.cents ?? 0n;
  };
  /** A member who has lost cash today; one roll in a hundred wins, so now and then it takes another. */
  const loser = async (stakes: string[], withBonus = false): Promise<{ member: Member; lost: bigint }> => {
    for (;;) {
      const member = await lab.test.newMember();
      await lab.deposit(member, '100.00');
      if (withBonus) await lab.ask(member, promotions.welcomeClaim);
      for (const stake of stakes) await bet(member, stake);
      await lab.test.drain();
      const lost = await lostBy(member);
      if (lost > 0n) return { member, lost };
    }
  };
  const shareOf = (lost: bigint) => formatAmount((lost * 8n) / 100n);

  test("[S7.49][S7.50][S9.07] 8% of yesterday's net loss in cash, today only", async () => {
    const { member, lost } = await loser(['10.00', '10.00', '3.33']);
    expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({
      error: 'reward_not_eligible',
    });
    await lab.moveTo(noon(lab, 1), member);
    const check = await lab.ask(member, promotions.dailyRescueCheck);
    expect(check).toMatchObject({
      state: 'claimable',
      percent: '8.00',
      net_loss: formatAmount(lost),
      reward_amount: shareOf(lost),
    });
    expect(check.day).toBe(noon(lab, -1).toISOString().slice(0, 10));
    expect(await lab.ask(member, promotions.dailyRescueClaim)).toMatchObject({
      reward_amount: shareOf(lost),
      wallet: 'cash',
      rollover_times: 5,
    });
    expect(await lab.ask(member, promotions.dailyRescueCheck)).toMatchObject({
      state: 'claimed',
      reason: 'reward_claimed',
    });
    expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({ error: 'reward_claimed' });
    expect(await lab.rewards(member)).toEqual([`reward_daily_rescue ${shareOf(lost)}`]);
  });

  test('one day gives no more than its most, however much was lost', async () => {
    const { member } = await loser(['10.00']);
    const { db } = lab.test.house;
    await db.query(
      `update play_day set stake_cents = stake_cents + $2, stake_cash_cents = stake_cash_cents + $2 where member_id = $1`,
      [member.memberId, 2_000_000_00n],
    );
    await lab.moveTo(noon(lab, 1), member);
    expect(await lab.ask(member, promotions.dailyRescueCheck)).toMatchObject({
      state: 'claimable',
      reward_max: '500.00',
      reward_amount: '500.00',
    });
    expect(await lab.ask(member, promotions.dailyRescueClaim)).toMatchObject({ reward_amount: '500.00' });
    expect(await lab.rewards(member)).toEqual(['reward_daily_rescue 500.00']);
  });

  test('a day that was over when the promotion began gives nothing', async () => {
    const { member, lost } = await loser(['10.00']);
    await lab.moveTo(noon(lab, 1), member);
    const { db } = lab.test.house;
    const midnight = new Date(noon(lab).getTime() - 12 * 3_600_000);
    const begins = (at: Date | null) =>
      db.query(`update promotion set starts_at = $1 where code = 'daily_rescue'`, [at]);
    await begins(midnight);
    expect(await lab.ask(member, promotions.dailyRescueCheck)).toMatchObject({
      state: 'not_eligible',
      net_loss: formatAmount(lost),
      reward_amount: '0.00',
    });
    expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({
      error: 'reward_not_eligible',
    });
    await begins(new Date(midnight.getTime() - 1));
    expect(await lab.ask(member, promotions.dailyRescueCheck)).toMatchObject({ state: 'claimable' });
    await begins(null);
  });

  test('not on the day after that, and not for the house to keep either', async () => {
    const { member } = await loser(['10.00']);
    await lab.moveTo(noon(lab, 2), member);
    expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({
      error: 'reward_not_eligible',
      message: 'You are not eligible for this reward',
    });
  });

  test('the last second of the day counts for it, the first of the next for the next', async () => {
    const midnight = new Date(noon(lab).getTime() + 12 * 3_600_000);
    const { member, lost } = await loser(['10.00']);
    await lab.moveTo(new Date(midnight.getTime() + 1000), member);
    await bet(member, '20.00');
    await lab.test.drain();
    expect(await lab.ask(member, promotions.dailyRescueCheck)).toMatchObject({
      net_loss: formatAmount(lost),
    });
  });

  test('bonus money that was lost does not count', async () => {
    // 100.00 of cash goes first; what is staked after it is bonus money.
    const { member, lost } = await loser(
      Array.from({ length: 6 }, () => '25.00'),
      true,
    );
    await lab.moveTo(noon(lab, 1), member);
    expect(lost).toBeLessThanOrEqual(100_00n);
    expect(await lab.ask(member, promotions.dailyRescueCheck)).toMatchObject({
      net_loss: formatAmount(lost),
    });
  });

  test('fifty at once pay one', async () => {
    const { member, lost } = await loser(['10.00']);
    await lab.moveTo(noon(lab, 1), member);
    const { paid, errors } = await lab.claimFifty(member, promotions.dailyRescueClaim);
    expect(paid).toHaveLength(1);
    expect(errors).toEqual(['reward_claimed']);
    expect(await lab.rewards(member)).toEqual([`reward_daily_rescue ${shareOf(lost)}`]);
  });

  test('waits until the rounds of yesterday have been counted', async () => {
    const { member } = await loser(['10.00']);
    await lab.moveTo(noon(lab, 1), member);
    const hold = await lab.test.house.db.connect();
    await hold.query('begin');
    await hold.query(`select 1 from outbox_cursor where listener = 'play-days' for update`);
    await lab.test.house.db.query(
      `insert into outbox (topic, payload, created_at)
       values ('rounds.settled', '{"members": [], "rounds": []}', house_now() - interval '1 day')`,
    );
    expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({ error: 'unavailable' });
    await hold.query('commit');
    hold.release();
    await lab.test.drain();
    expect((await lab.call(member, promotions.dailyRescueClaim)).status).toBe('success');
  });
});

describe('lottery wheel', () => {
  const check = (member: Member) => lab.ask(member, promotions.lotteryWheelCheck);
  const spin = (member: Member, input: Record<string, unknown> = {}) =>
    lab.call(member, promotions.lotteryWheelClaim, input);
  /** Spins until no spin is left; gives what came up. */
  const spinAll = async (member: Member) => {
    const prizes = [];
    for (;;) {
      const answer = await spin(member);
      if (answer.status === 'fail') return { prizes, error: answer.error };
      prizes.push(answer.data);
    }
  };
  const withSegments = async (segments: object[], work: () => Promise<void>) => {
    const { db } = lab.test.house;
    const { rows } = await db.query<{ params: object }>(
      `select params from promotion where code = 'lottery_wheel'`,
    );
    const write = (params: object) =>
      db.query(`update promotion set params = $1 where code = 'lottery_wheel'`, [JSON.stringify(params)]);
    await write({ ...rows[0]?.params, segments });
    try {
      await work();
    } finally {
      await write(rows[0]?.params ?? {});
    }
  };

  test('[S7.53] one spin for each full 100.00 of the day, all deposits together', async () => {
    const member = await lab.test.newMember();
    expect(await check(member)).toMatchObject({ remainingspins: 0, reason: 'no_qualified_recharge' });
    await lab.deposit(member, '250.00');
    expect(await check(member)).toMatchObject({
      state: 'claimable',
      remainingspins: 2,
      step_amount: '100.00',
      recharged_today: '250.00',
      missing_amount: '50.00',
    });
    await lab.deposit(member, '60.00');
    expect(await check(member)).toMatchObject({ remainingspins: 3, missing_amount: '90.00' });
  });

  test('what was deposited before the wheel opened turns nothing', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '300.00');
    const { db } = lab.test.house;
    lab.test.clock.moveBy(60_000);
    await db.query(`update promotion set starts_at = $1 where code = 'lottery_wheel'`, [
      lab.test.clock.now(),
    ]);
    expect(await check(member)).toMatchObject({ remainingspins: 0, recharged_today: '0.00' });
    await lab.deposit(member, '100.00');
    expect(await check(member)).toMatchObject({ remainingspins: 1, recharged_today: '100.00' });
    await db.query(`update promotion set starts_at = null where code = 'lottery_wheel'`);
  });

  test('[S7.53] publishes prizes, odds that add up, and a commitment that stays the same all day', async () => {
    const member = await lab.test.newMember();
    const wheel = await check(member);
    expect(wheel.segments).toHaveLength(10);
    expect(wheel.segments.reduce((sum, { weight }) => sum + weight, 0)).toBe(wheel.weight_total);
    expect(wheel.segments.reduce((sum, { odds }) => sum + Number(odds), 0)).toBeCloseTo(100, 5);
    expect(wheel.fair.server_seed_hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await check(member)).fair).toEqual(wheel.fair);
    expect(wheel.revealed).toBeNull();
  });

  test('[S7.54][S3.10] a spin answers status, code, remainingspins, reward, quantity and message', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '100.00');
    await withSegments(
      [
        { reward: 'cash', quantity: 500, weight: 1 },
        { reward: 'cash', quantity: 500, weight: 1, icon: 'crown' },
      ],
      async () => {
        const answer = await spin(member);
        expect(answer).toMatchObject({
          code: 200,
          status: 'success',
          message: 'Success',
          // Zero is said too.
          remainingspins: 0,
          reward: 'cash',
          quantity: '5.00',
          data: { reward: 'cash', quantity: '5.00', reward_amount: '5.00', nonce: 0, rollover_times: 5 },
        });
        if (answer.status === 'fail') throw new Error(answer.error);
        expect(answer.data.icon).toBe(answer.data.segment === 1 ? 'crown' : 'gift');
      },
    );
    expect(await lab.rewards(member)).toEqual(['reward_lottery_wheel 5.00']);
    expect(await lab.balances(member)).toMatchObject({ money: '105.00', ml_money: '125.00' });
  });

  test('[S8.08] no more spins left, and no qualified recharge', async () => {
    const member = await lab.test.newMember();
    expect(await spin(member)).toMatchObject({ code: 422, message: 'No qualified recharge' });
    await lab.deposit(member, '100.00');
    const { prizes } = await spinAll(member);
    expect(prizes.length).toBeGreaterThan(0);
    expect(await spin(member)).toMatchObject({ code: 422, message: 'No more spins left' });
    expect(await spin(member, { lang: 'th' })).toMatchObject({ message: 'หมดสิทธิ์หมุนแล้ว' });
  });

  test('a prize of spins is played on the same day', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '100.00');
    await withSegments(
      [
        { reward: 'spins', quantity: 2, weight: 1 },
        { reward: 'spins', quantity: 2, weight: 0 },
      ],
      async () => {
        expect(await spin(member)).toMatchObject({
          remainingspins: 2,
          reward: 'spins',
          quantity: '2',
          data: { reward_amount: '0.00' },
        });
      },
    );
    expect(await check(member)).toMatchObject({ remainingspins: 2 });
    expect(await lab.rewards(member)).toEqual([]);
  });

  test('unused spins end with the day', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '300.00');
    await lab.moveTo(noon(lab, 1), member);
    expect(await check(member)).toMatchObject({ remainingspins: 0, recharged_today: '0.00' });
    expect(await spin(member)).toMatchObject({ status: 'fail' });
  });

  test('every spin can be checked once the day is over: seed, hash, draw', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '500.00');
    const before = await check(member);
    const chosen = await spin(member, { client_seed: 'boa sorte 7' });
    if (chosen.status === 'fail') throw new Error(chosen.error);
    expect(chosen.data).toMatchObject({
      client_seed: 'boa sorte 7',
      nonce: 0,
      server_seed_hash: before.fair.server_seed_hash,
    });
    const rest = await spinAll(member);
    await lab.moveTo(noon(lab, 1), member);
    const { revealed, segments, weight_total } = await check(member);
    if (!revealed) throw new Error('yesterday is not revealed');
    expect(createHash('sha256').update(revealed.server_seed).digest('hex')).toBe(
      before.fair.server_seed_hash,
    );
    expect(revealed.spins).toHaveLength(1 + rest.prizes.length);
    expect(revealed.spins[1]?.client_seed).toBe(member.memberId);
    for (const shown of revealed.spins) {
      const seeds = {
        serverSeed: revealed.server_seed,
        clientSeed: shown.client_seed,
        nonce: shown.nonce,
      };
      let drawn = createDraws(hmacSha256, seeds).int(weight_total);
      const segment = segments.findIndex(({ weight }) => {
        drawn -= weight;
        return drawn < 0;
      });
      expect(shown).toMatchObject({
        segment,
        reward: segments[segment]?.reward,
        quantity: segments[segment]?.quantity,
      });
    }
    expect(await spin(member, { client_seed: 'a:b' })).toMatchObject({ error: 'invalid_input' });
  });

  test('fifty at once spin as often as there are spins, each with a number of its own', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '300.00');
    const { paid, errors } = await lab.claimFifty(member, promotions.lotteryWheelClaim);
    const won = paid.reduce(
      (sum, { reward, quantity }) => sum + (reward === 'spins' ? Number(quantity) : 0),
      0,
    );
    expect(paid).toHaveLength(Math.min(50, 3 + won));
    expect(errors).toEqual(['no_spins_left']);
    expect(new Set(paid.map(({ nonce }) => nonce)).size).toBe(paid.length);
    expect(await lab.rewards(member)).toHaveLength(paid.filter(({ reward }) => reward === 'cash').length);
  });

  test('a repeated request is the same spin', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '200.00');
    const options = { token: member.token, idempotencyKey: randomUUID() };
    const [first, second] = await Promise.all([
      lab.test.call(promotions.lotteryWheelClaim, { client_seed: 'x' }, options),
      lab.test.call(promotions.lotteryWheelClaim, { client_seed: 'x' }, options),
    ]);
    expect(second).toEqual(first);
    expect((await check(member)).spins).toHaveLength(1);
    expect(await lab.test.call(promotions.lotteryWheelClaim, { client_seed: 'y' }, options)).toMatchObject({
      error: 'idempotency_conflict',
    });
  });

  test('a deposit that was taken back takes its spins along', async () => {
    const member = await lab.test.newMember();
    const deposit = await lab.deposit(member, '300.00');
    await clawBack(lab.test, member.memberId, deposit);
    expect(await check(member)).toMatchObject({ remainingspins: 0 });
  });
});
