import { identity } from '@arara/contract';
import { useCall } from '../../lib/use-call.ts';

/** Whether the member's steps ask for a code of the authenticator app too; false until that is known. */
export function useHasTwoFactor(): boolean {
  const status = useCall(identity.securityStatus, {});
  return (status.data?.two_factor_since ?? null) !== null;
}

/** Where a refusal of that code stands in a form that shows its field. */
export const placesOfCode = { code_wrong: 'code', two_factor_required: 'code' } as const;

/** The same where another code is in the form. */
export const placesOfSecondCode = { code_wrong: 'second_code', two_factor_required: 'second_code' } as const;
