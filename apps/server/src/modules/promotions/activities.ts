import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { askingOnce } from './asked-once.ts';
import type { PromotionPart } from './part.ts';
import { promotionParts } from './parts.ts';
import { type Promotion, promotionsOn } from './promotion.ts';
import { presentStanding } from './standing.ts';

type Activity = DataOf<typeof promotions.activities>['items'][number];

/** Every promotion that is on, and how a member stands with it; a visitor (null) sees that it is open. */
export async function listActivities(
  house: House,
  memberId: string | null,
  lang: LanguageCode,
): Promise<{ items: Activity[] }> {
  return askingOnce(house.db, async (db) => {
    // Offers of promotions that are off are asked for in vain: what is on is told together with them, not before.
    const [promotions, offers] = await Promise.all([
      promotionsOn(house, db),
      memberId === null ? [] : Promise.all(promotionParts.map((part) => offerOf(part, house, db, memberId))),
    ]);
    return {
      items: promotions.flatMap((promotion): Activity[] => {
        if (memberId === null) return [activityOf(promotion, openToAll, null)];
        const offer = offers[promotionParts.findIndex(({ code }) => code === promotion.code)];
        if (!offer) return [];
        return [activityOf(promotion, presentStanding(offer.standing, lang), offer.rewardCents)];
      }),
    };
  });
}

/** How a member stands with a promotion, or null when it is off. */
async function offerOf(part: PromotionPart, house: House, db: Queryable, memberId: string) {
  try {
    return await part.offer(house, db, memberId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'promotion_off') return null;
    throw error;
  }
}

const openToAll = { state: 'open', reason: '', message: '' } as const;

/** How a promotion stands with a member, as it is told. */
function activityOf(
  promotion: Promotion,
  { state, reason, message }: Pick<Activity, 'state' | 'reason' | 'message'>,
  rewardCents: bigint | null,
): Activity {
  return {
    code: promotion.code,
    starts_at: promotion.startsAt?.toISOString() ?? null,
    ends_at: promotion.endsAt?.toISOString() ?? null,
    state,
    reason,
    message,
    reward_amount: rewardCents === null ? null : formatAmount(rewardCents),
  };
}
