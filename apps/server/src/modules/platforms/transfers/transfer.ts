import type { DataOf, platforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../../plugins/transaction.ts';

export type ShownTransfer = DataOf<typeof platforms.transferGet>;

export interface Transfer {
  readonly id: string;
  readonly member_id: string;
  readonly platform: string;
  readonly platform_name: string;
  readonly direction: 'in' | 'out';
  readonly amount_cents: bigint;
  readonly state: ShownTransfer['state'];
  readonly reason: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly settled_at: Date | null;
  /** How often the platform was asked about it and could not tell. */
  readonly asks: number;
  /** It was asked so often that staff is told. */
  readonly is_stuck: boolean;
  /** Two people declared how it ended, and the platform has not said the same. */
  readonly declared_at: Date | null;
}

const select = `select t.id, t.member_id, t.platform, p.name as platform_name, t.direction, t.amount_cents, t.state, t.reason,
  t.created_at, t.sent_at, t.settled_at, t.asks, t.is_stuck,
  t.declared_at from platform_transfer t join platform p on p.code = t.platform`;

/** A transfer by the wire's names. */
export function presentTransfer(row: Transfer): ShownTransfer {
  return {
    id: row.id,
    platType: row.platform,
    platform_name: row.platform_name,
    direction: row.direction,
    money: formatAmount(row.amount_cents),
    state: row.state,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** A transfer that is known to exist. */
export async function transferOf(db: Queryable, id: string): Promise<Transfer> {
  const row = await findTransferById(db, id);
  if (!row) throw new Error(`transfer ${id} is gone`);
  return row;
}

/** A transfer that is known to exist, locked until the transaction ends; the caller holds the member's gate. */
export async function lockTransfer(tx: Queryable, id: string): Promise<Transfer> {
  const { rows } = await tx.query<Transfer>(`${select} where t.id = $1 for update of t`, [id]);
  const [row] = rows;
  if (!row) throw new Error(`transfer ${id} is gone`);
  return row;
}

/** A transfer of anybody, or null. */
export async function findTransferById(db: Queryable, id: string): Promise<Transfer | null> {
  const { rows } = await db.query<Transfer>(`${select} where t.id = $1`, [id]);
  return rows[0] ?? null;
}

/** One transfer of a member, or null. */
export async function findTransfer(db: Queryable, memberId: string, id: string): Promise<Transfer | null> {
  const { rows } = await db.query<Transfer>(`${select} where t.id = $1 and t.member_id = $2`, [id, memberId]);
  return rows[0] ?? null;
}

/** The transfer of a member with a platform of which nobody knows yet how it ended; there is one at most. */
export async function findOpenTransfer(
  db: Queryable,
  memberId: string,
  platform: string,
): Promise<Transfer | null> {
  const { rows } = await db.query<Transfer>(
    `${select} where t.member_id = $1 and t.platform = $2 and t.state in ('pending', 'unknown')`,
    [memberId, platform],
  );
  return rows[0] ?? null;
}

/** A member's transfers, newest first. */
export async function listTransfers(
  db: Queryable,
  memberId: string,
  input: { page: number; page_size: number; platType?: string | undefined },
): Promise<DataOf<typeof platforms.transferList>> {
  const values = [memberId, input.platType ?? null];
  const where = 't.member_id = $1 and ($2::text is null or t.platform = $2)';
  const count = await db.query<{ total: bigint }>(
    `select count(*) as total from platform_transfer t where ${where}`,
    values,
  );
  const { rows } = await db.query<Transfer>(
    `${select} where ${where} order by t.id desc limit $3 offset $4`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  return {
    items: rows.map(presentTransfer),
    page: input.page,
    page_size: input.page_size,
    total: Number(count.rows[0]?.total ?? 0n),
  };
}
