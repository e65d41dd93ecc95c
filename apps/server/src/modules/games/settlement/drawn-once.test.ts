import { randomUUID } from 'node:crypto';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { bets, coin, newPlayer, type Player } from '../testing/player.ts';
import type { Bet } from './bet.ts';
import { BetWriter } from './bet-writer.ts';

// A bet is drawn before the database says whether it stands, and a long round takes longer to draw than a blank. Could the same draw be
// played afterwards, whoever has bets refused, or repeats an old one, could wait for the long ones.

const dice = 'dados-de-ouro';

let house: TestHouse;
let writer: BetWriter;
beforeAll(async () => {
  house = await startTestHouse();
  writer = new BetWriter(house.house.db, house.house.clock);
});
afterAll(() => house.close());

/** A bet on nothing in particular, which counts how often it is drawn. */
function counted(player: Player, stakeCents: bigint, key: string = randomUUID()) {
  const count = { drawn: 0 };
  const bet: Bet = {
    memberId: player.memberId,
    game: dice,
    version: 1,
    stakeCents,
    bet: { stakeCents: Number(stakeCents) },
    key,
    contributionPercent: 100,
    feedsJackpot: false,
    isStepped: false,
    draw: () => {
      count.drawn += 1;
      return { payoutCents: 0n, outcome: { roll: 1 }, secret: null, view: null };
    },
  };
  const submit = async () => {
    count.drawn = 0;
    const result = await writer.submit(bet);
    const end =
      result.kind === 'settled' ? result.nonce : result.kind === 'refused' ? result.reason : 'again';
    return [end, count.drawn];
  };
  return { submit };
}

/** Takes cash of a player behind the writer's back. */
async function takeAway(player: Player, amountCents: bigint): Promise<void> {
  await inTransaction(house.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, player.memberId);
    const reference = randomUUID();
    await post(tx, {
      from: cash.accountId,
      to: houseAccounts.adjustments,
      amountCents,
      kind: 'adjustment',
      reference,
    });
  });
}

test('[R27] a bet that will not stand is not drawn, as far as can be told before', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  expect(await counted(player, 5000n).submit()).toEqual(['poor', 0]);
  const first = counted(player, 100n);
  expect(await first.submit()).toEqual([0, 1]);
  expect(await first.submit()).toEqual(['again', 0]);
  expect(await counted(player, 5000n).submit()).toEqual(['poor', 0]);
  expect(await counted(player, 100n).submit()).toEqual([1, 1]);
});

test('[R27] what is drawn for a bet and refused all the same is never played, and no second time drawn', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  const first = counted(player, 100n);
  expect(await first.submit()).toEqual([0, 1]);
  await takeAway(player, 500n);
  expect(await counted(player, 800n).submit()).toEqual(['poor', 1]);
  for (let count = 0; count < 3; count += 1)
    expect(await counted(player, 800n).submit()).toEqual(['poor', 0]);
  expect(await counted(player, 10n).submit()).toEqual([2, 1]);

  // An old key, which nobody keeps in mind.
  for (let nonce = 3; nonce <= 18; nonce += 1) expect(await counted(player, 1n).submit()).toEqual([nonce, 1]);
  expect(await first.submit()).toEqual(['again', 1]);
  // What was spent for it is forgotten with all that was known: it is asked about, as after a start.
  expect(await first.submit()).toEqual(['again', 0]);
  expect(await counted(player, 1n).submit()).toEqual([20, 1]);
});

test('a bet that is repeated after the house was gone passes over no nonce, whatever was played in between', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  const first = counted(player, 10n);
  expect(await first.submit()).toEqual([0, 1]);
  writer = new BetWriter(house.house.db, house.house.clock);
  expect(await counted(player, 10n).submit()).toEqual([1, 1]);
  expect(await counted(player, 10n).submit()).toEqual([2, 1]);
  expect(await first.submit()).toEqual(['again', 0]);
  expect(await counted(player, 10n).submit()).toEqual([3, 1]);
});

test('a player whose bets are refused for what anybody can see passes over no nonce', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  const key = randomUUID();
  const nonceOf = async () => (await player.mustPlay(dice, coin('0.10'))).nonce;
  expect((await player.mustPlay(dice, coin('0.10'), key)).nonce).toBe(0);
  expect(await player.play(dice, coin('500.00'))).toMatchObject({ error: 'insufficient_funds' });
  expect(await nonceOf()).toBe(1);
  expect((await player.mustPlay(dice, coin('0.10'), key)).nonce).toBe(0);
  expect(await player.play(dice, coin('0.20'), key)).toMatchObject({ error: 'idempotency_conflict' });
  expect(await nonceOf()).toBe(2);
  const mines = bets['minas-do-sertao'];
  expect((await player.mustPlay('minas-do-sertao', mines)).nonce).toBe(3);
  expect(await player.play('minas-do-sertao', mines)).toMatchObject({ error: 'round_open' });
  expect(await nonceOf()).toBe(4);
});

test('of many at once each is drawn from a nonce of its own', async () => {
  const player = await newPlayer(house, { cash: '0.50' });
  const ends = await Promise.all(Array.from({ length: 12 }, () => counted(player, 10n).submit()));
  expect(ends.filter(([, drawn]) => drawn === 1).map(([end]) => end)).toEqual([0, 1, 2, 3, 4]);
  expect(ends.filter(([end]) => end === 'poor')).toHaveLength(7);
});
