import type { Json, SteppedRules } from './rules.ts';

/** After so long without a step a round counts as left, where the house is not told otherwise. */
export const usualLeftHours = 72;

/** How a left round ends: the stake goes back, or the house takes the steps that settle it, with what each showed. */
export type LeftEnding =
  | { readonly kind: 'returned' }
  | {
      readonly kind: 'played';
      readonly steps: readonly { readonly action: Json; readonly view: Json }[];
      readonly payoutCents: bigint;
      readonly outcome: Json;
    };

/** More steps than any ending takes: two hands of blackjack have 42 cards at most. */
const stepsMax = 64;

/**
 * Ends an open round by the rule of its game. What was drawn when it began is all there is; the steps are steps like the player's, so
 * that whoever verifies the round takes them too. `null` for a round of a shared table, which is not left to anybody.
 */
export function endLeftRound(
  rules: SteppedRules<Json, Json, Json, Json>,
  bet: Json,
  state: Json,
): LeftEnding | null {
  const { left } = rules;
  if (left === null) return null;
  const steps: { action: Json; view: Json }[] = [];
  for (let standing = state; steps.length < stepsMax; ) {
    const action = left.next(bet, standing);
    if (action === null && steps.length === 0) return { kind: 'returned' };
    const acted = action === null ? null : rules.act(bet, standing, action);
    if (acted?.kind !== 'ok' || acted.raiseCents !== undefined)
      throw new Error(`a left round of ${rules.game} cannot take the step ${JSON.stringify(action)}`);
    steps.push({ action, view: acted.view });
    if (acted.settled) return { kind: 'played', steps, ...acted.settled };
    standing = acted.state;
  }
  throw new Error(`a left round of ${rules.game} does not end`);
}
