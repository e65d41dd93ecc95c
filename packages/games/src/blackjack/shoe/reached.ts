import { countOf, type Points, taking } from '../solve.ts';
import { doubleTotals } from '../table.ts';
import type { PlayedMove } from './best-play.ts';
import { everyPoints } from './left.ts';

/** A hand in which something is decided. */
export interface Decided {
  readonly hand: Points;
  /** Its points, lowest first. */
  readonly points: readonly number[];
  readonly canDouble: boolean;
}

export interface Ended {
  readonly points: readonly number[];
  readonly total: number;
  readonly isDoubled: boolean;
  /** In how many orders these cards end a hand so. */
  readonly orders: number;
}

/**
 * Plays every hand from its first two cards by `moveOf`, card by card; hands of the same cards are one, with the orders in which
 * they come. `isLast` hands take no more.
 */
export function playEach(
  begins: readonly (readonly number[])[],
  isLast: boolean,
  moveOf: (decided: Decided) => PlayedMove,
): Ended[] {
  const ends = new Map<string, Ended>();
  let open = new Map<string, { points: readonly number[]; orders: number }>();
  const put = (into: typeof open, points: readonly number[], orders: number) => {
    const sorted = points.toSorted((a, b) => a - b);
    const before = into.get(sorted.join())?.orders ?? 0;
    into.set(sorted.join(), { points: sorted, orders: before + orders });
  };
  const end = (points: readonly number[], orders: number, isDoubled: boolean) => {
    const sorted = points.toSorted((a, b) => a - b);
    const key = `${sorted.join()} ${isDoubled}`;
    const { total } = countOf(handOf(sorted));
    ends.set(key, { points: sorted, total, isDoubled, orders: (ends.get(key)?.orders ?? 0) + orders });
  };
  for (const points of begins) put(open, points, 1);
  while (open.size > 0) {
    const further: typeof open = new Map();
    for (const { points, orders } of open.values()) {
      const hand = handOf(points);
      const { total, isSoft } = countOf(hand);
      const canDouble =
        points.length === 2 && !isSoft && total >= doubleTotals.least && total <= doubleTotals.most;
      const move = isLast || total >= 21 ? 'S' : moveOf({ hand, points, canDouble });
      if (move === 'S') end(points, orders, false);
      else
        for (const next of everyPoints) {
          if (move === 'D') end([...points, next], orders, true);
          else put(further, [...points, next], orders);
        }
    }
    open = further;
  }
  return [...ends.values()];
}

const handOf = (points: readonly number[]): Points => points.reduce(taking, { sum: 0, hasAce: false });

const isNatural = (first: number, second: number) => first + second === 11 && (first === 1 || second === 1);

/** Any two cards in the order they come, but for naturals and for pairs that are split. */
export function beginsOf(isSplit: (points: number) => boolean): (readonly number[])[] {
  return everyPoints.flatMap((first) =>
    everyPoints
      .filter((second) => !isNatural(first, second) && !(first === second && first < 10 && isSplit(first)))
      .map((second) => [first, second]),
  );
}

/** A card of a pair with another card. */
export const beginsOfPair = (points: number): (readonly number[])[] =>
  everyPoints.map((next) => [points, next]);
