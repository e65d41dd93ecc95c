import { randomUUID } from 'node:crypto';
import { fair, games, identity, information } from '@arara/contract';
import { commitmentOf } from '@arara/fair';
import { verifyRound } from '@arara/games/verify';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** A visitor who has pressed "play for free". */
async function openDemo() {
  const { token, member_id: memberId } = await house.ask(identity.demo, {});
  const options = () => ({ token, idempotencyKey: randomUUID() });
  return {
    token,
    memberId,
    play: (game: string, bet: object) => house.ask(games.play, { game, ...bet }, options()),
    act: (game: string, roundId: string, action: object) =>
      house.ask(games.act, { game, round_id: roundId, ...action }, options()),
  };
}

test('[S6.05] a visitor plays with demo money by the same rules, and can prove the round', async () => {
  expect((await house.ask(information.webContent, {})).is_demo_on).toBe(true);
  const visitor = await openDemo();
  const { server_seed_hash: commitment } = await house.ask(fair.fairSeed, {}, { token: visitor.token });
  const round = await visitor.play('frutas-da-feira', { stake: '2.00' });
  expect(round).toMatchObject({ state: 'settled', server_seed_hash: commitment });
  expect(parseAmount(round.money)).toBe(99_800n + (parseAmount(round.payout) ?? 0n));
  const { revealed } = await house.ask(
    fair.fairRotate,
    { client_seed: 'visitante' },
    { token: visitor.token },
  );
  const serverSeed = revealed[0]?.server_seed ?? '';
  expect(commitmentOf(serverSeed)).toBe(commitment);
  expect(
    verifyRound({
      game: round.game,
      version: round.version,
      bet: round.bet,
      serverSeed,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    }),
  ).toMatchObject({ kind: 'verified', outcome: round.outcome, payoutCents: parseAmount(round.payout) });
});

test('[S6.05] an unfinished demo round is found again and goes on', async () => {
  const visitor = await openDemo();
  const begun = await visitor.play('torre-do-coco', { stake: '1.00', difficulty: 'easy' });
  expect(begun.state).toBe('open');
  const { items } = await house.ask(games.roundsOpen, {}, { token: visitor.token });
  expect(items).toEqual([begun]);
  const after = await visitor.act('torre-do-coco', begun.round_id, { type: 'pick', tile: 0 });
  expect(after).toMatchObject({ round_id: begun.round_id, stake: '1.00' });
});

test('[S6.05] demo rounds make no game popular and stand in no report', async () => {
  const visitor = await openDemo();
  const game = 'keno-do-pantanal';
  const bet = { stake: '1.00', risk: 'medium', numbers: [3, 8, 21, 30, 37] };
  await visitor.play(game, bet);
  await house.drain();
  const counted = async (table: string) => {
    const { rows } = await house.house.db.query<{ rounds: bigint }>(
      `select coalesce(sum(rounds), 0)::bigint as rounds from ${table} where game = $1`,
      [game],
    );
    return rows[0]?.rounds;
  };
  expect([await counted('game_day'), await counted('report_game_day')]).toEqual([0n, 0n]);
});
