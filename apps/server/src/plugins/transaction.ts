import pg from 'pg';
import { AppError } from './app-error.ts';
import { type Clock, systemClock } from './clock.ts';
import { ClockedPool, type Greet } from './clocked-pool.ts';
import { PreparingClient } from './preparing-client.ts';

/** A connection inside a transaction, or the pool: whatever can run a query. */
export type Queryable = Pick<pg.PoolClient, 'query'>;

/** The OID of bigint[], which the list of names in pg lacks. */
const int8Array = 1016;

/**
 * bigint columns are centavos or ids: they arrive as bigint, never as floats. On our pools alone: what others keep in the
 * same database, jobs for one, is read as they expect it.
 */
const ourTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return BigInt;
    if (Number(oid) === int8Array)
      return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt);
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long who asks waits for a connection before they are told that the house is not available. */
const patienceMs = 4000;

/** A call that asks several questions at once would otherwise, after ten quiet seconds, make connections anew. */
const idleMs = 300_000;

/** Temporary tables age with their connection, and nobody but it can freeze their rows. */
const lifetimeSeconds = 86_400;

/**
 * Opens the pool every module works through; its connections follow the clock, and `greet` looks at each of them first. Whoever gets none
 * in `waitMs` fails.
 */
export function openPool(
  url: string,
  max = 24,
  clock: Clock = systemClock,
  waitMs = patienceMs,
  greet?: Greet,
): pg.Pool {
  const config = {
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    application_name: 'arara',
    types: ourTypes,
    // Who asks several questions at once on one connection does not wait for each answer before the next is sent.
    pipeline: true,
    Client: PreparingClient,
  };
  return forgiving(new ClockedPool(config, clock, greet));
}

/** A pool for what brings its own reading of types. */
export function openPlainPool(url: string, max: number): pg.Pool {
  return forgiving(
    new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: patienceMs,
      // Most jobs come once a minute: a connection made anew for each would read the catalogue of tables anew, all at one moment.
      idleTimeoutMillis: idleMs,
      maxLifetimeSeconds: lifetimeSeconds,
      application_name: 'arara-jobs',
    }),
  );
}

function forgiving(pool: pg.Pool): pg.Pool {
  // An idle connection that breaks is replaced at the next use; the query that needs it reports the fault.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const retried = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 * Deadlocks, serialization failures and statements that a migration has overtaken are tried again, at most three times.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const tx = await connect(pool);
    try {
      await tx.query('begin');
      const result = await work(tx);
      await tx.query('commit');
      tx.release();
      return result;
    } catch (error) {
      const isBroken = isConnectionFault(error);
      if (!isBroken) await tx.query('rollback').catch(() => {});
      const isOvertaken = isPlanOvertaken(error);
      tx.release(isBroken || isOvertaken);
      if (attempt < 3 && (isOvertaken || retried.has(sqlState(error)))) continue;
      throw isBroken ? new AppError('unavailable') : error;
    }
  }
}

/** A migration has changed what a statement gives that this connection had prepared before it. */
function isPlanOvertaken(error: unknown): boolean {
  return sqlState(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message);
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch {
    throw new AppError('unavailable');
  }
}

/** The SQLSTATE of a database error, empty for any other. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}

/** The name of the constraint a statement ran into, empty when it was none. */
export function brokenConstraint(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.constraint ?? '') : '';
}

/** What the system says of a way that is not there: also a name that nobody resolves, and no descriptor left to go with. */
const unreached = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE', 'EAGAIN'],
]);

/**
 * True when the database could not be reached or went away, as opposed to refusing what it was asked. It is not reached either by whom it
 * lets in no more: while the password of its role is being changed, nothing that was asked for has been done.
 */
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|28|57P0|53300|25P03)/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unreached.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
      error.message,
    )
  );
}

/** True when the database is there but cannot work at present: its disk or memory is full, or it is a standby that has not taken over. */
export function standsStill(error: unknown): boolean {
  const state = sqlState(error);
  const isStandby =
    state === '55000' && error instanceof Error && /recovery is in progress/.test(error.message);
  return state.startsWith('53') || state === '25006' || isStandby;
}
