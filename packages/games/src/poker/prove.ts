import { deck } from '../cards/deck.ts';
import { bitsOf } from './analysis.ts';
import { doubleAcesNumber, doubleAcesVariant } from './double-aces.ts';
import { countPoker } from './enumerate.ts';
import { pokerVariant } from './jacks.ts';
import { asesDeOuroTotals, doisSelvagensTotals, type RecordedTotals, reiDeCopasTotals } from './totals.ts';
import type { PokerVariant } from './video-poker.ts';
import { wildTwosNumber, wildTwosVariant } from './wild-twos.ts';

/** Counts all deals and draws of Rei de Copas and says what contradicts the recorded totals; nothing when all is well. */
export const contradictionsOfReiDeCopas = () => contradictionsOf(pokerVariant, reiDeCopasTotals);
export const contradictionsOfWildTwos = () =>
  contradictionsOf(wildTwosVariant, doisSelvagensTotals, wildTwosNumber);
export const contradictionsOfDoubleAces = () =>
  contradictionsOf(doubleAcesVariant, asesDeOuroTotals, doubleAcesNumber);

function contradictionsOf<Hand extends string>(
  { pays, suggestedHold }: PokerVariant<Hand>,
  recorded: RecordedTotals,
  handNumberOf?: (cards: readonly number[]) => number,
): string[] {
  const counted = countPoker(
    pays,
    (cards) => bitsOf(suggestedHold(cards.map((card) => deck[card] ?? ''))),
    handNumberOf,
  );
  return (['perfect', 'suggested'] as const)
    .filter((play) => JSON.stringify(counted[play]) !== JSON.stringify(recorded[play]))
    .map(
      (play) =>
        `${play} play over all deals does not give the recorded totals: ${JSON.stringify(counted[play])}`,
    );
}
