import type { live } from '@arara/contract';
import { toCents } from '../../../lib/format.ts';

export type OwnBet = live.LiveDrawOwnBet;

/** Own bets with newer words about them; each stands once. An end is not undone by an older word. */
export function withOwn(known: readonly OwnBet[], told: readonly OwnBet[]): readonly OwnBet[] {
  const all = new Map(known.map((bet) => [bet.id, bet]));
  for (const bet of told) {
    const before = all.get(bet.id);
    if (!before || before.state === 'placed' || bet.state !== 'placed') all.set(bet.id, bet);
  }
  return [...all.values()].slice(-60);
}

/** What the table told of all bets, as far as it speaks of own ones; the same list when it does not. */
export function withNews(known: readonly OwnBet[], told: readonly live.LiveBet[]): readonly OwnBet[] {
  const news = new Map(told.filter(({ state }) => state !== 'placed').map((bet) => [bet.id, bet]));
  if (!known.some(({ id, state }) => state === 'placed' && news.has(id))) return known;
  return known.map((bet) => {
    const heard = bet.state === 'placed' ? news.get(bet.id) : undefined;
    return heard ? { ...bet, state: heard.state, payout: heard.payout } : bet;
  });
}

export interface OwnRound {
  readonly bets: readonly OwnBet[];
  readonly stakeCents: bigint;
  readonly payoutCents: bigint;
  /** Every bet has come to its end. */
  readonly isOver: boolean;
}

/** What the member has on a round. */
export function ownRound(all: readonly OwnBet[], roundId: string | undefined): OwnRound {
  const bets = all.filter((bet) => bet.round_id === roundId && bet.state !== 'cancelled');
  const sum = (read: (bet: OwnBet) => string) => bets.reduce((cents, bet) => cents + toCents(read(bet)), 0n);
  return {
    bets,
    stakeCents: sum(({ stake }) => stake),
    payoutCents: sum(({ payout }) => payout),
    isOver: bets.length > 0 && bets.every(({ state }) => state !== 'placed'),
  };
}

/** Piles of several bets, and of what is laid, on one table. */
export function piledUp(all: readonly ReadonlyMap<string, bigint>[]): ReadonlyMap<string, bigint> {
  const piles = new Map<string, bigint>();
  for (const one of all) for (const [key, cents] of one) piles.set(key, (piles.get(key) ?? 0n) + cents);
  return piles;
}
