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

/** The house has one: an amount in another is none that can be read. */
const currency = z.literal('BRL');

export const playerAnswer = z.object({ player: z.string(), currency });

export const launchAnswer = z.object({ session: z.string(), url: z.string().min(1).max(2000) });

export const balanceAnswer = z
  .object({ player: z.string(), currency, balance: amount })
  .transform(({ player, currency, balance }) => ({ player, currency, balanceCents: balance }));

export const transferAnswer = z
  .object({
    reference: z.string(),
    player: z.string(),
    direction: z.enum(['in', 'out']),
    amount,
    currency,
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

/**
 * Letters alone: no control character, no half of a letter (a database refuses both), nothing that turns the direction of what
 * stands around it.
 */
const letters = z.string().refine((text) => !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text));

/** Languages that a title may be told in. */
const languagesMax = 40;

const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}$/);

const platformGame = z
  .object({
    id: gameId,
    /** By language code; `en` or `pt` is always there. */
    title: z
      .record(z.string().regex(/^[A-Za-z-]{2,8}$/), letters.min(1).max(80))
      .refine((title) => Object.keys(title).length <= languagesMax),
    category: z.enum(platformCategories),
    /** In hundredths of a percent; null where the platform does not tell. */
    rtp: z.int().min(0).max(10_000).nullable(),
    volatility: z.enum(['low', 'medium', 'high', 'very_high']).nullable(),
    features: z.array(letters.max(40)).max(12),
    thumbnail: letters.max(500),
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

/** A game that could not be read. */
export interface SkippedGame {
  /** What the platform calls it; null where that reads badly too. */
  readonly id: string | null;
  /** What reads badly first; null for a game that is not even an object. */
  readonly field: string | null;
}

/** A page of the lobby. Its games are read one by one: one that reads badly takes no other with it. */
export const gamesAnswer = z
  .object({ games: z.array(z.unknown()), next: z.int().nullable() })
  .transform(({ games: rows, next }) => {
    const games: PlatformGame[] = [];
    const skipped: SkippedGame[] = [];
    for (const row of rows) {
      const game = platformGame.safeParse(row);
      if (game.success) games.push(game.data);
      else skipped.push({ id: idOf(row), field: fieldOf(game.error) });
    }
    return { games, skipped, next };
  });

function idOf(row: unknown): string | null {
  const named = z.object({ id: gameId }).safeParse(row);
  return named.success ? named.data.id : null;
}

/** A field of ours; what lies deeper may have names of the platform's. */
const fieldOf = ({ issues }: z.ZodError): string | null => {
  const [field] = issues[0]?.path ?? [];
  return typeof field === 'string' ? field : null;
};
