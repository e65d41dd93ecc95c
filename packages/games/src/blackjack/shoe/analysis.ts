import { raisedConfiguration } from '../../cards/units-configuration.ts';
import type { Analysis } from '../../rtp/configuration.ts';
import type { Json } from '../../rules.ts';
import { multiplierUnit } from '../../stake.ts';
import { insurancePays } from '../table.ts';
import { type Ending, endingsAgainst } from './endings.ts';
import { everyPoints } from './left.ts';
import type { ShoeView } from './play.ts';
import { shoeRules } from './rules.ts';

/** Best play, without and with insurance whenever it is offered. The stake counts as two units, so that halves are whole. */
export function analyseShoe(): Analysis {
  const endings = everyPoints.flatMap(endingsAgainst);
  const units = ({ paid, ways }: Ending) => ({ ways, paid: (paid * 2) / multiplierUnit, staked: 2 });
  const insured = (ending: Ending) => {
    const { paid, ...rest } = units(ending);
    if (ending.insurance === 'none') return { ...rest, paid };
    return { ...rest, paid: paid + (ending.insurance === 'won' ? Number(insurancePays) : 0), staked: 3 };
  };
  const sample = (isInsured: boolean) => ({
    configuration: isInsured ? 'insured against every ace' : 'without insurance',
    input: { stake: '1.00' },
    actions: bestPlayOf(isInsured),
    rounds: 4_000,
  });
  return {
    rules: shoeRules,
    configurations: [
      raisedConfiguration('without insurance', endings.map(units)),
      raisedConfiguration('insured against every ace', endings.map(insured)),
    ],
    samples: [sample(false), sample(true)],
  };
}

function bestPlayOf(isInsured: boolean) {
  return (view: Json): Json => {
    // The rules of this folder build the view.
    const { suggested, insurance } = view as ShoeView;
    return { type: isInsured && insurance === 'offered' ? 'insure' : (suggested ?? 'stand') };
  };
}
