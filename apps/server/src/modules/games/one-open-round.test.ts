import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { gameRules } from '@arara/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { coin, newPlayer } from './testing/player.ts';

const game = 'blackjack-leblon';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** Whether a deal is over at once: with a natural on either side and no insurance to be asked for. */
function isOverAtOnce(serverSeed: string, nonce: number): boolean {
  const rules = gameRules(game);
  if (rules?.kind !== 'stepped') throw new Error('blackjack has steps');
  const draws = createDraws(hmacSha256, { serverSeed, clientSeed: 'mesa', nonce });
  return rules.begin({ stake: '1.00' }, draws).settled !== null;
}

/** A server seed whose first deals are over at once, or are not, as wanted. */
function seedOf(...wanted: readonly boolean[]): string {
  for (let tries = 0; ; tries += 1) {
    const seed = `deal-${tries}`;
    if (wanted.every((isOver, nonce) => isOverAtOnce(seed, nonce) === isOver)) return seed;
  }
}

async function seated(serverSeed: string) {
  const player = await newPlayer(house, { cash: '100.00' });
  await house.house.db.query(
    `update fair_seed set server_seed = $2, client_seed = 'mesa' where member_id = $1 and state = 'active'`,
    [player.memberId, serverSeed],
  );
  return player;
}

test('[R29] while a round of a game is open no other is dealt, whatever the cards would be', async () => {
  for (const next of [false, true]) {
    const player = await seated(seedOf(false, next));
    expect(await player.mustPlay(game, { stake: '1.00' })).toMatchObject({ state: 'open' });
    // Were a natural dealt where another hand is refused, whoever waits for it would stake on good cards alone.
    expect(await player.play(game, { stake: '50.00' })).toMatchObject({ error: 'round_open' });
    expect((await player.wallets()).cash.balanceCents).toBe(9_900n);
  }
});

test('a deal that is over at once is paid where no round is open, and games of one step go on beside one', async () => {
  const player = await seated(seedOf(true, false, true));
  expect(await player.mustPlay(game, { stake: '1.00' })).toMatchObject({ state: 'settled', nonce: 0 });
  expect(await player.mustPlay(game, { stake: '1.00' })).toMatchObject({ state: 'open', nonce: 1 });
  expect(await player.mustPlay('dados-de-ouro', coin())).toMatchObject({ state: 'settled', nonce: 2 });
});
