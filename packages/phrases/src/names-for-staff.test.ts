import { expect, test } from 'vitest';
import { type LanguageCode, languageCodes, phrase } from './index.ts';
import { words as ch } from './staff/all/ch.ts';
import { words as cn } from './staff/all/cn.ts';
import { words as en } from './staff/all/en.ts';
import { words as id } from './staff/all/id.ts';
import { words as msa } from './staff/all/msa.ts';
import { words as pt } from './staff/all/pt.ts';
import { words as th } from './staff/all/th.ts';
import { words as tr } from './staff/all/tr.ts';
import { words as vi } from './staff/all/vi.ts';

type StaffKey = keyof typeof en;
const staff: Record<LanguageCode, Record<StaffKey, string>> = { cn, en, ch, pt, vi, id, th, tr, msa };

const promotions = [
  ['welcome', 'welcome_bonus'],
  ['ftd', 'first_deposit'],
  ['recharge', 'recharge'],
  ['recharge_rebate', 'recharge_rebate'],
  ['invitation', 'invitation'],
  ['lottery_wheel', 'lottery_wheel'],
  ['daily_rescue', 'daily_rescue'],
] as const;
const rewards = ['vip_level', 'vip_month', 'agency'] as const;
const categories = Object.keys(en).filter((key) => key.startsWith('category_')) as StaffKey[];

/** What staff reads, and what players read for the same thing: who asks about a promotion names it as the site does. */
const names: readonly (readonly [StaffKey, string])[] = [
  ...promotions.flatMap(([code, about]) =>
    ([`promo_${code}`, `about_${about}`, `move_reward_${code}`] as const).map(
      (key) => [key, `promotions.${code}_title`] as const,
    ),
  ),
  ...rewards.map((code) => [`move_reward_${code}`, `loyalty.kind_reward_${code}`] as const),
  ...categories.map((key) => [key, `shell.${key}`] as const),
  ['rebates_cost', 'loyalty.rebates_title'],
  ['about_rebates', 'loyalty.rebates_title'],
  ['wallet_rebate', 'wallet.purse_rebate'],
];

test.each(names)('the back office calls %s as the site does, in every language', (ours, theirs) => {
  const apart = languageCodes
    .filter((code) => staff[code][ours] !== phrase(code, theirs))
    .map((code) => `${code}: "${staff[code][ours]}" and "${phrase(code, theirs)}"`);
  expect(apart).toEqual([]);
});
