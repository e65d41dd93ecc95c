import type { ReceivedPix } from '@arara/pix';
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
  if (outcome.kind === 'unknown') throw new Error(`charge ${txid}: ${outcome.cause.reason}`);
  if (outcome.kind === 'refused') return refused(`charge ${txid}`, outcome.status);
  for (const pix of outcome.value.payments) await deal(house, { ...pix, txid: outcome.value.txid });
  return true;
}

/** The same for one Pix, whether or not it names a charge. */
async function confirmPix(house: House, endToEndId: string): Promise<boolean> {
  const outcome = await house.psp.client.getPix(endToEndId);
  if (outcome.kind === 'unknown') throw new Error(`pix ${endToEndId}: ${outcome.cause.reason}`);
  if (outcome.kind === 'refused') return refused(`pix ${endToEndId}`, outcome.status);
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
function refused(what: string, status: number): false {
  if (status === 404 || status === 400) return false;
  throw new Error(`${what}: refused with ${status}`);
}
