import type { Analysis } from './rtp/configuration.ts';
import type { GameRules, Json } from './rules.ts';

/** Which stage plays a title's events. */
export type Engine =
  | 'andarbahar'
  | 'baccarat'
  | 'bingo'
  | 'blackjack'
  | 'crash'
  | 'dice'
  | 'dragon'
  | 'digits'
  | 'fishing'
  | 'football'
  | 'lottery'
  | 'mines'
  | 'plinko'
  | 'poker'
  | 'pokertable'
  | 'roulette'
  | 'scratch'
  | 'sicbo'
  | 'slots'
  | 'tower'
  | 'aquarium'
  | 'coin'
  | 'crossing'
  | 'gems'
  | 'hi_lo'
  | 'keno'
  | 'race'
  | 'rings'
  | 'volleyball'
  | 'wheel';

/** What the lobby can be filtered by; each has its word in the phrases. */
export type FeatureTag =
  | 'wilds'
  | 'scatters'
  | 'free_spins'
  | 'cash_out'
  | 'adjustable_risk'
  | 'many_bets'
  | 'many_cards'
  | 'extra_balls'
  | 'scratching'
  | 'many_markets'
  | 'ways'
  | 'pay_anywhere'
  | 'clusters'
  | 'growing_wilds'
  | 'sticky_wilds'
  | 'walking_wilds'
  | 'multipliers'
  | 'cascades'
  | 'collection'
  | 'bonus_wheel'
  | 'pick_bonus'
  | 'hold_and_win'
  | 'fixed_jackpots'
  | 'progressive_jackpot'
  | 'ante_bet'
  | 'buy_feature'
  | 'own_decisions'
  | 'quick_pick';

/**
 * One sentence of a game's rules: a phrase key and what fills its places. A value that is a key itself
 * (`games.symbol_lua`) is to be translated first; `amountCents` is to be formatted and fills the place `amount`.
 */
export type HelpLine = { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };

/** All the house knows of a title; a family of titles gathers them in its `titles.ts`. */
export interface Title {
  /** The newest version; older ones stay in `registry.ts`. */
  readonly rules: GameRules;
  /** Key of its name in the phrases. */
  readonly titleKey: string;
  readonly engine: Engine;
  readonly features: readonly FeatureTag[];
  readonly help: readonly HelpLine[];
  /** The exact facts of every bet it accepts. */
  readonly analyse: () => Analysis;
  /** A round for people who test a verifier of their own: a bet, and steps enough to end it. */
  readonly vector: { readonly bet: Json; readonly actions?: readonly Json[] };
  /**
   * A count against the totals recorded for the title: what contradicts them. `isWhole` asks for what takes minutes
   * too; without it a title that takes so long counts a part.
   */
  readonly prove?: (isWhole: boolean) => string[];
}
