import { randomUUID } from 'node:crypto';
import { games, promotions, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { booksNow } from '../../testing/books-now.ts';
import { giveCash } from '../../testing/give-cash.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openBonus } from '../promotions/bonus/open-bonus.ts';
import { payClaim } from '../promotions/claims.ts';
import { drawLab } from './testing/draw-lab.ts';
import { flightLab } from './testing/flight-lab.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse } from './testing/live-house.ts';

let house: TestHouse;
let arara: ReturnType<typeof flightLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  arara = flightLab(house, 'arara');
});
afterAll(() => house.close());

/** A player with 100.00 of bonus money under 500.00 of rollover and nothing else, who has bet 20.00 of it on a flight. */
async function betOfBonus(
  choices: { auto_cash_out?: string } = {},
): Promise<{ player: LivePlayer; betId: string }> {
  const player = await newLivePlayer(house, {});
  await inTransaction(house.house.db, async (tx) => {
    const claim = { memberId: player.memberId, promotion: 'welcome', amountCents: 10_000n } as const;
    const id = await payClaim(tx, house.house, {
      ...claim,
      cause: 'first_deposit',
      wallet: 'bonus',
      rolloverTimes: 5,
    });
    await openBonus(tx, house.house, { ...claim, id, depositId: null, stakeMaxCents: 2_500n, days: 30 });
  });
  const { id: roundId } = await arara.open();
  const { bet } = await player.mustBet('arara', roundId, { stake: '20.00', ...choices });
  return { player, betId: bet.id };
}

const balances = ({ token }: LivePlayer) => house.ask(wallet.walletBalances, {}, { token });
async function movesOf(betId: string): Promise<string[]> {
  const { rows } = await house.house.db.query<{ move: string }>(
    `select kind || ' ' || amount_cents as move from ledger_transfer where reference = $1 order by id`,
    [betId],
  );
  return rows.map(({ move }) => move);
}

test('a bet that is taken back after its bonus was released is released with it, once', async () => {
  const { player, betId } = await betOfBonus();
  await giveCash(house, player.memberId, 60_000n);
  for (let bets = 0; bets < 20; bets += 1)
    await house.ask(
      games.play,
      { game: 'dados-de-ouro', stake: '25.00', direction: 'under', target: 9800 },
      { token: player.token, idempotencyKey: randomUUID() },
    );
  await house.drain();
  const before = await balances(player);
  expect(before).toMatchObject({ bonus_money: '0.00', ml_money: '0.00' });
  const tries = await Promise.all([1, 2, 3].map(() => player.cancel(betId)));
  expect(tries.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  await house.drain();
  const after = await balances(player);
  expect(after.bonus_money).toBe('0.00');
  expect(Number(after.money)).toBeCloseTo(Number(before.money) + 20, 2);
  expect(after.withdrawable_money).toBe(after.money);
  expect(await movesOf(betId)).toEqual(['stake_bonus 2000', 'payout_bonus 2000', 'bonus_released 2000']);
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
});

test('a bet that is taken back after its bonus was given up goes back to the house', async () => {
  const { player, betId } = await betOfBonus();
  expect(await house.ask(promotions.bonusForfeit, {}, { token: player.token })).toEqual({
    forfeited_amount: '80.00',
  });
  expect(await player.cancel(betId)).toMatchObject({ status: 'success' });
  await house.drain();
  expect(await balances(player)).toMatchObject({ money: '0.00', bonus_money: '0.00', ml_money: '0.00' });
  expect(await movesOf(betId)).toEqual(['stake_bonus 2000', 'payout_bonus 2000', 'bonus_withdrawn 2000']);
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
});

test('while its bonus is active it is bonus money again', async () => {
  const { player, betId } = await betOfBonus();
  expect(await player.cancel(betId)).toMatchObject({ status: 'success' });
  expect(await balances(player)).toMatchObject({ money: '0.00', bonus_money: '100.00' });
  expect(await movesOf(betId)).toEqual(['stake_bonus 2000', 'payout_bonus 2000']);
});

test('what a bet wins after its bonus was given up goes to the house in the transaction that pays it, on flights and on draws', async () => {
  const roleta = drawLab(house, 'roleta');
  const { player, betId } = await betOfBonus({ auto_cash_out: '1.50' });
  const { id: drawId } = await roleta.open();
  const chips = { bets: ['red', 'black'].map((type) => ({ type, stake: '10.00' })) };
  const { bet: placed } = await player.mustPlace('roleta', drawId, chips);
  await house.ask(promotions.bonusForfeit, {}, { token: player.token });
  await arara.lock();
  const flight = await arara.fly(300);
  await arara.land(flight, 300);
  // In the time of the flight the wheel goes on by itself, past its draw too. Red and black together lose on zero alone.
  await roleta.settled(drawId);
  const ends: string[] = [];
  for (const id of [betId, placed.id]) {
    const { rows } = await house.house.db.query<{ move: string; xmin: string }>(
      `select kind || ' ' || amount_cents as move, xmin::text from ledger_transfer
        where reference = $1 and kind not like 'stake%' order by id`,
      [id],
    );
    expect(new Set(rows.map(({ xmin }) => xmin)).size, id).toBeLessThanOrEqual(1);
    ends.push(rows.map(({ move }) => move).join(', '));
  }
  expect(ends[0]).toBe('payout_bonus 3000, bonus_withdrawn 3000');
  expect(['payout_bonus 2000, bonus_withdrawn 2000', '']).toContain(ends[1]);
  await house.drain();
  expect(await balances(player)).toMatchObject({ money: '0.00', bonus_money: '0.00' });
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
});

test('the end of a flight changes nothing about a bet that has left it before', async () => {
  const { player, betId } = await betOfBonus();
  const open = await arara.inPhase('open');
  const later = { stake: '5.00', slot: 2, auto_cash_out: '2.00' } as const;
  await player.mustBet('arara', open.id, later);
  await house.ask(promotions.bonusForfeit, {}, { token: player.token });
  await arara.lock();
  const flight = await arara.fly(300);
  arara.reach(flight, 150);
  expect(await player.cashOut(betId)).toMatchObject({ status: 'success' });
  await giveCash(house, player.memberId, 7_000n);
  await arara.land(flight, 300);
  const { rows } = await house.house.db.query<{ money_after_cents: bigint }>(
    'select money_after_cents from round where id = $1',
    [betId],
  );
  expect(rows).toEqual([{ money_after_cents: 0n }]);
  expect(await balances(player)).toMatchObject({ money: '70.00', bonus_money: '0.00' });
});
