import { parseAmount } from '@arara/money';
import { z } from 'zod';

/** Categories a platform may file a game under. */
export const platformCategories = [
  'slots',
  'live',
  'table',
  'arcade',
  'crash',
  'fish',
  'bingo',
  'card',
  'lottery',
  'sports',
] as const;

export type Direction = 'in' | 'out';

/** Why a platform says no. */
const refusalCodes = [
  'wrong_signature',
  'request_expired',
  'request_repeated',
  'bad_request',
  'player_unknown',
  'player_blocked',
  'game_unknown',
  'transfer_unknown',
  'reference_conflict',
  'insufficient_funds',
  'refused',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

const amount = z.string().transform((text, context) => {
  const cents = parseAmount(text);
  if (cents !== null) return cents;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

export const refusal = z.object({ error: z.enum(refusalCodes) });

export const playerAnswer = z.object({ player: z.string(), currency: z.string() });

export const launchAnswer = z.object({ session: z.string(), url: z.string().min(1).max(2000) });

export const balanceAnswer = z
  .object({ player: z.string(), currency: z.string(), balance: amount })
  .transform(({ player, currency, balance }) => ({ player, currency, balanceCents: balance }));

export const transferAnswer = z
  .object({
    reference: z.string(),
    player: z.string(),
    direction: z.enum(['in', 'out']),
    amount,
    currency: z.string(),
    /** What the player has there after it. */
    balance: amount,
    at: z.iso.datetime(),
  })
  .transform(({ amount: amountCents, balance, at, ...rest }) => ({
    ...rest,
    amountCents,
    balanceCents: balance,
    at: new Date(at),
  }));

/** A transfer that has been done. */
export type PlatformTransfer = z.output<typeof transferAnswer>;

const platformGame = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}$/),
    /** By language code; `en` or `pt` is always there. */
    title: z.record(z.string().max(8), z.string().min(1).max(80)),
    category: z.enum(platformCategories),
    /** In hundredths of a percent; null where the platform does not tell. */
    rtp: z.int().min(0).max(10_000).nullable(),
    volatility: z.enum(['low', 'medium', 'high', 'very_high']).nullable(),
    features: z.array(z.string().max(40)).max(12),
    thumbnail: z.string().max(500),
    min_stake: amount,
    max_stake: amount,
    is_new: z.boolean(),
    is_promoted: z.boolean(),
    is_open: z.boolean(),
    /** The regulated markets it is certified for; left out by a platform that does not tell. */
    certified_for: z
      .array(z.string().regex(/^[a-z0-9-]{2,40}$/))
      .max(60)
      .optional(),
  })
  .transform(({ min_stake: minStakeCents, max_stake: maxStakeCents, ...rest }) => ({
    ...rest,
    minStakeCents,
    maxStakeCents,
  }));

/** A game as the platform's lobby lists it. */
export type PlatformGame = z.output<typeof platformGame>;

export const gamesAnswer = z.object({ games: z.array(platformGame), next: z.int().nullable() });
