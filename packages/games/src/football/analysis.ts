import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import type { ClubName } from './clubs.ts';
import { allMatches, chanceOf, firstMarkets, type Market, markets, oddsOf } from './markets.ts';
import { footballRules } from './rules.ts';

/** Every selection that is offered in a match, in the first version. */
export function analyseFootball(): Analysis {
  const { minStakeCents } = footballRules.limits;
  const sample = (home: ClubName, away: ClubName, market: Market, selection: string) => ({
    configuration: nameOf(home, away, market, selection),
    input: { stake: '1.00', home, away, market, selection },
    actions: [],
    rounds: 12_000,
  });
  return {
    rules: footballRules,
    configurations: allMatches().flatMap(({ home, away }) =>
      firstMarkets.flatMap((market) =>
        markets[market].flatMap((selection) => {
          const odds = oddsOf(home, away, market, selection);
          if (odds === null) return [];
          const { ways, of } = chanceOf(home, away, market, selection);
          const name = nameOf(home, away, market, selection);
          return [chanceConfiguration(name, ratio(ways, of), odds * 100, minStakeCents)];
        }),
      ),
    ),
    samples: [
      sample('ipe-roxo', 'mare-alta', 'result', 'home'),
      sample('vila-jabuti', 'porto-coral', 'result', 'draw'),
      sample('real-pitanga', 'trovao-do-cerrado', 'goals', 'over_2_5'),
      sample('estrela-caicara', 'uniao-tamarindo', 'both_score', 'yes'),
      sample('mare-alta', 'vila-jabuti', 'score', '1-1'),
    ],
  };
}

export function nameOf(home: ClubName, away: ClubName, market: Market, selection: string): string {
  return `${home} v ${away}, ${market} ${selection}`;
}
