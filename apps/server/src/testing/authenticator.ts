import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret at a moment. */
export function codeOf(secret: string, at: Date = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
