import type { LiveTable } from '../tables.ts';

/** Bets come in for at least so long, so that whoever opens a table has time for one. */
const shortestOpenMs = 5_000;

/**
 * When a round that opens now is locked and played. On a timetable that is the next of its moments that leaves time for bets:
 * São Paulo is whole hours away from universal time, and a timetable begins anew with each hour.
 */
export function timesOf(table: LiveTable, now: Date): { locksAt: Date; playsAt: Date } {
  if (table.play !== 'draw' || table.every_s === null) {
    const locksAt = new Date(now.getTime() + table.open_ms);
    return { locksAt, playsAt: new Date(locksAt.getTime() + table.locked_ms) };
  }
  const everyMs = table.every_s * 1_000;
  const offsetMs = table.offset_s * 1_000;
  const earliest = now.getTime() + shortestOpenMs + table.locked_ms;
  const playsAt = Math.ceil((earliest - offsetMs) / everyMs) * everyMs + offsetMs;
  return { locksAt: new Date(playsAt - table.locked_ms), playsAt: new Date(playsAt) };
}
