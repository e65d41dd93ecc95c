import type { Card } from '../cards/deck.ts';
import { cardsValue, handOfValue } from '../cards/ranking.ts';

/** What sets one table apart from another; all amounts are in antes. */
export interface AnteGame {
  readonly slug: string;
  readonly hands: readonly string[];
  readonly handSize: number;
  /** Cards of the dealer's that lie open while the player decides. */
  readonly dealerOpen: number;
  /** What playing on costs; it is laid down with the ante and comes back when the player folds. */
  readonly raise: number;
  /** The dealer needs a hand of this value for the raise to count. */
  readonly qualifying: number;
  /** What a won raise pays to one, by the number of the player's hand. */
  readonly raisePays: readonly number[];
  /** What the ante pays on top, whoever wins, by the number of the player's hand. */
  readonly bonus: readonly number[];
  /** What the side bet of one ante pays to one, by the number of the player's hand; `null` without one. */
  readonly sidePays: readonly number[] | null;
  /** Whether to play on, by a strategy whose return is proven. */
  suggests(player: readonly Card[], dealerOpen: readonly Card[]): boolean;
}

export type AnteResult = 'folded' | 'unqualified' | 'won' | 'tied' | 'lost';

/** What comes back of each part, in antes. */
export type AntePaid = { ante: number; raise: number; bonus: number; side: number };

export function resultOf(
  { qualifying }: AnteGame,
  player: number,
  dealer: number,
  isPlayed: boolean,
): AnteResult {
  if (!isPlayed) return 'folded';
  if (dealer < qualifying) return 'unqualified';
  if (player === dealer) return 'tied';
  return player > dealer ? 'won' : 'lost';
}

/** What each part of a bet gives back, by the number of the player's hand. The side bet counts whatever is decided. */
export function antePaid(game: AnteGame, hand: number, result: AnteResult, hasSide: boolean): AntePaid {
  const { raise, raisePays, bonus, sidePays } = game;
  const wonSide = hasSide ? (sidePays?.[hand] ?? 0) : 0;
  const side = wonSide > 0 ? wonSide + 1 : 0;
  const extra = result === 'folded' ? 0 : (bonus[hand] ?? 0);
  switch (result) {
    case 'folded':
      return { ante: 0, raise, bonus: 0, side };
    case 'unqualified':
      return { ante: 2, raise, bonus: extra, side };
    case 'won':
      return { ante: 2, raise: raise * (1 + (raisePays[hand] ?? 1)), bonus: extra, side };
    case 'tied':
      return { ante: 1, raise, bonus: extra, side };
    case 'lost':
      return { ante: 0, raise: 0, bonus: extra, side };
  }
}

/** All antes a bet costs. */
export function antesStaked(game: AnteGame, hasSide: boolean): number {
  return 1 + game.raise + (hasSide ? 1 : 0);
}

/** The name of the hand that cards make. */
export function handNameOf(game: AnteGame, cards: readonly Card[]): string {
  return game.hands[handOfValue(cardsValue(cards), game.handSize)] ?? '';
}
