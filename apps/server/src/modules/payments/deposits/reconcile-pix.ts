import type { House } from '../../../house.ts';
import { returnForced } from './forced-return.ts';
import { receivePix } from './receive-pix.ts';

/** The list is read again from this long before the last comparison: late entries are common around midnight. */
const overlapMs = 2 * 3600_000;
const firstLookMs = 24 * 3600_000;

/**
 * Makes good what a lost callback missed: compares everything the institution received with what was dealt with.
 * Remembers how far it got only when every page was read. Returns how many were new.
 */
export async function reconcilePix(house: House): Promise<number> {
  const to = house.clock.now();
  const { rows } = await house.db.query<{ until: Date }>('select until from pix_reconciled');
  const from = new Date((rows[0]?.until.getTime() ?? to.getTime() - firstLookMs) - overlapMs);
  let added = 0;
  // A little ahead of our clock: the institution's may run before ours.
  for await (const page of house.psp.client.listPix({ from, to: new Date(to.getTime() + 60_000) })) {
    if (page.kind !== 'ok') throw new Error(`the list of received Pix could not be read: ${page.kind}`);
    if (page.value.rejected.length > 0)
      house.log.warn({ entries: page.value.rejected.length }, 'unreadable entries in the list of Pix');
    for (const pix of page.value.accepted) {
      if ((await receivePix(house, pix)) !== 'known') added += 1;
      await returnForced(house, pix);
    }
  }
  await house.db.query(
    'insert into pix_reconciled (until) values ($1) on conflict (only_row) do update set until = excluded.until',
    [to],
  );
  return added;
}
