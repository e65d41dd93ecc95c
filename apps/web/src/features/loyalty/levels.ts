import type { DataOf, loyalty } from '@arara/contract';
import type { VipTier } from '@arara/ui';
import { toCents } from '../../lib/format.ts';
import type { Phrase, PhraseValues } from '../../lib/i18n.ts';

export type VipInfo = DataOf<typeof loyalty.vipInfo>;
export type Level = VipInfo['data'][number];

const tiers: readonly VipTier[] = [
  'bronze',
  'bronze',
  'bronze',
  'silver',
  'silver',
  'gold',
  'gold',
  'platinum',
  'platinum',
];

/** The metal of a level's shield; diamond from the ninth on. */
export function tierOf(level: number): VipTier {
  return tiers[level] ?? 'diamond';
}

/** What is missing to the next level, as a phrase and the amounts it names. */
export function nextStep(
  { uservip, data }: Pick<VipInfo, 'uservip' | 'data'>,
  money: (wire: string) => string,
): { key: Phrase; values: PhraseValues } {
  const next = data.find(({ level }) => level === uservip.next_level);
  if (!next) return { key: 'loyalty.next_top', values: {} };
  const { recharge_remaining, betting_remaining } = uservip;
  const isRecharge = toCents(recharge_remaining) > 0n;
  const isBetting = toCents(betting_remaining) > 0n;
  const values = { recharge: money(recharge_remaining), betting: money(betting_remaining), name: next.name };
  if (isRecharge && isBetting) return { key: 'loyalty.next_both', values };
  if (isRecharge) return { key: 'loyalty.next_recharge', values };
  // Both thresholds are reached, yet the level is not: it was lost at the end of a season.
  return { key: isBetting ? 'loyalty.next_betting' : 'loyalty.next_season', values };
}

/** So many levels around one, as many as there are. */
export function levelsAround(levels: readonly Level[], level: number, count: number): readonly Level[] {
  const at = levels.findIndex((one) => one.level === level);
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), levels.length - count));
  return levels.slice(first, first + count);
}
