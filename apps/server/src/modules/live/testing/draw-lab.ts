import { eventually } from '../../../testing/eventually.ts';
import type { TestHouse } from '../../../testing/house.ts';
import type { StoredRound } from './live-house.ts';
import { tableLab } from './table-lab.ts';

/** One table of draws of a test house, taken from phase to phase by the clock. */
export function drawLab(test: TestHouse, slug: string) {
  const { inPhase, at, lock, rounds, switchOn, waiting } = tableLab(test, slug);
  const show = async (): Promise<StoredRound> => {
    at((await inPhase('locked')).plays_at);
    return inPhase('playing');
  };
  const settle = async (): Promise<StoredRound> => {
    at((await inPhase('playing')).plays_at, 2_000);
    return inPhase('settled');
  };
  return {
    inPhase,
    waiting,
    lock,
    show,
    settle,
    open: switchOn,
    /** Moves the clock on until one round is paid, whatever phase it has come to by itself and whichever round runs by then. */
    settled: async (id: string): Promise<StoredRound> => {
      const round = await eventually(
        async () => {
          test.clock.moveBy(1_000);
          return (await rounds()).find((one) => one.id === id);
        },
        (one) => one !== undefined && one.settled_at !== null,
      );
      if (!round) throw new Error('unreachable: it was found');
      return round;
    },
    /** From the open round to its end. */
    finish: async (): Promise<StoredRound> => {
      await lock();
      await show();
      return settle();
    },
  };
}
