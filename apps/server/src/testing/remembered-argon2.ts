import { createRequire } from 'node:module';

// Stands in for the package in module tests, which is therefore asked for past the bundler.
type Argon2 = typeof import('@node-rs/argon2');
const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

const hashes = new Map<string, Promise<string>>();
const answers = new Map<string, Promise<boolean>>();

/**
 * Hashes as Argon2 does, each password once at a cost: thousands of test members have the same one, and hashing it anew
 * took longer than what they were registered for.
 */
export const hash = (password: string, cost: Parameters<Argon2['hash']>[1]): Promise<string> =>
  remembered(hashes, JSON.stringify([password, cost]), () => argon2.hash(password, cost));

/** The stored hashes that passwords were checked against, in order; who looks at it empties it before. */
export const checked: string[] = [];

/** Checks as Argon2 does, each password against a hash once. */
export function verify(stored: string, password: string): Promise<boolean> {
  checked.push(stored);
  return remembered(answers, JSON.stringify([stored, password]), () => argon2.verify(stored, password));
}

export const { hashSync, parseOptions } = argon2;

function remembered<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
}
