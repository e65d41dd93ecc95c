import { flightMs, msOfHundredths } from '@arara/games/live';
import type { TestHouse } from '../../../testing/house.ts';
import { crashOf } from '../tables.ts';
import { type StoredRound, switchTable } from './live-house.ts';
import { tableLab } from './table-lab.ts';

const kinds = { arara: 'flight', foguete: 'rocket' } as const;

/** One table of a test house, taken from phase to phase by the clock; where a flight ends is set, so that no test needs luck. */
export function flightLab(test: TestHouse, slug: keyof typeof kinds) {
  const crash = crashOf(kinds[slug]);
  const { rounds, inPhase, at, waiting, lock } = tableLab(test, slug);
  /** Lets the locked round start, with an end of the test's own choice. */
  const start = async (end: number): Promise<void> => {
    const round = await inPhase('locked');
    await test.house.db.query(
      `update live_round set secret = jsonb_set(secret, '{end}', to_jsonb($2::integer)) where id = $1`,
      [round.id, end],
    );
    at(round.plays_at);
  };
  const fly = async (end: number): Promise<StoredRound> => {
    await start(end);
    return inPhase('playing');
  };
  /** Moves the clock to the end of the flight and waits until every bet is settled. */
  const land = async (round: StoredRound, end: number): Promise<StoredRound> => {
    at(round.plays_at, flightMs(crash, end));
    return inPhase('settled');
  };
  return {
    crash,
    rounds,
    inPhase,
    waiting,
    lock,
    start,
    fly,
    land,
    /** Opens a round that nobody has bet on. */
    async open(): Promise<StoredRound> {
      await switchTable(test, slug, true);
      for (;;) {
        const [latest] = (await rounds()).filter(({ phase }) => phase !== 'waiting');
        if (latest?.settled_at) at(latest.ended_at, 3_000);
        const round = await inPhase('open');
        if (round.bets === 0 || round.id !== latest?.id) return round;
        await lock();
        await land(await fly(150), 150);
      }
    },
    /** Moves the clock to the first moment at which the flight stands at a multiplier. */
    reach(round: StoredRound, multiplier: number, plusMs = 0): void {
      at(round.plays_at, msOfHundredths(crash.growth, multiplier) + plusMs);
    },
    /** Moves the clock to so many milliseconds before the end of the flight. */
    nearly(round: StoredRound, end: number, beforeMs: number): void {
      at(round.plays_at, flightMs(crash, end) - beforeMs);
    },
  };
}
