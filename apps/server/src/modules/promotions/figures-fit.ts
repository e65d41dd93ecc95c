import type { FieldErrorCode } from '@arara/contract';
import { shareOf } from '@arara/money';
import type { z } from 'zod';
import { fieldError } from '../../plugins/app-error.ts';
import { rescueParams } from './daily-rescue/check.ts';
import { ftdParams } from './ftd/check.ts';
import { invitationParams } from './invitation/invitees.ts';
import { wheelParams } from './lottery-wheel/prizes.ts';
import type { PromotionCode } from './promotion.ts';
import { rebateParams } from './recharge-rebate/rows.ts';
import { rechargeParams, type Tier } from './recharge-tiers/gift.ts';
import { welcomeParams } from './welcome/check.ts';

/** What figures may not be, the figure it is said of, and what is said. */
type Fault = readonly [isWrong: boolean, path: string, error: FieldErrorCode];

/** Refuses a figure by its place. */
export const refused = (path: string, error: FieldErrorCode) => fieldError({ [`fields.${path}`]: error });

/**
 * Fails by the field unless a promotion can work with figures that staff sets: each fits the schema that the promotion reads
 * it with, they go together, and what they promise is more than nothing. Figures that are stored already may be of before.
 */
export function assertFiguresFit(code: PromotionCode, params: unknown): void {
  for (const [isWrong, path, error] of faults[code](params)) if (isWrong) throw refused(path, error);
}

const noDeposit = (deposit_min: bigint): Fault => [deposit_min === 0n, 'deposit_min', 'must_be_above_zero'];
const noReward = (cents: bigint, path: string): Fault => [cents === 0n, path, 'pays_nothing'];

const faults: Readonly<Record<PromotionCode, (params: unknown) => readonly Fault[]>> = {
  welcome: faultsOf(welcomeParams, ({ deposit_min, stake_max, bonus_max, share }) => [
    noDeposit(deposit_min),
    [stake_max === 0n, 'stake_max', 'must_be_above_zero'],
    noReward(bonus_max, 'bonus_max'),
    noReward(shareOf(deposit_min, share), 'share'),
  ]),
  ftd: faultsOf(ftdParams, ({ deposit_min, reward }) => [noDeposit(deposit_min), noReward(reward, 'reward')]),
  recharge: faultsOf(rechargeParams, ({ deposit_min, tiers }) => [
    noDeposit(deposit_min),
    ...tiers.flatMap(tierFaults),
  ]),
  recharge_rebate: faultsOf(rebateParams, ({ deposit_min, step, share }) => [
    noDeposit(deposit_min),
    // A deposit between the two would earn nothing.
    [step > deposit_min, 'step', 'step_above_deposit'],
    noReward(shareOf(step, share), 'share'),
  ]),
  invitation: faultsOf(invitationParams, ({ deposit_min, reward }) => [
    noDeposit(deposit_min),
    noReward(reward, 'reward'),
  ]),
  lottery_wheel: faultsOf(wheelParams, () => []),
  daily_rescue: faultsOf(rescueParams, ({ share, reward_max }) => [
    [share === 0, 'share', 'pays_nothing'],
    noReward(reward_max, 'reward_max'),
  ]),
};

function faultsOf<Schema extends z.ZodType>(
  schema: Schema,
  between: (figures: z.output<Schema>) => readonly Fault[],
): (params: unknown) => readonly Fault[] {
  return (params) => {
    const read = schema.safeParse(params);
    if (read.success) return between(read.data);
    const path = read.error.issues[0]?.path ?? [];
    return [[true, path.map(String).join('.'), 'field_invalid']];
  };
}

/** Tiers follow each other: a share rises over a stretch that is not empty, and stretches do not overlap. */
function tierFaults(tier: Tier, index: number, tiers: readonly Tier[]): readonly Fault[] {
  const at = (name: keyof Tier) => `tiers.${index}.${name}`;
  return [
    [tier.from <= (tiers[index - 1]?.to ?? -1n), at('from'), 'must_rise'],
    [tier.to <= tier.from, at('to'), 'must_rise'],
    [tier.share_to < tier.share_from, at('share_to'), 'must_rise'],
    [tier.share_to === 0, at('share_to'), 'pays_nothing'],
  ];
}
