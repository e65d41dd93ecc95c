import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { askingOnce } from './asked-once.ts';
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
    const promotions = await promotionsOn(house, db);
    const items = await Promise.all(
      promotions.map(async (promotion): Promise<Activity | null> => {
        const part = promotionParts.find(({ code }) => code === promotion.code);
        if (!part) return null;
        if (memberId === null)
          return { ...base(promotion), state: 'open', reason: '', message: '', reward_amount: null };
        const { standing, rewardCents } = await part.offer(house, db, memberId);
        return {
          ...base(promotion),
          ...presentStanding(standing, lang),
          reward_amount: rewardCents === null ? null : formatAmount(rewardCents),
        };
      }),
    );
    return { items: items.filter((item) => item !== null) };
  });
}

function base({ code, startsAt, endsAt }: Promotion) {
  return { code, starts_at: startsAt?.toISOString() ?? null, ends_at: endsAt?.toISOString() ?? null };
}
