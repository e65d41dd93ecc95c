import type { ErrorCode } from '@arara/contract';
import { type LanguageCode, phrase } from '@arara/phrases';
import { AppError } from '../../plugins/app-error.ts';
import { valueWords } from '../../plugins/value-words.ts';

/** How a member stands with a reward; `reason` says why it cannot be claimed. */
export interface Standing {
  readonly state: 'claimable' | 'in_progress' | 'opted_in' | 'claimed' | 'not_eligible';
  readonly reason: ErrorCode | null;
  /** What the reason's words name. */
  readonly values?: Record<string, string>;
}

export const claimable: Standing = { state: 'claimable', reason: null };
export const alreadyClaimed: Standing = { state: 'claimed', reason: 'reward_claimed' };

export function notEligible(reason: ErrorCode = 'reward_not_eligible'): Standing {
  return { state: 'not_eligible', reason };
}

/** Begun, but so much has still to be bet. */
export function turnoverRemaining(amount: string): Standing {
  return { state: 'in_progress', reason: 'turnover_remaining', values: { amount } };
}

/** Fails unless the reward can be claimed, with the reason why not. */
export function assertClaimable(standing: Standing): void {
  if (standing.state !== 'claimable')
    throw new AppError(standing.reason ?? 'reward_not_eligible', null, standing.values);
}

/** A standing by the wire's names, in a language. */
export function presentStanding(standing: Standing, lang: LanguageCode) {
  const reason = standing.reason ?? '';
  return {
    state: standing.state,
    reason,
    message: reason === '' ? '' : phrase(lang, `errors.${reason}`, valueWords(standing.values ?? {}, lang)),
  };
}
