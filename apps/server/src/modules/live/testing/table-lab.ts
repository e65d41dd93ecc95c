import { eventually } from '../../../testing/eventually.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { type StoredRound, storedRounds, switchTable } from './live-house.ts';

type Phase = StoredRound['phase'];

/** One table of a test house, taken from phase to phase by the clock. */
export function tableLab(test: TestHouse, slug: string) {
  const rounds = () => storedRounds(test, slug);
  /** The round that runs, once it has come to a phase. */
  const inPhase = async (phase: Phase): Promise<StoredRound> => {
    const [found] = await eventually(
      async () => (await rounds()).filter((round) => round.phase !== 'waiting').slice(0, 1),
      ([round]) => round?.phase === phase && (phase !== 'settled' || round.settled_at !== null),
    );
    if (!found) throw new Error('unreachable: it was found');
    return found;
  };
  const at = (date: Date | null, plusMs = 0) => test.clock.moveTo(new Date((date?.getTime() ?? 0) + plusMs));
  return {
    rounds,
    inPhase,
    at,
    waiting: async (): Promise<StoredRound> => {
      const [round] = (await rounds()).filter(({ phase }) => phase === 'waiting');
      if (!round) throw new Error('no round waits');
      return round;
    },
    lock: async (): Promise<StoredRound> => {
      at((await inPhase('open')).locks_at);
      return inPhase('locked');
    },
    /** Switches the table on and gives the round that opens next. */
    switchOn: async (): Promise<StoredRound> => {
      await switchTable(test, slug, true);
      const [latest] = (await rounds()).filter(({ phase }) => phase !== 'waiting');
      if (latest?.settled_at) at(latest.ended_at, 3_000);
      return inPhase('open');
    },
  };
}
