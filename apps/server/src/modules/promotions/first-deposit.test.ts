import { randomUUID } from 'node:crypto';
import { games, identity, payments, promotions, wallet } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  clawBack,
  type Member,
  type PromotionsHouse,
  startPromotionsHouse,
} from './testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const depositor = async (money: string): Promise<Member> => {
  const member = await lab.test.newMember();
  await lab.deposit(member, money);
  return member;
};

describe('first-deposit reward', () => {
  test('[S7.45][S7.46][S9.05][S4.05] 10.00 in cash after a first deposit of 100.00, under 5x rollover', async () => {
    const member = await lab.test.newMember();
    expect(await lab.ask(member, promotions.ftdCheck, { name: member.account, site: 'arara' })).toMatchObject(
      {
        state: 'not_eligible',
        reason: 'no_qualified_recharge',
        message: 'No qualified recharge',
      },
    );
    expect(await lab.ask(member, identity.me)).toMatchObject({ has_deposited: false });
    await lab.deposit(member, '100.00');
    expect(await lab.ask(member, identity.me)).toMatchObject({ has_deposited: true });
    expect(await lab.ask(member, promotions.ftdCheck)).toMatchObject({
      state: 'claimable',
      reason: '',
      reward_amount: '10.00',
      deposit_amount: '100.00',
    });
    const claimed = await lab.ask(member, promotions.ftdClaim, { member_id: member.memberId });
    expect(claimed).toMatchObject({ reward_amount: '10.00', wallet: 'cash', rollover_times: 5 });
    // 1x of the deposit and 5x of the reward.
    expect(await lab.balances(member)).toMatchObject({ money: '110.00', ml_money: '150.00' });
    expect(await lab.ask(member, promotions.ftdCheck)).toMatchObject({ state: 'claimed' });
  });

  test('the whole way: a Pix paid at the bank, then the claim', async () => {
    const member = await lab.test.newMember();
    const { items } = await lab.ask(member, payments.paymentOnlineList);
    const { txid } = await lab.ask(member, payments.rechargeOnline, {
      money: '100.00',
      payment_id: items[0]?.id,
    });
    await lab.test.house.psp.sandbox?.pay({ txid });
    await eventually(
      () => lab.ask(member, promotions.ftdCheck),
      ({ state }) => state === 'claimable',
    );
    await lab.ask(member, promotions.ftdClaim);
    expect(await lab.rewards(member)).toEqual(['reward_ftd 10.00']);
  });

  test('[S5.10][S8.08] nothing for a smaller first deposit, whatever follows it', async () => {
    const member = await depositor('99.99');
    await lab.deposit(member, '500.00');
    expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({
      code: 422,
      status: 'fail',
      error: 'reward_not_eligible',
      message: 'You are not eligible for this reward',
    });
  });

  test('[S8.08][S8.03] nothing without a deposit, in the words of the caller', async () => {
    const member = await lab.test.newMember();
    expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({ message: 'No qualified recharge' });
    expect(await lab.call(member, promotions.ftdClaim, { lang: 'pt' })).toMatchObject({
      error: 'no_qualified_recharge',
      message: 'Nenhum depósito qualificado',
    });
  });

  test('a second claim is told that it was claimed; fifty at once pay one', async () => {
    const member = await depositor('100.00');
    const { paid, errors } = await lab.claimFifty(member, promotions.ftdClaim);
    expect(paid).toHaveLength(1);
    expect(errors).toEqual(['reward_claimed']);
    expect(await lab.rewards(member)).toEqual(['reward_ftd 10.00']);
    expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({ code: 409, error: 'reward_claimed' });
  });

  test('a frozen member is refused; so is a body that names another member', async () => {
    const member = await depositor('100.00');
    expect(await lab.call(member, promotions.ftdClaim, { member_id: randomUUID() })).toMatchObject({
      code: 403,
      error: 'forbidden',
    });
    await lab.setStatus(member, 'frozen');
    const { rows } = await lab.test.house.db.query<{ refusal: string }>(
      'select reward_refusal($1) as refusal',
      [member.memberId],
    );
    expect(rows[0]?.refusal).toBe('member_frozen');
    expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({ status: 'fail' });
    await lab.setStatus(member, 'active');
    expect(await lab.rewards(member)).toEqual([]);
  });

  test('nothing once the deposit was taken back', async () => {
    const member = await lab.test.newMember();
    const deposit = await lab.deposit(member, '100.00');
    await clawBack(lab.test, member.memberId, deposit);
    expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({ error: 'reward_not_eligible' });
  });

  test('needs a session', async () => {
    expect(await lab.test.call(promotions.ftdCheck, {})).toMatchObject({
      code: 401,
      error: 'unauthenticated',
    });
    expect(await lab.test.call(promotions.ftdClaim, {})).toMatchObject({
      code: 401,
      error: 'unauthenticated',
    });
  });
});

describe('welcome bonus', () => {
  test('[S9.09] 100% of the first deposit as bonus money; both offers may be held', async () => {
    const member = await depositor('200.00');
    expect(await lab.ask(member, promotions.welcomeCheck)).toMatchObject({
      state: 'claimable',
      reward_amount: '200.00',
      reward_max: '1500.00',
      percent: '100.00',
    });
    expect(await lab.ask(member, promotions.welcomeClaim)).toMatchObject({
      state: 'claimed',
      reward_amount: '200.00',
      wallet: 'bonus',
    });
    await lab.ask(member, promotions.ftdClaim);
    expect(await lab.balances(member)).toMatchObject({
      money: '210.00',
      bonus_money: '200.00',
      ml_money: '1250.00',
    });
  });

  test('[S9.09] at most 1,500.00', async () => {
    const member = await depositor('2000.00');
    await lab.ask(member, promotions.welcomeClaim);
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '1500.00' });
  });

  test('opted into before the first deposit it comes by itself, once', async () => {
    const member = await lab.test.newMember();
    for (let times = 0; times < 2; times += 1)
      expect(await lab.ask(member, promotions.welcomeClaim)).toMatchObject({
        state: 'opted_in',
        claim_id: null,
        reward_amount: '0.00',
      });
    expect(await lab.ask(member, promotions.welcomeCheck)).toMatchObject({ state: 'opted_in' });
    await lab.deposit(member, '150.00');
    await lab.deposit(member, '300.00');
    expect(await lab.rewards(member)).toEqual(['reward_welcome 150.00']);
    expect(await lab.call(member, promotions.welcomeClaim)).toMatchObject({ error: 'reward_claimed' });
  });

  test('refused for a small first deposit, and when the days to choose are over', async () => {
    const small = await depositor('50.00');
    expect(await lab.call(small, promotions.welcomeClaim)).toMatchObject({ error: 'reward_not_eligible' });
    const late = await depositor('100.00');
    await lab.moveTo(new Date(lab.test.clock.now().getTime() + 7 * 86_400_000), late);
    expect(await lab.call(late, promotions.welcomeClaim)).toMatchObject({
      code: 422,
      error: 'reward_ended',
      message: 'The time to claim this reward is over',
    });
  });

  test('fifty at once give one bonus', async () => {
    const member = await depositor('100.00');
    const { paid, errors } = await lab.claimFifty(member, promotions.welcomeClaim);
    expect(paid).toHaveLength(1);
    expect(errors).toEqual(['reward_claimed']);
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '100.00' });
  });
});

describe('bonus money', () => {
  const active = async (member: Member) => (await lab.ask(member, promotions.bonusActive)).bonus;
  const bonusOf = async (money = '100.00') => {
    const member = await depositor(money);
    await lab.ask(member, promotions.welcomeClaim);
    return member;
  };
  const play = (member: Member, stake: string) =>
    lab.test.call(
      games.play,
      { game: 'dados-de-ouro', stake, direction: 'under', target: 9800 },
      { token: member.token, idempotencyKey: randomUUID() },
    );
  /** Counts turnover as if it had been bet, and hears of one small bet. */
  const cover = async (member: Member, money: number) => {
    await lab.test.house.db.query(
      'update member_play set counted_cents = counted_cents + $2 where member_id = $1',
      [member.memberId, money * 100],
    );
    await lab.stake(member, '0.10');
  };

  test('limits stakes, tells what it still asks for, and counts a stake by its category', async () => {
    const member = await bonusOf();
    expect(await active(member)).toMatchObject({
      promotion: 'welcome',
      amount: '100.00',
      bonus_money: '100.00',
      required_amount: '500.00',
      covered_amount: '0.00',
      // The deposit's own 100.00 comes first.
      remaining_amount: '600.00',
      max_stake: '25.00',
      contributions: expect.arrayContaining([
        { category: 'slots', percent: 100 },
        { category: 'live', percent: 20 },
      ]),
    });
    expect(await play(member, '25.01')).toMatchObject({ code: 422, error: 'bonus_stake_too_large' });
    for (let bets = 0; bets < 2; bets += 1) {
      await lab.test.ask(
        games.play,
        { game: 'roleta-guanabara', bets: [{ type: 'red', stake: '25.00' }] },
        { token: member.token, idempotencyKey: randomUUID() },
      );
    }
    // Roulette is a live game: a fifth counts.
    expect(await active(member)).toMatchObject({ covered_amount: '0.00', remaining_amount: '590.00' });
  });

  test('becomes cash when its rollover is met, exactly once, and stakes are free again', async () => {
    const member = await bonusOf();
    await cover(member, 599);
    expect(await active(member)).not.toBeNull();
    await cover(member, 1);
    expect(await active(member)).toBeNull();
    await lab.test.drain();
    const after = await lab.balances(member);
    expect(after).toMatchObject({ bonus_money: '0.00', ml_money: '0.00' });
    const { items } = await lab.ask(member, wallet.statement, { page_size: 100 });
    const released = items.filter(({ kind }) => kind === 'bonus_released');
    expect(released.map((row) => `${row.wallet} ${row.amount}`).toSorted()).toEqual([
      'bonus -100.00',
      'cash 100.00',
    ]);
    expect((await play(member, '25.01')).status).toBe('success');
  });

  test('given up, it goes back with its rollover; what was asked for before and after it stays', async () => {
    const member = await bonusOf();
    await lab.deposit(member, '300.00');
    expect(await lab.balances(member)).toMatchObject({ ml_money: '900.00' });
    await cover(member, 250);
    expect(await lab.ask(member, promotions.bonusForfeit)).toEqual({ forfeited_amount: '100.00' });
    const after = await lab.balances(member);
    expect(after).toMatchObject({ bonus_money: '0.00', ml_money: '300.00' });
    expect(await lab.call(member, promotions.bonusForfeit)).toMatchObject({
      code: 409,
      error: 'no_active_bonus',
    });
    // The deposit after it begins where the bonus was cut off.
    await lab.stake(member, '60.00', '20.00');
    expect(await lab.balances(member)).toMatchObject({ ml_money: '240.00' });
  });

  test('given up before anything of it was covered, nothing of it stays', async () => {
    const member = await bonusOf();
    await lab.ask(member, promotions.bonusForfeit);
    expect(await lab.balances(member)).toMatchObject({
      money: '100.00',
      bonus_money: '0.00',
      ml_money: '100.00',
    });
    expect((await play(member, '50.00')).status).toBe('success');
  });

  test('fifty at once give it up once', async () => {
    const member = await bonusOf();
    const { paid, errors } = await lab.claimFifty(member, promotions.bonusForfeit);
    expect(paid).toEqual([{ forfeited_amount: '100.00' }]);
    expect(errors).toEqual(['no_active_bonus']);
  });

  test('ends after thirty days, and not before', async () => {
    const member = await bonusOf();
    const at = lab.test.clock.now().getTime();
    await lab.moveTo(new Date(at + 30 * 86_400_000 - 1000), member);
    await lab.test.runTask('bonus-expire');
    expect(await active(member)).not.toBeNull();
    await lab.moveTo(new Date(at + 30 * 86_400_000), member);
    for (let times = 0; times < 2; times += 1) await lab.test.runTask('bonus-expire');
    expect(await active(member)).toBeNull();
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '0.00', ml_money: '100.00' });
  });

  test('ends when nothing is left of it, and asks for no more', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const member = await bonusOf();
      // Everything is lost in bets that win once in a hundred.
      for (let bets = 0; bets < 8; bets += 1) {
        await lab.test.call(
          games.play,
          { game: 'dados-de-ouro', stake: '25.00', direction: 'under', target: 100 },
          { token: member.token, idempotencyKey: randomUUID() },
        );
      }
      await lab.test.drain();
      const left = await lab.balances(member);
      if (left.bonus_money !== '0.00') continue;
      expect(await active(member)).toBeNull();
      // The stakes have covered the deposit's own 100.00; what the bonus asked for beyond them is gone.
      expect(left.ml_money).toBe('0.00');
      return;
    }
    throw new Error('a win in every one of twenty tries');
  });

  test('a round that was open when it was given up pays its bonus part back to the house', async () => {
    const member = await bonusOf();
    // Cash is spent first: leave the bonus alone in the wallet.
    await lab.test.house.db.query('update member_play set stake_max_cents = null where member_id = $1', [
      member.memberId,
    ]);
    for (let tries = 0; tries < 40; tries += 1) {
      const { money } = await lab.balances(member);
      if (money === '0.00') break;
      // One stake in a hundred wins, and then there is more than one may stake at once.
      const stake = Number(money) > 1000 ? '1000.00' : money;
      await lab.test.ask(
        games.play,
        { game: 'dados-de-ouro', stake, direction: 'under', target: 100 },
        { token: member.token, idempotencyKey: randomUUID() },
      );
    }
    const { bonus_money } = await lab.balances(member);
    const begun = await lab.test.ask(
      games.play,
      { game: 'minas-do-sertao', stake: '10.00', mines: 1 },
      { token: member.token, idempotencyKey: randomUUID() },
    );
    const { forfeited_amount } = await lab.ask(member, promotions.bonusForfeit);
    expect(Number(forfeited_amount)).toBe(Number(bonus_money) - 10);
    const act = (action: Record<string, unknown>) =>
      lab.test.ask(
        games.act,
        { game: 'minas-do-sertao', round_id: begun.round_id, ...action },
        { token: member.token, idempotencyKey: randomUUID() },
      );
    const picked = await act({ type: 'pick', tile: 0 });
    if (picked.state !== 'settled') await act({ type: 'cash_out' });
    await lab.test.drain();
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '0.00', money: '0.00' });
  });

  test('goes back when its deposit was taken back', async () => {
    const member = await lab.test.newMember();
    const deposit = await lab.deposit(member, '100.00');
    await lab.ask(member, promotions.welcomeClaim);
    await clawBack(lab.test, member.memberId, deposit);
    expect(await active(member)).toBeNull();
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '0.00' });
  });
});
