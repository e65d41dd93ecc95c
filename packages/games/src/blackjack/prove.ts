import { solvedCharts } from './solve.ts';
import { charts, pairChart } from './strategy.ts';

/** Solves the game anew and says where the recorded charts are not best play; nothing when all is well. */
export function contradictionsOfBlackjack(): string[] {
  const solved = solvedCharts();
  const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['own hard', charts.own.hard, solved.charts.own.hard],
    ['own soft', charts.own.soft, solved.charts.own.soft],
    ['free hard', charts.free.hard, solved.charts.free.hard],
    ['free soft', charts.free.soft, solved.charts.free.soft],
    ['pairs', pairChart, solved.pairs],
  ];
  return rows
    .filter(([, recorded, best]) => recorded.join() !== best.join())
    .map(([name, , best]) => `best play of ${name} is ${best.join(' ')}`);
}
