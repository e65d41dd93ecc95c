import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';

/** What new hashes cost: the minimum OWASP names for Argon2id (19 MiB, two passes, one lane). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** A hash nobody has the password of: an unknown account is checked against it and takes as long as a known one. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$iiBDUuHLiaC30E1vmQryTw$lnp8aZaVfOuePcjlkfJMS2X6B5bGRoXF/ft8JUGZnds';

/** Hashes a password or withdrawal password with Argon2id, off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** True when the password is the hash's; the cost is read from the hash. Null stands for nobody: slow, and false. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? nobodysHash, password.normalize('NFKC'));
  return isRight && stored !== null;
}

/** True when a hash was made at another cost than new ones are, and should be made again. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  );
}
