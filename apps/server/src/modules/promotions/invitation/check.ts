import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { claimable, notEligible, refusalOf, type Standing } from '../standing.ts';
import {
  type InvitationParams,
  type Invitee,
  invitationParams,
  inviteeStanding,
  listInvitees,
} from './invitees.ts';

export interface InvitationCheck {
  readonly standing: Standing;
  readonly promotion: Promotion<InvitationParams>;
  readonly invitees: readonly { readonly invitee: Invitee; readonly standing: Standing }[];
  readonly total: number;
  readonly claimable: number;
}

/** Whom a member has invited, and for whom the reward can be claimed. */
export async function checkInvitation(
  house: House,
  db: Queryable,
  memberId: string,
  page: { limit: number; offset: number },
): Promise<InvitationCheck> {
  const promotion = await openPromotion(house, db, 'invitation', invitationParams);
  const refusal = await refusalOf(db, memberId);
  const list = await listInvitees(db, memberId, promotion, page);
  return {
    standing: refusal ? notEligible(refusal) : list.claimable > 0 ? claimable : notEligible(),
    promotion,
    invitees: list.invitees.map((invitee) => ({ invitee, standing: inviteeStanding(invitee, refusal) })),
    total: list.total,
    claimable: list.claimable,
  };
}
