import type { DataOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type AbuseCase, closeCase, findCase } from '../../abuse/index.ts';

type Shown = DataOf<typeof staff.staffCaseDecide>;

/** A case by the wire's names. */
export function presentCase(row: AbuseCase): Shown {
  const { taken_cents: takenCents, created_at: createdAt, decided_at: decidedAt, ...rest } = row;
  return {
    ...rest,
    account: row.account ?? '',
    decided_by: row.decided_by ?? '',
    taken_money: formatAmount(takenCents),
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

/** Somebody else has decided: the failure says who, and what. */
export function caseChanged(row: AbuseCase): AppError {
  const isAsked = row.outcome === 'deduct' && row.correction?.state === 'waiting';
  return new AppError('state_changed', {
    state: isAsked ? 'deduct_asked' : (row.outcome ?? row.state),
    edited_by: row.decided_by ?? '',
  });
}

/** Fails with `case_unknown`. */
export async function mustFindCase(db: Queryable, id: string): Promise<AbuseCase> {
  const row = await findCase(db, id);
  if (!row) throw new AppError('case_unknown');
  return row;
}

/** Closes an open case, and gives it as it stands then. Fails as `caseChanged` when somebody else has. */
export async function closeOnce(tx: Queryable, decision: Parameters<typeof closeCase>[1]): Promise<Shown> {
  const isClosed = await closeCase(tx, decision);
  const row = await mustFindCase(tx, decision.id);
  if (!isClosed) throw caseChanged(row);
  return presentCase(row);
}
