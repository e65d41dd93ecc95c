import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { createDraws, type Draws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { gameRules } from '@arara/games';
import { houseAccounts } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import type { Bet } from '../settlement/bet.ts';
import { BetWriter } from '../settlement/bet-writer.ts';
import { newPlayer, type Player } from '../testing/player.ts';

const game = 'cafe-777';
const seedCents = 1_000_00n;

let house: TestHouse;
let writers: readonly [BetWriter, BetWriter];
beforeAll(async () => {
  house = await startTestHouse();
  // Two instances of the house on one database.
  writers = [
    new BetWriter(house.house.db, house.house.clock),
    new BetWriter(house.house.db, house.house.clock),
  ];
});
afterAll(async () => {
  const books = await booksNow(house.house.db);
  expect(books).toMatchObject({ isClean: true, differenceCents: 0n });
  // All pools together are what lies on their account.
  const { rows } = await house.house.db.query<{ cents: bigint }>(
    'select sum(pool_cents)::bigint as cents from jackpot',
  );
  expect(books.house.find(({ kind }) => kind === 'jackpots')?.balanceCents).toBe(rows[0]?.cents);
  await house.close();
});

/** The first symbols on every reel, and the ticket that wins or the last one. */
function givenDraws(isHit: boolean): Draws {
  const draws = createDraws(hmacSha256, { serverSeed: 's', clientSeed: 'c', nonce: 0 });
  return { ...draws, int: (range) => (range < 1_000 || isHit ? 0 : range - 1) };
}

function betOf(player: Player, stake: string, isHit: boolean, key: string = randomUUID()): Bet {
  const rules = gameRules(game);
  const parsed = rules?.parseBet({ stake });
  if (rules?.kind !== 'instant' || parsed?.kind !== 'ok') throw new Error('the bet is not accepted');
  return {
    memberId: player.memberId,
    game,
    version: rules.version,
    stakeCents: parsed.stakeCents,
    bet: parsed.bet,
    key,
    contributionPercent: 100,
    feedsJackpot: true,
    isStepped: false,
    draw: () => ({ ...rules.play(parsed.bet, givenDraws(isHit)), secret: null, view: null }),
  };
}

async function settled(bet: Bet, writer: BetWriter = writers[0]) {
  const result = await writer.submit(bet);
  if (result.kind !== 'settled') throw new Error(`${result.kind} instead of settled`);
  return result;
}

async function poolCents(): Promise<bigint> {
  const { rows } = await house.house.db.query<{ pool_cents: bigint }>(
    'select pool_cents from jackpot where game = $1',
    [game],
  );
  return rows[0]?.pool_cents ?? 0n;
}

test('the pool begins with its seed, and everybody may see what is in it', async () => {
  const { items } = await house.ask(games.gameJackpots, {});
  expect(items).toEqual([
    { game, amount: '1000.00' },
    { game: 'esmeraldas-de-minas', amount: '10000.00' },
  ]);
});

test('every stake feeds the pool, and parts of a centavo add up', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  const before = await poolCents();
  // A hundredth of 0.20 is a fifth of a centavo: five of them make one.
  for (let spin = 0; spin < 5; spin += 1) await settled(betOf(player, '0.20', false));
  expect((await poolCents()) - before).toBe(1n);
  await settled(betOf(player, '5.00', false));
  expect((await poolCents()) - before).toBe(6n);
});

test('a hit is paid all there is, once, and the pool begins again', async () => {
  const player = await newPlayer(house, { cash: '100.00' });
  const pool = await poolCents();
  const bet = betOf(player, '100.00', true);
  const own = gameRules(game)?.kind === 'instant' ? bet.draw(givenDraws(true)).payoutCents : null;
  const { roundId, jackpotCents, cashCents } = await settled(bet);
  expect(jackpotCents).toBe(pool + 100n);
  expect(cashCents).toBe((own ?? 0n) + jackpotCents);
  expect(await poolCents()).toBe(seedCents);
  expect(await writers[1].submit(bet)).toEqual({ kind: 'repeated', roundId });
  expect((await player.wallets()).cash.balanceCents).toBe(cashCents);
  expect(await poolCents()).toBe(seedCents);
  const told = await player.recall(roundId);
  expect(told.payout).toBe((Number(cashCents) / 100).toFixed(2));
  expect(told.events).toContainEqual({ type: 'jackpot_won', payoutCents: Number(jackpotCents) });
  expect(told.events.at(-1)).toMatchObject({ type: 'settled', payoutCents: Number(cashCents) });
});

test('a bet that is refused neither feeds the pool nor wins it', async () => {
  const player = await newPlayer(house, { cash: '1.00' });
  const before = await poolCents();
  expect(await writers[0].submit(betOf(player, '2.00', true))).toEqual({ kind: 'refused', reason: 'poor' });
  expect(await poolCents()).toBe(before);
  expect((await player.wallets()).cash.balanceCents).toBe(1_00n);
});

test('of hits at once, in one batch and on two instances, one has the pool and each other a seed', async () => {
  const players = await Promise.all([0, 1, 2, 3].map(() => newPlayer(house, { cash: '10.00' })));
  await settled(betOf(players[0] ?? (await newPlayer(house, { cash: '10.00' })), '5.00', false));
  const pool = await poolCents();
  const results = await Promise.all(
    players.map((player, index) => settled(betOf(player, '2.00', true), writers[index % 2 === 0 ? 0 : 1])),
  );
  const won = results.reduce((sum, { jackpotCents }) => sum + jackpotCents, 0n);
  // Stakes of a batch are all in the pool before it pays; those of a later one are on the next seed.
  expect(won + (await poolCents())).toBe(pool + 4n * 2n + 4n * seedCents);
  const most = results.map(({ jackpotCents }) => jackpotCents).filter((cents) => cents >= pool);
  expect(most).toHaveLength(1);
  const { rows } = await house.house.db.query<{ cents: bigint; from_account_id: bigint }>(
    `select t.amount_cents as cents, t.from_account_id from ledger_transfer t
      where t.reference = any($1::uuid[]) and t.kind = 'payout' and t.step = 1`,
    [results.map(({ roundId }) => roundId)],
  );
  expect(rows.map(({ from_account_id }) => from_account_id)).toEqual(
    results.map(() => houseAccounts.jackpots),
  );
  expect(rows.reduce((sum, { cents }) => sum + cents, 0n)).toBe(won);
});

test('bonus money that paid a part of the stake gets that part of the pool', async () => {
  const player = await newPlayer(house, { cash: '1.00', bonus: '3.00' });
  const { jackpotCents } = await settled(betOf(player, '4.00', true));
  const { bonus } = await player.wallets();
  expect(bonus.balanceCents).toBeGreaterThanOrEqual((jackpotCents * 3n) / 4n);
  expect(bonus.balanceCents).toBeLessThan(jackpotCents);
});

test('of a hit, too, each part of the stake gets what reports count for it, to the centavo', async () => {
  const other = await newPlayer(house, { cash: '100.00' });
  // Parts of a centavo, of the spin's own win and of the pool, make a whole one together.
  for (let bonusCents = 1; bonusCents <= 12; bonusCents += 1) {
    await settled(betOf(other, '3.80', false));
    const part = (cents: number) => `0.${String(cents).padStart(2, '0')}`;
    const player = await newPlayer(house, { cash: part(20 - bonusCents), bonus: part(bonusCents) });
    const bet = betOf(player, '0.20', true);
    // Three cherries.
    const spin = { ...bet.draw(givenDraws(true)), payoutCents: 175n };
    const { roundId } = await settled({ ...bet, draw: () => spin });
    const { rows } = await house.house.db.query<{ paid: bigint; counted: bigint }>(
      `select (select sum(amount_cents)::bigint from ledger_transfer where reference = $1 and kind = 'payout_bonus') as paid,
              payout_cents * stake_bonus_cents / stake_cents as counted
         from round where member_id = $2 and id = $1`,
      [roundId, player.memberId],
    );
    expect(rows[0]?.paid).toBe(rows[0]?.counted);
  }
});

test('play money is paid as much and leaves the pool alone', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  await house.house.db.query('update member set is_demo = true where id = $1', [player.memberId]);
  const before = await poolCents();
  const { jackpotCents } = await settled(betOf(player, '10.00', true));
  expect(jackpotCents).toBe(before);
  expect(await poolCents()).toBe(before);
});

test('bets on titles without a pool are settled beside those with one', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  const other = await newPlayer(house, { cash: '10.00' });
  const [plain, fed] = await Promise.all([
    player.mustPlay('dados-de-ouro', { stake: '1.00', direction: 'over', target: 4999 }),
    settled(betOf(other, '1.00', false)),
  ]);
  expect(plain.state).toBe('settled');
  expect(fed.jackpotCents).toBe(0n);
});
