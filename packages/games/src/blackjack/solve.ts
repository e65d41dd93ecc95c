import { dealerStands, doubleTotals, type HandKind, handMultiplier } from './table.ts';
import { chanced, isAbove, none, one, plus, type Thirteenths, times } from './thirteenths.ts';

/** Cards by points with their ways of thirteen: an ace to a nine once, a ten four times. */
export const cardWays: readonly (readonly [points: number, ways: number])[] = Array.from(
  { length: 10 },
  (_, index) => [index + 1, index === 9 ? 4 : 1],
);

/** A hand as play sees it: its points with aces as ones, and whether there is an ace. */
export interface Points {
  readonly sum: number;
  readonly hasAce: boolean;
}

export function taking({ sum, hasAce }: Points, points: number): Points {
  return { sum: sum + points, hasAce: hasAce || points === 1 };
}

export function countOf({ sum, hasAce }: Points): { total: number; isSoft: boolean } {
  const isSoft = hasAce && sum <= 11;
  return { total: isSoft ? sum + 10 : sum, isSoft };
}

const keyOf = ({ sum, hasAce }: Points) => sum * 2 + Number(hasAce);

/** Totals a dealer can end with; 23 stands for all above 22. */
export const dealerEnds: readonly number[] = [17, 18, 19, 20, 21, 22, 23];

const drawn = new Map<number, readonly Thirteenths[]>();

/** How often the dealer ends with each total from here. */
function dealerFrom(hand: Points): readonly Thirteenths[] {
  const { total } = countOf(hand);
  if (total >= dealerStands) return dealerEnds.map((end) => (end === Math.min(total, 23) ? one : none));
  const known = drawn.get(keyOf(hand));
  if (known) return known;
  const ends = sumOver((points) => dealerFrom(taking(hand, points)));
  drawn.set(keyOf(hand), ends);
  return ends;
}

function sumOver(of: (points: number) => readonly Thirteenths[]): readonly Thirteenths[] {
  let sums = dealerEnds.map(() => none);
  for (const [points, ways] of cardWays) {
    const ends = of(points);
    sums = sums.map((sum, index) => plus(sum, chanced(ends[index] ?? none, ways)));
  }
  return sums;
}

/** The ways of the card under the dealer's ace or ten that make a natural. */
export function naturalWays(up: number): number {
  if (up === 1) return 4;
  return up === 10 ? 1 : 0;
}

/** How often a dealer with this card up ends with each total and has no natural; naturals are the rest. */
export function dealerChances(up: number): readonly Thirteenths[] {
  const first = taking({ sum: 0, hasAce: false }, up);
  return sumOver((points) =>
    up + points === 11 && (up === 1 || points === 1)
      ? dealerEnds.map(() => none)
      : dealerFrom(taking(first, points)),
  );
}

type Move = 'H' | 'S' | 'D';

/** What a hand is worth, in ten-thousandths, times the chance that the dealer has no natural. */
export type Worth = { readonly worth: Thirteenths; readonly move: Move };

/** Best play of one hand against a card of the dealer's: what it is worth with each total. */
export function bestPlay(kind: HandKind, up: number): (hand: Points, isFirst: boolean) => Worth {
  const chances = dealerChances(up);
  const known = new Map<number, Worth>();
  const standing = (total: number, isDoubled: boolean) =>
    dealerEnds.reduce(
      (sum, end, index) =>
        plus(sum, times(chances[index] ?? none, handMultiplier(kind, isDoubled, total, end))),
      none,
    );

  function play(hand: Points, isFirst: boolean): Worth {
    const { total, isSoft } = countOf(hand);
    if (total > 21) return { worth: none, move: 'S' };
    const key = keyOf(hand) * 2 + Number(isFirst);
    const before = known.get(key);
    if (before) return before;
    let best: Worth = { worth: standing(total, false), move: 'S' };
    const take = (worth: Thirteenths, move: Move) => {
      if (isAbove(worth, best.worth)) best = { worth, move };
    };
    if (total < 21) {
      take(
        over13((points) => play(taking(hand, points), false).worth),
        'H',
      );
    }
    if (isFirst && !isSoft && total >= doubleTotals.least && total <= doubleTotals.most) {
      take(
        over13((points) => standing(countOf(taking(hand, points)).total, true)),
        'D',
      );
    }
    known.set(key, best);
    return best;
  }
  return play;
}

/** The mean over the next card. */
function over13(of: (points: number) => Thirteenths): Thirteenths {
  return cardWays.reduce((sum, [points, ways]) => plus(sum, chanced(of(points), ways)), none);
}

/** What a pair is worth when it is split: a card on each, and aces take no more. */
function splitWorth(points: number, up: number, plays: Record<HandKind, ReturnType<typeof bestPlay>>) {
  const first = taking({ sum: 0, hasAce: false }, points);
  const chances = dealerChances(up);
  const kinds: readonly HandKind[] = ['own', 'free'];
  return kinds.reduce(
    (sum, kind) =>
      plus(
        sum,
        over13((card) => {
          const hand = taking(first, card);
          if (points > 1) return plays[kind](hand, true).worth;
          return dealerEnds.reduce(
            (all, end, index) =>
              plus(all, times(chances[index] ?? none, handMultiplier(kind, false, countOf(hand).total, end))),
            none,
          );
        }),
      ),
    none,
  );
}

/** The charts of best play, as `strategy.ts` records them. */
export function solvedCharts() {
  const ups = cardWays.map(([up]) => up);
  const plays = ups.map((up) => ({ own: bestPlay('own', up), free: bestPlay('free', up) }));
  const row = (kind: HandKind, hand: Points) => plays.map((play) => play[kind](hand, true).move).join('');
  const chart = (kind: HandKind) => ({
    hard: Array.from({ length: 17 }, (_, index) => row(kind, { sum: index + 4, hasAce: false })),
    soft: Array.from({ length: 9 }, (_, index) => row(kind, { sum: index + 2, hasAce: true })),
  });
  const pairs = Array.from({ length: 9 }, (_, index) => {
    const points = index + 1;
    const pair = { sum: 2 * points, hasAce: points === 1 };
    return ups
      .map((up, place) => {
        const play = plays[place];
        return play && isAbove(splitWorth(points, up, play), play.own(pair, true).worth) ? 'P' : '-';
      })
      .join('');
  });
  return { charts: { own: chart('own'), free: chart('free') }, pairs };
}
