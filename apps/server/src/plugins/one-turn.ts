import type pg from 'pg';

/** Longer than an answer takes; a connection that says nothing for so long is given up. */
const patienceMs = 2000;

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
    await handBack(turn);
  }
}

/**
 * Ends the turn and leaves its connection, with all it has learned of the tables, to the next who asks. One that does not answer ends, and
 * with it the transaction.
 */
async function handBack(turn: pg.PoolClient): Promise<void> {
  const over = turn.query('rollback').then(
    () => true,
    () => false,
  );
  const given = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  const isOver = await Promise.race([over, given]);
  turn.release(!isOver);
}
