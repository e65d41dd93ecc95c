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
  const { rows } = await db.query<{ sealed: string }>('select sealed from seal_check');
  try {
    seal.open(rows[0]?.sealed ?? '', purpose);
  } catch {
    throw new Error(`${keyFile} does not open what this database keeps: put its own key there`);
  }
}
