import { countOf, dealerEnds, type Points, taking } from '../solve.ts';
import { doubleTotals, type HandKind, handMultiplier, naturalPays } from '../table.ts';
import { dealerWays, naturalOrders } from './dealer.ts';
import { drawing, everyPoints, fullShoe, type Left, ordersOf, placeOf, shoeSize } from './left.ts';

/*
 * Best play of one round from a fresh shoe, by dynamic programming over what has left it.
 *
 * A decision may depend on the cards of the hand that is played, on the dealer's card, on insurance having been declined, and
 * for a hand of a pair on the other card of that pair. It does not look at what was drawn to the other hand of a pair. Among
 * all ways to play so, this one returns most, and what it returns is exact:
 *
 * - What the dealer has under an ace or a ten is looked at before anybody plays, so only orders without a natural are played.
 *   They are counted, not conditioned on: a worth is the sum of what is paid over all orders of the cards that are left, nothing
 *   where the dealer has a natural. Two decisions in one position are compared over the same orders.
 * - All orders of a shoe are equally likely, and a hand takes the next card or none by what it has seen. Whichever cards it
 *   leaves lie in an order that is again equally likely, so the dealer's cards may be counted from what is left of the shoe,
 *   and so may those of the second hand of a pair: taken by itself it is dealt as if the first had drawn nothing. The worth of
 *   a split is therefore the sum of the worths of its hands, each counted with both cards of the pair and the dealer's gone.
 */

export type PlayedMove = 'H' | 'S' | 'D';

/** What a hand is paid, in ten-thousandths, over all orders of what is left. */
interface Worth {
  readonly worth: bigint;
  readonly move: PlayedMove;
}

/** A hand, and the cards gone that only the other hand of its pair holds. */
interface Dealt {
  readonly hand: Points;
  readonly key: number;
  readonly cards: number;
}

/** The best play of a shoe against one card up. */
export function bestPlay(up: number) {
  const left: Left = [...fullShoe];
  left[up] = (left[up] ?? 0) - 1;
  const size = shoeSize - 1;
  const dealers = new Map<number, readonly bigint[]>();

  function dealerAfter(gone: number, sizeLeft: number): readonly bigint[] {
    const known = dealers.get(gone);
    if (known) return known;
    const ways = dealerWays(up, left, sizeLeft);
    dealers.set(gone, ways);
    return ways;
  }

  /** The hands of one kind; those of a pair of these points, where it is one. */
  function handsOf(kind: HandKind, pair: number) {
    const known = new Map<number, Worth>();
    const gone = pair === 0 ? 0 : placeOf(pair);
    const sizeAfter = (cards: number) => size - cards - (pair === 0 ? 0 : 1);

    function standing({ hand, key, cards }: Dealt, isDoubled: boolean): bigint {
      const { total } = countOf(hand);
      if (total > 21) return 0n;
      return dealerAfter(key + gone, sizeAfter(cards)).reduce(
        (sum, ways, end) => sum + ways * BigInt(handMultiplier(kind, isDoubled, total, dealerEnds[end] ?? 0)),
        0n,
      );
    }

    function drawn(dealt: Dealt, worthOf: (next: Dealt) => bigint): bigint {
      return everyPoints.reduce(
        (sum, points) => sum + drawing(left, points, (ways) => ways * worthOf(withCard(dealt, points))),
        0n,
      );
    }

    function play(dealt: Dealt): Worth {
      const { hand, key, cards } = dealt;
      const { total, isSoft } = countOf(hand);
      if (total > 21) return { worth: 0n, move: 'S' };
      const before = known.get(key);
      if (before) return before;
      let best: Worth = { worth: standing(dealt, false), move: 'S' };
      if (total < 21) {
        const hit = drawn(dealt, (next) => play(next).worth);
        if (hit > best.worth) best = { worth: hit, move: 'H' };
        if (cards === 2 && !isSoft && total >= doubleTotals.least && total <= doubleTotals.most) {
          const doubled = drawn(dealt, (next) => standing(next, true));
          if (doubled > best.worth) best = { worth: doubled, move: 'D' };
        }
      }
      known.set(key, best);
      return best;
    }
    return { play, standing, drawn };
  }

  const hands = new Map<string, ReturnType<typeof handsOf>>();
  function handsFor(kind: HandKind, pair: number) {
    const key = `${kind} ${pair}`;
    const known = hands.get(key) ?? handsOf(kind, pair);
    hands.set(key, known);
    return known;
  }

  /** Both hands of a pair whose cards are gone; aces get one card each. */
  function split(points: number): bigint {
    const kinds: readonly HandKind[] = ['own', 'free'];
    return kinds.reduce((sum, kind) => {
      const { drawn, standing, play } = handsFor(kind, points);
      return (
        sum +
        drawn(withCard(nothing, points), (next) => (points === 1 ? standing(next, false) : play(next).worth))
      );
    }, 0n);
  }

  /** What two cards are paid, and whether a pair of them is split. */
  function dealt(first: number, second: number): { worth: bigint; isSplit: boolean } {
    return drawing(left, first, (firstWays) =>
      drawing(left, second, (secondWays) => {
        const ways = firstWays * secondWays;
        const natural = naturalOrders(up, left, size - 2);
        if (first + second === 11 && (first === 1 || second === 1)) {
          const otherwise = (ordersOf(size - 2) - natural) * BigInt(naturalPays);
          return {
            worth: ways * (natural * BigInt(handMultiplier('own', false, 21, 21)) + otherwise),
            isSplit: false,
          };
        }
        const kept = handsFor('own', 0).play(withCard(withCard(nothing, first), second)).worth;
        const parted = first === second && first < 10 ? split(first) : 0n;
        return { worth: ways * (parted > kept ? parted : kept), isSplit: parted > kept };
      }),
    );
  }

  /** The move for a hand of these points; `pair` stands for the other card of the pair it is of, 0 for none. */
  function moveOf(kind: HandKind, pair: number, points: readonly number[]): PlayedMove {
    const gone = pair === 0 ? points : [...points, pair];
    for (const one of gone) left[one] = (left[one] ?? 0) - 1;
    const { move } = handsFor(kind, pair).play(points.reduce(withCard, nothing));
    for (const one of gone) left[one] = (left[one] ?? 0) + 1;
    return move;
  }
  return { dealt, moveOf };
}

const nothing: Dealt = { hand: { sum: 0, hasAce: false }, key: 0, cards: 0 };

function withCard({ hand, key, cards }: Dealt, points: number): Dealt {
  return { hand: taking(hand, points), key: key + placeOf(points), cards: cards + 1 };
}
