import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** Longer than a platform may take to answer, and than it takes to book what it says. */
const heldSeconds = 30;

/**
 * Asks a platform about a transfer while nobody else does, so that nobody declares how it ended with the answer on its way. Null when
 * somebody asks already.
 */
export async function askAlone<T>(house: House, id: string, ask: () => Promise<T>): Promise<T | null> {
  const { rowCount } = await house.db.query(
    `update platform_transfer set asking_until = house_now() + make_interval(secs => ${heldSeconds})
      where id = $1 and (asking_until is null or asking_until <= house_now())`,
    [id],
  );
  if (rowCount !== 1) return null;
  try {
    return await ask();
  } finally {
    await house.db.query('update platform_transfer set asking_until = null where id = $1', [id]);
  }
}

/** True while a platform is asked about a transfer, whose row the caller holds. */
export async function isBeingAsked(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query(
    'select from platform_transfer where id = $1 and asking_until > house_now()',
    [id],
  );
  return rows.length > 0;
}
