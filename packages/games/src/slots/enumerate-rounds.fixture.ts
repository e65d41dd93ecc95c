import type { SlotDesign } from './design.ts';
import { createSlotMachine } from './play/machine.ts';
import { playRound } from './play/round.ts';
import type { SlotMode } from './slot-events.ts';

/** Sums over all rounds there are, as fractions of one: what the exact counts must say too. */
type Played = { chance: number; nothing: number; sum: number; squares: number; best: number };

/**
 * Plays every round a small title has, in the plainest way: each draw in turn takes every value it can. Nothing of the
 * counts is used.
 */
export function enumerateRounds(design: SlotDesign, mode: SlotMode): Played & { rounds: number } {
  const machine = createSlotMachine(design);
  const total = { chance: 0, nothing: 0, sum: 0, squares: 0, best: 0, rounds: 0 };
  const script: { value: number; range: number }[] = [];
  for (;;) {
    let at = 0;
    const draw = (range: number) => {
      const drawn = script[at] ?? { value: 0, range };
      script[at] = drawn;
      at += 1;
      return drawn.value;
    };
    const pay = playRound({ machine, draw, tell: () => undefined, cents: () => 0 }, mode);
    script.length = at;
    const chance = script.reduce((product, { range }) => product / range, 1);
    total.rounds += 1;
    total.chance += chance;
    if (pay === 0) total.nothing += chance;
    total.sum += chance * pay;
    total.squares += chance * pay * pay;
    total.best = Math.max(total.best, pay);
    // The next round: the last draw that has a further value takes it.
    while (script.length > 0) {
      const last = script[script.length - 1];
      if (!last) break;
      last.value += 1;
      if (last.value < last.range) break;
      script.pop();
    }
    if (script.length === 0) return total;
  }
}
