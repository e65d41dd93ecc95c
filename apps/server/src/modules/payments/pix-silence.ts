import type { House } from '../../house.ts';

/** What the institution has received is asked for each minute; longer than this is no slow answer any more. */
const silentAfterMs = 3 * 60_000;

/**
 * Since when the institution has not answered when it was asked what it received, once that is too long; null while all is well. It is
 * asked by whichever instance is free: a secret that is wrong, or a certificate that has ended, shows here whatever else is wanted of it.
 * While no instance runs nobody asks, and that is no silence.
 */
export async function pixSilentSince({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<Date | null> {
  const { rows } = await db.query<{ since: Date }>(
    'select unanswered_since as since from pix_reconciled where unanswered_since < $1',
    [new Date(clock.now().getTime() - silentAfterMs)],
  );
  return rows[0]?.since ?? null;
}
