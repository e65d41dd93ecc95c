import type { DataOf, staffRequests } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../../plugins/transaction.ts';

export type Request = DataOf<typeof staffRequests.staffRequestDecide>;

/** What somebody asked for, with the names of those who asked and decided. */
export interface RequestRow {
  readonly id: string;
  readonly kind: Request['kind'];
  /** Null, and no account, for a Pix that pays no deposit. */
  readonly member_id: string | null;
  readonly account: string;
  /** Of a correction: below zero is taken from the member. */
  readonly amount_cents: bigint | null;
  readonly case_id: string | null;
  readonly withdrawal_id: string | null;
  readonly order_number: string | null;
  readonly withdrawn_cents: bigint | null;
  readonly is_paid: boolean | null;
  readonly end_to_end_id: string | null;
  readonly received_cents: bigint | null;
  readonly transfer_id: string | null;
  /** The platform with which something was left. */
  readonly platform_code: string | null;
  /** Of a transfer too: its platform's name, its way and its amount. */
  readonly platform: string;
  readonly direction: Request['direction'];
  readonly transferred_cents: bigint | null;
  readonly is_done: boolean | null;
  readonly platform_said: Request['platform_said'];
  readonly evidence: string | null;
  /** The phone that the account is to have. */
  readonly phone: string | null;
  readonly ends_two_factor: boolean | null;
  readonly psp_said: Request['psp_said'];
  readonly reason: string;
  readonly state: Request['state'];
  readonly asked_by: string;
  readonly asker_id: string;
  readonly asked_at: Date;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

/** `from staff_request r` and what belongs to each row. */
export const requestSource = `staff_request r left join member m on m.id = r.member_id
  join staff asking on asking.id = r.asked_by left join staff deciding on deciding.id = r.decided_by
  left join withdrawal w on w.id = r.withdrawal_id
  left join pix_received p on p.end_to_end_id = r.end_to_end_id left join deposit d on d.id = p.deposit_id
  left join platform_transfer t on t.id = r.transfer_id left join platform f on f.code = coalesce(r.platform, t.platform)`;

export const requestColumns = `r.id, r.kind, r.member_id, coalesce(m.account, '') as account, r.amount_cents, r.case_id, r.withdrawal_id,
  coalesce(w.order_number, d.order_number) as order_number, w.amount_cents as withdrawn_cents, r.is_paid, r.end_to_end_id,
  p.amount_cents as received_cents, r.transfer_id, r.platform as platform_code, coalesce(f.name, '') as platform, t.direction, t.amount_cents as transferred_cents,
  r.is_done, r.platform_said, r.evidence, r.phone, r.ends_two_factor, r.psp_said, r.reason, r.state, asking.email as asked_by,
  asking.id as asker_id, r.asked_at, deciding.email as decided_by, r.decided_at`;

/** One request, or null. */
export async function findRequest(db: Queryable, id: string): Promise<RequestRow | null> {
  const { rows } = await db.query<RequestRow>(
    `select ${requestColumns} from ${requestSource} where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What was asked for to declare how a withdrawal's payout ended, first asked first. */
export async function declarationsOf(
  db: Queryable,
  { memberId, withdrawalId }: { memberId: string; withdrawalId: string },
): Promise<Request[]> {
  const { rows } = await db.query<RequestRow>(
    `select ${requestColumns} from ${requestSource}
      where r.member_id = $1 and r.withdrawal_id = $2 and r.kind = 'payout' order by r.asked_at, r.id`,
    [memberId, withdrawalId],
  );
  return rows.map(presentRequest);
}

/** A request by the wire's names. */
export function presentRequest({
  asker_id: _,
  platform_code: __,
  amount_cents,
  withdrawn_cents,
  received_cents,
  transferred_cents,
  asked_at,
  decided_at,
  ...row
}: RequestRow): Request {
  const cents = amount_cents ?? withdrawn_cents ?? received_cents ?? transferred_cents;
  return {
    ...row,
    money: cents === null ? '' : formatAmount(cents),
    order_number: row.order_number ?? '',
    evidence: row.evidence ?? '',
    phone: row.phone ?? '',
    asked_at: asked_at.toISOString(),
    decided_by: row.decided_by ?? '',
    decided_at: decided_at?.toISOString() ?? null,
  };
}

/** Whose request it is, of the kinds that are always somebody's. */
export function memberOf(row: RequestRow): string {
  if (row.member_id === null) throw new Error(`request ${row.id} is about nobody`);
  return row.member_id;
}
