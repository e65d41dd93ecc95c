import type { DataOf, identity } from '@arara/contract';

export type SecurityStatus = DataOf<typeof identity.securityStatus>;

/** What protects an account, one by one; what cannot be had here is left out. */
export function protections(status: SecurityStatus): readonly boolean[] {
  const contacts = [
    ...(status.can_mail || status.email_verified_at ? [status.email_verified_at !== null] : []),
    ...(status.can_sms || status.phone_verified_at ? [status.phone_verified_at !== null] : []),
  ];
  // A passkey counts for both factors: either of them is the second.
  const hasSecondFactor = status.two_factor_since !== null || status.passkeys > 0;
  return [!status.has_handed_password, status.has_qk_pwd, ...contacts, hasSecondFactor];
}

export type Strength = 'weak' | 'good' | 'strong';

/** How well an account is protected: strong with all, weak with half or less. */
export function strengthOf(done: number, all: number): Strength {
  if (done >= all) return 'strong';
  return done * 2 <= all ? 'weak' : 'good';
}
