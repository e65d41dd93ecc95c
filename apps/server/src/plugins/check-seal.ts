import type { Seal } from './seal.ts';
import type { Queryable } from './transaction.ts';

const purpose = 'seal-check';

/**
 * Makes sure that the key at hand is the one this database was sealed with: the first start leaves something sealed. Throws an `Error`
 * with one clear line otherwise: nobody with an authenticator app could log in.
 */
export async function checkSeal(db: Queryable, seal: Seal, keyFile: string): Promise<void> {
  await db.query('insert into seal_check (sealed) values ($1) on conflict do nothing', [
    seal.close(purpose, purpose),
  ]);
  if (!(await opensSealed(db, seal)))
    throw new Error(
      `${keyFile} does not open what this database keeps: put its own key there; when that is lost for good:  npm run key -- lost`,
    );
}

/**
 * Once for each key: has the database know the present one, after `renew` has sealed with it what is kept. A start that finds it known
 * already reads none of that again.
 */
export async function renewSeal(db: Queryable, seal: Seal, renew: () => Promise<void>): Promise<void> {
  const { rows } = await db.query<{ sealed: string }>('select sealed from seal_check');
  const sealed = rows[0] && seal.renewed(rows[0].sealed, purpose);
  if (!sealed) return;
  await renew();
  await db.query('update seal_check set sealed = $1 where sealed = $2', [sealed, rows[0]?.sealed]);
}

/** Whether a key is the one this database was sealed with; null when it has not been sealed yet. */
export async function opensSealed(db: Queryable, seal: Seal): Promise<boolean | null> {
  const { rows } = await db.query<{ sealed: string }>('select sealed from seal_check');
  if (!rows[0]) return null;
  try {
    seal.open(rows[0].sealed, purpose);
    return true;
  } catch {
    return false;
  }
}

/** The next start seals the database with whatever key it has. */
export async function forgetSeal(tx: Queryable): Promise<void> {
  await tx.query('delete from seal_check');
}
