import { deck } from '../cards/deck.ts';
import { reiDeCopasTotals, suggestedBits } from './analysis.ts';
import { countPoker } from './enumerate.ts';
import { pokerPays } from './hands.ts';

/** Counts all deals and draws of Rei de Copas and says what contradicts the recorded totals; nothing when all is well. */
export function contradictionsOfReiDeCopas(): string[] {
  const counted = countPoker(pokerPays, (cards) => suggestedBits(cards.map((card) => deck[card] ?? '')));
  return (['perfect', 'suggested'] as const)
    .filter((play) => JSON.stringify(counted[play]) !== JSON.stringify(reiDeCopasTotals[play]))
    .map(
      (play) =>
        `${play} play over all deals does not give the recorded totals: ${JSON.stringify(counted[play])}`,
    );
}
