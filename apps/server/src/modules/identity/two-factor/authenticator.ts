import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** 160 random bits, the length RFC 4226 recommends, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The secret that an app reads as a picture: `otpauth://totp/Arara:joana?...` */
export const otpauthUri = (issuer: string, label: string, secret: string): string =>
  appOf(secret, issuer, label).toString();

/** The time step of a code that is right now or was one step around it (clocks differ); null for a wrong one. */
export function totpStep(secret: string, code: string, atMs: number): number | null {
  const delta = appOf(secret, '', '').validate({ token: code, timestamp: atMs, window: 1 });
  return delta === null ? null : Math.floor(atMs / stepMs) + delta;
}

const appOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
