import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { maskCpf } from '../../identity/index.ts';
import { raiseCase } from '../raise-case.ts';

/** Money that reached us and pays no deposit: somebody has to find out whose it is. */
export async function findUnmatchedPix(house: House): Promise<void> {
  const { rows } = await house.db.query<{
    end_to_end_id: string;
    txid: string | null;
    amount_cents: bigint;
    payer_document: string | null;
  }>(
    `select p.end_to_end_id, p.txid, p.amount_cents, p.payer_document from pix_received p
      where p.state = 'unmatched'
        and not exists (select 1 from abuse_case c where c.signal = 'unmatched_pix' and c.cause = p.end_to_end_id)`,
  );
  for (const pix of rows) {
    await raiseCase(house.db, {
      memberId: null,
      signal: 'unmatched_pix',
      cause: pix.end_to_end_id,
      facts: {
        end_to_end_id: pix.end_to_end_id,
        money: formatAmount(pix.amount_cents),
        ...(pix.txid && { txid: pix.txid }),
        ...(pix.payer_document?.length === 11 && { payer: maskCpf(pix.payer_document) }),
      },
    });
  }
}
