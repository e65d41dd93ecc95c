import type { SlotMachine, Symbols } from '../play/machine.ts';
import { cascadesOf, scatterPayOf } from '../play/turn.ts';
import type { SpinPhase } from '../slot-events.ts';
import { countAnywhere } from './anywhere.ts';
import { anyOf, type Cases, packShown, unpackShown } from './cases.ts';
import { countClusters } from './clusters.ts';
import { countReels } from './reels.ts';
import { both, either, losing, oneOf, sure, type Tally, times, winning } from './tally.ts';
import { countTumble } from './tumble.ts';

/** One spin with its cascades and scatters, before the multiplier of free spins, by what its first grid shows. */
export function countTurns(machine: SlotMachine, symbols: Symbols, phase: SpinPhase, wilds = 0): Cases {
  const { design } = machine;
  const cascades = cascadesOf(machine, phase);
  if (design.cascade?.kind === 'tumble' && cascades.length > 1) {
    return new Map([[0, countTumble(machine, symbols, cascades)]]);
  }
  const grids = countGrids(machine, symbols, wilds);
  const any = anyOf(grids);
  const { mystery } = design;
  const worthOfGrid = (grid: Tally, level: number): Tally => {
    const won = times(winning(grid), cascades[level] ?? 1);
    const paid = mystery ? oneOf(mystery, ({ multiplier }) => times(won, multiplier)) : won;
    return either(losing(grid), both(paid, worthFrom(level + 1)));
  };
  const known = new Map<number, Tally>();
  const worthFrom = (level: number): Tally => {
    if (level >= cascades.length) return sure(0);
    const found = known.get(level) ?? worthOfGrid(any, level);
    known.set(level, found);
    return found;
  };
  return new Map(
    [...grids].map(([packed, grid]) => {
      const pay = scatterPayOf(machine, machine.scatter === -1 ? 0 : unpackShown(packed).scatters);
      return [packed, both(worthOfGrid(grid, 0), sure(pay))];
    }),
  );
}

function countGrids(machine: SlotMachine, symbols: Symbols, wilds: number): Cases {
  switch (machine.design.wins.kind) {
    case 'lines':
    case 'ways':
      return countReels(machine, symbols, wilds);
    case 'anywhere':
      return countAnywhere(machine, symbols);
    case 'cluster':
      return new Map([[packShown({ scatters: 0, collected: 0, wilds: 0 }), countClusters(machine, symbols)]]);
  }
}
