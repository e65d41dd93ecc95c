import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Queryable } from './transaction.ts';

/** Beyond this a start is refused: deposits, sessions and rounds would end at other moments here than there. */
const refusedMs = 120_000;
/** Beyond this the log tells of it. */
const toldMs = 2_000;

/** How far a clock here runs ahead of the database's, in milliseconds, give or take half the time of the question. */
export async function clockDifferenceMs(db: Queryable, now = Date.now): Promise<number> {
  const before = now();
  const { rows } = await db.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::double precision * 1000 as ms',
  );
  const between = (before + now()) / 2;
  return Math.round(between - (rows[0]?.ms ?? between));
}

/** Throws an `Error` with one clear line when the clock here and the database's are minutes apart. */
export async function refuseOtherTime(db: Queryable, now = Date.now): Promise<void> {
  const ms = await clockDifferenceMs(db, now);
  if (Math.abs(ms) <= refusedMs) return;
  const side = ms > 0 ? 'ahead of' : 'behind';
  throw new Error(
    `the clock of this machine is ${Math.round(Math.abs(ms) / 1000)} seconds ${side} the database's: set both by NTP`,
  );
}

/**
 * Looks at both clocks, and tells the log when they come apart and when they are together again; `lastMs` is what was seen last. `clock` is
 * this machine's for as long as both agree, and the database's from the moment on at which they do not: days, sessions and charges of an
 * instance that somebody set to tomorrow end with everybody else's. Between two looks a clock that nobody sets tells how time passes.
 */
export function watchClocks(
  log: FastifyBaseLogger,
  now = Date.now,
  steady = () => performance.now(),
): { look(db: Queryable): Promise<void>; lastMs(): number; readonly clock: Clock } {
  let lastMs = 0;
  let isTold = false;
  let seen = { at: now(), steady: steady() };
  return {
    look: async (db) => {
      const ms = await clockDifferenceMs(db, now);
      lastMs = ms;
      seen = { at: now() - ms, steady: steady() };
      const isApart = Math.abs(ms) > toldMs;
      if (isApart !== isTold)
        log[isApart ? 'error' : 'info'](
          { aheadMs: ms },
          isApart
            ? "the clock of this machine and the database's are apart"
            : 'both clocks are together again',
        );
      isTold = isApart;
    },
    lastMs: () => lastMs,
    clock: {
      now: () => {
        const here = now();
        const there = seen.at + steady() - seen.steady;
        return new Date(Math.abs(here - there) > toldMs ? Math.round(there) : here);
      },
      shiftMs: () => 0,
    },
  };
}
