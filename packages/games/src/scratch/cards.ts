import type { Limits } from '../rules.ts';
import type { ScratchCard } from './card.ts';

const printed = 1_000_000;
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 5_000n,
  stepCents: 1n,
  maxPayoutCents: 50_000_000n,
};

/** Raspa Tropical: nine fruits, three alike. */
export const tropicalCard: ScratchCard = {
  slug: 'raspa-tropical',
  layout: 'match',
  fields: 9,
  marks: 8,
  amounts: [1, 2, 4, 10, 25, 100, 1_000, 10_000],
  prizes: [
    { weight: 180_000, wins: [1], key: 1 },
    { weight: 90_000, wins: [2], key: 1 },
    { weight: 40_000, wins: [4], key: 1 },
    { weight: 14_000, wins: [10], key: 1 },
    { weight: 4_000, wins: [25], key: 1 },
    { weight: 800, wins: [100], key: 1 },
    { weight: 60, wins: [1_000], key: 1 },
    { weight: 5, wins: [10_000], key: 1 },
  ],
  printed,
  limits,
};

/** Raspa Carnaval: ten own numbers below four winning ones. */
export const carnavalCard: ScratchCard = {
  slug: 'raspa-carnaval',
  layout: 'numbers',
  fields: 10,
  marks: 30,
  amounts: [1, 2, 5, 10, 20, 50, 200, 5_000],
  prizes: [
    { weight: 120_000, wins: [1], key: 1 },
    { weight: 60_000, wins: [2], key: 1 },
    { weight: 40_000, wins: [1, 1], key: 1 },
    { weight: 24_000, wins: [5], key: 1 },
    { weight: 16_000, wins: [2, 2, 1], key: 1 },
    { weight: 8_000, wins: [10], key: 1 },
    { weight: 5_000, wins: [5, 5], key: 1 },
    { weight: 3_000, wins: [20], key: 1 },
    { weight: 2_000, wins: [10, 5, 5], key: 1 },
    { weight: 1_200, wins: [50], key: 1 },
    { weight: 600, wins: [20, 10, 10, 10], key: 1 },
    { weight: 300, wins: [200], key: 1 },
    { weight: 8, wins: [5_000], key: 1 },
  ],
  printed,
  limits: { ...limits, maxPayoutCents: 25_000_000n },
};

/** Chave do Tesouro: five locks of two treasures each, and a key that multiplies what they hold. */
export const tesouroCard: ScratchCard = {
  slug: 'chave-do-tesouro',
  layout: 'locks',
  fields: 5,
  marks: 8,
  amounts: [1, 2, 5, 10, 50, 500],
  prizes: [
    { weight: 170_000, wins: [1], key: 1 },
    { weight: 50_000, wins: [1], key: 2 },
    { weight: 40_000, wins: [2], key: 1 },
    { weight: 20_000, wins: [2], key: 2 },
    { weight: 14_000, wins: [1], key: 5 },
    { weight: 10_000, wins: [5], key: 1 },
    { weight: 8_000, wins: [1, 2], key: 3 },
    { weight: 4_000, wins: [5], key: 3 },
    { weight: 1_600, wins: [2, 2, 1], key: 5 },
    { weight: 1_000, wins: [10], key: 5 },
    { weight: 300, wins: [10, 5], key: 10 },
    { weight: 100, wins: [50], key: 10 },
    { weight: 20, wins: [500], key: 3 },
    { weight: 4, wins: [500, 500], key: 10 },
  ],
  printed,
  limits,
};

export const scratchCards: readonly ScratchCard[] = [tropicalCard, carnavalCard, tesouroCard];
