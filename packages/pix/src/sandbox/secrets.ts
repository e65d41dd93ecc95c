import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits as 32 hex digits. */
export function newToken(): string {
  return randomBytes(16).toString('hex');
}

/** Compares secrets in a time that tells nothing about them. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
