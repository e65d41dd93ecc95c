/** The house's accounts; their ids are fixed by the first migration. Balances of house accounts are sums of movements. */
export const houseAccounts = {
  games: 1n,
  openRounds: 2n,
  psp: 3n,
  payouts: 4n,
  fees: 5n,
  promotions: 6n,
  rebates: 7n,
  demo: 8n,
  adjustments: 9n,
  platforms: 10n,
  platformRounds: 11n,
  platformPrizes: 12n,
  jackpots: 13n,
  /** What the house has paid in the place of platforms that are gone. */
  platformLosses: 14n,
} as const;

export type WalletKind = 'cash' | 'bonus' | 'held' | 'rebate';

/** One wallet of a member: the ledger's account and what is in it. */
export interface Wallet {
  readonly accountId: bigint;
  readonly balanceCents: bigint;
}

export type Wallets = Readonly<Record<WalletKind, Wallet>>;
