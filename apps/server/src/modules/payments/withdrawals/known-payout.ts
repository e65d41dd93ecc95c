import type { Outcome, Payout } from '@arara/pix';
import type { House } from '../../../house.ts';

/**
 * What the institution knows of a payout. One of another amount than was sent says nothing of ours: it is no answer, and is told to
 * the log, until the institution says otherwise or two people declare how it ended.
 */
export async function knownPayout(house: House, payoutId: string): Promise<Outcome<Payout>> {
  const outcome = await house.psp.client.getPayout(payoutId);
  if (outcome.kind !== 'ok') return outcome;
  const { amountCents } = outcome.value;
  const { rowCount } = await house.db.query(
    'select from withdrawal where payout_id = $1 and amount_cents - fee_cents = $2',
    [payoutId, amountCents],
  );
  if (rowCount === 1) return outcome;
  house.log.error(
    { payoutId, amountCents: String(amountCents) },
    'a payout has another amount there than here',
  );
  return { kind: 'unknown', cause: { reason: 'bad_answer', wasSent: true, detail: 'another amount' } };
}
