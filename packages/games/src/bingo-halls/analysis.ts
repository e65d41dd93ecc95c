import { combinations } from '../combinations.ts';
import { multiply, ratio, subtract } from '../ratio.ts';
import type { Analysis, Configuration } from '../rtp/configuration.ts';
import type { GameRules } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import { bolaExtraHall } from './bola-extra.ts';
import { type ByMarks, bolaExtraSums, type CardSums, coretoSums, juninoSums } from './card-sums.ts';
import { coretoHall } from './coreto.ts';
import type { Hall } from './hall.ts';
import { juninoHall } from './junino.ts';
import { span } from './printing.ts';
import { bolaExtraRules, coretoRules, juninoRules } from './rules.ts';

export const analyseJunino = () => analyseHall(juninoHall, juninoRules, juninoSums());
export const analyseCoreto = () => analyseHall(coretoHall, coretoRules, coretoSums());
export const analyseBolaExtra = () => analyseHall(bolaExtraHall, bolaExtraRules, bolaExtraSums());

/** Any number of cards. They share no number, and whichever numbers they have, the chances are the same. */
function analyseHall(hall: Hall, rules: GameRules, card: CardSums): Analysis {
  const counts = span(1, hall.cards);
  let lost: ByMarks = [[1n]];
  const configurations = counts.map((count) => {
    lost = product(lost, card.lost, hall);
    return configurationOf(hall, count, card, lost);
  });
  const sample = (cards: number, sheet: number) => ({
    configuration: nameOf(cards),
    input: { stake: '1.00', cards, sheet },
    actions: [],
    rounds: 4_000,
  });
  return { rules, configurations, samples: [sample(1, 1), sample(hall.cards, 321)] };
}

/**
 * Draws are counted by the product of one polynomial per card (marks in either part as exponents) and one for the
 * numbers on no card: its coefficient at the numbers of balls sums a figure over all draws.
 */
function configurationOf(hall: Hall, count: number, card: CardSums, lost: ByMarks): Configuration {
  const draws = combinations(hall.balls, hall.drawn) * combinations(hall.balls - hall.drawn, hall.extra);
  const over = (figure: ByMarks, cards: number) => ratio(overDraws(hall, figure, cards * card.size), draws);
  const cards = BigInt(count);
  // Per stake on all cards, which is `count` stakes of one.
  const rtp = over(card.paid, 1);
  const squares = multiply(over(card.squares, 1), ratio(1n, cards));
  const pairs = count > 1 ? over(product(card.paid, card.paid, hall), 2) : ratio(0n);
  const meanSquare = subtract(squares, multiply(pairs, ratio(1n - cards, cards)));
  return {
    name: nameOf(count),
    rtp,
    rtpAtMinStake: rtp,
    hitRate: subtract(ratio(1n), over(lost, count)),
    variance: subtract(meanSquare, multiply(rtp, rtp)),
    maxMultiplier: Math.floor((mostPaid(hall, count, card) * multiplierUnit) / count),
  };
}

function overDraws({ balls, drawn, extra }: Hall, figure: ByMarks, onCards: number): bigint {
  const others = balls - onCards;
  let sum = 0n;
  figure.forEach((row, first) => {
    const firstOthers = drawn - first;
    if (firstOthers < 0 || firstOthers > others) return;
    const left = others - firstOthers;
    row.forEach((amount, later) => {
      if (amount === 0n || extra - later < 0 || extra - later > left) return;
      sum += amount * combinations(others, firstOthers) * combinations(left, extra - later);
    });
  });
  return sum;
}

/** Without the terms that need more balls than there are. */
function product(one: ByMarks, other: ByMarks, { drawn, extra }: Hall): ByMarks {
  const firstMost = Math.min(drawn, one.length + other.length - 2);
  const laterMost = Math.min(extra, (one[0]?.length ?? 1) + (other[0]?.length ?? 1) - 2);
  const result = span(0, firstMost).map(() => new Array<bigint>(laterMost + 1).fill(0n));
  one.forEach((row, first) => {
    row.forEach((amount, later) => {
      if (amount === 0n) return;
      other.slice(0, firstMost - first + 1).forEach((otherRow, otherFirst) => {
        const target = result[first + otherFirst];
        for (let index = 0; target && index < otherRow.length && later + index <= laterMost; index += 1) {
          target[later + index] = (target[later + index] ?? 0n) + amount * (otherRow[index] ?? 0n);
        }
      });
    });
  });
  return result;
}

/** The most that cards can be paid together when no more balls come than there are. */
function mostPaid({ balls, drawn, extra }: Hall, count: number, { best, size }: CardSums): number {
  // What is not on these cards must not be so little that balls are left over.
  const others = balls - count * size;
  let reached = new Map([[0, 0]]);
  for (let card = 0; card < count; card += 1) {
    const next = new Map<number, number>();
    for (const [key, paid] of reached) {
      best.forEach((row, marks) => {
        row.forEach((times, more) => {
          const [first, later] = [Math.floor(key / 64) + marks, (key % 64) + more];
          if (times < 0 || first > drawn || later > extra) return;
          const sum = first * 64 + later;
          next.set(sum, Math.max(next.get(sum) ?? 0, paid + times));
        });
      });
    }
    reached = next;
  }
  const possible = [...reached].filter(
    ([key]) => drawn - Math.floor(key / 64) + extra - (key % 64) <= others,
  );
  return Math.max(...possible.map(([, paid]) => paid));
}

function nameOf(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`;
}
