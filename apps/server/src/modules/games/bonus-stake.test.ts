import { games } from '@arara/contract';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { coin, newPlayer, type Player } from './testing/player.ts';

const dice = 'dados-de-ouro';
/** Wins 98 rolls in 100, and pays about 1.01. */
const nearlyAlways = (stake: string) => ({ stake, direction: 'under', target: 9800 });

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(async () => {
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
  await house.close();
});

const money = async (player: Player) => {
  const { cash, bonus } = await player.wallets();
  return { cash: cash.balanceCents, bonus: bonus.balanceCents };
};

test('a stake takes cash before bonus', async () => {
  const player = await newPlayer(house, { cash: '5.00', bonus: '5.00' });
  const round = await player.mustPlay('minas-do-sertao', { stake: '4.00', mines: 3 });
  expect(await money(player)).toEqual({ cash: 1_00n, bonus: 5_00n });
  expect(round).toMatchObject({ money: '1.00', bonus_money: '5.00' });
});

test('a payout goes back to the parts that paid the stake, in proportion, to the centavo', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const player = await newPlayer(house, { cash: '1.00', bonus: '9.00' });
    const round = await player.mustPlay(dice, nearlyAlways('3.00'));
    const payout = parseAmount(round.payout) ?? 0n;
    if (payout === 0n) continue;
    // One of the three reais was cash: two thirds of the payout, rounded down, are bonus, the rest is cash.
    const bonusPart = (payout * 2n) / 3n;
    expect(await money(player)).toEqual({ cash: payout - bonusPart, bonus: 7_00n + bonusPart });
    expect(round).toMatchObject({
      money: (Number(payout - bonusPart) / 100).toFixed(2),
      bonus_money: (Number(7_00n + bonusPart) / 100).toFixed(2),
    });
    return;
  }
  throw new Error('no win in twenty');
});

test('a stepped round pays back in the same proportion when it ends', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const player = await newPlayer(house, { cash: '1.00', bonus: '9.00' });
    const begun = await player.mustPlay('minas-do-sertao', { stake: '4.00', mines: 1 });
    expect(await money(player)).toEqual({ cash: 0n, bonus: 6_00n });
    const picked = await player.act('minas-do-sertao', begun.round_id, { type: 'pick', tile: 0 });
    if (picked.status === 'fail') throw new Error(picked.error);
    if (picked.data.state === 'settled') continue;
    const paid = await house.ask(
      games.act,
      { game: 'minas-do-sertao', round_id: begun.round_id, type: 'cash_out' },
      { token: player.token, idempotencyKey: 'out' },
    );
    const payout = parseAmount(paid.payout) ?? 0n;
    expect(payout).toBeGreaterThan(4_00n);
    const bonusPart = (payout * 3n) / 4n;
    expect(await money(player)).toEqual({ cash: payout - bonusPart, bonus: 6_00n + bonusPart });
    return;
  }
  throw new Error('a mine twenty times in a row');
});

test('cash and bonus together are the limit of a stake', async () => {
  const player = await newPlayer(house, { cash: '2.00', bonus: '3.00' });
  expect(await player.play(dice, coin('5.01'))).toMatchObject({ code: 422, error: 'insufficient_funds' });
  expect(await money(player)).toEqual({ cash: 2_00n, bonus: 3_00n });
  expect(await player.play(dice, coin('5.00'))).toMatchObject({ status: 'success' });
});

test('bets at once that reach into the bonus overdraw neither part', async () => {
  const player = await newPlayer(house, { cash: '3.50', bonus: '4.20' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => player.play(dice, coin('0.90'))));
  const settled = answers.filter(({ status }) => status === 'success').length;
  expect(settled).toBeGreaterThanOrEqual(8);
  const left = await money(player);
  expect(left.cash >= 0n && left.bonus >= 0n).toBe(true);
});
