import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { type DigitBetType, digitKinds, digitLimits, digitsDrawn, digitTimes, isDigitHit } from './bets.ts';
import { digitsRules } from './rules.ts';

/** One bet of each kind; its digits stand for all others of its kind. */
const kinds: readonly { name: string; type: DigitBetType; digits: number[] }[] = [
  { name: 'exact order', type: 'exact', digits: [1, 2, 3] },
  { name: 'any order, three digits', type: 'any_order', digits: [1, 2, 3] },
  { name: 'any order, two equal', type: 'any_order', digits: [1, 1, 3] },
  { name: 'first two', type: 'first_two', digits: [1, 2] },
  { name: 'last two', type: 'last_two', digits: [2, 3] },
  { name: 'last one', type: 'last_one', digits: [3] },
];

/** Each kind of bet against all thousand draws. */
export function analyseDigits(): Analysis {
  const draws = digitKinds ** digitsDrawn;
  return {
    rules: digitsRules,
    configurations: kinds.map(({ name, type, digits }) => {
      let hits = 0;
      for (let number = 0; number < draws; number += 1) {
        const drawn = [...String(number).padStart(digitsDrawn, '0')].map(Number);
        if (isDigitHit(type, digits, drawn)) hits += 1;
      }
      const multiplier = (digitTimes(type, digits) ?? 0) * multiplierUnit;
      return chanceConfiguration(name, ratio(hits, draws), multiplier, digitLimits.minStakeCents);
    }),
    samples: kinds.map(({ name, type, digits }) => ({
      configuration: name,
      input: { stake: '1.00', type, digits },
      actions: [],
      rounds: 30_000,
    })),
  };
}
