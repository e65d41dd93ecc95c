import type { TestHouse } from '../../../testing/house.ts';
import type { StoredRound } from './live-house.ts';
import { tableLab } from './table-lab.ts';

/** One table of draws of a test house, taken from phase to phase by the clock. */
export function drawLab(test: TestHouse, slug: string) {
  const { inPhase, at, lock, switchOn, waiting } = tableLab(test, slug);
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
    /** From the open round to its end. */
    finish: async (): Promise<StoredRound> => {
      await lock();
      await show();
      return settle();
    },
  };
}
