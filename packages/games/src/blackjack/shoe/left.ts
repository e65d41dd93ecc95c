import { shoeDecks } from '../table.ts';

/** How many cards are left by their points: aces at 1, at 10 all that count ten. Nothing stands at 0. */
export type Left = number[];

export const fullShoe: Readonly<Left> = [
  0,
  ...Array.from({ length: 9 }, () => 4 * shoeDecks),
  16 * shoeDecks,
];
export const shoeSize = 52 * shoeDecks;

export const everyPoints = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** No round and no way to play one, good or bad, takes more cards off a shoe. */
const mostDealt = 40;

const orders: bigint[] = [];
for (let left = shoeSize - mostDealt, ways = 1n; left <= shoeSize; left += 1) {
  if (left > shoeSize - mostDealt) ways *= BigInt(left);
  orders[left] = ways;
}

/**
 * In how many orders the next cards can lie when so many are left. A shoe is looked at down to its 40th card: with all cards
 * left there are 312 × 311 × … × 273 orders, all equally likely, and everything is counted in them.
 */
export function ordersOf(left: number): bigint {
  const ways = orders[left];
  if (ways === undefined) throw new RangeError(`a round does not leave ${left} cards`);
  return ways;
}

/** Cards by points as one number, whatever their order. */
export const placeOf = (points: number): number => 32 ** (points - 1);

/** The ways to draw a card of these points, with it taken off while `then` looks. */
export function drawing<Value>(left: Left, points: number, then: (ways: bigint) => Value): Value {
  const ways = left[points] ?? 0;
  left[points] = ways - 1;
  const value = then(BigInt(ways));
  left[points] = ways;
  return value;
}
