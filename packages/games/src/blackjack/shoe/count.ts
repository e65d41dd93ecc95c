import { countOf, dealerEnds } from '../solve.ts';
import { isSplit } from '../strategy.ts';
import { type HandKind, handMultiplier, naturalPays } from '../table.ts';
import type { PlayedMove } from './best-play.ts';
import { bestMove } from './charts.ts';
import { dealerWays, naturalOrders } from './dealer.ts';
import { everyPoints, fullShoe, type Left, ordersOf, placeOf, shoeSize } from './left.ts';
import { beginsOf, beginsOfPair, type Decided, type Ended, playEach } from './reached.ts';

/** What is paid, in ten-thousandths, and in how many orders of the shoe. */
export type PaidWays = Map<number, bigint>;

const letters: Readonly<Record<string, PlayedMove>> = { hit: 'H', stand: 'S', double: 'D' };

/** The recorded best play of one kind of hand. */
export function recordedMove(kind: HandKind, pair: number, up: number) {
  return ({ hand, points, canDouble }: Decided): PlayedMove =>
    letters[bestMove({ kind, pair, points, total: countOf(hand) }, up, canDouble)] ?? 'S';
}

/** How rounds against a card of the dealer's end by the recorded play where the dealer has no natural. */
export function countAgainst(up: number): PaidWays {
  const shoe = shoeWithout([up]);
  const paid: PaidWays = new Map();
  const add = (amount: number, ways: bigint) => {
    if (ways > 0n) paid.set(amount, (paid.get(amount) ?? 0n) + ways * BigInt(fullShoe[up] ?? 0));
  };
  for (const natural of [
    [1, 10],
    [10, 1],
  ])
    add(naturalPays, playedOrders(shoe, natural, up));
  const splitsAt = (points: number) => isSplit(points, up);
  for (const end of playEach(beginsOf(splitsAt), false, recordedMove('own', 0, up))) {
    for (const [amount, ways] of paidOf('own', end, shoe, end.points, up)) add(amount, ways);
  }
  for (const points of everyPoints) {
    if (points === 10 || !splitsAt(points)) continue;
    for (const [amount, ways] of countPair(points, up, shoe)) add(amount, ways);
  }
  return paid;
}

function shoeWithout(points: readonly number[]): Left {
  const left = [...fullShoe];
  for (const one of points) left[one] = (left[one] ?? 0) - 1;
  return left;
}

/** Ways to draw these points one by one, and what is left then. */
function drawn(shoe: Readonly<Left>, points: readonly number[]): { ways: bigint; left: Left; size: number } {
  const left = [...shoe];
  let ways = 1n;
  for (const one of points) {
    const have = left[one] ?? 0;
    ways *= BigInt(have);
    left[one] = have - 1;
  }
  return { ways, left, size: shoeSize - 1 - points.length };
}

/** Orders with these cards drawn where the dealer has no natural. */
function playedOrders(shoe: Readonly<Left>, points: readonly number[], up: number): bigint {
  const { ways, left, size } = drawn(shoe, points);
  return ways * (ordersOf(size) - naturalOrders(up, left, size));
}

/** What one hand is paid when these cards have left the shoe, its own among them. */
function paidOf(
  kind: HandKind,
  { total, isDoubled, orders }: Ended,
  shoe: Readonly<Left>,
  gone: readonly number[],
  up: number,
): PaidWays {
  if (total > 21) return new Map([[0, BigInt(orders) * playedOrders(shoe, gone, up)]]);
  const { ways, left, size } = drawn(shoe, gone);
  const paid: PaidWays = new Map();
  for (const [end, dealt] of dealerWays(up, left, size).entries()) {
    const amount = handMultiplier(kind, isDoubled, total, dealerEnds[end] ?? 0);
    paid.set(amount, (paid.get(amount) ?? 0n) + ways * dealt * BigInt(orders));
  }
  return paid;
}

/**
 * What both hands of a pair are paid together. Where neither goes over, their cards are counted together; where one does, what
 * the other is paid is what it is paid in all, less that.
 */
function countPair(points: number, up: number, shoe: Readonly<Left>): PaidWays {
  const isAces = points === 1;
  const begins = beginsOfPair(points);
  const owns = playEach(begins, isAces, recordedMove('own', points, up)).filter(({ total }) => total <= 21);
  const frees = playEach(begins, isAces, recordedMove('free', points, up)).filter(({ total }) => total <= 21);
  const paid: PaidWays = new Map();
  const add = (amount: number, ways: bigint) => paid.set(amount, (paid.get(amount) ?? 0n) + ways);
  let over = playedOrders(shoe, [points, points], up);
  for (const [kind, ends] of [
    ['own', owns],
    ['free', frees],
  ] as const) {
    for (const end of ends) {
      for (const [amount, ways] of paidOf(kind, end, shoe, [points, ...end.points], up)) {
        add(amount, ways);
        over -= ways;
      }
    }
  }
  for (const [own, free, ways] of countTogether(owns, frees, shoe, up)) {
    add(own, -ways);
    add(free, -ways);
    add(own + free, ways);
    over += ways;
  }
  add(0, over);
  return paid;
}

/** How both hands come to what they come to: the place in a list of each, as one number. */
const classOf = ({ total, isDoubled }: Ended) => total + (isDoubled ? 32 : 0);

/** What the two hands are paid in all orders in which neither goes over. */
function countTogether(owns: readonly Ended[], frees: readonly Ended[], shoe: Readonly<Left>, up: number) {
  // Hands of the same cards in all leave the same cards to the dealer.
  const gathered = new Map<number, Map<number, number>>();
  const keyOf = (one: Ended) => one.points.reduce((sum, points) => sum + placeOf(points), 0);
  const freeKeys = frees.map((free) => [free, keyOf(free), classOf(free)] as const);
  for (const own of owns) {
    const [ownKey, ownClass] = [keyOf(own), classOf(own) * 64];
    for (const [free, freeKey, freeClass] of freeKeys) {
      let classes = gathered.get(ownKey + freeKey);
      if (!classes) {
        classes = new Map();
        gathered.set(ownKey + freeKey, classes);
      }
      const both = ownClass + freeClass;
      classes.set(both, (classes.get(both) ?? 0) + own.orders * free.orders);
    }
  }
  const sums = new Map<number, bigint>();
  for (const [key, classes] of gathered) {
    const { ways, left, size } = drawn(shoe, pointsAt(key));
    for (const [end, dealt] of dealerWays(up, left, size).entries()) {
      if (dealt === 0n) continue;
      const one = ways * dealt;
      for (const [both, orders] of classes) {
        const place = both * dealerEnds.length + end;
        sums.set(place, (sums.get(place) ?? 0n) + one * BigInt(orders));
      }
    }
  }
  return [...sums].map(([place, ways]) => {
    const dealer = dealerEnds[place % dealerEnds.length] ?? 0;
    const both = Math.floor(place / dealerEnds.length);
    const paid = (kind: HandKind, one: number) => handMultiplier(kind, one >= 32, one % 32, dealer);
    return [paid('own', Math.floor(both / 64)), paid('free', both % 64), ways] as const;
  });
}

const pointsAt = (key: number) =>
  everyPoints.flatMap((points) =>
    Array.from({ length: Math.floor(key / placeOf(points)) % 32 }, () => points),
  );
