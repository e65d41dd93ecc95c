import { z } from 'zod';
import { moment } from './fields.ts';

/** How the house ended a round that was left open. */
export const houseEnd = z.object({
  /** Nobody took a step for so long, or its member may play no more. */
  cause: z.enum(['left', 'closed']),
  /** What the rule said then; null for `closed`. */
  hours: z.int().nullable(),
  /** The stake went back, for nothing was shown and nothing decided. */
  is_returned: z.boolean(),
  at: moment,
});

/** The rule by which a round of a game is ended that nobody touches for so many hours. */
export const leftRound = z.object({ rule: z.enum(['cash_out', 'first_guess', 'advice']), hours: z.int() });

/** What a round moves from or to its player's wallets. A raise is staked by a step of an open round, a jackpot is paid by its pool. */
export const roundMovements = [
  'stake',
  'stake_bonus',
  'raise',
  'raise_bonus',
  'payout',
  'payout_bonus',
  'jackpot',
  'jackpot_bonus',
] as const;
