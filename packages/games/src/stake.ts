import { formatAmount, parseAmount } from '@arara/money';
import type { BetResult, Limits } from './rules.ts';

/** Multipliers are whole ten-thousandths: 19800 is 1.98x. */
export const multiplierUnit = 10_000;

/** floor(stake * multiplier / 10,000) in centavos. */
export function payoutOf(stakeCents: bigint, multiplier: number): bigint {
  return (stakeCents * BigInt(multiplier)) / BigInt(multiplierUnit);
}

/** The stake of an accepted bet, in centavos. */
export function stakeCentsOf(bet: { readonly stake: string }): bigint {
  const cents = parseAmount(bet.stake);
  if (cents === null) throw new Error(`an accepted bet holds the stake ${bet.stake}`);
  return cents;
}

/** Reads the field `stake` ("1.00") and holds it against the limits; gives it back in its one spelling. */
export function parseStake(input: Record<string, unknown>, limits: Limits): BetResult<{ stake: string }> {
  const stakeCents = typeof input.stake === 'string' ? parseAmount(input.stake) : null;
  if (stakeCents === null) return { kind: 'refused', error: 'bad_bet', field: 'stake' };
  if (stakeCents < limits.minStakeCents) return { kind: 'refused', error: 'stake_too_small', field: 'stake' };
  if (stakeCents > limits.maxStakeCents) return { kind: 'refused', error: 'stake_too_large', field: 'stake' };
  if (stakeCents % limits.stepCents !== 0n) return { kind: 'refused', error: 'bad_bet', field: 'stake' };
  return { kind: 'ok', bet: { stake: formatAmount(stakeCents) }, stakeCents };
}

/** The input as an object whose fields can be looked at; `null` when it is none. */
export function asRecord(input: unknown): Record<string, unknown> | null {
  // The check above the cast is all the cast says.
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : null;
}

/**
 * The last event of every round. The multiplier is the payout over the stake, in ten-thousandths, rounded down.
 * A stage celebrates only what `isAboveStake`.
 */
export type SettledEvent = {
  type: 'settled';
  stakeCents: number;
  payoutCents: number;
  multiplier: number;
  isAboveStake: boolean;
};

export function settledEvent(stakeCents: bigint, payoutCents: bigint): SettledEvent {
  return {
    type: 'settled',
    stakeCents: Number(stakeCents),
    payoutCents: Number(payoutCents),
    multiplier: Number((payoutCents * BigInt(multiplierUnit)) / stakeCents),
    isAboveStake: payoutCents > stakeCents,
  };
}
