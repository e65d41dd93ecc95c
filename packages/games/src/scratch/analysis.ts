import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import type { GameRules } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import type { ScratchCard } from './card.ts';
import { carnavalCard, tesouroCard, tropicalCard } from './cards.ts';
import { carnavalRules, tesouroRules, tropicalRules } from './rules.ts';

const name = 'card';

export const analyseTropical = () => analyseCard(tropicalCard, tropicalRules);
export const analyseCarnaval = () => analyseCard(carnavalCard, carnavalRules);
export const analyseTesouro = () => analyseCard(tesouroCard, tesouroRules);

/** Every card of the print run: the prize decides, the rest of the face does not. */
function analyseCard({ prizes, printed }: ScratchCard, rules: GameRules): Analysis {
  const winning = prizes.map(({ weight, wins, key }) => ({
    ways: BigInt(weight),
    multiplier: wins.reduce((sum, times) => sum + times, 0) * key * multiplierUnit,
  }));
  const blank = BigInt(printed) - winning.reduce((sum, { ways }) => sum + ways, 0n);
  return {
    rules,
    configurations: [
      endingsConfiguration(name, [...winning, { ways: blank, multiplier: 0 }], rules.limits.minStakeCents),
    ],
    samples: [{ configuration: name, input: { stake: '1.00' }, actions: [], rounds: 20_000 }],
  };
}
