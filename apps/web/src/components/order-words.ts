import type { Phrase } from '../lib/i18n.ts';

const words: Readonly<Record<string, Phrase>> = {
  deposit: 'loyalty.kind_deposit',
  withdrawal: 'loyalty.kind_withdrawal',
  rebate_claim: 'loyalty.kind_rebate_claim',
  reward_vip_level: 'loyalty.kind_reward_vip_level',
  reward_vip_month: 'loyalty.kind_reward_vip_month',
  reward_agency: 'loyalty.kind_reward_agency',
  reward_welcome: 'promotions.welcome_title',
  reward_ftd: 'promotions.ftd_title',
  reward_recharge: 'promotions.recharge_title',
  reward_recharge_rebate: 'promotions.recharge_rebate_title',
  reward_invitation: 'promotions.invitation_title',
  reward_lottery_wheel: 'promotions.lottery_wheel_title',
  reward_daily_rescue: 'promotions.daily_rescue_title',
  reward_chat_rain: 'information.reward_chat_rain',
  reward_race: 'information.reward_race',
};

/** What an order is called: a deposit, a withdrawal, or a reward by its kind. A kind nobody has named is a "reward". */
export function orderWord(kind: string): Phrase {
  return words[kind] ?? 'loyalty.kind_reward';
}
