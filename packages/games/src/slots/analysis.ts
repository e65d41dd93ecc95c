import { multiply, ratio } from '../ratio.ts';
import type { Analysis } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { analyseSlot, type CycleTotals, type SlotFacts } from './analyse.ts';
import { coroaDaOnca } from './coroa-da-onca.ts';
import { createMachine } from './machine.ts';
import { coroaDaOncaRules } from './rules.ts';

/**
 * The full cycle of Coroa da Onça, version 1, summed up, so that its facts need no enumeration at run time. The
 * report and a test enumerate the cycle and fail when it says otherwise.
 */
export const coroaDaOncaTotals: CycleTotals = {
  stops: [20_511_149, 10_609_215, 2_195_010, 227_070, 11_745, 243],
  hits: [7_859_145, 3_047_320, 396_667, 227_070, 11_745, 243],
  sums: [365_401_035, 132_933_045, 15_312_985, 9_765_795, 2_358_540, 243_000],
  squares: [60_976_330_575, 21_517_509_825, 1_645_593_325, 466_661_175, 474_298_200, 243_000_000],
  best: [5_075, 3_575, 1_500, 790, 350, 1_000],
};

/** The one way to play it: a spin over all lines. */
export function analyseCoroaDaOnca(): Analysis {
  const facts = coroaDaOncaFacts();
  return {
    rules: coroaDaOncaRules,
    configurations: [
      {
        name: spinName,
        rtp: facts.rtp,
        // A stake has whole centavos on each line: nothing is rounded at any stake.
        rtpAtMinStake: facts.rtp,
        hitRate: facts.hitRate,
        variance: facts.variance,
        maxMultiplier: Number(multiply(facts.maxWin, ratio(multiplierUnit)).numerator),
      },
    ],
    samples: [{ configuration: spinName, input: { stake: '2.00' }, actions: [], rounds: 1_000_000 }],
  };
}

const spinName = '20 lines';

export function coroaDaOncaFacts(): SlotFacts {
  return analyseSlot(createMachine(coroaDaOnca), coroaDaOncaTotals);
}
