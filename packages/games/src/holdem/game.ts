import { bestValue } from '../cards/best-value.ts';
import { type Card, deck } from '../cards/deck.ts';
import { fiveCardHands, handOfValue } from '../cards/ranking.ts';
import type { AntePaid, AnteResult } from '../pokertable/game.ts';

const [pair, four, ace] = [1, 2, 12];
const lowestWith = (rank: number) => (pair * 13 + rank) * 13 ** 4;

/** Hold’em Ipanema: two cards each and five for both; all amounts are in antes. */
export const holdemGame = {
  slug: 'holdem-ipanema',
  hands: fiveCardHands,
  /** Cards that lie open while the player decides. */
  flop: 3,
  /** What playing on costs; it is laid down with the ante and comes back when the player folds. */
  raise: 2,
  /** The dealer needs a pair of fours or better. */
  qualifying: lowestWith(four),
  /** What the ante pays to one when it wins, by the number of the player's hand. */
  antePays: [1, 1, 1, 1, 1, 2, 3, 10, 20, 100],
  /** What the side bet needs at least, of the two own cards and the first three on the table. */
  sideLeast: lowestWith(ace),
  /** What the side bet of one ante pays to one, by the number of that hand. */
  sidePays: [0, 7, 7, 7, 7, 20, 30, 40, 50, 100],
} as const;

/** Who wins, by the values of the best five of seven cards. */
export function holdemResult(player: number, dealer: number, isPlayed: boolean): AnteResult {
  if (!isPlayed) return 'folded';
  if (dealer < holdemGame.qualifying) return 'unqualified';
  if (player === dealer) return 'tied';
  return player > dealer ? 'won' : 'lost';
}

/** What the ante and the raise give back. Against a dealer who does not play the ante wins as if it had won. */
export function mainPaid(hand: number, result: AnteResult): Pick<AntePaid, 'ante' | 'raise'> {
  const { raise, antePays } = holdemGame;
  const ante = 1 + (antePays[hand] ?? 1);
  switch (result) {
    case 'folded':
      return { ante: 0, raise };
    case 'unqualified':
      return { ante, raise };
    case 'won':
      return { ante, raise: 2 * raise };
    case 'tied':
      return { ante: 1, raise };
    case 'lost':
      return { ante: 0, raise: 0 };
  }
}

/** What the side bet gives back, by the value of the own cards and the first three on the table. */
export function sidePaid(value: number): number {
  const { sideLeast, sidePays } = holdemGame;
  return value < sideLeast ? 0 : 1 + (sidePays[handOfValue(value, 5)] ?? 0);
}

/** All antes a bet costs. */
export const holdemStaked = (hasSide: boolean) => 1 + holdemGame.raise + (hasSide ? 1 : 0);

/** The value of the best five of these cards. */
export function heldValue(cards: readonly Card[]): number {
  return bestValue(cards.map((card) => deck.indexOf(card)));
}

/** The name of the best hand of these cards. */
export function heldHand(cards: readonly Card[]): string {
  return holdemGame.hands[handOfValue(heldValue(cards), 5)] ?? '';
}
