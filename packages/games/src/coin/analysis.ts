import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { coinLadder } from './ladder.ts';
import { coinRules } from './rules.ts';

/** Every number of flips before cashing out; which sides are called changes nothing. */
export function analyseCoin(): Analysis {
  const { minStakeCents } = coinRules.limits;
  const sample = (flips: number) => ({
    configuration: nameOf(flips),
    input: { stake: '10.00' },
    actions: [
      ...Array.from({ length: flips }, (_, index) => ({
        type: 'call',
        side: index % 3 === 0 ? 'heads' : 'tails',
      })),
      { type: 'cash_out' },
    ],
    rounds: 20_000,
  });
  return {
    rules: coinRules,
    configurations: coinLadder.map((multiplier, index) =>
      chanceConfiguration(nameOf(index + 1), ratio(1n, 2n ** BigInt(index + 1)), multiplier, minStakeCents),
    ),
    samples: [sample(1), sample(3), sample(5)],
  };
}

function nameOf(flips: number): string {
  return `${flips} flip${flips === 1 ? '' : 's'}`;
}
