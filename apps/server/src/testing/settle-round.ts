import { randomUUID } from 'node:crypto';
import { record } from '../plugins/events.ts';
import { inTransaction } from '../plugins/transaction.ts';
import type { TestHouse } from './house.ts';

interface Settled {
  readonly memberId: string;
  readonly game?: string;
  readonly stakeCents: bigint;
  /** The part of the stake that was bonus money. */
  readonly bonusCents?: bigint;
  readonly payoutCents: bigint;
}

/**
 * Rounds as they stand once they are settled, told in one event, with outcomes that the test chooses: for what follows rounds.
 * No money moves.
 */
export async function settleRounds(test: TestHouse, rounds: readonly Settled[]): Promise<void> {
  await inTransaction(test.house.db, async (tx) => {
    const ids: string[] = [];
    for (const { memberId, game = 'coroa-da-onca', stakeCents, bonusCents = 0n, payoutCents } of rounds) {
      const { rows } = await tx.query<{ id: string }>(
        `insert into round (id, member_id, game, version, is_open, stake_cents, stake_bonus_cents, payout_cents,
           money_before_cents, money_after_cents, bonus_after_cents, seed_id, nonce, bet, outcome, view, idempotency_key,
           created_at, settled_at)
         select uuidv7(), member_id, $2, 1, false, $3, $4, $5, 0, 0, 0, seed_id, 0, '{}', '{}', '{}', $6, house_now(),
                house_now()
           from member_play where member_id = $1 returning id`,
        [memberId, game, stakeCents, bonusCents, payoutCents, randomUUID()],
      );
      ids.push(rows[0]?.id ?? '');
    }
    await record(tx, 'rounds.settled', { members: rounds.map(({ memberId }) => memberId), rounds: ids });
  });
}
