import type { Queryable } from '../../plugins/transaction.ts';

/** Takes the gate to a member's bets and deposits: what is decided behind it holds for the next one. */
export async function lockPlay(tx: Queryable, memberId: string): Promise<void> {
  await tx.query('select 1 from member_play where member_id = $1 for update', [memberId]);
}
