import type { House } from '../../../house.ts';
import { returnForced } from './forced-return.ts';
import { receivePix } from './receive-pix.ts';

/**
 * Asks the institution what has been paid for a charge and deals with each payment. A callback is only the hint to ask:
 * nothing in it is believed. Throws when the institution does not answer, so that the job is tried again.
 */
export async function confirmCharge(house: House, txid: string): Promise<void> {
  const outcome = await house.psp.client.getCharge(txid);
  if (outcome.kind === 'unknown') throw new Error(`charge ${txid}: ${outcome.cause.reason}`);
  // The institution knows no such charge: the callback was forged or not ours.
  if (outcome.kind === 'refused') return;
  for (const pix of outcome.value.payments) {
    await receivePix(house, { ...pix, txid: outcome.value.txid });
    await returnForced(house, pix);
  }
}

/** The same for a Pix that names no charge. */
export async function confirmPix(house: House, endToEndId: string): Promise<void> {
  const outcome = await house.psp.client.getPix(endToEndId);
  if (outcome.kind === 'unknown') throw new Error(`pix ${endToEndId}: ${outcome.cause.reason}`);
  if (outcome.kind === 'refused') return;
  await receivePix(house, outcome.value);
  await returnForced(house, outcome.value);
}
