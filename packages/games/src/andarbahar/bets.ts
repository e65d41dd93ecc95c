import { type Card, deck, rankOf } from '../cards/deck.ts';

/** More cards than it can take until one matches: all of the other ranks, and then one. */
export const mostDealt = deck.length - 3;

/** Ranges of how many cards it takes: from, to, and what they give back in ten-thousandths. */
const ranges = [
  [1, 5, 35_000],
  [6, 10, 44_000],
  [11, 15, 56_000],
  [16, 25, 44_000],
  [26, 30, 155_000],
  [31, 35, 260_000],
  [36, 40, 500_000],
  [41, mostDealt, 1_200_000],
] as const;

export interface AndarBet {
  /** "andar", "bahar", or a range of cards: "6-10". */
  readonly key: string;
  readonly kind: 'side' | 'range';
  readonly from: number;
  readonly to: number;
  /** What it gives back when it wins, in ten-thousandths, stake included. */
  readonly pays: number;
}

/** The side that gets the first card matches a little more often, and so pays less. */
export const andarBets: readonly AndarBet[] = [
  { key: 'andar', kind: 'side', from: 1, to: mostDealt, pays: 19_000 },
  { key: 'bahar', kind: 'side', from: 1, to: mostDealt, pays: 20_200 },
  ...ranges.map(([from, to, pays]) => ({ key: `${from}-${to}`, kind: 'range' as const, from, to, pays })),
];

/** The side the card in this place goes to, the first being 1. */
export function sideOf(place: number): 'andar' | 'bahar' {
  return place % 2 === 1 ? 'andar' : 'bahar';
}

/** What a bet gives back when so many cards were dealt until one matched. */
export function andarMultiplier(bet: AndarBet, dealt: number): number {
  const isWon = bet.kind === 'side' ? sideOf(dealt) === bet.key : dealt >= bet.from && dealt <= bet.to;
  return isWon ? bet.pays : 0;
}

/** The cards up to the first that has the rank of the card in the middle. */
export function dealtUntilMatch(middle: Card, cards: readonly Card[]): Card[] {
  const match = cards.findIndex((card) => rankOf(card) === rankOf(middle));
  return cards.slice(0, match + 1);
}

/** What each bet returns, to four decimals, for showing; a test holds it against the exact figures. */
export const andarReturns: Readonly<Record<string, number>> = {
  andar: 0.9785,
  bahar: 0.9796,
  '1-5': 0.9487,
  '6-10': 0.955,
  '11-15': 0.9465,
  '16-25': 0.9592,
  '26-30': 0.9452,
  '31-35': 0.9613,
  '36-40': 0.9483,
  '41-49': 0.9507,
};
