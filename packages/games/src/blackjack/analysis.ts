import { type UnitsEnding, unitsConfiguration } from '../cards/units-configuration.ts';
import type { Analysis } from '../rtp/configuration.ts';
import type { Json } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import type { BlackjackView } from './play.ts';
import { blackjackRules } from './rules.ts';
import { cardWays, countOf, dealerChances, dealerEnds, naturalWays, type Points, taking } from './solve.ts';
import { chartedMove, isSplit } from './strategy.ts';
import { type HandKind, handMultiplier, insurancePays, naturalPays } from './table.ts';
import { chanced, none, one, over, plus, product, type Thirteenths, times } from './thirteenths.ts';

/** Without insurance, or with what became of it: half the stake come back, lost, or won. */
type Insurance = 'idle' | 'lost' | 'won';
type Endings = Map<string, { paid: number; insurance: Insurance; chance: Thirteenths }>;

/** Totals a hand can end with; 16 stands for all below 17, 22 for all above 21. Then the same doubled. */
const handEnds = [16, 17, 18, 19, 20, 21, 22];
const placeOf = (total: number, isDoubled: boolean) =>
  handEnds.indexOf(Math.max(16, Math.min(22, total))) + (isDoubled ? handEnds.length : 0);

/** Play by the charts, without and with insurance. The stake counts as two units, so that halves are whole. */
export function analyseBlackjack(): Analysis {
  const endings = [...blackjackEndings().values()];
  const depth = Math.max(...endings.map(({ chance }) => chance.k));
  const units = (paid: number) => (paid * 2) / multiplierUnit;
  const backOf: Record<Insurance, number> = { idle: 1, lost: 0, won: Number(insurancePays) };
  const listed = (extra: (insurance: Insurance) => number): UnitsEnding[] =>
    endings.map(({ paid, insurance, chance }) => ({
      ways: over(chance, depth),
      paid: units(paid) + extra(insurance),
    }));
  const sample = (isInsured: boolean) => ({
    configuration: isInsured ? 'with insurance' : 'without insurance',
    input: { stake: '1.00', insurance: isInsured },
    actions: followChart,
    rounds: 2_500,
  });
  return {
    rules: blackjackRules,
    configurations: [
      unitsConfiguration(
        'without insurance',
        listed(() => 0),
        2,
      ),
      unitsConfiguration(
        'with insurance',
        listed((insurance) => backOf[insurance]),
        3,
      ),
    ],
    samples: [sample(false), sample(true)],
  };
}

function followChart(view: Json): Json {
  // The rules of this folder build the view.
  const { suggested } = view as BlackjackView;
  return { type: suggested ?? 'stand' };
}

/** How likely a round played by the charts ends in each way. */
function blackjackEndings(): Endings {
  const endings: Endings = new Map();
  for (const [up, ways] of cardWays) {
    const insured: Insurance = up === 1 ? 'lost' : 'idle';
    const naturals = chanced(one, naturalWays(up));
    const chances = dealerChances(up);
    const end = (paid: number, insurance: Insurance, chance: Thirteenths) => {
      if (chance.n === 0n) return;
      const key = `${paid} ${insurance}`;
      const before = endings.get(key)?.chance ?? none;
      endings.set(key, { paid, insurance, chance: plus(before, chanced(chance, ways)) });
    };
    for (const [first, firstWays] of cardWays) {
      for (const [second, secondWays] of cardWays) {
        const dealt = times({ n: 1n, k: 2 }, firstWays * secondWays);
        const isNatural = first + second === 11 && (first === 1 || second === 1);
        const underNatural = product(dealt, naturals);
        end(isNatural ? multiplierUnit : 0, up === 1 ? 'won' : 'idle', underNatural);
        if (isNatural) {
          for (const chance of chances) end(naturalPays, insured, product(dealt, chance));
          continue;
        }
        // The order of two different cards does not matter: each pair of points is played once, for both.
        if (first > second) continue;
        const both = first === second ? dealt : times(dealt, 2);
        for (const [paid, chance] of playedOut(first, second, up, chances)) {
          end(paid, insured, product(both, chance));
        }
      }
    }
  }
  return endings;
}

/** What two cards give back against a dealer without a natural. */
function playedOut(first: number, second: number, up: number, chances: readonly Thirteenths[]) {
  const empty: Points = { sum: 0, hasAce: false };
  const paid = new Map<number, Thirteenths>();
  const pay = (amount: number, chance: Thirteenths) => {
    if (chance.n > 0n) paid.set(amount, plus(paid.get(amount) ?? none, chance));
  };
  const isPair = first === second && isSplit(first, up);
  const owns = isPair
    ? splitEnds('own', first, up)
    : endsOf('own', taking(taking(empty, first), second), up, true);
  const frees = isPair ? splitEnds('free', first, up) : null;
  for (const [dealer, end] of dealerEnds.entries()) {
    const owned = resultsOf('own', owns, end);
    const freed = frees ? resultsOf('free', frees, end) : new Map([[0, one]]);
    for (const [own, ownChance] of owned) {
      for (const [free, freeChance] of freed) {
        pay(own + free, product(product(ownChance, freeChance), chances[dealer] ?? none));
      }
    }
  }
  return paid;
}

function resultsOf(kind: HandKind, ends: readonly Thirteenths[], dealer: number) {
  const results = new Map<number, Thirteenths>();
  for (const [place, chance] of ends.entries()) {
    if (chance.n === 0n) continue;
    const total = handEnds[place % handEnds.length] ?? 22;
    const paid = handMultiplier(kind, place >= handEnds.length, total, dealer);
    results.set(paid, plus(results.get(paid) ?? none, chance));
  }
  return results;
}

/** How a hand of a split pair ends: with a second card on the first. Aces take no more. */
function splitEnds(kind: HandKind, points: number, up: number): readonly Thirteenths[] {
  const first = taking({ sum: 0, hasAce: false }, points);
  return meanOf((card) => {
    const hand = taking(first, card);
    return points === 1 ? certain(countOf(hand).total, false) : endsOf(kind, hand, up, true);
  });
}

const known = new Map<string, readonly Thirteenths[]>();

/** How a hand that is played by the charts ends. */
function endsOf(kind: HandKind, hand: Points, up: number, isFirst: boolean): readonly Thirteenths[] {
  const count = countOf(hand);
  if (count.total >= 21) return certain(count.total, false);
  const key = `${kind} ${hand.sum} ${hand.hasAce} ${up} ${isFirst}`;
  const before = known.get(key);
  if (before) return before;
  const move = chartedMove(kind, count, up, isFirst && !count.isSoft);
  const ends =
    move === 'stand'
      ? certain(count.total, false)
      : meanOf((points) => {
          const next = taking(hand, points);
          return move === 'double' ? certain(countOf(next).total, true) : endsOf(kind, next, up, false);
        });
  known.set(key, ends);
  return ends;
}

function certain(total: number, isDoubled: boolean): readonly Thirteenths[] {
  const place = placeOf(total, isDoubled);
  return Array.from({ length: 2 * handEnds.length }, (_, index) => (index === place ? one : none));
}

function meanOf(of: (points: number) => readonly Thirteenths[]): readonly Thirteenths[] {
  let sums = Array.from({ length: 2 * handEnds.length }, () => none);
  for (const [points, ways] of cardWays) {
    const ends = of(points);
    sums = sums.map((sum, index) => plus(sum, chanced(ends[index] ?? none, ways)));
  }
  return sums;
}
