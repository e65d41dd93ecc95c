import type { Caller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

export type LoginMethod = 'register' | 'password' | 'two_factor' | 'recovery_code' | 'passkey' | 'demo';
export type LoginOutcome = 'opened' | 'wrong_password' | 'wrong_code' | 'frozen' | 'closed';

interface LoginEvent {
  readonly memberId: string;
  readonly method: LoginMethod;
  readonly outcome: LoginOutcome;
  readonly caller: Pick<Caller, 'ip' | 'device'>;
  readonly at: Date;
}

/** Writes a login or a failed try down in the member's history. */
export async function recordLogin(db: Queryable, event: LoginEvent): Promise<void> {
  const { memberId, method, outcome, caller, at } = event;
  await db.query(
    'insert into login_event (member_id, at, ip, device, method, outcome) values ($1, $2, $3, $4, $5, $6)',
    [memberId, at, caller.ip, caller.device, method, outcome],
  );
}

/** The same for a wrong password. Who is nobody costs the same statement and leaves no row. */
export async function recordWrongPassword(
  db: Queryable,
  event: { memberId: string | null; caller: Pick<Caller, 'ip' | 'device'>; at: Date },
): Promise<void> {
  await db.query(
    `insert into login_event (member_id, at, ip, device, method, outcome)
     select id, $2, $3, $4, 'password', 'wrong_password' from member
      where id = $1 and deleted_at is null and erased_at is null`,
    [event.memberId, event.at, event.caller.ip, event.caller.device],
  );
}
