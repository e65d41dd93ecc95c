import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlayer } from '../modules/games/testing/player.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { inOneTurn } from './one-turn.ts';
import { inTransaction } from './transaction.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('an instance that stands still in the middle of a transaction holds nobody up for long', async () => {
  const { db } = house.house;
  const player = await newPlayer(house, { cash: '100.00' });
  // What a stopped process leaves open: a member's gate locked, and a number that all listeners wait for.
  const stopped = inTransaction(db, async (tx) => {
    await tx.query('select from member_play where member_id = $1 for update', [player.memberId]);
    await tx.query('select pg_current_xact_id()');
    await new Promise((goOn) => tx.once('end', goOn));
    return tx.query('select');
  });
  const isStopped = expect(stopped).rejects.toMatchObject({ code: 'unavailable' });
  // Who works for long under a lock is no such process.
  const works = inOneTurn(db, 'long work', async (turn) => {
    await isStopped;
    return turn.query('select');
  });
  const answer = await player.play('dados-de-ouro', { stake: '1.00', direction: 'under', target: 5000 });
  expect(answer).toMatchObject({ code: 200 });
  await house.drain();
  await isStopped;
  expect(await works).toMatchObject({ rowCount: 1 });
});
