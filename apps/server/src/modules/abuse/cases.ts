import type { DataOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../plugins/transaction.ts';
import type { Signal } from './raise-case.ts';

type Shown = DataOf<typeof staff.staffCaseDecide>;

export interface AbuseCase {
  readonly id: string;
  readonly member_id: string | null;
  readonly account: string | null;
  readonly member_status: Shown['member_status'];
  readonly signal: Signal;
  readonly evidence: Shown['evidence'];
  readonly state: Shown['state'];
  readonly outcome: Shown['outcome'];
  readonly reason: string;
  readonly taken_cents: bigint;
  /** The last correction it asked for. */
  readonly correction: Shown['correction'];
  readonly decided_by: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

const columns = `c.id, c.member_id, m.account, m.status as member_status, c.signal, c.evidence, c.state, c.outcome,
  c.reason, c.taken_cents + coalesce(case when a.state = 'done' then -a.amount_cents end, 0) as taken_cents,
  s.email as decided_by, c.created_at, c.decided_at,
  a.id as correction_id, a.state as correction_state, a.amount_cents as correction_cents, a.asked_at as correction_asked_at,
  a.decided_at as correction_decided_at, a.asked_email, a.decided_email`;
const joined = `abuse_case c left join member m on m.id = c.member_id left join staff s on s.id = c.decided_by
  left join lateral (
    select l.id, l.state, l.amount_cents, l.asked_at, l.decided_at, asking.email as asked_email, deciding.email as decided_email
      from staff_request l join staff asking on asking.id = l.asked_by left join staff deciding on deciding.id = l.decided_by
     where l.case_id = c.id order by l.asked_at desc, l.state = 'refused' limit 1) a on true`;

interface Row extends Omit<AbuseCase, 'correction'> {
  readonly correction_id: string | null;
  readonly correction_state: NonNullable<Shown['correction']>['state'];
  readonly correction_cents: bigint;
  readonly correction_asked_at: Date;
  readonly correction_decided_at: Date | null;
  readonly asked_email: string;
  readonly decided_email: string | null;
}

function withCorrection({
  correction_id: id,
  correction_state: state,
  correction_cents: cents,
  correction_asked_at: askedAt,
  correction_decided_at: decidedAt,
  asked_email: askedBy,
  decided_email: decidedBy,
  ...row
}: Row): AbuseCase {
  if (id === null) return { ...row, correction: null };
  const correction = {
    id,
    state,
    money: formatAmount(-cents),
    asked_by: askedBy,
    asked_at: askedAt.toISOString(),
    decided_by: decidedBy ?? '',
    decided_at: decidedAt?.toISOString() ?? null,
  };
  return { ...row, correction };
}

export async function findCase(db: Queryable, id: string): Promise<AbuseCase | null> {
  const { rows } = await db.query<Row>(`select ${columns} from ${joined} where c.id = $1`, [id]);
  return rows[0] ? withCorrection(rows[0]) : null;
}

interface Filter {
  readonly state: string | null;
  readonly signal: string | null;
  readonly memberId: string | null;
  /** The last case of the page before. */
  readonly after: { readonly at: string; readonly id: string };
  readonly limit: number;
}

/** A page of cases, newest first, each with the moment that the next page may begin after. */
export async function listCases(
  db: Queryable,
  filter: Filter,
): Promise<readonly (AbuseCase & { readonly at_text: string })[]> {
  const { rows } = await db.query<Row & { at_text: string }>(
    `select ${columns}, c.created_at::text as at_text from ${joined}
      where ($1::text is null or c.state = $1) and ($2::text is null or c.signal = $2)
        and ($3::uuid is null or c.member_id = $3) and (c.created_at, c.id) < ($4::timestamptz, $5::uuid)
      order by c.created_at desc, c.id desc limit $6`,
    [filter.state, filter.signal, filter.memberId, filter.after.at, filter.after.id, filter.limit],
  );
  return rows.map((row) => ({ ...withCorrection(row), at_text: row.at_text }));
}

/** The member's other cases, newest first. */
export async function otherCases(
  db: Queryable,
  abuseCase: AbuseCase,
): Promise<{ id: string; signal: Signal; state: Shown['state']; created_at: Date }[]> {
  const { rows } = await db.query<{ id: string; signal: Signal; state: Shown['state']; created_at: Date }>(
    `select id, signal, state, created_at from abuse_case where member_id = $1 and id <> $2
      order by created_at desc limit 20`,
    [abuseCase.member_id, abuseCase.id],
  );
  return rows;
}

interface Decision {
  readonly id: string;
  readonly state: 'dismissed' | 'closed';
  readonly outcome: Shown['outcome'];
  readonly reason: string;
  readonly takenCents: bigint;
  readonly staffId: string;
  readonly at: Date;
}

/** Closes an open case. False when somebody else has. */
export async function closeCase(tx: Queryable, decision: Decision): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update abuse_case set state = $2, outcome = $3, reason = $4, taken_cents = $5, decided_by = $6, decided_at = $7
      where id = $1 and state = 'open'`,
    [
      decision.id,
      decision.state,
      decision.outcome,
      decision.reason,
      decision.takenCents,
      decision.staffId,
      decision.at,
    ],
  );
  return rowCount === 1;
}

/** Opens a case again whose correction was refused: nothing has come of it. */
export async function reopenCase(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update abuse_case set state = 'open', outcome = null, reason = '', decided_by = null, decided_at = null
      where id = $1 and outcome = 'deduct'`,
    [id],
  );
}
