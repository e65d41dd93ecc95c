import { type Outcome, type ReceivedPix, whyNot } from '@arara/pix';
import type { House } from '../../../house.ts';
import { hearLateReturn } from './declare-refund.ts';
import { returnForced } from './forced-return.ts';
import { receivePix } from './receive-pix.ts';

/**
 * Asks the institution what has been paid for a charge and deals with each payment. A callback is only the hint to ask:
 * nothing in it is believed. False when the institution knows no such charge. Throws when it does not answer, so that
 * the job is tried again.
 */
export async function confirmCharge(house: House, txid: string): Promise<boolean> {
  const outcome = await house.psp.client.getCharge(txid);
  if (outcome.kind !== 'ok') return notTold(`charge ${txid}`, outcome);
  for (const pix of outcome.value.payments) await deal(house, { ...pix, txid: outcome.value.txid });
  return true;
}

/** The same for one Pix, whether or not it names a charge. */
async function confirmPix(house: House, endToEndId: string): Promise<boolean> {
  const outcome = await house.psp.client.getPix(endToEndId);
  if (outcome.kind !== 'ok') return notTold(`pix ${endToEndId}`, outcome);
  await deal(house, outcome.value);
  return true;
}

/** A callback said that this Pix came: its charge tells, or the Pix itself when it pays no charge of ours. */
export async function confirmCallback(house: House, txid: string | null, endToEndId: string): Promise<void> {
  if (txid !== null && (await confirmCharge(house, txid))) return;
  await confirmPix(house, endToEndId);
}

async function deal(house: House, pix: ReceivedPix): Promise<void> {
  await receivePix(house, pix);
  await returnForced(house, pix);
  await hearLateReturn(house, pix);
}

/** Unknown there: forged, or not ours. Any other refusal (credentials, too many requests) says nothing about the Pix. */
function notTold(what: string, outcome: Exclude<Outcome<unknown>, { readonly kind: 'ok' }>): false {
  if (outcome.kind === 'refused' && (outcome.status === 404 || outcome.status === 400)) return false;
  throw new Error(`${what}: ${whyNot(outcome)}`);
}
