import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** So many different letters at least: what is one letter over and over, or a word that was to be replaced, keeps nobody out. */
const lettersMin = 8;

/**
 * A secret that opens something here, of so many letters or more: it is typed in a header, so that a space or a letter of a word processor
 * would never come in as it was meant.
 */
export function secretText(lengthMin: number) {
  return z
    .string()
    .min(lengthMin)
    .regex(/^[!-~]+$/, 'letters, digits and signs of ASCII alone, without spaces')
    .refine(isVaried, `fewer than ${lettersMin} different letters: make one with  openssl rand -hex 32`);
}

/** A secret that stands in a path as it is: no sign of it means anything there, and the router reads a hundred letters. */
export function pathSecretText(lengthMin: number) {
  return secretText(lengthMin)
    .max(100)
    .regex(
      /^[\w.~-]+$/,
      'only letters, digits and - _ . ~ stand in a path: make one with  openssl rand -hex 32',
    );
}

/** Whether a text is the secret; how long it takes tells nothing of where they part. */
export function isSameSecret(text: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(text), Buffer.from(secret)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const isVaried = (text: string) => new Set(text).size >= lettersMin;

/** The first two names under which the same secret is kept: who is told one would hold the other. */
export function namesOfSame(
  secrets: readonly (readonly [name: string, secret: string | undefined])[],
): readonly [string, string] | null {
  const byText = new Map<string, string>();
  for (const [name, text] of secrets) {
    if (text === undefined) continue;
    const other = byText.get(text);
    if (other !== undefined) return [other, name];
    byText.set(text, name);
  }
  return null;
}
