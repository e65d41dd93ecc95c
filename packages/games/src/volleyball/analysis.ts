import type { Ratio } from '../ratio.ts';
import type { Analysis, Configuration } from '../rtp/configuration.ts';
import {
  type VolleyMarket,
  volleyChance,
  volleyMarketNames,
  volleyMarkets,
  volleyMatches,
  volleyOdds,
} from './markets.ts';
import type { PairName } from './pairs.ts';
import { volleyRules } from './rules.ts';

/** Every selection that is offered in a match. */
export function analyseVolley(): Analysis {
  const sample = (home: PairName, away: PairName, market: VolleyMarket, selection: string) => ({
    configuration: nameOf(home, away, market, selection),
    input: { stake: '1.00', home, away, market, selection },
    actions: [],
    rounds: 3_000,
  });
  return {
    rules: volleyRules,
    configurations: volleyMatches().flatMap(({ home, away }) =>
      volleyMarketNames.flatMap((market) =>
        volleyMarkets[market].flatMap((selection) => {
          const odds = volleyOdds(home, away, market, selection);
          if (odds === null) return [];
          const { ways, of } = volleyChance(home, away, market, selection);
          const name = nameOf(home, away, market, selection);
          return [configurationOf(name, ways, of, BigInt(odds))];
        }),
      ),
    ),
    samples: [
      sample('mare', 'jangada', 'winner', 'home'),
      sample('duna', 'coqueiro', 'sets', '2-1'),
      sample('farol', 'concha', 'points', 'over_56'),
      sample('jangada', 'mare', 'handicap', 'home_+4'),
    ],
  };
}

function nameOf(home: PairName, away: PairName, market: VolleyMarket, selection: string): string {
  return `${home} v ${away}, ${market} ${selection}`;
}

/** A bet paid at odds in hundredths: at stakes from 1.00 nothing is ever rounded. */
function configurationOf(name: string, ways: bigint, of: bigint, odds: bigint): Configuration {
  const rtp = lowest(ways * odds, of * 100n);
  return {
    name,
    rtp,
    rtpAtMinStake: rtp,
    hitRate: lowest(ways, of),
    variance: lowest(ways * (of - ways) * odds * odds, of * of * 10_000n),
    maxMultiplier: Number(odds) * 100,
  };
}

/** In lowest terms, much faster than by the common divisor: these denominators hold only twos and fives. */
function lowest(numerator: bigint, denominator: bigint): Ratio {
  const twos = (value: bigint) => (value & -value).toString(2).length - 1;
  const shift = BigInt(Math.min(twos(numerator), twos(denominator)));
  let [above, below] = [numerator >> shift, denominator >> shift];
  while (above % 5n === 0n && below % 5n === 0n) [above, below] = [above / 5n, below / 5n];
  return { numerator: above, denominator: below };
}
