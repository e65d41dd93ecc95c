import type { DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
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
  const items: Activity[] = [];
  for (const promotion of await promotionsOn(house)) {
    const part = promotionParts.find(({ code }) => code === promotion.code);
    if (!part) continue;
    if (memberId === null) {
      items.push({ ...base(promotion), state: 'open', reason: '', message: '', reward_amount: null });
      continue;
    }
    const { standing, rewardCents } = await part.offer(house, house.db, memberId);
    items.push({
      ...base(promotion),
      ...presentStanding(standing, lang),
      reward_amount: rewardCents === null ? null : formatAmount(rewardCents),
    });
  }
  return { items };
}

function base({ code, startsAt, endsAt }: Promotion) {
  return { code, starts_at: startsAt?.toISOString() ?? null, ends_at: endsAt?.toISOString() ?? null };
}
