import { add, multiply, type Ratio, ratio, subtract } from '../../ratio.ts';
import type { Analysis, Configuration } from '../../rtp/configuration.ts';
import { multiplierUnit } from '../../stake.ts';
import type { SlotDesign } from '../design.ts';
import { jackpotShare } from '../jackpot.ts';
import { createSlotMachine } from '../play/machine.ts';
import type { SlotMode } from '../slot-events.ts';
import { modesOf, priceOf, type SlotDesignRules } from '../slot-rules.ts';
import { countRound } from './round.ts';

/** Rounds of a sample; what is bought is a long round that varies little. */
const sampled: Readonly<Record<SlotMode, number>> = { spin: 10_000, ante: 10_000, buy: 2_000 };

/** The exact facts of every way to bet on a title that is data. */
export function analyseSlotDesign(design: SlotDesign, rules: SlotDesignRules): Analysis {
  const modes = modesOf(design);
  return {
    rules,
    configurations: modes.map((mode) => configurationOf(design, mode)),
    samples: modes.map((mode) => ({
      configuration: mode,
      input: { stake: '2.00', mode },
      actions: [],
      rounds: sampled[mode],
    })),
  };
}

function configurationOf(design: SlotDesign, mode: SlotMode): Configuration {
  const { of, ways, nothing, sum, squares, best } = countRound(createSlotMachine(design), mode);
  if (of !== ways) throw new Error(`${design.game}: not every way is counted`);
  if (best !== design.most[mode])
    throw new Error(`${design.game}: the largest win of ${mode} is ${best} units`);
  const perUnit: Ratio = ratio(100n, BigInt(design.units) * priceOf(design, mode));
  const own = multiply(ratio(sum, of), perUnit);
  const share = design.jackpot && jackpotShare(design.jackpot);
  const rtp = share ? add(own, share) : own;
  return {
    name: mode,
    rtp,
    // A stake has whole centavos in each unit: nothing is rounded at any stake.
    rtpAtMinStake: rtp,
    ...(share && { jackpotShare: share }),
    hitRate: ratio(of - nothing, of),
    variance: subtract(multiply(ratio(squares, of), multiply(perUnit, perUnit)), multiply(own, own)),
    maxMultiplier: Number((BigInt(best) * BigInt(multiplierUnit) * perUnit.numerator) / perUnit.denominator),
  };
}
