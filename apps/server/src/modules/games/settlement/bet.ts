import type { Draws } from '@arara/fair';
import type { Json } from '@arara/games';

/** What drawing a bet gave. `payoutCents` null: the round stays open and `secret` holds what was drawn. */
export interface Drawn {
  readonly payoutCents: bigint | null;
  readonly outcome: Json;
  readonly secret: Json;
  readonly view: Json;
}

/** A bet on its way to the database. `draw` is pure: called again with the same draws it gives the same. */
export interface Bet {
  readonly memberId: string;
  readonly game: string;
  readonly version: number;
  readonly stakeCents: bigint;
  readonly bet: Json;
  readonly key: string;
  /** The share of the stake that counts towards rollover while a bonus is active. */
  readonly contributionPercent: number;
  /** Whether the title has a pool, which the stake feeds and can win. */
  readonly feedsJackpot: boolean;
  /** Whether the game is played in steps: one round of it is open at a time. */
  readonly isStepped: boolean;
  draw(draws: Draws): Drawn;
}

/** A bet that stands, durably, before its player hears of it. */
export interface SettledBet {
  readonly kind: 'settled';
  readonly roundId: string;
  readonly drawn: Drawn;
  /** What the pool paid on top of what was drawn. */
  readonly jackpotCents: bigint;
  readonly seedId: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly cashCents: bigint;
  readonly bonusCents: bigint;
}

export type BetResult =
  | SettledBet
  /** The same key and bet were settled before, as this round. */
  | { readonly kind: 'repeated'; readonly roundId: string }
  | { readonly kind: 'refused'; readonly reason: BetRefusal };

/** Why the database refused a bet; see `settle_bets`. */
export type BetRefusal = 'conflict' | 'poor' | 'blocked' | 'open' | 'paused' | 'limit' | 'bonus_stake';
