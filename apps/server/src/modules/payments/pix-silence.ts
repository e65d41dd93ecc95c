import type { House } from '../../house.ts';

/** What the institution has received is read each minute; longer than this is no slow answer any more. */
const silentAfterMs = 3 * 60_000;

/**
 * Since when the institution has not told what it received, once that is too long; null while all is well. It is asked each minute, by
 * whichever instance is free: a secret that is wrong, or a certificate that has ended, shows here whatever else is wanted of it.
 */
export async function pixSilentSince(house: Pick<House, 'db' | 'psp' | 'clock'>): Promise<Date | null> {
  if (house.psp.key === '') return null;
  const { rows } = await house.db.query<{ until: Date }>(
    'select until from pix_reconciled where until < $1',
    [new Date(house.clock.now().getTime() - silentAfterMs)],
  );
  return rows[0]?.until ?? null;
}
