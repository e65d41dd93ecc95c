import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import type { Json } from '../rules.ts';
import { nameOf } from './analysis.ts';
import {
  allMatches,
  chanceOf,
  type FootballPick,
  marketNames,
  markets,
  multipleOdds,
  oddsOf,
} from './markets.ts';
import { picksMost, slipRules } from './slip.ts';

const { minStakeCents, maxPayoutCents } = slipRules.limits;

/** Every selection that is offered, as a single. */
const singles = (): (FootballPick & { readonly odds: number })[] =>
  allMatches().flatMap((match) =>
    marketNames.flatMap((market) =>
      markets[market].flatMap((selection) => {
        const odds = oddsOf(match.home, match.away, market, selection);
        return odds === null ? [] : [{ ...match, market, selection, odds }];
      }),
    ),
  );

/**
 * Every single, and multiples of each length: their margin is taken once, so that each returns what a single of its
 * odds would, whatever its picks. Listed are the surest ones, those near even chances, and the rarest that may be bet.
 */
export function analyseSlips(): Analysis {
  const all = singles();
  const lengths = Array.from({ length: picksMost - 1 }, (_, index) => index + 2);
  const multiples = lengths.flatMap((length) =>
    [105, 200, 400].map((odds) => nearest(all, odds, length)).filter(isPayable),
  );
  return {
    rules: slipRules,
    configurations: [
      ...all.map(({ home, away, market, selection, odds }) => {
        const { ways, of } = chanceOf(home, away, market, selection);
        const name = nameOf(home, away, market, selection);
        return chanceConfiguration(name, ratio(ways, of), odds * 100, minStakeCents);
      }),
      ...[...multiples, rarestDouble(all)].map(multipleConfiguration),
    ],
    samples: [
      single('ipe-roxo', 'mare-alta', 'result', 'home'),
      single('vila-jabuti', 'porto-coral', 'handicap', 'away_+1'),
      single('real-pitanga', 'trovao-do-cerrado', 'goals', 'over_2_5'),
      single('estrela-caicara', 'uniao-tamarindo', 'both_score', 'yes'),
      single('mare-alta', 'vila-jabuti', 'score', '1-1'),
      ...[nearest(all, 200, 2), nearest(all, 105, 4)].map((picks) => ({
        configuration: multipleName(picks),
        input: inputOf(picks),
        actions: [],
        rounds: 12_000,
      })),
    ],
  };
}

function single(
  home: FootballPick['home'],
  away: FootballPick['away'],
  market: FootballPick['market'],
  selection: string,
) {
  return {
    configuration: nameOf(home, away, market, selection),
    input: { picks: [{ home, away, market, selection, stake: '1.00' }], multiple: null },
    actions: [],
    rounds: 12_000,
  };
}

function multipleConfiguration(picks: readonly FootballPick[]) {
  let [ways, of] = [1n, 1n];
  for (const { home, away, market, selection } of picks) {
    const chance = chanceOf(home, away, market, selection);
    ways *= chance.ways;
    of *= chance.of;
  }
  return chanceConfiguration(multipleName(picks), ratio(ways, of), multipleOdds(picks) * 100, minStakeCents);
}

/** As many picks of different matches whose odds are nearest to these. */
function nearest(
  all: readonly (FootballPick & { readonly odds: number })[],
  odds: number,
  length: number,
): FootballPick[] {
  const picks: FootballPick[] = [];
  for (const pick of all.toSorted((a, b) => Math.abs(a.odds - odds) - Math.abs(b.odds - odds))) {
    const isTaken = picks.some(({ home, away }) => home === pick.home && away === pick.away);
    if (!isTaken && picks.length < length) picks.push(pick);
  }
  return picks;
}

/** The two picks that pay most of those a smallest stake may be bet on: two ways along the list in the order of odds. */
function rarestDouble(all: readonly (FootballPick & { readonly odds: number })[]): FootballPick[] {
  const byOdds = all.toSorted((a, b) => a.odds - b.odds);
  let best: readonly FootballPick[] = nearest(all, 200, 2);
  let far = byOdds.length - 1;
  for (const pick of byOdds) {
    for (let other = byOdds[far]; other && !isPayable([pick, other]); other = byOdds[far]) far -= 1;
    const other = byOdds[far];
    if (!other || (other.home === pick.home && other.away === pick.away)) continue;
    if (multipleOdds([pick, other]) > multipleOdds(best)) best = [pick, other];
  }
  return [...best];
}

function isPayable(picks: readonly FootballPick[]): boolean {
  return BigInt(multipleOdds(picks)) * minStakeCents <= maxPayoutCents * 100n;
}

const multipleName = (picks: readonly FootballPick[]) =>
  `multiple of ${picks.length}: ${picks.map(({ home, away, market, selection }) => nameOf(home, away, market, selection)).join('; ')}`;

const inputOf = (picks: readonly FootballPick[]): Json => ({
  picks: picks.map(({ home, away, market, selection }) => ({ home, away, market, selection, stake: null })),
  multiple: '1.00',
});
