import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { hasForgotten, type Seen, type Sight, seeDatabase } from './database-seen.ts';
import { inOneTurn } from './one-turn.ts';
import type { Queryable } from './transaction.ts';

/** A database as it stands: its server, and the line of the server's log, which is another after a standby took over. */
export interface Life {
  readonly systemId: string;
  readonly timeline: string;
}

export async function readLife(db: Queryable): Promise<Life> {
  const { rows } = await db.query<Life>(
    `select (select system_identifier::text from pg_control_system()) as "systemId",
            left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`,
  );
  const [life] = rows;
  if (!life) throw new Error('the database does not say which one it is');
  return life;
}

/** Any number, the same in every instance. */
const turnLock = 4_152_415_242;

/**
 * Compares the database with the one the house saw last. Another one may have forgotten what was done since: from here on no payout
 * leaves until `releasePayouts`, and `beginAnew` leaves behind what is known outside and not here. The first start only remembers.
 * So does one that takes itself for the last but knows less than what was `seen`: a primary that comes back after a standby took its place.
 * Gives the database as it is.
 */
export async function meetDatabase(
  db: pg.Pool,
  log: FastifyBaseLogger,
  beginAnew: () => Promise<void>,
  seen?: Seen,
): Promise<Life> {
  const life = await inOneTurn(db, turnLock, async (turn) => {
    const life = await readLife(turn);
    if (await isMarked(db)) await forgetLife(db);
    const { rowCount: isFirst } = await db.query(
      'insert into database_life (system_id, timeline) values ($1, $2) on conflict do nothing',
      [life.systemId, life.timeline],
    );
    const last = seen?.last() ?? null;
    if ((await isOther(db, life)) || (!isFirst && last && hasForgotten(await seeDatabase(db), last))) {
      log.warn('this is another database than the last one, and may have forgotten what was done');
      await db.query(
        'update database_life set payouts_held_since = coalesce(payouts_held_since, house_now())',
      );
      await beginAnew();
      await remember(db, life, last);
    }
    return life;
  });
  await seen
    ?.look(db)
    .catch((error: unknown) => log.warn({ err: error }, 'which database this is could not be kept'));
  if (await arePayoutsHeld(db))
    log.warn('no payout leaves until they were compared with the institution: npm run payouts -- release');
  return life;
}

/**
 * Watches for as long as the house works that it is on the database it met: each connection before its first use, and `look` for those that a
 * pooler keeps open. With another one all that is remembered here may be wrong: `onOther` ends the process, and the next start meets it.
 */
export function watchLife(onOther: () => void): {
  met(life: Life): void;
  look(db: Queryable): Promise<void>;
} {
  let known: Life | null = null;
  return {
    met: (life) => {
      known = life;
    },
    look: async (db) => {
      if (known === null) return;
      const found = await readLife(db);
      if (found.systemId === known.systemId && found.timeline === known.timeline) return;
      onOther();
      throw new Error('this is another database than the one the house began with');
    },
  };
}

/** From here on the meeting before is the earlier one, whatever clocks say. */
async function remember(db: Queryable, { systemId, timeline }: Life, last: Sight | null): Promise<void> {
  await db.query(
    `update database_life set system_id = $1, timeline = $2,
            met_at = greatest(house_now(), to_timestamp(0) + ($3::bigint + 1) * interval '1 microsecond')`,
    [systemId, timeline, last?.metAt ?? 0n],
  );
}

async function isOther(db: Queryable, { systemId, timeline }: Life): Promise<boolean> {
  const { rowCount } = await db.query('select from database_life where (system_id, timeline) <> ($1, $2)', [
    systemId,
    timeline,
  ]);
  return rowCount === 1;
}

/**
 * The mark of a database whose rows were brought back from a backup of before `database_life`, until it has that table: whatever cuts the
 * migrations in between off, no start takes it for one that remembers. A comment, for it comes with the rows and needs no table.
 */
const mark = 'its rows were brought back from a backup';

/** Marks a database whose rows were brought back, in their transaction: the next start meets another one. */
export async function markRestored(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ has_life: boolean }>(
    `select to_regclass('public.database_life') is not null as has_life`,
  );
  if (rows[0]?.has_life) await forgetLife(db);
  else await db.query(`comment on table public.migration is '${mark}'`);
}

async function isMarked(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from pg_class where oid = to_regclass('public.migration') and obj_description(oid) = $1`,
    [mark],
  );
  return rowCount === 1;
}

/** Of a database that has `database_life`: it is another one than the last. */
export async function forgetLife(db: Queryable): Promise<void> {
  await db.query(
    `insert into database_life (system_id, timeline, payouts_held_since) values ('restored', '', house_now())
     on conflict (only_row) do update
       set system_id = excluded.system_id, timeline = excluded.timeline, payouts_held_since = excluded.payouts_held_since`,
  );
  if (await isMarked(db)) await db.query('comment on table public.migration is null');
}

export async function arePayoutsHeld(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from database_life where payouts_held_since is not null limit 1',
  );
  return rowCount === 1;
}

/** Lets payouts leave again; since when they were held, or null when they were not. In the caller's transaction. */
export async function releasePayouts(tx: Queryable): Promise<Date | null> {
  const { rows } = await tx.query<{ since: Date }>(
    `update database_life d set payouts_held_since = null from database_life before
      where before.payouts_held_since is not null returning before.payouts_held_since as since`,
  );
  return rows[0]?.since ?? null;
}
