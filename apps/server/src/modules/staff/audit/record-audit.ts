import type { StaffCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { firstHash, hashOf } from './audit-hash.ts';

/** Who acted: a person of the staff, or a command on the machine. */
export interface Actor {
  readonly staffId: string | null;
  readonly email: string;
  readonly ip: string;
}

export interface AuditEntry {
  /** `noun.verb`, such as `withdrawal.approve`. */
  readonly action: string;
  readonly subjectType:
    | 'audit'
    | 'report'
    | 'promotion'
    | 'vip'
    | 'agency'
    | 'announcement'
    | 'notification'
    | 'letter'
    | 'banner'
    | 'terms'
    | 'adjustment'
    | 'game'
    | 'game_order'
    | 'site'
    | 'ledger'
    | 'withdrawal'
    | 'member'
    | 'staff'
    | 'staff_session'
    | 'deposit'
    | 'case'
    | 'refund'
    | 'platform'
    | 'conversation'
    | 'chat_message'
    | 'chat_rain'
    | 'race'
    | 'payment_method';
  readonly subjectId: string;
  /** What an auditor needs beyond the row itself. Text, booleans and whole numbers; never a secret or a whole CPF. */
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

export const theMachine: Actor = { staffId: null, email: 'system', ip: '' };

export function actorOf(caller: StaffCaller): Actor {
  return { staffId: caller.staff.staffId, email: caller.staff.email, ip: caller.ip };
}

/** The name of the lock under which the chain grows, as an advisory lock's number. */
const chainLock = 0x61756469n;

/** Nobody else records anything before this transaction ends. */
export async function lockChain(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [chainLock]);
}

/**
 * Appends a row to the audit log inside the transaction of what it tells about: both are kept or neither.
 * Make it the last thing of the transaction: from here to the commit no other action can be recorded. Gives the row's number.
 */
export async function recordAudit(tx: Queryable, actor: Actor, at: Date, entry: AuditEntry): Promise<bigint> {
  await lockChain(tx);
  const last = await tx.query<{ id: bigint; hash: string }>(
    'select id, hash from audit_log order by id desc limit 1',
  );
  const [previous = { id: 0n, hash: firstHash }] = last.rows;
  const row = {
    id: previous.id + 1n,
    at,
    staff_id: actor.staffId,
    staff_email: actor.email,
    ip: actor.ip,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    detail: entry.detail,
  };
  await tx.query(
    `insert into audit_log (id, at, staff_id, staff_email, ip, action, subject_type, subject_id, detail, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.id,
      row.at,
      row.staff_id,
      row.staff_email,
      row.ip,
      row.action,
      row.subject_type,
      row.subject_id,
      JSON.stringify(row.detail),
      hashOf(previous.hash, row),
    ],
  );
  return row.id;
}
