import { handOf, pokerHands, pokerPays } from './hands.ts';
import { suggestedHold } from './hint.ts';

/** Rei de Copas: jacks or better. */
export const pokerVariant = {
  slug: 'rei-de-copas',
  hands: pokerHands,
  pays: pokerPays,
  handOf,
  suggestedHold,
} as const;
