import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { payClaim } from '../claims.ts';
import { memberFacts } from '../member-facts.ts';
import { openPromotion } from '../promotion.ts';
import { assertClaimable } from '../standing.ts';
import { findInvitee, invitationParams, inviteeStanding } from './invitees.ts';

/**
 * Pays the inviter for one invitee, once. Whoever is not an invitee of the member is unknown, so that a claim does not
 * tell which accounts exist.
 */
export async function claimInvitation(
  house: House,
  memberId: string,
  name: string | null,
): Promise<DataOf<typeof promotions.invitationClaim>> {
  return inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    const promotion = await openPromotion(house, tx, 'invitation', invitationParams);
    const invitee = await findInvitee(tx, memberId, promotion, name);
    if (!invitee) throw new AppError(name === null ? 'reward_not_eligible' : 'invitee_unknown');
    assertClaimable(inviteeStanding(invitee, (await memberFacts(tx, memberId)).refusal));
    const { reward, rollover_times } = promotion.params;
    const id = await payClaim(tx, house, {
      memberId,
      promotion: 'invitation',
      cause: invitee.id,
      amountCents: reward,
      rolloverTimes: rollover_times,
      details: { invitee: invitee.account },
    });
    return {
      claim_id: id,
      name: invitee.account,
      reward_amount: formatAmount(reward),
      wallet: 'cash',
      rollover_times,
    };
  });
}
