import { deck } from './deck.ts';

/** C(n, k) for n up to 52 and k up to 5, at 6 * n + k. */
const binomials = new Int32Array(53 * 6);
for (let n = 0; n <= 52; n += 1) {
  binomials[6 * n] = 1;
  for (let k = 1; k <= 5; k += 1) binomials[6 * n + k] = ((binomials[6 * n + k - 1] ?? 0) * (n - k + 1)) / k;
}
export const choose = (n: number, k: number) => binomials[6 * n + k] ?? 0;

/** How many cards each choice of five, as bits, holds. */
export const setSizes = Uint8Array.from(
  { length: 32 },
  (_, bits) => [0, 1, 2, 3, 4].filter((bit) => (bits >> bit) & 1).length,
);

/**
 * How many deals arise from this one by naming its suits anew, told once for all of them: for the one whose suits
 * hold falling sets of ranks; 0 for the others.
 */
export function suitNamings(cards: readonly number[]): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = 1 << (card % 13);
    if (card < 13) a |= bit;
    else if (card < 26) b |= bit;
    else if (card < 39) c |= bit;
    else d |= bit;
  }
  if (a < b || b < c || c < d) return 0;
  // Suits that hold the same ranks cannot be told apart.
  const alikeAfterB = a === b ? 2 : 1;
  const alikeAfterC = b === c ? alikeAfterB + 1 : 1;
  const alikeAfterD = c === d ? alikeAfterC + 1 : 1;
  return 24 / (alikeAfterB * alikeAfterC * alikeAfterD);
}

/** Every five cards of the deck, by number, lowest first. The array is the same each time. */
export function forEachDeal(see: (cards: number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  for (let a = 0; a < deck.length; a += 1) {
    for (let b = a + 1; b < deck.length; b += 1) {
      for (let c = b + 1; c < deck.length; c += 1) {
        for (let d = c + 1; d < deck.length; d += 1) {
          for (let e = d + 1; e < deck.length; e += 1) {
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            see(cards);
          }
        }
      }
    }
  }
}

/** The table place of each subset of five cards in order. */
export function placeSubsets(cards: readonly number[], places: Int32Array): void {
  places[0] = 0;
  for (let top = 0; top < 5; top += 1) {
    const bit = 1 << top;
    const card = cards[top] ?? 0;
    // The highest card of the subset adds C(card, size) to the place of the rest.
    for (let rest = 0; rest < bit; rest += 1) {
      places[rest | bit] = (places[rest] ?? 0) + choose(card, (setSizes[rest] ?? 0) + 1);
    }
  }
}
