import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { memberFacts } from '../member-facts.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { claimable, notEligible, type Standing } from '../standing.ts';
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

/** Whom a member has invited, those of a page, and for how many the reward can be claimed. */
export async function checkInvitation(
  house: House,
  db: Queryable,
  memberId: string,
  page: { limit: number; offset: number } | null,
): Promise<InvitationCheck> {
  const [promotion, { refusal }] = await Promise.all([
    openPromotion(house, db, 'invitation', invitationParams),
    memberFacts(db, memberId),
  ]);
  const list = await listInvitees(db, memberId, promotion, page);
  return {
    standing: refusal ? notEligible(refusal) : list.claimable > 0 ? claimable : notEligible(),
    promotion,
    invitees: list.invitees.map((invitee) => ({ invitee, standing: inviteeStanding(invitee, refusal) })),
    total: list.total,
    claimable: list.claimable,
  };
}
