import type { DataOf, games } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { recallRound } from './recall.ts';
import { isProof } from './receipt-proof.ts';

/** The receipt of a settled round, for whoever has its link. */
export async function readReceipt(
  house: House,
  roundId: string,
  proof: string,
): Promise<DataOf<typeof games.roundReceipt>> {
  if (!isProof(house, roundId, proof)) throw new AppError('round_unknown');
  const memberId = await playerOf(house.db, roundId);
  if (memberId === null) throw new AppError('round_unknown');
  return {
    ...(await recallRound(house, memberId, roundId)),
    movements: await movementsOf(house.db, roundId),
  };
}

/** Whose round it is: rounds are kept by their players, and what they staked is found by the round. */
async function playerOf(db: Queryable, roundId: string): Promise<string | null> {
  const { rows } = await db.query<{ member_id: string }>(
    `select r.member_id from ledger_transfer t
       join ledger_account a on a.id = t.from_account_id
       join round r on r.member_id = a.member_id and r.id = t.reference
      where t.reference = $1 and not r.is_open limit 1`,
    [roundId],
  );
  return rows[0]?.member_id ?? null;
}

type RoundMovement = DataOf<typeof games.roundReceipt>['movements'][number]['kind'];

/** What the ledger's kinds are of a round: its first movement of the kind, and those after it. */
const movementKinds: Readonly<Record<string, readonly [first: RoundMovement, later: RoundMovement]>> = {
  stake: ['stake', 'raise'],
  stake_bonus: ['stake_bonus', 'raise_bonus'],
  payout: ['payout', 'jackpot'],
  payout_bonus: ['payout_bonus', 'jackpot_bonus'],
};

function kindOf({ id, kind, step }: Movement): RoundMovement {
  const kinds = movementKinds[kind];
  if (!kinds) throw new Error(`movement ${id} of a round is a ${kind}`);
  return kinds[step === 0 ? 0 : 1];
}

interface Movement {
  readonly id: bigint;
  readonly kind: string;
  readonly step: number;
  readonly from_kind: string;
  readonly to_kind: string;
  readonly amount_cents: bigint;
  readonly balance_cents: bigint;
  readonly created_at: Date;
}

/** What the round moved from or to the player's wallets; house accounts keep no balance to tell. Where a bonus went is not the round's. */
async function movementsOf(db: Queryable, roundId: string) {
  const { rows } = await db.query<Movement>(
    `select t.id, t.kind, t.step, f.kind as from_kind, o.kind as to_kind, t.amount_cents, t.created_at,
            coalesce(t.to_balance_cents, t.from_balance_cents) as balance_cents
       from ledger_transfer t
       join ledger_account f on f.id = t.from_account_id
       join ledger_account o on o.id = t.to_account_id
      where t.reference = $1 and t.kind = any($2) and coalesce(t.to_balance_cents, t.from_balance_cents) is not null
      order by t.id`,
    [roundId, Object.keys(movementKinds)],
  );
  return rows.map((row) => ({
    id: String(row.id),
    kind: kindOf(row),
    from: row.from_kind,
    to: row.to_kind,
    amount: formatAmount(row.amount_cents),
    balance_after: formatAmount(row.balance_cents),
    at: row.created_at.toISOString(),
  }));
}
