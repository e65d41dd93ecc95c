import {
  cardWays,
  countOf,
  dealerChances,
  dealerEnds,
  naturalWays,
  type Points,
  taking,
} from '../../blackjack/solve.ts';
import {
  chanced,
  isAbove,
  none,
  one,
  over,
  plus,
  product,
  type Thirteenths,
  times,
} from '../../blackjack/thirteenths.ts';
import { type Ratio, ratio } from '../../ratio.ts';

/** What a hand wins or loses, in half stakes, and how often a stake is added; both where the dealer has no natural. */
type Worth = { readonly net: Thirteenths; readonly added: Thirteenths };

const nothing: Worth = { net: none, added: none };
const empty: Points = { sum: 0, hasAce: false };
const together = (a: Worth, b: Worth): Worth => ({
  net: plus(a.net, b.net),
  added: plus(a.added, b.added),
});
const better = (a: Worth, b: Worth): Worth => (isAbove(b.net, a.net) ? b : a);

/** The mean over the next card. */
function over13(of: (points: number) => Worth): Worth {
  return cardWays.reduce((sum, [points, ways]) => {
    const { net, added } = of(points);
    return together(sum, { net: chanced(net, ways), added: chanced(added, ways) });
  }, nothing);
}

/**
 * What the seats return by best play, counted over every card there is: of the first stake, and of all that is staked, doubles
 * and splits among it.
 */
export function seatReturns(): { first: Ratio; all: Ratio } {
  let sum = nothing;
  for (const [up, ways] of cardWays) {
    const { net, added } = bestAgainst(up);
    sum = together(sum, { net: chanced(net, ways), added: chanced(added, ways) });
  }
  const depth = Math.max(sum.net.k, sum.added.k);
  const [whole, net, added] = [13n ** BigInt(depth), over(sum.net, depth), over(sum.added, depth)];
  return {
    first: ratio(2n * whole + net, 2n * whole),
    all: ratio(2n * (whole + added) + net, 2n * (whole + added)),
  };
}

/** Two cards against a card of the dealer's. */
function bestAgainst(up: number): Worth {
  const play = bestPlay(up);
  const natural = chanced(one, naturalWays(up));
  let sum = nothing;
  for (const [first, firstWays] of cardWays) {
    for (const [second, secondWays] of cardWays) {
      const isNatural = first + second === 11 && (first === 1 || second === 1);
      const played = isNatural ? { net: times(play.otherwise, 3), added: none } : play.pair(first, second);
      // Against a natural the stake is lost, or level with one's own.
      const net = isNatural ? played.net : plus(played.net, times(natural, -2));
      const dealt = times({ n: 1n, k: 2 }, firstWays * secondWays);
      sum = together(sum, { net: product(dealt, net), added: product(dealt, played.added) });
    }
  }
  return sum;
}

function bestPlay(up: number) {
  const chances = dealerChances(up);
  const otherwise = chances.reduce(plus, none);
  const known = new Map<number, Worth>();
  const standing = (hand: Points, halves: number): Thirteenths => {
    const { total } = countOf(hand);
    if (total > 21) return times(otherwise, -halves);
    return dealerEnds.reduce((sum, end, index) => {
      const sign = end > 21 || total > end ? 1 : Math.sign(total - end);
      return plus(sum, times(chances[index] ?? none, sign * halves));
    }, none);
  };
  const stood = (hand: Points): Worth => ({ net: standing(hand, 2), added: none });

  function play(hand: Points, isFirst: boolean): Worth {
    if (countOf(hand).total >= 21) return stood(hand);
    const key = (hand.sum * 2 + Number(hand.hasAce)) * 2 + Number(isFirst);
    const before = known.get(key);
    if (before) return before;
    const hit = over13((points) => play(taking(hand, points), false));
    const doubled = over13((points) => ({ net: standing(taking(hand, points), 4), added: otherwise }));
    const single = better(stood(hand), hit);
    const best = isFirst ? better(single, doubled) : single;
    known.set(key, best);
    return best;
  }

  function pair(first: number, second: number): Worth {
    const kept = play(taking(taking(empty, first), second), true);
    if (first !== second) return kept;
    const half = over13((card) => {
      const hand = taking(taking(empty, first), card);
      return first === 1 ? stood(hand) : play(hand, true);
    });
    return better(kept, { net: times(half.net, 2), added: plus(times(half.added, 2), otherwise) });
  }
  return { otherwise, pair };
}
