import type { Queryable } from '../../../plugins/transaction.ts';
import type { Sums } from './levels.ts';

/** Where a member stands. */
export interface VipMember {
  readonly level: number;
  /** The highest level ever held. */
  readonly highestLevel: number;
  readonly total: Sums;
}

const select = `select m.vip_level as level, coalesce(v.highest_level, 0) as highest,
    coalesce(v.deposit_cents, 0) as deposit, p.turnover_cents as turnover
  from member m join member_play p on p.member_id = m.id left join vip_member v on v.member_id = m.id where m.id = $1`;

/** Where a member stands now. */
export async function vipMember(db: Queryable, memberId: string): Promise<VipMember> {
  const { rows } = await db.query<{ level: number; highest: number; deposit: bigint; turnover: bigint }>(
    select,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return {
    level: row.level,
    highestLevel: row.highest,
    total: { depositCents: row.deposit, turnoverCents: row.turnover },
  };
}

/** Held together by those who move levels or change what they give back, alone by who counts by them. */
const levelsLock = `hashtext('vip-levels')`;

/** A level, whosever it is, or what levels give back is about to be changed. */
export async function willMoveLevel(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${levelsLock})`);
}

/** The same, and the level stays so until the transaction ends. */
export async function lockVipMember(tx: Queryable, memberId: string): Promise<VipMember> {
  await willMoveLevel(tx);
  await tx.query('insert into vip_member (member_id) values ($1) on conflict do nothing', [memberId]);
  await tx.query('select 1 from vip_member where member_id = $1 for update', [memberId]);
  return vipMember(tx, memberId);
}

/** Lets no level move, and no rate of one, until the transaction ends; what changes after it is stamped later than this. */
export async function holdLevels(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${levelsLock})`);
}
