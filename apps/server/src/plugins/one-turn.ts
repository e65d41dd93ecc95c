import type pg from 'pg';

/** Much less than a transaction may idle. */
const signOfLifeMs = 4000;

/**
 * Does `work` while no other instance does any under the same lock. Of a transaction: behind a pooler the lock of a session would outlive
 * us. It gives signs of life meanwhile: of a process that stands still the database takes the lock away.
 */
export async function inOneTurn<Result>(
  db: pg.Pool,
  lock: string | number,
  work: (turn: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const turn = await db.connect();
  let signs: NodeJS.Timeout | undefined;
  try {
    await turn.query('begin');
    if (typeof lock === 'number') await turn.query('select pg_advisory_xact_lock($1)', [lock]);
    else await turn.query('select pg_advisory_xact_lock(hashtext($1))', [lock]);
    // A turn that was lost is found by whoever comes next: the work bears to be done twice.
    signs = setInterval(() => turn.query('select').catch(() => {}), signOfLifeMs);
    return await work(turn);
  } finally {
    clearInterval(signs);
    // With the connection ends its transaction, whatever happened.
    turn.release(true);
  }
}
