import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import type { Module } from '../../module.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import type { Promotion, PromotionCode } from './promotion.ts';
import type { Standing } from './standing.ts';

/** How a member stands with a promotion, and what a claim would pay now. */
interface Offer {
  readonly standing: Standing;
  /** Null: nothing now, or a prize that is not known yet. */
  readonly rewardCents: bigint | null;
}

/** One promotion: its calls and work, and what the activity centre tells of it. */
export interface PromotionPart extends Module {
  readonly code: PromotionCode;
  offer(house: House, db: Queryable, memberId: string): Promise<Offer>;
  /** The figures that its title, summary and terms name. */
  figures(promotion: Promotion, lang: LanguageCode): Record<string, string>;
  /** Keys of its terms in the area `promotions`, in their order; those that all share come after them. */
  readonly terms: readonly string[];
}
