import { type ClubName, clubNames, expectedGoals, goalsMost, goalWeights, weightSum } from './clubs.ts';

/** Scores with odds of their own; every other score is one selection. */
const listedMost = 3;
const listedScores = Array.from({ length: (listedMost + 1) ** 2 }, (_, index) => {
  return `${Math.floor(index / (listedMost + 1))}-${index % (listedMost + 1)}`;
});

/** What can be bet on in a match, and the selections of each market. */
export const markets = {
  result: ['home', 'draw', 'away'],
  goals: ['over_1_5', 'under_1_5', 'over_2_5', 'under_2_5', 'over_3_5', 'under_3_5'],
  both_score: ['yes', 'no'],
  handicap: ['home_-1', 'away_+1', 'home_+1', 'away_-1', 'home_-2', 'away_+2', 'home_+2', 'away_-2'],
  score: [...listedScores, 'other'],
} as const satisfies Record<string, readonly string[]>;

export type Market = keyof typeof markets;

// The keys of an object literal are the markets and nothing else.
export const marketNames = Object.keys(markets) as readonly Market[];

/** The markets of the first version, in its order. */
export const firstMarkets = ['result', 'goals', 'both_score', 'score'] as const satisfies readonly Market[];
export type FirstMarket = (typeof firstMarkets)[number];

/** Whether a selection of a market wins with a score. */
export function isWon(market: Market, selection: string, home: number, away: number): boolean {
  switch (market) {
    case 'result':
      return selection === (home > away ? 'home' : home < away ? 'away' : 'draw');
    case 'goals': {
      const [side, line = '0'] = selection.split('_');
      return home + away > Number(line) === (side === 'over');
    }
    case 'both_score':
      return (home > 0 && away > 0) === (selection === 'yes');
    case 'handicap':
      return leadOf(selection, home - away) > 0;
    case 'score':
      return selection === 'other' ? home > listedMost || away > listedMost : selection === `${home}-${away}`;
  }
}

/** Handicaps lie half a goal further from nought than their names say, so that no match ends level. */
export function handicapOf(selection: string): { readonly side: 'home' | 'away'; readonly line: number } {
  const [side, named = '0'] = selection.split('_');
  const whole = Number(named);
  return { side: side === 'home' ? 'home' : 'away', line: whole + 0.5 * Math.sign(whole) };
}

function leadOf(selection: string, homeLead: number): number {
  const { side, line } = handicapOf(selection);
  return (side === 'home' ? homeLead : -homeLead) + line;
}

/** The share of stakes the odds give back before they are rounded down to hundredths: 95 of 100. */
export const footballReturned = 95n;

export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

/** The exact chance of a selection in a match. */
export function chanceOf(home: ClubName, away: ClubName, market: Market, selection: string): Chance {
  const expected = expectedGoals(home, away);
  const key = `${expected.home} ${expected.away} ${market} ${selection}`;
  const chance =
    chances.get(key) ??
    countChance(goalWeights(expected.home), goalWeights(expected.away), market, selection);
  chances.set(key, chance);
  return chance;
}

const chances = new Map<string, Chance>();

function countChance(
  home: readonly number[],
  away: readonly number[],
  market: Market,
  selection: string,
): Chance {
  let ways = 0n;
  for (let scored = 0; scored <= goalsMost; scored += 1) {
    let conceding = 0;
    for (let conceded = 0; conceded <= goalsMost; conceded += 1) {
      if (isWon(market, selection, scored, conceded)) conceding += away[conceded] ?? 0;
    }
    ways += BigInt(home[scored] ?? 0) * BigInt(conceding);
  }
  return { ways, of: BigInt(weightSum(home)) * BigInt(weightSum(away)) };
}

/** Odds are offered between these, in hundredths; what is surer or rarer cannot be bet on. */
const offeredOdds = { lowest: 105, highest: 30_000 } as const;

/** Decimal odds in hundredths, floor(0.95 / chance); `null` for a selection that is not offered in this match. */
export function oddsOf(home: ClubName, away: ClubName, market: Market, selection: string): number | null {
  const { ways, of } = chanceOf(home, away, market, selection);
  const hundredths = Number((footballReturned * of) / ways);
  return hundredths >= offeredOdds.lowest && hundredths <= offeredOdds.highest ? hundredths : null;
}

/**
 * Odds of picks of different matches that must all win, in hundredths: the margin is taken once, not once a pick, so
 * that a multiple gives back what a single does.
 */
export function multipleOdds(picks: readonly FootballPick[]): number {
  let [ways, of] = [1n, 1n];
  for (const { home, away, market, selection } of picks) {
    const chance = chanceOf(home, away, market, selection);
    ways *= chance.ways;
    of *= chance.of;
  }
  return Number((footballReturned * of) / ways);
}

/** A selection of a match. */
export type FootballPick = {
  readonly home: ClubName;
  readonly away: ClubName;
  readonly market: Market;
  readonly selection: string;
};

/** Every match: each club at home against each other one. */
export function allMatches(): { home: ClubName; away: ClubName }[] {
  return clubNames.flatMap((home) =>
    clubNames.filter((away) => away !== home).map((away) => ({ home, away })),
  );
}
