import { bestValue } from '../cards/best-value.ts';
import { choose, suitNamings } from '../cards/deals.ts';
import { deck } from '../cards/deck.ts';
import { differences } from '../pokertable/prove.ts';
import { holdemCounts } from './analysis.ts';
import { countHoldem } from './count.ts';
import { sidePaid } from './game.ts';

/** All that can follow the two own cards and the three open ones: two cards on the table and two of the dealer's. */
const following = choose(47, 2) * choose(45, 2);

/**
 * Holds the record against all deals there are and against what the side bet pays on every two cards and every three;
 * when all of it is wanted, every deal is played again, which takes minutes.
 */
export function contradictionsOfHoldem(isWhole: boolean): string[] {
  return [...contradictionsOfSide(), ...(isWhole ? contradictionsOfCount() : [])];
}

function contradictionsOfCount(): string[] {
  const { counts, foldedPairs } = countHoldem({ first: 0, step: 1 });
  const wrong =
    foldedPairs === 0 ? [] : [`${foldedPairs} hands that share a rank with the table are better folded`];
  return [...wrong, ...differences(holdemCounts, counts)];
}

function contradictionsOfSide(): string[] {
  const recorded = new Map<number, number>();
  for (const [key, ways] of Object.entries(holdemCounts)) {
    const side = Number(key.split(' ')[1]);
    recorded.set(side, (recorded.get(side) ?? 0) + ways);
  }
  const counted = countSide();
  return [...new Set([...recorded.keys(), ...counted.keys()])]
    .filter((side) => recorded.get(side) !== counted.get(side))
    .map((side) => `the side bet pays ${side} antes ${counted.get(side)} times, not ${recorded.get(side)}`);
}

function countSide(): Map<number, number> {
  const counts = new Map<number, number>();
  for (let a = 0; a < deck.length; a += 1) {
    for (let b = a + 1; b < deck.length; b += 1) {
      for (let c = b + 1; c < deck.length; c += 1) {
        const times = suitNamings([a, b, c]) * following;
        if (times > 0) countHands([a, b, c], times, counts);
      }
    }
  }
  return counts;
}

function countHands(flop: readonly number[], times: number, counts: Map<number, number>): void {
  for (let first = 0; first < deck.length; first += 1) {
    for (let second = first + 1; second < deck.length; second += 1) {
      if (flop.includes(first) || flop.includes(second)) continue;
      const side = sidePaid(bestValue([first, second, ...flop]));
      counts.set(side, (counts.get(side) ?? 0) + times);
    }
  }
}
