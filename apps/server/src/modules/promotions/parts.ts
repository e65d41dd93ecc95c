import { dailyRescue } from './daily-rescue/index.ts';
import { ftd } from './ftd/index.ts';
import { invitation } from './invitation/index.ts';
import { lotteryWheel } from './lottery-wheel/index.ts';
import type { PromotionPart } from './part.ts';
import { rechargeRebate } from './recharge-rebate/index.ts';
import { rechargeTiers } from './recharge-tiers/index.ts';
import { welcome } from './welcome/index.ts';

/** The seven promotions. */
export const promotionParts: readonly PromotionPart[] = [
  welcome,
  ftd,
  rechargeTiers,
  rechargeRebate,
  invitation,
  lotteryWheel,
  dailyRescue,
];
