import { type ReceivedPix, whyNot } from '@arara/pix';
import type { House } from '../../../house.ts';
import { hearLateReturn } from './declare-refund.ts';
import { returnForced } from './forced-return.ts';
import { receivePix } from './receive-pix.ts';

/** The list is read again from this long before the last comparison: late entries are common around midnight. */
const overlapMs = 2 * 3600_000;
const firstLookMs = 24 * 3600_000;
/** A payer may dispute a Pix for 80 days (Regulamento do Pix, MED); the decision takes some more. */
const disputableMs = 100 * 24 * 3600_000;

/**
 * Makes good what a lost callback missed: compares what the institution received since the last time with what was
 * dealt with. Remembers how far it got only when every page was read. Returns how many were new. One that cannot be dealt with keeps
 * none of the others: the run fails with it in the end, it is tried again for as long as the lists overlap, and once a day after that.
 */
export async function reconcilePix(house: House): Promise<number> {
  const to = house.clock.now();
  const { rows } = await house.db.query<{ until: Date }>('select until from pix_reconciled');
  const until = rows[0]?.until.getTime() ?? Number.POSITIVE_INFINITY;
  // Our clock may have been ahead then: no institution lists what was received in times to come, and nothing was read for as long.
  const since = until > to.getTime() ? to.getTime() - firstLookMs : until;
  const { added, faults } = await compare(house, new Date(since - overlapMs), to).catch(
    async (error: unknown) => {
      if (error instanceof ListUnread) await keepSilence(house, to);
      throw error;
    },
  );
  await house.db.query(
    `insert into pix_reconciled (until) values ($1)
     on conflict (only_row) do update set until = excluded.until, unanswered_since = null`,
    [to],
  );
  if (faults.length > 0) throw faults[0];
  return added;
}

/** The institution has told nothing. */
class ListUnread extends Error {}

/** Remembers since when; who has never been told anything asks from where a first look begins. */
async function keepSilence(house: House, at: Date): Promise<void> {
  await house.db.query(
    `insert into pix_reconciled (until, unanswered_since) values ($1, $2)
     on conflict (only_row) do update set unanswered_since = coalesce(pix_reconciled.unanswered_since, $2)`,
    [new Date(at.getTime() - firstLookMs), at],
  );
}

/** The same for everything a payer can still dispute: finds forced returns whose callback was lost. */
export async function reconcileDisputable(house: House): Promise<number> {
  const to = house.clock.now();
  const { added, faults } = await compare(house, new Date(to.getTime() - disputableMs), to);
  if (faults.length > 0) throw faults[0];
  return added;
}

async function compare(house: House, from: Date, to: Date): Promise<{ added: number; faults: unknown[] }> {
  let added = 0;
  const faults: unknown[] = [];
  // A little ahead of our clock: the institution's may run before ours.
  const query = { from, to: new Date(to.getTime() + 60_000), pageSize: 500 };
  for await (const page of house.psp.client.listPix(query)) {
    if (page.kind !== 'ok')
      throw new ListUnread(`the list of received Pix could not be read: ${whyNot(page)}`);
    if (page.value.rejected.length > 0)
      house.log.warn({ entries: page.value.rejected.length }, 'unreadable entries in the list of Pix');
    const known = await knownAmong(house, page.value.accepted);
    // Not `eachByItself`: that writes to the log what it failed with, and this tells who has paid.
    for (const pix of page.value.accepted) {
      try {
        if (!known.has(pix.endToEndId) && (await receivePix(house, pix)) !== 'known') added += 1;
        await returnForced(house, pix);
        await hearLateReturn(house, pix);
      } catch (error) {
        house.log.error({ err: error, endToEndId: pix.endToEndId }, 'a received Pix cannot be dealt with');
        faults.push(error);
      }
    }
  }
  return { added, faults };
}

async function knownAmong(house: House, page: readonly ReceivedPix[]): Promise<ReadonlySet<string>> {
  const { rows } = await house.db.query<{ end_to_end_id: string }>(
    'select end_to_end_id from pix_received where end_to_end_id = any($1)',
    [page.map((pix) => pix.endToEndId)],
  );
  return new Set(rows.map((row) => row.end_to_end_id));
}
