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
    const recalled = await player.recall(played.round_id);
    const {
      money_before,
      money_after,
      settled_at,
      server_seed,
      actions,
      receipt_proof,
      house_end,
      ...round
    } = recalled;
    expect(house_end).toBeNull();
    expect(receipt_proof).not.toBe('');
    expect(round).toEqual(played);
    expect(round).toMatchObject({ bet: bets[game], version: 1, state: 'settled' });
    expect(parseAmount(money_before)).toBe(before);
    before += (parseAmount(played.payout) ?? 0n) - (parseAmount(played.stake) ?? 0n);
    expect(parseAmount(money_after)).toBe(before);
    expect(Math.abs(Date.parse(settled_at ?? '') - Date.parse(round.created_at))).toBeLessThan(60_000);
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

test('[R30] a receipt shows a round with every movement of money to whoever has its link, and to nobody else', async () => {
  const played = await player.mustPlay('roleta-guanabara', { ...bets['roleta-guanabara'] });
  const { receipt_proof: proof, ...recalled } = await player.recall(played.round_id);
  const { movements, ...receipt } = await house.ask(games.roundReceipt, { round_id: played.round_id, proof });
  expect(receipt).toEqual(recalled);
  // A stake and, when something was won, a payout: together they lead from the funds before to those after.
  const signed = movements.map(
    ({ from, amount }) => (parseAmount(amount) ?? 0n) * (from === 'cash' ? -1n : 1n),
  );
  const sum = signed.reduce((all, cents) => all + cents, parseAmount(receipt.money_before) ?? 0n);
  expect(sum).toBe(parseAmount(receipt.money_after));
  expect(movements[0]).toMatchObject({ kind: 'stake', from: 'cash', to: 'games', amount: played.stake });
  expect(movements.at(-1)?.balance_after).toBe(receipt.money_after);
  expect(JSON.stringify(receipt)).not.toContain(player.memberId);

  const ask = (roundId: string, given: string) =>
    house.call(games.roundReceipt, { round_id: roundId, proof: given });
  const unknown = { code: 404, error: 'round_unknown', data: null };
  expect(await ask(played.round_id, `${proof.slice(0, -1)}~`)).toMatchObject(unknown);
  expect(await ask(played.round_id, 'short')).toMatchObject(unknown);
  const other = await player.mustPlay('dados-de-ouro', coin());
  expect(await ask(other.round_id, proof)).toMatchObject(unknown);
});

test('an open round has no receipt', async () => {
  const open = await player.mustPlay('minas-do-sertao', { ...bets['minas-do-sertao'] });
  expect((await player.recall(open.round_id)).receipt_proof).toBe('');
});
