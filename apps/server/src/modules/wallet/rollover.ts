import type { Queryable } from '../../plugins/transaction.ts';

/** Asks for turnover of `times` the base before the money is free; once for its cause. */
export async function addRollover(
  tx: Queryable,
  rollover: {
    memberId: string;
    cause: 'deposit' | 'reward';
    reference: string;
    baseCents: bigint;
    times: number;
  },
): Promise<void> {
  await tx.query('select rollover_add($1, $2, $3, $4, $5)', [
    rollover.memberId,
    rollover.cause,
    rollover.reference,
    rollover.baseCents,
    rollover.times,
  ]);
}

/** Asks for less turnover of a deposit, by what went back of it: of what is still open of it at most. */
export async function lessenRollover(
  tx: Queryable,
  { memberId, depositId, cents }: { memberId: string; depositId: string; cents: bigint },
): Promise<void> {
  await tx.query(`select rollover_lessen($1, 'deposit', $2, $3)`, [memberId, depositId, cents]);
}
