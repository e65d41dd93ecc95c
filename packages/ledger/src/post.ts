import type { Cents } from '@arara/money';
import type { Queryable } from './queryable.ts';

/** One movement of money: from one account to another, once for its cause. */
export interface Movement {
  readonly from: bigint;
  readonly to: bigint;
  readonly amountCents: Cents;
  /** What kind of movement the cause made: `deposit`, `withdrawal_hold`, ... */
  readonly kind: string;
  /** The id of the cause: a deposit, a withdrawal, a round, a claim. */
  readonly reference: string;
  /** Tells several movements of one kind and cause apart. */
  readonly step?: number;
}

export interface Posted {
  readonly transferId: bigint;
  /** Balance after the movement; null for a house account. */
  readonly fromBalanceCents: Cents | null;
  readonly toBalanceCents: Cents | null;
  /** False when the same movement had been posted before; nothing was moved now. */
  readonly isNew: boolean;
}

/** The account does not hold what was to be moved. Nothing was moved; the transaction can only be rolled back. */
export class InsufficientFunds extends Error {
  constructor() {
    super('insufficient funds');
    this.name = 'InsufficientFunds';
  }
}

/** The cause was posted before with other accounts or another amount. */
export class MovementConflict extends Error {
  constructor() {
    super('the movement was posted with other values');
    this.name = 'MovementConflict';
  }
}

/**
 * Posts a movement inside the caller's transaction. Repeating it changes nothing and answers the same.
 * Throws `InsufficientFunds` or `MovementConflict`; after either the transaction must be rolled back.
 */
export async function post(tx: Queryable, movement: Movement): Promise<Posted> {
  try {
    const { rows } = await tx.query<{
      transfer_id: bigint;
      from_balance: bigint | null;
      to_balance: bigint | null;
      posted: boolean;
    }>('select * from ledger_post($1, $2, $3, $4, $5, $6::smallint)', [
      movement.from,
      movement.to,
      movement.amountCents,
      movement.kind,
      movement.reference,
      movement.step ?? 0,
    ]);
    const [row] = rows;
    if (!row) throw new Error('ledger_post answered nothing');
    return {
      transferId: row.transfer_id,
      fromBalanceCents: row.from_balance,
      toBalanceCents: row.to_balance,
      isNew: row.posted,
    };
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (constraint === 'ledger_account_not_negative') throw new InsufficientFunds();
    // Members' gates let one cause post at a time, unless two name members who share none.
    if (code === 'ARL01' || constraint === 'ledger_transfer_once') throw new MovementConflict();
    throw error;
  }
}
