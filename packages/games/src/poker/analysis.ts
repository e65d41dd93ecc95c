import type { Card } from '../cards/deck.ts';
import { add, multiply, type Ratio, ratio, subtract, zero } from '../ratio.ts';
import type { Analysis, Configuration } from '../rtp/configuration.ts';
import type { Json } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import { drawsOf, type PokerTotals } from './enumerate.ts';
import { pokerPays } from './hands.ts';
import { suggestedHold } from './hint.ts';
import { type PokerView, pokerRules } from './rules.ts';

/**
 * All deals and draws of Rei de Copas, version 1, summed up, so that its facts need no enumeration at run time. The
 * report and a test count them again and fail when they say otherwise.
 */
export const reiDeCopasTotals: { perfect: PokerTotals; suggested: PokerTotals } = {
  perfect: {
    deals: [18_864, 292_860, 145_308, 1_649_268, 408_300, 84_360],
    pays: [103_968, 23_806_992, 331_587_060, 23_000_764_368, 34_380_828_888, 46_306_573_740],
    squares: [3_239_112, 724_544_880, 20_903_375_292, 213_201_332_184, 330_023_958_432, 301_688_153_460],
    hits: [18_864, 7_810_728, 83_793_072, 12_386_009_136, 24_365_789_112, 30_046_923_060],
  },
  suggested: {
    deals: [18_864, 292_596, 148_668, 1_640_964, 413_508, 84_360],
    pays: [103_968, 23_800_176, 333_394_308, 22_935_754_008, 34_808_763_216, 46_306_573_740],
    squares: [3_239_112, 724_525_392, 20_922_493_140, 207_196_136_424, 330_639_633_624, 301_688_153_460],
    hits: [18_864, 7_807_080, 84_381_720, 12_351_255_792, 24_675_189_936, 30_046_923_060],
  },
};

const suggestedName = 'suggested holds';

/** Perfect play, and the suggestions the stage gives, which return a hundredth of a percent less. */
export function analysePoker(): Analysis {
  return {
    rules: pokerRules,
    configurations: [
      configurationOf('perfect play', reiDeCopasTotals.perfect),
      configurationOf(suggestedName, reiDeCopasTotals.suggested),
    ],
    samples: [
      { configuration: suggestedName, input: { stake: '1.00' }, actions: followSuggestion, rounds: 30_000 },
    ],
  };
}

function followSuggestion(view: Json): Json {
  // The rules of this folder build the view.
  const { cards } = view as PokerView;
  return { type: 'draw', hold: suggestedHold(cards) };
}

function configurationOf(name: string, totals: PokerTotals): Configuration {
  const deals = totals.deals.reduce((sum, count) => sum + count, 0);
  // Every deal is as likely as any other, and of its draws each as likely as the rest.
  const meanOf = (sums: readonly number[]): Ratio =>
    sums.reduce(
      (sum, amount, drawn) => add(sum, ratio(amount, BigInt(deals) * BigInt(drawsOf[drawn] ?? 1))),
      zero,
    );
  const rtp = meanOf(totals.pays);
  return {
    name,
    rtp,
    // Pays are whole stakes: nothing is rounded at any stake.
    rtpAtMinStake: rtp,
    hitRate: meanOf(totals.hits),
    variance: subtract(meanOf(totals.squares), multiply(rtp, rtp)),
    maxMultiplier: Math.max(...pokerPays) * multiplierUnit,
  };
}

/** The places of a suggestion for cards, as bits. */
export function suggestedBits(cards: readonly Card[]): number {
  return suggestedHold(cards).reduce((bits, place) => bits | (1 << place), 0);
}
