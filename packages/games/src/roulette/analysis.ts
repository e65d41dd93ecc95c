import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { halfTypes, insideBets, insideTypes, pockets, thirdTypes } from './layout.ts';
import { coveredNumbers, type RouletteChip, roulettePayout, rouletteRules } from './rules.ts';

const stake = '36.00';

/** Every place of the table. */
export function analyseRoulette(): Analysis {
  const chips = allChips();
  return {
    rules: rouletteRules,
    configurations: chips.map((chip) => {
      const covered = coveredNumbers(chip);
      const payoutCents = roulettePayout({ bets: [chip] }, covered[0] ?? 0);
      const multiplier = Number((payoutCents * BigInt(multiplierUnit)) / 3_600n);
      return chanceConfiguration(
        nameOf(chip),
        ratio(covered.length, pockets),
        multiplier,
        rouletteRules.limits.minStakeCents,
      );
    }),
    samples: [...insideTypes, ...thirdTypes, ...halfTypes].flatMap((type) => {
      const chip = chips.find((candidate) => candidate.type === type);
      if (!chip) return [];
      return [{ configuration: nameOf(chip), input: { bets: [chip] }, actions: [], rounds: 100_000 }];
    }),
  };
}

/** One chip on each of the table's places. */
export function allChips(): RouletteChip[] {
  return [
    ...insideTypes.flatMap((type) =>
      insideBets[type].map((numbers) => ({ type, numbers: [...numbers], stake })),
    ),
    ...thirdTypes.flatMap((type) => [1, 2, 3].map((selection) => ({ type, selection, stake }))),
    ...halfTypes.map((type) => ({ type, stake })),
  ];
}

function nameOf(chip: RouletteChip): string {
  if ('numbers' in chip) return `${chip.type} ${chip.numbers.join('-')}`;
  return 'selection' in chip ? `${chip.type} ${chip.selection}` : chip.type;
}
