import { countOf, dealerEnds, taking } from '../solve.ts';
import { dealerStands } from '../table.ts';
import { everyPoints, type Left, ordersOf } from './left.ts';

/** Cards drawn under a card that is up, lowest points first: what follows them, and in how many orders they end the hand. */
interface Branch {
  readonly points: number;
  readonly depth: number;
  readonly next: Branch[];
  /** How the hand ends with these cards, a place in `dealerEnds`. */
  end: number;
  orders: number;
}

const trees = new Map<number, Branch>();

/** Every hand a dealer with this card up can end with, but for naturals: those are told before anybody plays. */
function treeOf(up: number): Branch {
  const known = trees.get(up);
  if (known) return known;
  const root: Branch = { points: 0, depth: 0, next: [], end: 0, orders: 0 };
  const first = taking({ sum: 0, hasAce: false }, up);
  let drawn = new Map([['', { cards: [] as readonly number[], hand: first, orders: 1 }]]);
  while (drawn.size > 0) {
    const further: typeof drawn = new Map();
    for (const { cards, hand, orders } of drawn.values()) {
      for (const points of everyPoints) {
        const isNatural = cards.length === 0 && up + points === 11 && (up === 1 || points === 1);
        if (isNatural) continue;
        const more = [...cards, points].toSorted((a, b) => a - b);
        const then = taking(hand, points);
        const { total } = countOf(then);
        if (total >= dealerStands) {
          const branch = branchOf(root, more);
          branch.end = dealerEnds.indexOf(Math.min(total, 23));
          branch.orders += orders;
        } else {
          const before = further.get(more.join())?.orders ?? 0;
          further.set(more.join(), { cards: more, hand: then, orders: before + orders });
        }
      }
    }
    drawn = further;
  }
  trees.set(up, root);
  return root;
}

function branchOf(root: Branch, cards: readonly number[]): Branch {
  let at = root;
  for (const points of cards) {
    let next = at.next.find((one) => one.points === points);
    if (!next) {
      next = { points, depth: at.depth + 1, next: [], end: 0, orders: 0 };
      at.next.push(next);
    }
    at = next;
  }
  return at;
}

/** So many cards of a shoe lie in fewer than 2^53 orders, which plain numbers count exactly. */
const plainDepth = 6;

/** In how many orders of the cards that are left the dealer ends with each of `dealerEnds` and has no natural. */
export function dealerWays(up: number, left: Left, size: number): readonly bigint[] {
  const ways = dealerEnds.map(() => 0n);
  // Those of few cards are summed by their number first, a row for each end.
  const plain = new Float64Array(dealerEnds.length * (plainDepth + 1));
  const walkOn = (branch: Branch, taken: bigint) => {
    for (const next of branch.next) {
      const have = left[next.points] ?? 0;
      if (have === 0) continue;
      const drawn = taken * BigInt(have);
      if (next.orders > 0) {
        ways[next.end] = (ways[next.end] ?? 0n) + drawn * BigInt(next.orders) * ordersOf(size - next.depth);
      }
      left[next.points] = have - 1;
      walkOn(next, drawn);
      left[next.points] = have;
    }
  };
  const walk = (branch: Branch, taken: number) => {
    if (branch.depth === plainDepth) {
      if (branch.next.length > 0) walkOn(branch, BigInt(taken));
      return;
    }
    for (const next of branch.next) {
      const have = left[next.points] ?? 0;
      if (have === 0) continue;
      const drawn = taken * have;
      const place = next.end * (plainDepth + 1) + next.depth;
      plain[place] = (plain[place] ?? 0) + drawn * next.orders;
      left[next.points] = have - 1;
      walk(next, drawn);
      left[next.points] = have;
    }
  };
  walk(treeOf(up), 1);
  for (const end of ways.keys()) {
    for (let depth = 1; depth <= plainDepth; depth += 1) {
      const drawn = plain[end * (plainDepth + 1) + depth] ?? 0;
      if (drawn > 0) ways[end] = (ways[end] ?? 0n) + BigInt(drawn) * ordersOf(size - depth);
    }
  }
  return ways;
}

/** In how many orders a ten lies under an ace, or an ace under a ten. */
export function naturalOrders(up: number, left: Readonly<Left>, size: number): bigint {
  const hole = up === 1 ? 10 : up === 10 ? 1 : 0;
  return BigInt(left[hole] ?? 0) * ordersOf(size - 1);
}
