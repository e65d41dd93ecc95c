import { formatAmount, parseAmount } from '@arara/money';
import { z } from 'zod';

/** What a platform can ask of a seamless wallet; each is a POST below the wallet's address. */
export const seamlessCalls = ['balance', 'bet', 'win', 'bet-and-win', 'rollback'] as const;
export type SeamlessCall = (typeof seamlessCalls)[number];

/** Why a wallet says no, with the HTTP status it says it with. A 5xx is no answer: the same transaction is sent again. */
export const seamlessErrors = {
  wrong_signature: 401,
  request_expired: 401,
  request_repeated: 401,
  platform_unknown: 404,
  bad_request: 400,
  player_unknown: 404,
  /** Bets need a session that is alive; wins and rollbacks do not. */
  session_expired: 422,
  game_unknown: 422,
  game_closed: 422,
  platform_off: 422,
  player_blocked: 422,
  /** The player has paused or excluded themselves. */
  play_paused: 422,
  limit_reached: 422,
  stake_too_high: 422,
  insufficient_funds: 422,
  round_finished: 422,
  /** A win of a round that has no bet yet: it may be on its way, so the win is sent again. */
  bet_unknown: 409,
  /** Taken back before it came. */
  rolled_back: 409,
  /** The name was used for something else. */
  transaction_conflict: 409,
  /** A win is taken back that the player has spent: it is sent again later. */
  rollback_not_covered: 409,
  unavailable: 503,
} as const;
export type SeamlessError = keyof typeof seamlessErrors;

/**
 * Refusals that may turn into a yes: the transaction is sent again, later. All others are the last word. Of one that is not let in, because
 * the two sides have other secrets, clocks or names for a while, nobody has looked at the transaction yet.
 */
export const seamlessRetries: ReadonlySet<SeamlessError> = new Set([
  'wrong_signature',
  'request_expired',
  'request_repeated',
  'platform_unknown',
  'bet_unknown',
  'rollback_not_covered',
  'unavailable',
]);

const name = z.string().regex(/^[\x21-\x7e]{1,64}$/);
const cents = z.string().transform((text, context) => {
  const parsed = /^(0|[1-9]\d{0,10})\.\d{2}$/.test(text) ? parseAmount(text) : null;
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});
const stake = cents.refine((amount) => amount > 0n);
const currency = z.literal('BRL');
const token = z.string().min(1).max(200);

export const balanceInput = z.object({ player: name, currency });

export const betInput = z.object({
  transaction: name,
  player: name,
  session: token,
  game: name,
  round: name,
  amount: stake,
  currency,
  /** Nothing more comes in this round. */
  finished: z.boolean().default(false),
});

export const winInput = z.object({
  transaction: name,
  player: name,
  game: name,
  round: name,
  /** Nothing for a round that is lost. */
  amount: cents,
  currency,
  /** `free_round` and `jackpot` need no bet: the platform pays for them. */
  type: z.enum(['round', 'free_round', 'jackpot']).default('round'),
  finished: z.boolean().default(true),
});

export const betAndWinInput = z.object({
  transaction: name,
  player: name,
  session: token,
  game: name,
  round: name,
  bet: stake,
  win: cents,
  currency,
  finished: z.boolean().default(true),
});

export const rollbackInput = z
  .object({
    transaction: name,
    player: name,
    /** The transaction that is taken back; one that never came is remembered, and refused when it comes. */
    target: name,
  })
  .refine(({ transaction, target }) => transaction !== target);

const amountOut = z.string().transform((text, context) => {
  const parsed = parseAmount(text);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

export const balanceAnswer = z
  .object({ player: z.string(), currency: z.string(), balance: amountOut })
  .transform(({ balance, ...rest }) => ({ ...rest, balanceCents: balance }));

export const transactionAnswer = z
  .object({
    transaction: z.string(),
    /** The wallet's own name for it: the same each time. */
    reference: z.string(),
    currency: z.string(),
    /** What the player had after it, when it was done. */
    balance: amountOut,
    at: z.iso.datetime(),
  })
  .transform(({ balance, at, ...rest }) => ({ ...rest, balanceCents: balance, at: new Date(at) }));

/** A transaction that has been done. */
export type SeamlessDone = z.output<typeof transactionAnswer>;

export const seamlessRefusal = z.object({
  // The codes are those of the table above.
  error: z.enum(Object.keys(seamlessErrors) as [SeamlessError, ...SeamlessError[]]),
});

/** An amount as the wire writes it. */
export const seamlessAmount = (amountCents: bigint): string => formatAmount(amountCents);
