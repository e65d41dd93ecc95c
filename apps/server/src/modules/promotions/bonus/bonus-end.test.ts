import { randomUUID } from 'node:crypto';
import { games, promotions } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { cancelRewards } from '../cancel-rewards.ts';
import { type Member, type PromotionsHouse, startPromotionsHouse } from '../testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

/** A member with 100.00 of bonus money that asks for 600.00 of turnover, the deposit's own 100.00 among it, and with cash to play. */
async function withBonus(): Promise<{ member: Member; expiresAt: Date }> {
  const member = await lab.test.newMember();
  await lab.ask(member, promotions.welcomeClaim);
  await lab.deposit(member, '100.00');
  await giveCash(lab.test, member.memberId, 100_000n);
  const { bonus } = await lab.ask(member, promotions.bonusActive);
  return { member, expiresAt: new Date(bonus?.expires_at ?? '') };
}

const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);

/** So many bets of 25.00; a bet of roulette counts a fifth. */
async function bet(member: Member, count: number, game: 'dice' | 'roulette' = 'dice'): Promise<void> {
  const bets = {
    dice: { game: 'dados-de-ouro', stake: '25.00', direction: 'under', target: 9800 },
    roulette: { game: 'roleta-guanabara', bets: [{ type: 'red', stake: '25.00' }] },
  };
  for (let made = 0; made < count; made += 1)
    await lab.test.ask(games.play, bets[game], { token: member.token, idempotencyKey: randomUUID() });
}

async function endOf({ memberId }: Member): Promise<string> {
  const { rows } = await lab.test.house.db.query<{ told: string }>(
    `select concat_ws(' ', b.state, t.kind, t.amount_cents) as told
       from bonus b left join ledger_transfer t on t.reference = b.id and t.kind like 'bonus%' where b.member_id = $1`,
    [memberId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.told ?? '';
}

describe('a bonus whose rollover is met, of which nobody has heard yet, is released', () => {
  test('by the job that ends what is over', async () => {
    const { member, expiresAt } = await withBonus();
    await lab.unheard(async () => {
      await bet(member, 24);
      await lab.moveTo(minutes(expiresAt, 1), member);
      for (let times = 0; times < 2; times += 1) await lab.test.runTask('bonus-expire');
    });
    expect(await endOf(member)).toBe('met bonus_released 10000');
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '0.00', ml_money: '0.00' });
  });

  test('by who gives it up, fifty times at once', async () => {
    const { member } = await withBonus();
    await lab.unheard(async () => {
      await bet(member, 24);
      const { paid, errors } = await lab.claimFifty(member, promotions.bonusForfeit);
      expect(paid).toEqual([{ forfeited_amount: '0.00' }]);
      expect(errors).toEqual(['no_active_bonus']);
    });
    expect(await endOf(member)).toBe('met bonus_released 10000');
  });

  test('by staff who cancels what has not been earned: nothing of it is taken', async () => {
    const { member } = await withBonus();
    await lab.unheard(async () => {
      await bet(member, 24);
      const { house } = lab.test;
      expect(await inTransaction(house.db, (tx) => cancelRewards(tx, house, member.memberId))).toBe(0n);
    });
    expect(await endOf(member)).toBe('met bonus_released 10000');
  });

  test('one bet less, and each of them takes it back', async () => {
    const { member, expiresAt } = await withBonus();
    await lab.unheard(async () => {
      await bet(member, 23);
      await lab.moveTo(minutes(expiresAt, 1), member);
      await lab.test.runTask('bonus-expire');
    });
    expect(await endOf(member)).toBe('expired bonus_withdrawn 10000');
  });
});

describe('play after the end of a bonus does not meet its rollover', () => {
  test('the first of it that is heard of ends the bonus', async () => {
    const { member, expiresAt } = await withBonus();
    await bet(member, 23);
    await lab.moveTo(minutes(expiresAt, 9), member);
    await bet(member, 1);
    await lab.test.drain();
    expect(await endOf(member)).toBe('expired bonus_withdrawn 10000');
    expect(await lab.balances(member)).toMatchObject({ bonus_money: '0.00' });
    // Stakes are free again.
    expect(
      await lab.test.ask(
        games.play,
        { game: 'dados-de-ouro', stake: '50.00', direction: 'under', target: 9800 },
        { token: member.token, idempotencyKey: randomUUID() },
      ),
    ).toMatchObject({ state: 'settled' });
  });

  test('met before it and played on after it, all heard of together: it is met', async () => {
    const { member, expiresAt } = await withBonus();
    await lab.moveTo(minutes(expiresAt, -10), member);
    await lab.unheard(async () => {
      await bet(member, 24);
      await lab.moveTo(minutes(expiresAt, 9), member);
      // What came later is taken off as it was counted: by category.
      await bet(member, 1, 'roulette');
    });
    expect(await endOf(member)).toBe('met bonus_released 10000');
  });

  test('nor does a round that was begun before it and lasted for more than an hour', async () => {
    const { member, expiresAt } = await withBonus();
    const once = () => ({ token: member.token, idempotencyKey: randomUUID() });
    await lab.moveTo(minutes(expiresAt, -100), member);
    const mines = { game: 'minas-do-sertao', stake: '25.00', mines: 1 };
    const { round_id } = await lab.test.ask(games.play, mines, once());
    await bet(member, 23);
    await lab.moveTo(minutes(expiresAt, 5), member);
    const act = { game: 'minas-do-sertao', round_id };
    const picked = await lab.test.ask(games.act, { ...act, type: 'pick', tile: 0 }, once());
    if (picked.state !== 'settled') await lab.test.ask(games.act, { ...act, type: 'cash_out' }, once());
    await lab.test.drain();
    expect(await endOf(member)).toBe('expired bonus_withdrawn 10000');
  });
});

test('a bonus that cannot be ended keeps no other from its end', async () => {
  const bad = await withBonus();
  const good = await withBonus();
  const { db } = lab.test.house;
  await db.query(
    `create function no_end() returns trigger language plpgsql as $$ begin raise 'no end'; end $$`,
  );
  await db.query(
    `create trigger no_end before update on bonus for each row when (old.member_id = '${bad.member.memberId}') execute function no_end()`,
  );
  await lab.moveTo(minutes(good.expiresAt, 1), good.member);
  await expect(lab.test.runTask('bonus-expire')).rejects.toThrow('no end');
  expect(await endOf(good.member)).toBe('expired bonus_withdrawn 10000');
  expect(await endOf(bad.member)).toBe('active');
  await db.query('drop trigger no_end on bonus');
  await lab.test.runTask('bonus-expire');
  expect(await endOf(bad.member)).toBe('expired bonus_withdrawn 10000');
});
