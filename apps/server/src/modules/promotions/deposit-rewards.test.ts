import { randomUUID } from 'node:crypto';
import { promotions } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clawBack,
  clawBackUnheard,
  type Member,
  type PromotionsHouse,
  startPromotionsHouse,
} from './testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const depositor = async (...moneys: string[]): Promise<Member> => {
  const member = await lab.test.newMember();
  for (const money of moneys) await lab.deposit(member, money);
  return member;
};

describe('recharge promotion', () => {
  test('a spent budget refuses further claims, also of two who claim at once, until there is more of it', async () => {
    const members = [await depositor('2000.00', '1000.00'), await depositor('2000.00', '1000.00')];
    const claim = (member: Member | undefined) =>
      member ? lab.call(member, promotions.rechargePromotionClaim, { tier: 'bronze' }) : null;
    const { db } = lab.test.house;
    const spent = await db.query<{ cents: bigint }>(
      `select coalesce(sum(amount_cents), 0)::bigint as cents from promotion_claim where promotion = 'recharge'`,
    );
    // Enough for one of them.
    const budget = (spent.rows[0]?.cents ?? 0n) + 30_000n;
    await db.query(`update promotion set budget_cents = $1 where code = 'recharge'`, [budget]);
    const answers = await Promise.all(members.map(claim));
    expect(answers.map((answer) => answer?.code).sort()).toEqual([200, 422]);
    const left = members[answers.findIndex((answer) => answer?.code === 422)];
    expect(await claim(left)).toMatchObject({ error: 'promotion_spent' });
    await db.query(`update promotion set budget_cents = null where code = 'recharge'`);
    expect(await claim(left)).toMatchObject({ code: 200 });
  });

  const tiersOf = async (member: Member) => {
    const { tiers } = await lab.ask(member, promotions.rechargePromotionCheck);
    return tiers.map(
      ({ tier, state, percent, reward_amount }) => `${tier} ${state} ${percent} ${reward_amount}`,
    );
  };

  test('[S9.03] the five tiers with their figures', async () => {
    const member = await lab.test.newMember();
    const check = await lab.ask(member, promotions.rechargePromotionCheck);
    expect(check).toMatchObject({
      state: 'not_eligible',
      reason: 'no_qualified_recharge',
      total_recharge: '0.00',
    });
    expect(
      check.tiers.map((tier) => [
        tier.tier,
        tier.from_amount,
        tier.to_amount,
        tier.percent_from,
        tier.percent_to,
        tier.state,
      ]),
    ).toEqual([
      ['bronze', '1000.00', '5000.00', '5.00', '10.00', 'not_eligible'],
      ['silver', '5001.00', '15000.00', '10.00', '15.00', 'not_eligible'],
      ['gold', '15001.00', '30000.00', '15.00', '18.00', 'not_eligible'],
      ['platinum', '30001.00', '60000.00', '18.00', '20.00', 'not_eligible'],
      ['diamond', '60001.00', '100000.00', '20.00', '20.00', 'not_eligible'],
    ]);
  });

  test('[S9.03][S4.05] a tier pays its percentage of the total, in cash, once', async () => {
    const member = await depositor('2000.00', '1000.00');
    expect((await tiersOf(member)).slice(0, 2)).toEqual([
      'bronze claimable 7.50 225.00',
      'silver not_eligible 0.00 0.00',
    ]);
    expect(await lab.ask(member, promotions.rechargePromotionClaim, { tier: 'bronze' })).toMatchObject({
      tier: 'bronze',
      percent: '7.50',
      reward_amount: '225.00',
      rollover_times: 5,
    });
    await lab.deposit(member, '2000.00');
    expect(await lab.call(member, promotions.rechargePromotionClaim, { tier: 'bronze' })).toMatchObject({
      error: 'reward_claimed',
    });
    // What was paid stays shown, though the total has grown.
    expect((await tiersOf(member))[0]).toBe('bronze claimed 10.00 225.00');
    expect(await lab.rewards(member)).toEqual(['reward_recharge 225.00']);
  });

  test('a tier that was passed pays at its upper figure; without a name the highest is taken first', async () => {
    const member = await depositor('10000.00', '10000.00');
    expect((await tiersOf(member)).slice(0, 3)).toEqual([
      'bronze claimable 10.00 500.00',
      'silver claimable 15.00 2250.00',
      'gold claimable 15.99 3199.97',
    ]);
    const claimed = [];
    for (let tier = 0; tier < 3; tier += 1)
      claimed.push((await lab.ask(member, promotions.rechargePromotionClaim)).tier);
    expect(claimed).toEqual(['gold', 'silver', 'bronze']);
    expect(await lab.call(member, promotions.rechargePromotionClaim)).toMatchObject({
      error: 'reward_not_eligible',
      message: 'You are not eligible for this reward',
    });
  });

  test('[S9.04] a single deposit below 100 is no part of the total, however many there are', async () => {
    const member = await lab.test.newMember();
    for (let count = 0; count < 11; count += 1) await lab.credit(member, '99.99');
    await lab.deposit(member, '900.00');
    expect(await lab.ask(member, promotions.rechargePromotionCheck)).toMatchObject({
      total_recharge: '900.00',
      required_amount: '100.00',
    });
    expect(await lab.call(member, promotions.rechargePromotionClaim)).toMatchObject({
      error: 'reward_not_eligible',
    });
    await lab.deposit(member, '100.00');
    expect(await lab.ask(member, promotions.rechargePromotionClaim)).toMatchObject({
      tier: 'bronze',
      reward_amount: '50.00',
    });
  });

  test('refused below the tier and without any deposit', async () => {
    const member = await depositor('999.99');
    expect(await lab.call(member, promotions.rechargePromotionClaim)).toMatchObject({
      error: 'reward_not_eligible',
    });
    const none = await lab.test.newMember();
    expect(await lab.call(none, promotions.rechargePromotionClaim)).toMatchObject({
      error: 'no_qualified_recharge',
    });
    expect(await lab.call(none, promotions.rechargePromotionClaim, { tier: 'wood' })).toMatchObject({
      error: 'invalid_input',
    });
  });

  test('fifty at once pay the tier once', async () => {
    const member = await depositor('1000.00');
    const { paid, errors } = await lab.claimFifty(member, promotions.rechargePromotionClaim, {
      tier: 'bronze',
    });
    expect(paid).toHaveLength(1);
    expect(errors).toEqual(['reward_claimed']);
    expect(await lab.rewards(member)).toEqual(['reward_recharge 50.00']);
  });
});

describe('recharge rebate', () => {
  const rowsOf = async (member: Member) => (await lab.ask(member, promotions.rechargeRebateCheck)).items;

  test('[S7.51][S3.09][S9.08][S5.10] each deposit of 100.00 or more opens a row of its own', async () => {
    const member = await depositor('100.00', '99.99', '350.00');
    const rows = await rowsOf(member);
    expect(
      rows.map((row) => [row.recharge_amount, row.required_amount, row.reward_amount, row.is_claimed]),
    ).toEqual([
      ['350.00', '1750.00', '60.00', 0],
      ['100.00', '500.00', '20.00', 0],
    ]);
    const [row] = rows;
    expect(row).toMatchObject({ claimed_at: null, state: 'in_progress', reason: 'turnover_remaining' });
    expect(Date.parse(row?.event_ended_at ?? '')).toBeGreaterThan(lab.test.clock.now().getTime());
  });

  test('[S8.08] without one there is no qualified recharge', async () => {
    const member = await depositor('99.99');
    expect(await lab.ask(member, promotions.rechargeRebateCheck)).toMatchObject({
      items: [],
      reason: 'no_qualified_recharge',
    });
    expect(await lab.call(member, promotions.rechargeRebateClaim)).toMatchObject({
      code: 422,
      message: 'No qualified recharge',
    });
    expect(await lab.call(member, promotions.rechargeRebateClaim, { id: randomUUID() })).toMatchObject({
      error: 'no_qualified_recharge',
    });
  });

  test('[S7.52][S4.06][S5.11][S9.04] claimable after five times the deposit, and then claimed', async () => {
    const member = await depositor('100.00');
    await lab.stake(member, '499.00', '99.80');
    expect(await lab.call(member, promotions.rechargeRebateClaim)).toMatchObject({
      error: 'turnover_remaining',
      message: 'Bet R$1.00 more to claim this reward',
    });
    await lab.stake(member, '1.00');
    const [ready] = await rowsOf(member);
    expect(ready).toMatchObject({ state: 'claimable', turnover_amount: '500.00', is_claimed: 0 });
    const claimed = await lab.ask(member, promotions.rechargeRebateClaim, { id: ready?.id });
    expect(claimed).toMatchObject({
      id: ready?.id,
      reward_amount: '20.00',
      wallet: 'cash',
      rollover_times: 5,
    });
    const [row] = await rowsOf(member);
    expect(row).toMatchObject({ is_claimed: 1, state: 'claimed' });
    expect(row?.claimed_at).not.toBeNull();
    expect(await lab.call(member, promotions.rechargeRebateClaim, { id: ready?.id })).toMatchObject({
      code: 409,
      error: 'reward_claimed',
    });
  });

  test('[S5.10] turnover counts for one deposit only, the oldest first, and not what was bet before it', async () => {
    const member = await lab.test.newMember();
    await lab.stake(member, '600.00', '100.00');
    await lab.deposit(member, '100.00');
    await lab.deposit(member, '100.00');
    await lab.stake(member, '500.00', '100.00');
    expect((await rowsOf(member)).map((row) => `${row.turnover_amount} ${row.state}`)).toEqual([
      '0.00 in_progress',
      '500.00 claimable',
    ]);
    await lab.stake(member, '500.00', '100.00');
    // Without an id the oldest is taken.
    const first = await lab.ask(member, promotions.rechargeRebateClaim);
    const rows = await rowsOf(member);
    expect(rows.map((row) => [row.id === first.id, row.state])).toEqual([
      [false, 'claimable'],
      [true, 'claimed'],
    ]);
  });

  test('fifty at once pay one row once', async () => {
    const member = await depositor('100.00');
    await lab.stake(member, '500.00', '100.00');
    const [row] = await rowsOf(member);
    const { paid, errors } = await lab.claimFifty(member, promotions.rechargeRebateClaim, { id: row?.id });
    expect(paid).toHaveLength(1);
    expect(errors).toEqual(['reward_claimed']);
    expect(await lab.rewards(member)).toEqual(['reward_recharge_rebate 20.00']);
  });

  test('a row goes with its deposit, and the next one moves up; what was claimed stays', async () => {
    const member = await lab.test.newMember();
    const first = await lab.deposit(member, '100.00');
    const second = await lab.deposit(member, '100.00');
    await lab.stake(member, '500.00', '100.00');
    await clawBack(lab.test, member.memberId, first);
    expect(await rowsOf(member)).toMatchObject([{ turnover_amount: '500.00', state: 'claimable' }]);
    await lab.ask(member, promotions.rechargeRebateClaim);
    await clawBack(lab.test, member.memberId, second);
    expect(await rowsOf(member)).toMatchObject([{ is_claimed: 1 }]);
  });

  test('cannot be claimed any more from the moment its deposit goes back, before anybody has heard of that', async () => {
    const member = await lab.test.newMember();
    const id = await lab.deposit(member, '100.00');
    await lab.stake(member, '500.00', '100.00');
    await lab.unheard(async () => {
      await clawBackUnheard(lab.test, member.memberId, id);
      expect(await lab.call(member, promotions.rechargeRebateClaim)).toMatchObject({
        error: 'no_qualified_recharge',
      });
    });
    expect(await rowsOf(member)).toEqual([]);
    expect(await lab.rewards(member)).toEqual([]);
  });

  test('over when its time is over', async () => {
    const member = await depositor('100.00');
    await lab.stake(member, '500.00', '100.00');
    await lab.moveTo(new Date(lab.test.clock.now().getTime() + 30 * 86_400_000), member);
    expect(await lab.call(member, promotions.rechargeRebateClaim)).toMatchObject({ error: 'reward_ended' });
  });

  test('refused to a member who may not be rewarded, and nothing is marked as claimed', async () => {
    const member = await depositor('100.00');
    await lab.stake(member, '500.00', '100.00');
    await lab.test.house.db.query('update member set is_demo = true where id = $1', [member.memberId]);
    expect(await lab.call(member, promotions.rechargeRebateClaim)).toMatchObject({
      error: 'demo_not_allowed',
    });
    await lab.test.house.db.query('update member set is_demo = false where id = $1', [member.memberId]);
    expect(await rowsOf(member)).toMatchObject([{ is_claimed: 0, state: 'claimable' }]);
  });
});

describe('invitation', () => {
  const codeOf = async (member: Member) => (await lab.ask(member, promotions.invitationCheck)).invite_code;
  const invitedBy = async (inviter: Member, ...moneys: string[]): Promise<Member> => {
    const member = await lab.test.newMember({ introducer: await codeOf(inviter) });
    for (const money of moneys) await lab.deposit(member, money);
    return member;
  };
  const claim = (inviter: Member, name?: string) =>
    lab.call(inviter, promotions.invitationClaim, name === undefined ? {} : { name });

  test('[S7.47][S7.48][S9.06] 100.00 for an invitee who deposited 100.00 at once and turned it over five times', async () => {
    const inviter = await lab.test.newMember();
    const invitee = await invitedBy(inviter, '100.00');
    expect(await lab.ask(inviter, promotions.invitationCheck)).toMatchObject({
      state: 'not_eligible',
      reward_amount: '100.00',
      total: 1,
      claimable: 0,
      items: [
        { name: invitee.account, state: 'in_progress', recharge_amount: '100.00', required_amount: '500.00' },
      ],
    });
    await lab.stake(invitee, '400.00', '100.00');
    expect(await claim(inviter, invitee.account)).toMatchObject({ error: 'turnover_remaining' });
    await lab.stake(invitee, '100.00');
    expect(await lab.ask(inviter, promotions.invitationCheck)).toMatchObject({
      state: 'claimable',
      claimable: 1,
      items: [{ state: 'claimable', turnover_amount: '500.00' }],
    });
    expect(await claim(inviter, invitee.account.toUpperCase())).toMatchObject({
      status: 'success',
      data: { name: invitee.account, reward_amount: '100.00', wallet: 'cash' },
    });
    expect(await claim(inviter, invitee.account)).toMatchObject({ code: 409, error: 'reward_claimed' });
    expect(await lab.rewards(inviter)).toEqual(['reward_invitation 100.00']);
  });

  test("[S8.02] an unknown name is 409 USER DOES NOT EXIST, and so is somebody else's invitee", async () => {
    const inviter = await lab.test.newMember();
    const stranger = await lab.test.newMember();
    for (const name of ['ninguem_assim', stranger.account, inviter.account])
      expect(await claim(inviter, name)).toMatchObject({
        code: 409,
        status: 'fail',
        error: 'invitee_unknown',
        message: 'USER DOES NOT EXIST',
      });
  });

  test('[S5.10] two small deposits are no single one; without a name nobody is found', async () => {
    const inviter = await lab.test.newMember();
    const invitee = await invitedBy(inviter, '60.00', '60.00');
    await lab.stake(invitee, '600.00', '100.00');
    expect(await claim(inviter, invitee.account)).toMatchObject({ error: 'no_qualified_recharge' });
    expect(await claim(inviter)).toMatchObject({ error: 'reward_not_eligible' });
  });

  test('of several deposits the one that has come furthest counts', async () => {
    const inviter = await lab.test.newMember();
    const invitee = await invitedBy(inviter, '1000.00', '100.00');
    await lab.stake(invitee, '500.00', '100.00');
    expect(await claim(inviter)).toMatchObject({ status: 'success', data: { name: invitee.account } });
  });

  test('fifty at once pay once for an invitee; a frozen invitee earns nobody anything', async () => {
    const inviter = await lab.test.newMember();
    const first = await invitedBy(inviter, '100.00');
    const second = await invitedBy(inviter, '100.00');
    for (const invitee of [first, second]) await lab.stake(invitee, '500.00', '100.00');
    await lab.setStatus(second, 'frozen');
    const { paid, errors } = await lab.claimFifty(inviter, promotions.invitationClaim, {
      name: first.account,
    });
    expect(paid).toHaveLength(1);
    expect(errors).toEqual(['reward_claimed']);
    expect(await claim(inviter, second.account)).toMatchObject({ error: 'reward_not_eligible' });
    expect(await lab.rewards(inviter)).toEqual(['reward_invitation 100.00']);
  });
});
