import { totalsOf } from './analyse.ts';
import { coroaDaOncaTotals } from './analysis.ts';
import { coroaDaOnca } from './coroa-da-onca.ts';
import { enumerateSpins, linePaySum, scatterCounts } from './enumerate.ts';
import { createMachine } from './machine.ts';

/**
 * Enumerates the full cycle of Coroa da Onça and says what contradicts its recorded totals, or the sums that
 * follow from the reels alone; nothing when all is well.
 */
export function contradictionsOfCoroaDaOnca(): string[] {
  const machine = createMachine(coroaDaOnca);
  const counted = totalsOf(enumerateSpins(machine));
  const failures: string[] = [];
  if (JSON.stringify(counted) !== JSON.stringify(coroaDaOncaTotals)) {
    failures.push(`the full cycle does not give the recorded totals: ${JSON.stringify(counted)}`);
  }
  if (JSON.stringify(counted.stops) !== JSON.stringify(scatterCounts(machine.scatterAt))) {
    failures.push('the full cycle does not show scatters as often as the reels do');
  }
  const scatterSum = counted.stops.reduce(
    (sum, stops, count) => sum + stops * (machine.scatterPays[count] ?? 0),
    0,
  );
  const lineSum = counted.sums.reduce((sum, pays) => sum + pays, 0) - scatterSum;
  if (BigInt(lineSum) !== linePaySum(machine)) {
    failures.push('the full cycle does not pay on lines what the symbols on the reels say');
  }
  return failures;
}
