import type { DataOf, games } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { presentRound } from './present-round.ts';
import { proofOf } from './receipt-proof.ts';
import { actionsOf, findRound, houseEndOf, openRounds } from './rounds.ts';

/** Recalls one round of a member in full. The server seed is told only after it was rotated. */
export async function recallRound(
  house: House,
  memberId: string,
  roundId: string,
): Promise<DataOf<typeof games.roundGet>> {
  const round = await findRound(house.db, memberId, roundId);
  if (!round) throw new AppError('round_unknown');
  return {
    ...presentRound(round),
    money_before: formatAmount(round.money_before_cents),
    money_after: formatAmount(round.money_after_cents),
    settled_at: round.settled_at?.toISOString() ?? null,
    server_seed: round.seed_state === 'revealed' ? round.server_seed : '',
    actions: await actionsOf(house.db, roundId),
    house_end: await houseEndOf(house.db, roundId),
    receipt_proof: round.is_open ? '' : proofOf(house, roundId),
  };
}

/** The rounds a member has not finished. */
export async function listOpenRounds(
  house: House,
  memberId: string,
): Promise<DataOf<typeof games.roundsOpen>> {
  const rounds = await openRounds(house.db, memberId);
  return { items: rounds.map(presentRound), ends_after_hours: house.env.ROUND_ENDS_AFTER_HOURS };
}
