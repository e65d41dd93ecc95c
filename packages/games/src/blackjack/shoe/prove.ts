import { compare, ratio } from '../../ratio.ts';
import { isSplit } from '../strategy.ts';
import type { HandKind } from '../table.ts';
import { bestPlay } from './best-play.ts';
import { countAgainst, recordedMove } from './count.ts';
import { counted } from './counted.ts';
import { endingsAgainst } from './endings.ts';
import { insuranceShareBack } from './insurance.ts';
import { everyPoints, fullShoe, ordersOf, shoeSize } from './left.ts';
import { beginsOf, beginsOfPair, type Decided, playEach } from './reached.ts';

/** The card that is solved where not all are: the others take up to minutes. */
const quickest = 5;

/**
 * Solves the game anew and says where what is recorded is not best play, or not what comes of it; nothing when all is well.
 * The whole also counts every ending again.
 */
export function contradictionsOfShoe(isWhole: boolean): string[] {
  const ups = isWhole ? everyPoints : [quickest];
  return [
    ...(compare(insuranceShareBack, ratio(85, 100)) < 0 ? ['insurance returns less than 85%'] : []),
    ...ups.flatMap((up) => [...contradictionsOfCharts(up), ...(isWhole ? contradictionsOfCount(up) : [])]),
  ];
}

function contradictionsOfCharts(up: number): string[] {
  const best = bestPlay(up);
  const found: string[] = [];
  let worth = 0n;
  for (const first of everyPoints) {
    for (const second of everyPoints) {
      const dealt = best.dealt(first, second);
      worth += dealt.worth * BigInt(fullShoe[up] ?? 0);
      if (first === second && first < 10 && dealt.isSplit !== isSplit(first, up))
        found.push(`a pair of ${first} against ${up}`);
    }
  }
  const splits = (points: number) => isSplit(points, up);
  const check = (kind: HandKind, pair: number) => (decided: Decided) => {
    const move = recordedMove(kind, pair, up)(decided);
    if (best.moveOf(kind, pair, decided.points) !== move)
      found.push(`${kind} ${decided.points.join()} ${pair > 0 ? `of ${pair}s ` : ''}against ${up}`);
    return move;
  };
  playEach(beginsOf(splits), false, check('own', 0));
  for (const pair of everyPoints.filter((points) => points < 10 && splits(points))) {
    for (const kind of ['own', 'free'] as const) playEach(beginsOfPair(pair), pair === 1, check(kind, pair));
  }
  return [...found.map((hand) => `best play of ${hand} is another`), ...contradictionsOfSums(up, worth)];
}

/** What is recorded adds up to all orders there are, and is paid what best play is worth. */
function contradictionsOfSums(up: number, worth: bigint): string[] {
  let [all, paid] = [0n, 0n];
  for (const ending of endingsAgainst(up)) {
    all += ending.ways;
    paid += ending.ways * BigInt(ending.paid);
  }
  return [
    ...(all === BigInt(fullShoe[up] ?? 0) * ordersOf(shoeSize - 1)
      ? []
      : [`endings against ${up} are not all there are`]),
    ...(paid === worth ? [] : [`endings against ${up} are not paid what best play is worth`]),
  ];
}

function contradictionsOfCount(up: number): string[] {
  const ways = countAgainst(up);
  const recorded = new Map((counted[up] ?? []).map(([paid, orders]) => [paid, BigInt(orders)]));
  return [...new Set([...ways.keys(), ...recorded.keys()])]
    .filter((paid) => (ways.get(paid) ?? 0n) !== (recorded.get(paid) ?? 0n))
    .map((paid) => `${paid} against ${up} comes in ${ways.get(paid) ?? 0n} orders`);
}
