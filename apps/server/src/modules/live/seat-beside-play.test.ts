import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../testing/house.ts';
import { newLivePlayer, startLiveHouse } from './testing/live-house.ts';
import { seatsLab } from './testing/seats-lab.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startLiveHouse();
});
afterAll(() => house.close());

test('whoever sits at the shared table plays the same game alone meanwhile, one round of it at a time', async () => {
  const lab = seatsLab(house);
  const player = await newLivePlayer(house, { cash: '100.00' });
  const { id: roundId } = await lab.open();
  await player.mustSit(roundId, 3, '10.00');
  const begin = () =>
    house.call(
      games.play,
      { game: 'blackjack-leblon', stake: '1.00' },
      { token: player.token, idempotencyKey: randomUUID() },
    );
  let begun = await begin();
  // A natural ends its round at once.
  while (begun.status === 'success' && begun.data.state === 'settled') begun = await begin();
  expect(begun).toMatchObject({ status: 'success', data: { state: 'open' } });
  expect(await begin()).toMatchObject({ error: 'round_open' });
});
