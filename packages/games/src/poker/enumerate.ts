import { choose, forEachDeal, placeSubsets, setSizes as sizes, suitNamings } from '../cards/deals.ts';
import { handNumber } from './hands.ts';

/** What all deals come to under a way of playing, by how many cards are drawn, 0 to 5. */
export type PokerTotals = {
  /** Deals that draw so many. */
  readonly deals: readonly number[];
  /** Sums over those deals and all C(47, drawn) draws of each: what is paid (times the stake), its square, how often. */
  readonly pays: readonly number[];
  readonly squares: readonly number[];
  readonly hits: readonly number[];
};

/** How many draws there are of 0 to 5 cards from the 47 that were not dealt. */
export const drawsOf: readonly number[] = [0, 1, 2, 3, 4, 5].map((drawn) => choose(47, drawn));

/**
 * A figure for every set of up to five cards: its sum over all five-card hands that contain the set. By size, then
 * by the set's place: the sum of C(card, n) over its cards in order, n counting from 1.
 */
type SetTables = readonly Float64Array[];

/** The number of the hand that five cards make, by their places in the deck, lowest first. */
type HandNumberOf = (cards: readonly number[]) => number;

/** The tables of what hands pay, of its square, and of whether they pay. */
export type HandTables = readonly [SetTables, SetTables, SetTables];

export function tablesOf(pays: readonly number[], handNumberOf: HandNumberOf = numberOf): HandTables {
  const empty = () => [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose(52, size)));
  const tables = [empty(), empty(), empty()] as const;
  const places = new Int32Array(32);
  forEachDeal((cards) => {
    const paid = pays[handNumberOf(cards)] ?? 0;
    if (paid === 0) return;
    placeSubsets(cards, places);
    addToTables(tables[0], places, paid);
    addToTables(tables[1], places, paid * paid);
    addToTables(tables[2], places, 1);
  });
  return tables;
}

function addToTables(tables: SetTables, places: Int32Array, figure: number): void {
  for (let bits = 0; bits < 32; bits += 1) {
    const table = tables[sizes[bits] ?? 0];
    const place = places[bits] ?? 0;
    if (table) table[place] = (table[place] ?? 0) + figure;
  }
}

/**
 * A figure summed over all draws, for each of the 32 holds of one deal: over the hands that contain the held cards
 * and none of the discarded ones, by inclusion and exclusion over the discards.
 */
export function sumsOverDraws(tables: SetTables, cards: readonly number[]): Float64Array {
  const places = new Int32Array(32);
  placeSubsets(cards, places);
  const sums = new Float64Array(32);
  for (let bits = 0; bits < 32; bits += 1) sums[bits] = tables[sizes[bits] ?? 0]?.[places[bits] ?? 0] ?? 0;
  for (let card = 1; card < 32; card <<= 1) {
    for (let bits = 0; bits < 32; bits += 1) {
      if ((bits & card) === 0) sums[bits] = (sums[bits] ?? 0) - (sums[bits | card] ?? 0);
    }
  }
  return sums;
}

/** The hold that pays most on average, as bits. */
function bestHold(paid: Float64Array): number {
  const worth = (bits: number) => (paid[bits] ?? 0) / (drawsOf[5 - (sizes[bits] ?? 0)] ?? 1);
  let best = 0;
  for (let bits = 1; bits < 32; bits += 1) if (worth(bits) > worth(best)) best = bits;
  return best;
}

/**
 * Plays all 2,598,960 deals with every draw: perfectly, and by suggestions, which give the held places of a deal as
 * bits. Deals that differ in the names of suits alone are played once and counted as often as they come. All sums
 * stay below 2^53 and so are exact.
 */
export function countPoker(
  pays: readonly number[],
  suggest: (cards: readonly number[]) => number,
  handNumberOf: HandNumberOf = numberOf,
): { perfect: PokerTotals; suggested: PokerTotals } {
  const tables = tablesOf(pays, handNumberOf);
  const [perfect, suggested] = [emptyTotals(), emptyTotals()];
  forEachDeal((cards) => {
    const times = suitNamings(cards);
    if (times === 0) return;
    const [paid, squared, counted] = [
      sumsOverDraws(tables[0], cards),
      sumsOverDraws(tables[1], cards),
      sumsOverDraws(tables[2], cards),
    ];
    for (const [totals, bits] of [
      [perfect, bestHold(paid)],
      [suggested, suggest(cards)],
    ] as const) {
      const drawn = 5 - (sizes[bits] ?? 0);
      const add = (list: number[], amount: number) => {
        list[drawn] = (list[drawn] ?? 0) + amount * times;
      };
      add(totals.deals, 1);
      add(totals.pays, paid[bits] ?? 0);
      add(totals.squares, squared[bits] ?? 0);
      add(totals.hits, counted[bits] ?? 0);
    }
  });
  return { perfect, suggested };
}

function emptyTotals() {
  const column = (): number[] => [0, 0, 0, 0, 0, 0];
  return { deals: column(), pays: column(), squares: column(), hits: column() };
}

function numberOf(cards: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  // In order by number, all are of one suit when the first and the last are.
  const isFlush = Math.floor(a / 13) === Math.floor(e / 13);
  return handNumber(a % 13, b % 13, c % 13, d % 13, e % 13, isFlush);
}
