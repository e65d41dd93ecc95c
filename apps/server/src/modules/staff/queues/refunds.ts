import type { DataOf, InputOf, staffQueues } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { maskCpf } from '../../identity/index.ts';
import { askRefundAgain, refundDeclarableAt } from '../../payments/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { type Mark, nextMark, readMark } from '../reports/row-page.ts';

/**
 * Received Pix that pay no deposit, and those that are still to go back, the oldest first. Of the second some may never end, and the first
 * wait for a person alone. A page after a mark, which begins with the state.
 */
export async function listRefunds(
  house: House,
  input: InputOf<typeof staffQueues.refunds>,
): Promise<DataOf<typeof staffQueues.refunds>> {
  const after = readRefundMark(input.after);
  const { rows } = await house.db.query<{
    id: string;
    at_text: string;
    state: 'refunding' | 'unmatched';
    reason: string;
    amount_cents: bigint;
    payer_document: string | null;
    received_at: Date;
    deposit_id: string | null;
    order_number: string | null;
    member_id: string | null;
    account: string | null;
    refunding_at: Date;
    is_declared: boolean;
  }>(
    `select p.end_to_end_id as id, p.created_at::text as at_text, p.state, p.reason, p.amount_cents, p.payer_document, p.received_at, p.deposit_id,
            d.order_number, d.member_id, m.account, coalesce(p.refunding_at, p.created_at) as refunding_at,
            exists (select from staff_request r where r.end_to_end_id = p.end_to_end_id and r.state = 'waiting') as is_declared
       from pix_received p left join deposit d on d.id = p.deposit_id left join member m on m.id = d.member_id
      where p.state in ('refunding', 'unmatched')
        and (p.state = 'refunding', p.created_at, p.end_to_end_id) > ($1, $2::timestamptz, $3)
      order by p.state = 'refunding', p.created_at, p.end_to_end_id limit $4`,
    [after.state === 'refunding', after.at, after.id, input.page_size],
  );
  const next = nextMark(rows, input.page_size);
  return {
    items: rows.map(({ amount_cents, payer_document, received_at, refunding_at, at_text: _, ...row }) => ({
      ...row,
      money: formatAmount(amount_cents),
      payer_masked: payer_document === null ? '' : maskCpf(payer_document),
      received_at: received_at.toISOString(),
      order_number: row.order_number ?? '',
      account: row.account ?? '',
      declarable_at: row.state === 'refunding' ? refundDeclarableAt(house, refunding_at).toISOString() : null,
    })),
    next: next === null ? null : `${rows.at(-1)?.state}|${next}`,
  };
}

function readRefundMark(text: string | undefined): Mark & { readonly state: string } {
  if (text === undefined) return { state: 'unmatched', at: '-infinity', id: '' };
  const [, state, rest] = /^(unmatched|refunding)\|(.+)$/.exec(text) ?? [];
  const mark = readMark(rest ?? '');
  if (state === undefined || mark === null) throw fieldError({ after: 'field_invalid' });
  return { state, ...mark };
}

/** Sends a Pix back that pays no deposit, or tries a refund again at once. Fails with `refund_unknown`. */
export async function askRefund(
  house: House,
  { id }: InputOf<typeof staffQueues.refundAsk>,
  caller: StaffCaller,
): Promise<{ id: string }> {
  return inTransaction(house.db, async (tx) => {
    const { amountCents, wasUnmatched } = await askRefundAgain(tx, house, id);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: wasUnmatched ? 'refund.send_back' : 'refund.ask_again',
      subjectType: 'refund',
      subjectId: id,
      detail: { money: formatAmount(amountCents) },
    });
    return { id };
  });
}
