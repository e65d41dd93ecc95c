import { isSetOver, type PairName, rallies, receiverWins, servesFirst } from './pairs.ts';

/** How a match can end: sets of both pairs, a figure of its points, and how many ways lead there. */
interface MatchEnding {
  readonly home: number;
  readonly away: number;
  readonly figure: number;
  readonly ways: bigint;
}

/** All ways a match can end, once by all points together and once by the lead of the home pair. */
export interface MatchChances {
  readonly totals: readonly MatchEnding[];
  readonly leads: readonly MatchEnding[];
  /** Of so many equally likely ways. */
  readonly of: bigint;
}

/** Scores of a set, and how many of 64^longest equally likely runs of rallies end with each. */
type SetEndings = readonly { readonly home: number; readonly away: number; readonly ways: bigint }[];

/** Every set is counted as if it took this many rallies, so that all its ways can be compared. */
const longest = 37;
const rallyBits = BigInt(Math.log2(rallies));

/** What can happen in a match. Rallies form a Markov chain (score and server), followed point by point. */
export function matchChances(home: PairName, away: PairName): MatchChances {
  const strengths = { home: receiverWins(home, away), away: receiverWins(away, home) };
  const key = `${strengths.home} ${strengths.away}`;
  const known = matches.get(key);
  if (known) return known;
  const sets = [0, 1, 2].map((set) => setEndings(set, strengths));
  const counted = {
    totals: combine(sets, (one, other) => one + other),
    leads: combine(sets, (one, other) => one - other),
    of: 1n << (rallyBits * BigInt(longest * 3)),
  };
  matches.set(key, counted);
  return counted;
}

const matches = new Map<string, MatchChances>();

function setEndings(set: number, strengths: { home: number; away: number }): SetEndings {
  const endings: { home: number; away: number; ways: bigint }[] = [];
  // Ways to a score by who serves; all scores of as many points are followed before those of one more.
  let scores = new Map([[`0 0 ${servesFirst(set)}`, 1n]]);
  for (let played = 0; scores.size > 0; played += 1) {
    const next = new Map<string, bigint>();
    for (const [score, ways] of scores) {
      const [home, away, server] = partsOf(score);
      if (isSetOver(set, home, away)) {
        endings.push({ home, away, ways: ways << (rallyBits * BigInt(longest - played)) });
        continue;
      }
      const homeWins = server === 'away' ? strengths.home : rallies - strengths.away;
      const add = (to: string, more: bigint) => next.set(to, (next.get(to) ?? 0n) + more);
      add(`${home + 1} ${away} home`, ways * BigInt(homeWins));
      add(`${home} ${away + 1} away`, ways * BigInt(rallies - homeWins));
    }
    scores = next;
  }
  return endings;
}

function partsOf(score: string): [number, number, string] {
  const [home = '0', away = '0', server = ''] = score.split(' ');
  return [Number(home), Number(away), server];
}

type Sum = { home: number; away: number; figure: number; ways: bigint };

/** Endings that are alike in who won and in their figure are added up. */
function addTo(sums: Map<number, Sum>, ending: Sum): void {
  const key = (ending.home * 3 + ending.away) * 1_000 + ending.figure + 500;
  const known = sums.get(key);
  if (known) known.ways += ending.ways;
  else sums.set(key, ending);
}

/** Two sets, and the third where each pair won one, by a figure of the points of each set. */
function combine(sets: readonly SetEndings[], figureOf: (home: number, away: number) => number): Sum[] {
  const [first = [], second = [], third = []] = sets.map((endings) => {
    const sums = new Map<number, Sum>();
    for (const { home, away, ways } of endings) {
      const isHome = Number(home > away);
      addTo(sums, { home: isHome, away: 1 - isHome, figure: figureOf(home, away), ways });
    }
    return [...sums.values()];
  });
  const whole = 1n << (rallyBits * BigInt(longest));
  const [level, over] = [new Map<number, Sum>(), new Map<number, Sum>()];
  for (const one of first)
    for (const two of second) {
      const both = joined(one, two);
      if (both.home === 1) addTo(level, both);
      else addTo(over, { ...both, ways: both.ways * whole });
    }
  for (const two of level.values()) for (const three of third) addTo(over, joined(two, three));
  return [...over.values()];
}

function joined(one: Sum, other: Sum): Sum {
  return {
    home: one.home + other.home,
    away: one.away + other.away,
    figure: one.figure + other.figure,
    ways: one.ways * other.ways,
  };
}
