import { combinations } from '../../combinations.ts';
import type { SlotMachine, Symbols } from '../play/machine.ts';
import { payOfPile } from '../play/read-grid.ts';
import { type Cases, packShown } from './cases.ts';
import { both, either, never, type Tally, waysOf } from './tally.ts';

/**
 * Independent cells where equal symbols pay in any place: how many of each symbol there are is multinomial, so symbols
 * are taken one after another, each into some of the cells the others have left.
 */
export function countAnywhere(machine: SlotMachine, { rings: [ring = []] }: Symbols): Cases {
  const { design, scatter, collected } = machine;
  const { columns, rows, wins } = design;
  const least = wins.kind === 'anywhere' ? wins.least : [];
  const cells = columns * rows;
  const weightOf = (symbol: number) => ring.filter((one) => one === symbol).length;
  const plain = design.symbols.flatMap((_, symbol) =>
    symbol === scatter || symbol === collected ? [] : [symbol],
  );

  // By number of cells, all ways to fill that many with the symbols taken so far.
  let filled: readonly Tally[] = [waysOf(1, 1), ...new Array<Tally>(cells).fill(never)];
  for (const symbol of plain) {
    const pays = machine.pays[symbol] ?? [];
    const before = filled;
    filled = before.map((_, size) => {
      let sum = never;
      for (let here = 0; here <= size; here += 1) {
        const ways = combinations(size, here) * BigInt(weightOf(symbol)) ** BigInt(here);
        sum = either(sum, both(waysOf(ways, 1, payOfPile(least, pays, here)), before[size - here] ?? never));
      }
      return sum;
    });
  }

  const of = BigInt(ring.length) ** BigInt(cells);
  const cases = new Map<number, Tally>();
  for (let scatters = 0; scatters <= cells; scatters += 1) {
    for (let meter = 0; scatters + meter <= cells; meter += 1) {
      const ways =
        combinations(cells, scatters) *
        combinations(cells - scatters, meter) *
        BigInt(weightOf(scatter)) ** BigInt(scatters) *
        BigInt(weightOf(collected)) ** BigInt(meter);
      if (ways === 0n) continue;
      const tally = both(waysOf(ways, of), filled[cells - scatters - meter] ?? never);
      cases.set(packShown({ scatters, collected: meter, wilds: 0 }), tally);
    }
  }
  return cases;
}
