import { matchChances } from './chances.ts';
import { type PairName, pairNames } from './pairs.ts';

/** What can be bet on in a match, and the selections of each market. */
export const volleyMarkets = {
  winner: ['home', 'away'],
  sets: ['2-0', '2-1', '1-2', '0-2'],
  points: ['over_50', 'under_50', 'over_56', 'under_56', 'over_62', 'under_62'],
  handicap: ['home_-4', 'away_+4', 'home_+4', 'away_-4', 'home_-8', 'away_+8', 'home_+8', 'away_-8'],
} as const satisfies Record<string, readonly string[]>;

export type VolleyMarket = keyof typeof volleyMarkets;

// The keys of an object literal are the markets and nothing else.
export const volleyMarketNames = Object.keys(volleyMarkets) as readonly VolleyMarket[];

/** A finished match: sets of both pairs, all points together, and how many more the home pair made. */
export interface VolleyScore {
  readonly home: number;
  readonly away: number;
  readonly total: number;
  readonly lead: number;
}

/** Lines lie half a point above the number in their name, handicaps half a point further from nought. */
export function lineOf(selection: string): { side: string; line: number } {
  const known = lines.get(selection);
  if (known) return known;
  const [side = '', line = '0'] = selection.split('_');
  const read = { side, line: Number(line) + 0.5 * (line.startsWith('-') ? -1 : 1) };
  lines.set(selection, read);
  return read;
}

const lines = new Map<string, { side: string; line: number }>();

/** Whether a selection of a market wins with a score. */
export function isVolleyWon(market: VolleyMarket, selection: string, score: VolleyScore): boolean {
  const { home, away, total, lead } = score;
  switch (market) {
    case 'winner':
      return selection === (home > away ? 'home' : 'away');
    case 'sets':
      return selection === `${home}-${away}`;
    case 'points': {
      const { side, line } = lineOf(selection);
      return total > line === (side === 'over');
    }
    case 'handicap': {
      const { side, line } = lineOf(selection);
      return (side === 'home' ? lead : -lead) + line > 0;
    }
  }
}

/** The share of stakes the odds give back before they are rounded down to hundredths: 95 of 100. */
export const volleyReturned = 95n;

/** The exact chance of a selection in a match. */
export function volleyChance(
  home: PairName,
  away: PairName,
  market: VolleyMarket,
  selection: string,
): Chance {
  const key = [home, away, market, selection].join();
  const known = chances.get(key);
  if (known) return known;
  const { totals, leads, of } = matchChances(home, away);
  let ways = 0n;
  for (const ending of market === 'handicap' ? leads : totals) {
    // Each market looks at one of the two figures alone.
    const score = { home: ending.home, away: ending.away, total: ending.figure, lead: ending.figure };
    if (isVolleyWon(market, selection, score)) ways += ending.ways;
  }
  const chance = { ways, of };
  chances.set(key, chance);
  return chance;
}

type Chance = { readonly ways: bigint; readonly of: bigint };

const chances = new Map<string, Chance>();

/** Odds are offered between these, in hundredths; what is surer or rarer cannot be bet on. */
const offered = { lowest: 105, highest: 10_000 } as const;

/** Decimal odds in hundredths, floor(0.95 / chance); `null` for a selection that is not offered in this match. */
export function volleyOdds(
  home: PairName,
  away: PairName,
  market: VolleyMarket,
  selection: string,
): number | null {
  const { ways, of } = volleyChance(home, away, market, selection);
  const hundredths = Number((volleyReturned * of) / ways);
  return hundredths >= offered.lowest && hundredths <= offered.highest ? hundredths : null;
}

/** Every match: each pair at home against each other one. */
export function volleyMatches(): { home: PairName; away: PairName }[] {
  return pairNames.flatMap((home) =>
    pairNames.filter((away) => away !== home).map((away) => ({ home, away })),
  );
}
