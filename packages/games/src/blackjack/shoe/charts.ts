import type { Suggest } from '../play.ts';
import { type Charts, chartedMove, isSplit, pairChart } from '../strategy.ts';
import { type BlackjackMove, type HandKind, pointsOf, totalOf } from '../table.ts';

/** Best play by totals: a letter for each of the dealer's cards, ace to ten. */
const charts: Charts = {
  own: {
    hard: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'HHHHSHHHHH',
      'HHSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHH',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
    soft: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HSSSSSSSHH',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
  },
  free: {
    hard: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'HHHHSSHHHH',
      'HHSSSSHHHH',
      'HHSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHH',
      'HSSSSSHHHS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
    soft: [
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HHHHHHHHHH',
      'HSSSSSSHHH',
      'SSSSSSSSSS',
      'SSSSSSSSSS',
    ],
  },
};

/** Hands of their own chart: not of a pair, and the two of one. */
type HandClass = 'alone' | 'own' | 'free';

const exceptionsByUp: Readonly<Record<HandClass, Readonly<Record<number, string>>>> = {
  alone: {
    2: '22T 239 4T A229 A238 A3T AA2T',
    3: '3T A2T',
    5: '2T',
    6: 'A22223 A2225 A2234 A2333 AA226 AA235 AA28 AA55 AAA225 AAA27 AAA36 AAA45 AAAA26 AAAA35 AAAAA25',
  },
  own: {
    2: '2-228 2-2T 2-39 2-A29 2-AAT 3-29 3-AT 4-T 8-24 9-23 9-A4 9-AA3',
    3: '2-29 2-AT 3-T 9-4 9-A3',
    5: '2-T',
    6: '2-22222 2-2224 2-2233 2-A2223 2-A225 2-A234 2-A27 2-A333 2-A36 2-A45 2-AA26 2-AA35 2-AA8 2-AAA25 2-AAA7 2-AAAA6 2-AAAAA5 3-2223 3-A2222 3-A224 3-A233 3-A26 3-A35 3-AA25 3-AA7 3-AAA6 3-AAAA5 4-2222 4-A223 4-AA6 4-AAA5 6-A23',
  },
  free: {
    2: '2-A5 4-A3 4-AA2 4-AAAA 7-A',
    4: '3-333',
    9: '2-2222223 2-222234 2-222333 2-22344 2-23334 2-33333 2-3444 2-A2222222 2-A222224 2-A222233 2-A22244 2-A22334 2-A23333 2-A2444 2-A3344 2-AA222223 2-AA22234 2-AA22333 2-AA2344 2-AA3334 2-AAA222222 2-AAA22224 2-AAA22233 2-AAA2244 2-AAA2334 2-AAA3333 2-AAA444 2-AAAA22223 2-AAAA2234 2-AAAA2333 2-AAAA344 2-AAAAA22222 2-AAAAA2224 2-AAAAA2233 2-AAAAA244 2-AAAAA334 2-AAAAAA2223 2-AAAAAA234 2-AAAAAA333 2-AAAAAAA224 2-AAAAAAA44 2-AAAAAAAA34 2-AAAAAAAAA24 2-AAAAAAAAAA5 2-AAAAAAAAAAA4 3-2222222 3-222224 3-222233 3-22244 3-22334 3-23333 3-2336 3-2444 3-3335 3-3344 3-338 3-A222223 3-A22234 3-A22333 3-A2335 3-A2344 3-A3334 3-AA222222 3-AA22224 3-AA22233 3-AA2235 3-AA2244 3-AA2334 3-AA3333 3-AA336 3-AA345 3-AA444 3-AAA22223 3-AAA2234 3-AAA2333 3-AAA236 3-AAA245 3-AAA335 3-AAA344 3-AAA38 3-AAAA22222 3-AAAA2224 3-AAAA2233 3-AAAA235 3-AAAA244 3-AAAA28 3-AAAA334 3-AAAAA2223 3-AAAAA225 3-AAAAA234 3-AAAAA333 3-AAAAA36 3-AAAAA45 3-AAAAAA2222 3-AAAAAA224 3-AAAAAA233 3-AAAAAA26 3-AAAAAA35 3-AAAAAA44 3-AAAAAA8 3-AAAAAAA25 3-AAAAAAA34 3-AAAAAAAA24 3-AAAAAAAA6 3-AAAAAAAAA5 3-AAAAAAAAAA4 4-222223 4-22234 4-22333 4-2344 4-3334 4-A222222 4-A22224 4-A22233 4-A2244 4-A2334 4-A3333 4-A444 4-AA22223 4-AA2234 4-AA2333 4-AA335 4-AA344 4-AAA22222 4-AAA2224 4-AAA2233 4-AAA244 4-AAA334 4-AAAA2223 4-AAAA234 4-AAAA333 4-AAAAA2222 4-AAAAA224 4-AAAAA233 4-AAAAA35 4-AAAAA44 4-AAAAAA223 4-AAAAAA34 4-AAAAAAA24 4-AAAAAAAA5 4-AAAAAAAAA4',
    10: '2-2255 2-455 2-AA255 4-255',
  },
};

const handsOf = (byUp: Readonly<Record<number, string>>) =>
  new Set(Object.entries(byUp).flatMap(([up, hands]) => hands.split(' ').map((hand) => `${up} ${hand}`)));

/** Hands whose cards, gone from the shoe, turn a close choice between another card and none. */
const exceptions: Readonly<Record<HandClass, ReadonlySet<string>>> = {
  alone: handsOf(exceptionsByUp.alone),
  own: handsOf(exceptionsByUp.own),
  free: handsOf(exceptionsByUp.free),
};

/** All that suggestions come from, as the paytable shows it. */
export const shoeCharts = () => ({
  own: { hard: [...charts.own.hard], soft: [...charts.own.soft] },
  free: { hard: [...charts.free.hard], soft: [...charts.free.soft] },
  pairs: [...pairChart],
  exceptions: {
    alone: { ...exceptionsByUp.alone },
    own: { ...exceptionsByUp.own },
    free: { ...exceptionsByUp.free },
  },
});

interface PlayedHand {
  readonly kind: HandKind;
  /** The points of the other card of the pair the hand is of; 0 for none. */
  readonly pair: number;
  readonly points: readonly number[];
  readonly total: { readonly total: number; readonly isSoft: boolean };
}

/** Best play of a hand against a card of the dealer's. */
export function bestMove(hand: PlayedHand, up: number, canDouble: boolean): BlackjackMove {
  const { kind, pair, points, total } = hand;
  const move = chartedMove(kind, total, up, canDouble, charts);
  if (!exceptions[pair > 0 ? kind : 'alone'].has(`${up} ${nameOf(points, pair)}`)) return move;
  return move === 'stand' ? 'hit' : 'stand';
}

/** A hand's cards, lowest first; of a pair, its card of the pair stands before the others. */
function nameOf(points: readonly number[], pair: number): string {
  const own = points.indexOf(pair);
  const letters = points
    .filter((_, index) => index !== own)
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join('');
  return pair > 0 ? `${letterOf(pair)}-${letters}` : letters;
}

const letterOf = (points: number) => (points === 1 ? 'A' : points === 10 ? 'T' : String(points));

export const suggestFromShoe: Suggest = ({ kind, cards }, moves, isOfPair, up) => {
  const points = cards.map(pointsOf);
  if (moves.includes('split') && isSplit(points[0] ?? 0, up)) return 'split';
  const pair = isOfPair ? (points[0] ?? 0) : 0;
  return bestMove({ kind, pair, points, total: totalOf(cards) }, up, moves.includes('double'));
};
