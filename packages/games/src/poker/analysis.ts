import { add, multiply, type Ratio, ratio, subtract, zero } from '../ratio.ts';
import type { Analysis, Configuration } from '../rtp/configuration.ts';
import type { GameRules, Json } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import { doubleAcesVariant } from './double-aces.ts';
import { drawsOf } from './enumerate.ts';
import { pokerVariant } from './jacks.ts';
import { doubleAcesRules, pokerRules, wildTwosRules } from './rules.ts';
import { asesDeOuroTotals, doisSelvagensTotals, type RecordedTotals, reiDeCopasTotals } from './totals.ts';
import type { PokerVariant, PokerView } from './video-poker.ts';
import { wildTwosVariant } from './wild-twos.ts';

const suggestedName = 'suggested holds';

export const analysePoker = () => analyseVideoPoker(pokerVariant, pokerRules, reiDeCopasTotals);
export const analyseWildTwos = () => analyseVideoPoker(wildTwosVariant, wildTwosRules, doisSelvagensTotals);
export const analyseDoubleAces = () =>
  analyseVideoPoker(doubleAcesVariant, doubleAcesRules, asesDeOuroTotals);

/** Perfect play, and the suggestions the stage gives, which return a little less. */
function analyseVideoPoker<Hand extends string>(
  { pays, suggestedHold }: PokerVariant<Hand>,
  rules: GameRules,
  totals: RecordedTotals,
): Analysis {
  const followSuggestion = (view: Json): Json => {
    // The rules of this folder build the view.
    const { cards } = view as PokerView<Hand>;
    return { type: 'draw', hold: suggestedHold(cards) };
  };
  return {
    rules,
    configurations: [
      configurationOf('perfect play', totals.perfect, pays),
      configurationOf(suggestedName, totals.suggested, pays),
    ],
    samples: [
      { configuration: suggestedName, input: { stake: '1.00' }, actions: followSuggestion, rounds: 30_000 },
    ],
  };
}

function configurationOf(
  name: string,
  totals: RecordedTotals['perfect'],
  pays: readonly number[],
): Configuration {
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
    maxMultiplier: Math.max(...pays) * multiplierUnit,
  };
}

/** The places of a suggestion, as bits. */
export function bitsOf(hold: readonly number[]): number {
  return hold.reduce((bits, place) => bits | (1 << place), 0);
}
