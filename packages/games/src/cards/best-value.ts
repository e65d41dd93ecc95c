/** Ranks held at least once, twice, three and four times, as bits; the two is the lowest bit. */
export type HeldRanks = { once: number; twice: number; thrice: number; four: number };

const sets = 8192;
/** The top rank of the best straight among ranks, -1 without one; the ace also stands below the two. */
const straightTops = Int8Array.from({ length: sets }, (_, ranks) => {
  for (let top = 12; top >= 4; top -= 1) {
    const run = 31 << (top - 4);
    if ((ranks & run) === run) return top;
  }
  const wheel = 0b1_0000_0000_1111;
  return (ranks & wheel) === wheel ? 3 : -1;
});
/** The five highest ranks as digits. */
const highest = Int32Array.from({ length: sets }, (_, ranks) => digits(0, ranks, 5));
/** What five or more cards of one suit are worth; 0 for fewer. */
const flushes = Int32Array.from({ length: sets }, (_, ranks) => {
  const top = straightTops[ranks] ?? -1;
  if (top >= 0) return handValue(top === 12 ? 9 : 8, top, 0, 0);
  return sizeOf(ranks) < 5 ? 0 : 5 * 13 ** 5 + (highest[ranks] ?? 0);
});

/** The value of the best five of up to seven cards by their ranks alone, on the scale of `fiveCardValue`. */
export function ranksValue({ once, twice, thrice, four }: HeldRanks): number {
  if (four !== 0) {
    const rank = topOf(four);
    return handValue(7, rank, topOf(once & ~(1 << rank)), 0);
  }
  const three = topOf(thrice);
  const pairs = thrice === 0 ? twice : twice & ~(1 << three);
  if (thrice !== 0 && pairs !== 0) return handValue(6, three, topOf(pairs), 0);
  const straight = straightTops[once] ?? -1;
  if (straight >= 0) return handValue(4, straight, 0, 0);
  if (thrice !== 0) return digits(3 * 13 + three, once & ~(1 << three), 2) * 169;
  if (twice === 0) return highest[once] ?? 0;
  const pair = topOf(twice);
  const others = twice & ~(1 << pair);
  if (others === 0) return digits(13 + pair, once & ~(1 << pair), 3) * 13;
  const second = topOf(others);
  return handValue(2, pair, second, topOf(once & ~(1 << pair) & ~(1 << second)));
}

/** The value of a flush of these ranks of one suit, a straight flush among them; 0 when they are fewer than five. */
export function flushValue(ranks: number): number {
  return flushes[ranks] ?? 0;
}

/** One card more of a rank. */
export function addRank(held: HeldRanks, rank: number): void {
  const bit = 1 << rank;
  held.four |= held.thrice & bit;
  held.thrice |= held.twice & bit;
  held.twice |= held.once & bit;
  held.once |= bit;
}

/** The value of the best five of five to seven cards, which are numbers of the deck. */
export function bestValue(cards: readonly number[]): number {
  const held = { once: 0, twice: 0, thrice: 0, four: 0 };
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = Math.floor(card / 13);
    addRank(held, card % 13);
    suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13));
  }
  return Math.max(ranksValue(held), ...suits.map(flushValue));
}

function topOf(ranks: number): number {
  return 31 - Math.clz32(ranks);
}

/** How many ranks there are. */
export function sizeOf(ranks: number): number {
  let size = 0;
  for (let rest = ranks; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** A value with so many of the highest ranks as its next digits. */
function digits(value: number, ranks: number, places: number): number {
  let [result, rest] = [value, ranks];
  for (let place = 0; place < places; place += 1) {
    const top = rest === 0 ? 0 : topOf(rest);
    result = result * 13 + top;
    rest &= ~(1 << top);
  }
  return result;
}

function handValue(hand: number, first: number, second: number, third: number): number {
  return (((hand * 13 + first) * 13 + second) * 13 + third) * 169;
}
