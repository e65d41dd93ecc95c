import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newPlayer } from './testing/player.ts';

const game = 'minas-do-sertao';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** A round with its safe tiles. */
async function begun() {
  const player = await newPlayer(house, { cash: '100.00' });
  const round = await player.mustPlay(game, { stake: '1.00', mines: 3 });
  const { rows } = await house.house.db.query<{ secret: { mined: number[] } }>(
    'select secret from round where id = $1',
    [round.round_id],
  );
  const mined = rows[0]?.secret.mined ?? [];
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mined.includes(tile));
  const pick = (index: number, step: number | undefined, key?: string) =>
    player.act(
      game,
      round.round_id,
      { type: 'pick', tile: safe[index], ...(step !== undefined && { step }) },
      key,
    );
  return { player, round, pick };
}

test('[R29] a step that was decided by what another device has gone past is refused and changes nothing', async () => {
  const { player, round, pick } = await begun();
  expect(round).toMatchObject({ step: 0 });
  const key = randomUUID();
  const first = await pick(0, 0, key);
  expect(first).toMatchObject({ status: 'success', data: { step: 1 } });
  expect(await pick(1, 0)).toMatchObject({ error: 'action_illegal' });
  expect(await pick(1, 2)).toMatchObject({ error: 'action_illegal' });
  const stands = await player.recall(round.round_id);
  expect(stands).toMatchObject({ step: 1, state: 'open', actions: [{ type: 'pick' }] });
  expect(await pick(1, 1)).toMatchObject({ status: 'success', data: { step: 2 } });
  // What was answered before is answered again.
  expect(await pick(0, 0, key)).toEqual(first);
  // Who does not say what was seen steps on from wherever the round stands.
  expect(await pick(2, undefined)).toMatchObject({ status: 'success', data: { step: 3 } });
  expect(await player.act(game, round.round_id, { type: 'cash_out', step: -1 })).toMatchObject({ code: 422 });
});

test('[R29] of ten devices that step at once one does', async () => {
  const { round, player, pick } = await begun();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => pick(index, 0)));
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  expect(await player.recall(round.round_id)).toMatchObject({ step: 1 });
});
