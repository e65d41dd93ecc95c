import { combinations } from '../combinations.ts';
import { ratio } from '../ratio.ts';
import type { Analysis, Configuration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { bingoBalls, bingoCardCounts, bingoColumns, bingoDrawn, bingoRows } from './cards.ts';
import { bestPattern } from './patterns.ts';
import { bingoRules } from './rules.ts';

const cardSize = bingoRows * bingoColumns;

/** A figure by how many numbers of a card are drawn, 0 to 15, summed over every way to mark so many of its cells. */
type ByMarks = readonly bigint[];

/** One to four cards. They share no number, and whichever numbers they have, the chances are the same. */
export function analyseBingo(): Analysis {
  const card = sumsOfCard();
  const counts = [1, 2, 3, 4].filter((count) => count <= bingoCardCounts.most);
  const sample = (cards: number, sheet: number) => ({
    configuration: nameOf(cards),
    input: { stake: '1.00', cards, sheet },
    actions: [],
    rounds: 8_000,
  });
  return {
    rules: bingoRules,
    configurations: counts.map((count) => configurationOf(count, card)),
    samples: [sample(1, 1), sample(4, 321)],
  };
}

type CardSums = { all: ByMarks; lost: ByMarks; paid: ByMarks; squares: ByMarks; best: readonly number[] };

/** Looks at all 32,768 ways to mark one card. */
function sumsOfCard(): CardSums {
  const column = () => new Array<bigint>(cardSize + 1).fill(0n);
  const [all, lost, paid, squares] = [column(), column(), column(), column()];
  const best = new Array<number>(cardSize + 1).fill(0);
  for (let marked = 0; marked < 1 << cardSize; marked += 1) {
    const marks = bitsIn(marked);
    const times = bestPattern(marked)?.times ?? 0;
    add(all, marks, 1n);
    if (times === 0) add(lost, marks, 1n);
    add(paid, marks, BigInt(times));
    add(squares, marks, BigInt(times * times));
    best[marks] = Math.max(best[marks] ?? 0, times);
  }
  return { all, lost, paid, squares, best };
}

/**
 * Draws are counted by the product of one polynomial per card (marks as exponents) and (1 + x) for each number on no
 * card: the coefficient of x^45 sums a figure over all C(90, 45) draws.
 */
function configurationOf(count: number, card: CardSums): Configuration {
  const overDraws = (...figures: readonly ByMarks[]) => {
    const others = figures.length * cardSize;
    const product = figures.reduce(times, [1n]);
    return product.reduce(
      (sum, figure, marks) => sum + figure * combinations(bingoBalls.length - others, bingoDrawn - marks),
      0n,
    );
  };
  const draws = combinations(bingoBalls.length, bingoDrawn);
  const cards = BigInt(count);
  // Per stake on all cards, which is `count` stakes of one.
  const rtp = ratio(overDraws(card.paid), draws);
  const meanSquare = ratio(
    cards * overDraws(card.squares) +
      cards * (cards - 1n) * (count > 1 ? overDraws(card.paid, card.paid) : 0n),
    draws * cards * cards,
  );
  const lost = overDraws(...Array.from({ length: count }, () => card.lost));
  return {
    name: nameOf(count),
    rtp,
    rtpAtMinStake: rtp,
    hitRate: ratio(draws - lost, draws),
    variance: ratio(
      meanSquare.numerator * rtp.denominator ** 2n - rtp.numerator ** 2n * meanSquare.denominator,
      meanSquare.denominator * rtp.denominator ** 2n,
    ),
    maxMultiplier: Math.floor((mostPaid(count, card.best) * multiplierUnit) / count),
  };
}

/** The most that cards can be paid together when no more numbers are drawn than there are balls. */
function mostPaid(count: number, best: readonly number[]): number {
  let reached = new Map([[0, 0]]);
  for (let card = 0; card < count; card += 1) {
    const next = new Map<number, number>();
    for (const [drawn, paid] of reached) {
      best.forEach((times, marks) => {
        const total = drawn + marks;
        if (total <= bingoDrawn) next.set(total, Math.max(next.get(total) ?? 0, paid + times));
      });
    }
    reached = next;
  }
  return Math.max(...reached.values());
}

function times(one: ByMarks, other: ByMarks): ByMarks {
  const product = new Array<bigint>(one.length + other.length - 1).fill(0n);
  one.forEach((a, first) => {
    for (const [second, b] of other.entries()) add(product, first + second, a * b);
  });
  return product;
}

function add(list: bigint[], index: number, amount: bigint): void {
  list[index] = (list[index] ?? 0n) + amount;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

function nameOf(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`;
}
