import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { bets, coin, newPlayer, type Player } from './testing/player.ts';

let house: TestHouse;
let player: Player;
beforeAll(async () => {
  house = await startTestHouse();
  player = await newPlayer(house, { cash: '100.00' });
});
afterAll(() => house.close());

test('[R30] a past round is recalled with choices, outcome, paytable version and funds before and after', async () => {
  let before = 100_00n;
  for (const game of ['dados-de-ouro', 'roleta-guanabara', 'coroa-da-onca'] as const) {
    const played = await player.mustPlay(game, { ...bets[game] });
    const { money_before, money_after, settled_at, server_seed, actions, ...round } = await player.recall(
      played.round_id,
    );
    expect(round).toEqual(played);
    expect(round).toMatchObject({ bet: bets[game], version: 1, state: 'settled' });
    expect(parseAmount(money_before)).toBe(before);
    before += (parseAmount(played.payout) ?? 0n) - (parseAmount(played.stake) ?? 0n);
    expect(parseAmount(money_after)).toBe(before);
    expect(Math.abs(Date.parse(settled_at ?? '') - Date.parse(round.created_at))).toBeLessThan(5_000);
    expect([server_seed, actions]).toEqual(['', []]);
  }
});

test('[R40] the round of another member does not exist, for whoever asks', async () => {
  const round = await player.mustPlay('dados-de-ouro', coin());
  const stranger = await newPlayer(house, {});
  const ask = (roundId: string, token?: string) =>
    house.call(games.roundGet, { round_id: roundId }, token ? { token } : {});
  const unknown = { code: 404, error: 'round_unknown', data: null };
  expect(await ask(round.round_id, stranger.token)).toMatchObject(unknown);
  expect(await ask(randomUUID(), player.token)).toMatchObject(unknown);
  expect(await ask('1', player.token)).toMatchObject({ code: 422, error: 'invalid_input' });
  expect(await ask(round.round_id)).toMatchObject({ code: 401, error: 'unauthenticated' });
});
