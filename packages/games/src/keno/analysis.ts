import { combinations } from '../combinations.ts';
import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { type KenoRisk, kenoDrawn, kenoNumbers, kenoPays, kenoPicks, kenoRisks } from './paytable.ts';
import { kenoRules } from './rules.ts';

/** Every count of numbers at every risk: hits are hypergeometric. */
export function analyseKeno(): Analysis {
  const sample = (picks: number, risk: KenoRisk) => ({
    configuration: nameOf(picks, risk),
    input: { stake: '1.00', numbers: Array.from({ length: picks }, (_, index) => index + 1), risk },
    actions: [],
    rounds: 20_000,
  });
  return {
    rules: kenoRules,
    configurations: kenoRisks.flatMap((risk) =>
      Array.from({ length: kenoPicks.most }, (_, index) => configurationOf(index + 1, risk)),
    ),
    samples: [sample(1, 'low'), sample(4, 'low'), sample(5, 'medium'), sample(3, 'high')],
  };
}

function configurationOf(picks: number, risk: KenoRisk) {
  const endings = kenoPays(picks, risk).map((multiplier, hits) => ({
    ways: combinations(picks, hits) * combinations(kenoNumbers.to - picks, kenoDrawn - hits),
    multiplier,
  }));
  return endingsConfiguration(nameOf(picks, risk), endings, kenoRules.limits.minStakeCents);
}

function nameOf(picks: number, risk: KenoRisk): string {
  return `${picks} number${picks === 1 ? '' : 's'}, ${risk} risk`;
}
