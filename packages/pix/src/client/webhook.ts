import { asFields, type Sifted, sift } from '../wire/fields.ts';
import { type Payout, parsePayout } from './payout.ts';
import { parseReceivedPix, type ReceivedPix } from './received-pix.ts';

/**
 * Reads the callback `POST {webhookUrl}/pix`. A bad entry is set aside and loses none of the others.
 * It proves nothing: a callback can be forged, so confirm with `getCharge` before crediting.
 */
export function parseWebhook(body: unknown): Sifted<ReceivedPix> {
  return siftList(body, 'pix', parseReceivedPix);
}

/** Reads the callback `POST {webhookUrl}/payouts`, `{ payouts: [...] }`; confirm with `getPayout`. */
export function parsePayoutWebhook(body: unknown): Sifted<Payout> {
  return siftList(body, 'payouts', parsePayout);
}

/** A body that is no such callback at all is one rejected entry. */
function siftList<T>(body: unknown, name: string, read: (entry: unknown) => T | null): Sifted<T> {
  const entries = asFields(body)?.[name];
  return Array.isArray(entries) ? sift(entries, read) : { accepted: [], rejected: [body] };
}
