import { hmacSha256 } from '@arara/fair/node';
import { flightMs } from '@arara/games/live';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { ensureChain, takeLink } from '../chain/chain.ts';
import type { RoundSecret } from '../rounds.ts';
import { crashOf, type DrawTable, drawOf, type FlightTable, type LiveTable } from '../tables.ts';
import { setTop } from './flight-top.ts';
import { timesOf } from './timetable.ts';

/*
 * The steps of a round. Each says from which phase it goes, so that of two who try it one does, and whoever comes later goes
 * on from what the database holds. They give false when the round is not where it was thought to be.
 */

/** Opens the round that waits, or the first one, with another waiting behind it. */
export async function openRound(house: House, table: LiveTable): Promise<void> {
  await ensureChain(house.db, table);
  const now = house.clock.now();
  const { locksAt, playsAt } = timesOf(table, now);
  await inTransaction(house.db, async (tx) => {
    // Whoever opens rounds of a table does so one after another.
    await tx.query('select 1 from live_table where slug = $1 for update', [table.slug]);
    const busy = await tx.query(
      `select 1 from live_round where table_slug = $1 and phase in ('open', 'locked', 'playing')`,
      [table.slug],
    );
    if (busy.rowCount !== 0) return;
    const { rows } = await tx.query<{ number: bigint }>(
      'select number from live_round where table_slug = $1 order by number desc limit 1',
      [table.slug],
    );
    const last = rows[0]?.number ?? 0n;
    const hasWaiting = await tx.query(
      `update live_round set phase = 'open', opened_at = $2, locks_at = $3, plays_at = $4
        where table_slug = $1 and phase = 'waiting'`,
      [table.slug, now, locksAt, playsAt],
    );
    let number = last;
    if (hasWaiting.rowCount === 0) {
      number += 1n;
      await tx.query(
        `insert into live_round (id, table_slug, number, phase, opened_at, locks_at, plays_at)
         values (uuidv7(), $1, $2, 'open', $3, $4, $5)`,
        [table.slug, number, now, locksAt, playsAt],
      );
    }
    await tx.query(
      `insert into live_round (id, table_slug, number, phase) values (uuidv7(), $1, $2, 'waiting')`,
      [table.slug, number + 1n],
    );
  });
}

/** Ends the bets of a round and draws it: no bet comes in after the draw, and none knows of it. */
export async function lockRound(house: House, table: LiveTable, roundId: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    const round = await inPhase(tx, roundId, 'open');
    if (!round) return false;
    const { chainId, position, hash, salt } = await takeLink(tx, table.slug);
    const link = { hash, salt };
    const place = { table: table.slug, number: Number(round.number) };
    const secret =
      table.play === 'flight'
        ? ({ hash, end: crashOf(table.kind).endOf(hmacSha256, link) } satisfies RoundSecret)
        : table.play === 'draw'
          ? { hash, outcome: drawOf(table).outcomeOf(hmacSha256, link, place) }
          : // The cards follow from the link; what they come to, from what will be decided.
            { hash };
    await tx.query(
      `update live_round set phase = 'locked', chain_id = $2, position = $3, secret = $4 where id = $1`,
      [roundId, chainId, position, JSON.stringify(secret)],
    );
    if (table.play === 'flight') await setTop(tx, table, roundId);
    return true;
  });
}

/** Begins the flight, now: a runner that comes late takes no time of it away. */
export async function startFlight(house: House, roundId: string): Promise<boolean> {
  const { rowCount } = await house.db.query(
    `update live_round set phase = 'playing', plays_at = $2 where id = $1 and phase = 'locked'`,
    [roundId, house.clock.now()],
  );
  return rowCount === 1;
}

/** Ends the flight at the moment it was bound to end, and tells how. Waits for those who are being cashed out. */
export async function endFlight(house: House, table: FlightTable, roundId: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    if (!(await inPhase(tx, roundId, 'playing'))) return false;
    const { rows } = await tx.query<{ secret: RoundSecret; plays_at: Date }>(
      'select secret, plays_at from live_round where id = $1',
      [roundId],
    );
    const [row] = rows;
    if (!row) return false;
    const { hash, end } = row.secret;
    await tx.query(
      `update live_round set phase = 'settled', ended_at = $2, hash = $3, outcome = $4, secret = null where id = $1`,
      [
        roundId,
        new Date(row.plays_at.getTime() + flightMs(crashOf(table.kind), end)),
        hash,
        JSON.stringify({ end }),
      ],
    );
    return true;
  });
}

/** Shows what was drawn, now, to everybody: no bet comes in any more. */
export async function showDraw(house: House, roundId: string): Promise<boolean> {
  const { rowCount } = await house.db.query(
    `update live_round set phase = 'playing', plays_at = $2, hash = secret ->> 'hash', outcome = secret -> 'outcome', secret = null
      where id = $1 and phase = 'locked'`,
    [roundId, house.clock.now()],
  );
  return rowCount === 1;
}

/** Ends the scene at the moment it was bound to end; from here on bets are paid. */
export async function endDraw(house: House, table: DrawTable, roundId: string): Promise<boolean> {
  const { rowCount } = await house.db.query(
    `update live_round set phase = 'settled', ended_at = plays_at + $2 * interval '1 ms' where id = $1 and phase = 'playing'`,
    [roundId, table.playing_ms],
  );
  return rowCount === 1;
}

async function inPhase(
  tx: pg.PoolClient,
  roundId: string,
  phase: string,
): Promise<{ number: bigint } | undefined> {
  const { rows } = await tx.query<{ number: bigint }>(
    'select number from live_round where id = $1 and phase = $2 for update',
    [roundId, phase],
  );
  return rows[0];
}
