import { games } from '@arara/contract';
import { newestRules } from '@arara/games';
import { testVectors } from '@arara/games/vectors';
import { verifyRound } from '@arara/games/verify';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newPlayer, type Player } from './testing/player.ts';

let house: TestHouse;
let player: Player;
beforeAll(async () => {
  house = await startTestHouse();
  player = await newPlayer(house, { cash: '500.00' });
});
afterAll(() => house.close());

/** A bet that each title accepts, and what can be done in it. */
const plays = new Map(
  testVectors()
    // The vectors of a title differ in how many actions it took to end: the most come last.
    .toSorted((a, b) => (a.actions?.length ?? 0) - (b.actions?.length ?? 0))
    .map(({ game, bet, actions = [] }) => [game, { bet, actions }]),
);

type Round = Awaited<ReturnType<Player['mustPlay']>>;

/** Takes a step of an open round, after what is asked first in this deal: a suggestion answers that. */
async function acted(round: Round, action: Record<string, unknown>): Promise<Round> {
  if (round.state === 'settled') return round;
  const taken = await player.act(round.game, round.round_id, action);
  if (taken.status === 'success') return taken.data;
  const { suggested } = round.view as { suggested?: unknown };
  const answered = await player.act(round.game, round.round_id, { type: suggested });
  if (answered.status === 'fail') throw new Error(JSON.stringify([taken, answered]));
  return acted(answered.data, action);
}

test('[S1.01] every category holds games', async () => {
  const { counts } = await house.ask(games.gameList, {});
  for (const category of games.categories) expect(counts[category], category).toBeGreaterThan(0);
});

test.each(newestRules().map(({ game }) => game))(
  '[S1.01] %s is played to a settled bet that can be recalled and verified',
  async (game) => {
    const { bet, actions } = plays.get(game) ?? { bet: {}, actions: [] };
    // A bet is its own input.
    let round = await player.mustPlay(game, bet as Record<string, unknown>);
    for (const action of actions) {
      round = await acted(round, action as Record<string, unknown>);
    }
    expect(round).toMatchObject({ game, state: 'settled' });
    expect(round.events.at(-1)).toMatchObject({ type: 'settled' });
    const recalled = await player.recall(round.round_id);
    expect(recalled).toMatchObject({ state: 'settled', payout: round.payout, outcome: round.outcome });
    const { rows } = await house.house.db.query<{ server_seed: string }>(
      `select s.server_seed from round r join fair_seed s on s.id = r.seed_id where r.id = $1`,
      [round.round_id],
    );
    const verified = verifyRound({
      game,
      version: round.version,
      bet: round.bet,
      actions: recalled.actions,
      serverSeed: rows[0]?.server_seed ?? '',
      clientSeed: round.client_seed,
      nonce: round.nonce,
    });
    expect(verified).toMatchObject({
      kind: 'verified',
      outcome: round.outcome,
      payoutCents: parseAmount(round.payout),
    });
  },
);
