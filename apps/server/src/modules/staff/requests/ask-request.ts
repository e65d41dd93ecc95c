import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import type { RequestKind } from './request-kind.ts';
import { findRequest, type RequestRow } from './request-row.ts';

/** What is asked for: the row's own columns, those of other kinds left out. */
export interface Asked
  extends Partial<
    Pick<
      RequestRow,
      | 'amount_cents'
      | 'case_id'
      | 'withdrawal_id'
      | 'is_paid'
      | 'end_to_end_id'
      | 'transfer_id'
      | 'is_done'
      | 'platform_code'
      | 'platform_said'
      | 'evidence'
      | 'phone'
      | 'ends_two_factor'
      | 'psp_said'
    >
  > {
  readonly kind: RequestRow['kind'];
  readonly member_id: RequestRow['member_id'];
  readonly reason: string;
  /** Null: the caller asked for no idempotency. */
  readonly asked_key?: string | null;
}

/**
 * Writes down what is asked for, with its audit row, in the caller's transaction: nothing else changes before a second person
 * agrees. Under a key that its asker has used it is the request of then, or with other values `idempotency_conflict`. Fails with
 * `request_waits` when the same is asked for already.
 */
export async function askRequest(
  tx: pg.PoolClient,
  house: House,
  caller: StaffCaller,
  kind: RequestKind,
  asked: Asked,
): Promise<RequestRow> {
  const at = house.clock.now();
  const { rows } = await tx.query<{ id: string }>(
    `insert into staff_request (kind, member_id, reason, amount_cents, case_id, withdrawal_id, is_paid, evidence, psp_said,
            asked_by, asked_at, asked_key, end_to_end_id, transfer_id, is_done, platform_said, platform, phone, ends_two_factor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) on conflict do nothing returning id`,
    [
      asked.kind,
      asked.member_id,
      asked.reason,
      asked.amount_cents ?? null,
      asked.case_id ?? null,
      asked.withdrawal_id ?? null,
      asked.is_paid ?? null,
      asked.evidence ?? null,
      asked.psp_said ?? null,
      caller.staff.staffId,
      at,
      asked.asked_key ?? null,
      asked.end_to_end_id ?? null,
      asked.transfer_id ?? null,
      asked.is_done ?? null,
      asked.platform_said ?? null,
      asked.platform_code ?? null,
      asked.phone ?? null,
      asked.ends_two_factor ?? null,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) return askedBefore(tx, caller, asked);
  const row = await findRequest(tx, id);
  if (!row) throw new Error(`request ${id} is gone`);
  await recordAudit(tx, actorOf(caller), at, {
    action: kind.did.ask,
    ...kind.subject(row),
    detail: kind.detail(row),
  });
  return row;
}

/** What this person asked for under the key. */
async function askedBefore(tx: pg.PoolClient, caller: StaffCaller, asked: Asked): Promise<RequestRow> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from staff_request where asked_by = $1 and asked_key = $2',
    [caller.staff.staffId, asked.asked_key ?? null],
  );
  const before = rows[0] && (await findRequest(tx, rows[0].id));
  if (!before) throw new AppError('request_waits');
  const isSame =
    before.kind === asked.kind &&
    before.member_id === asked.member_id &&
    before.amount_cents === (asked.amount_cents ?? null) &&
    before.reason === asked.reason;
  if (!isSame) throw new AppError('idempotency_conflict');
  return before;
}
