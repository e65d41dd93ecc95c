import { createHash } from 'node:crypto';
import type { RoundCards } from '@arara/games/live/seats';
import { eventually } from '../../../testing/eventually.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { drawnAt } from '../seats/phases.ts';
import { cardsOf } from '../seats/read-deals.ts';
import type { StoredRound } from './live-house.ts';
import { tableLab } from './table-lab.ts';

/** The table with seats of a test house, taken from step to step by the clock; cards can be chosen, so that no test needs luck. */
export function seatsLab(test: TestHouse) {
  const { rounds, inPhase, at, lock, switchOn, waiting } = tableLab(test, 'blackjack');
  const told = async (): Promise<StoredRound> => {
    const [round] = await eventually(rounds, (all) =>
      all.some(({ phase, outcome }) => phase === 'playing' && outcome !== null),
    ).then((all) => all.filter(({ phase }) => phase === 'playing'));
    if (!round) throw new Error('unreachable: it was found');
    return round;
  };
  const deal = async (isMeant?: (cards: RoundCards) => boolean): Promise<StoredRound> => {
    const round = await inPhase('locked');
    if (isMeant)
      await test.house.db.query(
        `update live_round set secret = jsonb_build_object('hash', $2::text) where id = $1`,
        [round.id, await hashWhere(test, round, isMeant)],
      );
    at(round.plays_at);
    return inPhase('playing');
  };
  /** Moves the clock to the end of the time to decide. */
  const decide = async (): Promise<StoredRound> => {
    const round = await inPhase('playing');
    if (round.outcome === null) at(round.decides_at);
    return told();
  };
  /** Moves the clock to the end of the scene. */
  const drawn = async (): Promise<void> => {
    const { decides_at, outcome } = await told();
    at(drawnAt(decides_at, outcome));
  };
  const settle = async (): Promise<StoredRound> => {
    await drawn();
    return inPhase('settled');
  };
  return {
    rounds,
    inPhase,
    waiting,
    at,
    lock,
    deal,
    decide,
    drawn,
    settle,
    open: switchOn,
    /** The next round, opened after this one. */
    next: async (): Promise<StoredRound> => {
      at((await inPhase('settled')).ended_at, 3_000);
      return inPhase('open');
    },
    /** From the cards to the end. */
    finish: async (): Promise<StoredRound> => {
      await decide();
      return settle();
    },
  };
}

/** A link with which cards fall as the test wants them. */
async function hashWhere(
  test: TestHouse,
  round: StoredRound,
  isMeant: (cards: RoundCards) => boolean,
): Promise<string> {
  const { rows } = await test.house.db.query<{ salt: string }>('select salt from live_chain where id = $1', [
    round.chain_id,
  ]);
  const salt = rows[0]?.salt ?? '';
  for (let tries = 0; tries < 20_000; tries += 1) {
    const hash = createHash('sha256').update(`${round.id} ${tries}`).digest('hex');
    if (isMeant(cardsOf({ hash, salt }, round))) return hash;
  }
  throw new Error('no link gives such cards');
}
