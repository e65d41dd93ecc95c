import type { SettledEvent } from '../stake.ts';
import { type Machine, readLine } from './machine.ts';
import type { PlayedSpin } from './round.ts';
import { rowCount } from './title.ts';

/** `spin` counts from 0, the paid one; `grid` is by reel from left, then row from top; `line` counts from 0. */
export type SlotEvent =
  | { type: 'reels_stopped'; spin: number; isFree: boolean; grid: string[][] }
  | { type: 'line_won'; spin: number; line: number; symbol: string; length: number; payoutCents: number }
  | { type: 'scatters_won'; spin: number; cells: number[][]; payoutCents: number }
  | { type: 'free_spins_awarded'; spin: number; awarded: number; multiplier: number }
  | { type: 'spin_ended'; spin: number; payoutCents: number; freeSpinsLeft: number }
  | SettledEvent;

/** What one spin shows, in order. `centsOf` turns stakes per line into centavos. */
export function spinEvents(
  machine: Machine,
  spin: number,
  played: PlayedSpin,
  centsOf: (pay: number) => number,
): SlotEvent[] {
  const { title } = machine;
  const { isFree, freeSpinsAwarded: awarded, freeSpinsLeft } = played;
  const times = isFree ? title.freeSpins.multiplier : 1;
  const window = played.stops.map((stop, reel) =>
    Array.from(machine.reels[reel]?.subarray(stop, stop + rowCount) ?? []),
  );
  const nameOf = (symbol: number) => title.symbols[symbol] ?? '';
  const grid = window.map((column) => column.map(nameOf));
  const events: SlotEvent[] = [{ type: 'reels_stopped', spin, isFree, grid }];

  title.lines.forEach((rows, line) => {
    const cells = rows.map((row, reel) => window[reel]?.[row] ?? 0);
    const { symbol, length, pay } = readLine(title, cells);
    if (pay === 0) return;
    events.push({
      type: 'line_won',
      spin,
      line,
      symbol: nameOf(symbol),
      length,
      payoutCents: centsOf(pay * times),
    });
  });

  const cells = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === title.scatter ? [[reel, row]] : [])),
  );
  const scatterPay = machine.scatterPays[cells.length] ?? 0;
  if (scatterPay > 0) {
    events.push({ type: 'scatters_won', spin, cells, payoutCents: centsOf(scatterPay * times) });
  }
  if (awarded > 0) {
    events.push({ type: 'free_spins_awarded', spin, awarded, multiplier: title.freeSpins.multiplier });
  }
  events.push({ type: 'spin_ended', spin, payoutCents: centsOf(played.pay), freeSpinsLeft });
  return events;
}
