import type { Env } from '../env.ts';

export type PromotionName =
  | 'first_deposit'
  | 'welcome_bonus'
  | 'recharge'
  | 'recharge_rebate'
  | 'invitation'
  | 'lottery_wheel'
  | 'daily_rescue'
  | 'chat_rain'
  | 'races'
  | 'vip_rewards'
  | 'rebates'
  | 'agency_recharge'
  | 'agency_betting';

type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

/** What a market allows: chosen by the setting `JURISDICTION`, read by whoever offers something that it may forbid. */
export interface Policy {
  readonly name: Env['JURISDICTION'];
  readonly promotions: Readonly<Record<PromotionName, boolean>>;
  readonly games: {
    /** Games against the house. */
    readonly house: boolean;
    /** Games in which members win from each other. */
    readonly between_players: boolean;
    /** Rounds that follow each other without a press. */
    readonly autoplay: boolean;
    /** Free spins and other features for a price. */
    readonly feature_buy: boolean;
    /** Spins told more quickly than usual. */
    readonly turbo: boolean;
    /** Demo money for whoever asks, without an account. */
    readonly demo: boolean;
  };
  readonly limits: {
    readonly offered: readonly LimitKind[];
    /** Of these kinds a member must have one before the first deposit. */
    readonly mandatory: readonly LimitKind[];
  };
}

const policies: Readonly<Record<Env['JURISDICTION'], Policy>> = {
  /** Everything the product has. */
  default: {
    name: 'default',
    promotions: {
      first_deposit: true,
      welcome_bonus: true,
      recharge: true,
      recharge_rebate: true,
      invitation: true,
      lottery_wheel: true,
      daily_rescue: true,
      chat_rain: true,
      races: true,
      vip_rewards: true,
      rebates: true,
      agency_recharge: true,
      agency_betting: true,
    },
    games: {
      house: true,
      between_players: true,
      autoplay: true,
      feature_buy: true,
      turbo: true,
      demo: true,
    },
    limits: { offered: ['deposit', 'loss', 'stake', 'session'], mandatory: [] },
  },
  /** Brazil's regulated market: Lei 14.790/2023 art. 29 and Portaria SPA/MF 1.231/2024. */
  'br-regulated': {
    name: 'br-regulated',
    promotions: {
      // Advantages given for registering or depositing.
      first_deposit: false,
      welcome_bonus: false,
      recharge: false,
      recharge_rebate: false,
      invitation: false,
      lottery_wheel: false,
      agency_recharge: false,
      // Prizes for playing more than others do.
      races: false,
      // VIP levels rise with deposits; they may be shown, not rewarded.
      vip_rewards: false,
      // What follows play that has been settled, and asks for no deposit.
      daily_rescue: true,
      chat_rain: true,
      rebates: true,
      agency_betting: true,
    },
    games: {
      house: true,
      between_players: false,
      autoplay: false,
      feature_buy: false,
      turbo: false,
      // Whoever plays has been identified first, and is of age.
      demo: false,
    },
    limits: { offered: ['deposit', 'loss', 'stake', 'session'], mandatory: ['deposit'] },
  },
};

export function policyOf(jurisdiction: Env['JURISDICTION']): Policy {
  return policies[jurisdiction];
}
