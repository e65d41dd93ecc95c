import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Keeps secrets that must be read again, and digests of codes too short to be hashed without a key. */
export interface Seal {
  /** Encrypts a text for one purpose; it opens for the same purpose only. */
  close(text: string, purpose: string): string;
  /** Throws when the text was closed with another key or for another purpose. */
  open(sealed: string, purpose: string): string;
  /** A keyed digest of 32 bytes. */
  digest(text: string): Buffer;
  /** The digests of a text by each key there is, the present one's first: what was kept under an older one is known again. */
  digests(text: string): Buffer[];
  /** Closed anew what a key of before had closed; null for what the present one has, or one that waits. Throws when none opens it. */
  renewed(sealed: string, purpose: string): string | null;
}

const cipher = 'aes-256-gcm';

interface Key {
  readonly key: Buffer;
  /** It opens what others seal with it already, and seals nothing here yet. */
  readonly waits: boolean;
}

/** One seal of many keys: the first closes and digests, all of them open. */
function sealOf([first, ...more]: readonly [Key, ...Key[]]): Seal {
  const present = createSeal(first.key);
  const others = more.map(({ key, waits }) => ({ ...createSeal(key), waits }));
  const opened = (sealed: string, purpose: string): { text: string; isOld: boolean } => {
    try {
      return { text: present.open(sealed, purpose), isOld: false };
    } catch (error) {
      for (const one of others)
        try {
          return { text: one.open(sealed, purpose), isOld: !one.waits };
        } catch {
          // The next one may open it; if none does, the present one has said why.
        }
      throw error;
    }
  };
  return {
    close: present.close,
    open: (sealed, purpose) => opened(sealed, purpose).text,
    digest: present.digest,
    digests: (text) => [present, ...others].map((one) => one.digest(text)),
    renewed: (sealed, purpose) => {
      const { text, isOld } = opened(sealed, purpose);
      return isOld ? present.close(text, purpose) : null;
    },
  };
}

/** The seal of a key of 32 bytes: AES-256-GCM and HMAC-SHA256, each with a key of its own derived from it. */
function createSeal(key: Buffer): Pick<Seal, 'close' | 'open' | 'digest'> {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `arara ${use}`, 32));
  const sealKey = derive('seal');
  const digestKey = derive('digest');
  return {
    close: (text, purpose) => {
      const nonce = randomBytes(12);
      const closing = createCipheriv(cipher, sealKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
      return Buffer.concat([nonce, closing.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, purpose) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  };
}

/**
 * Opens the seal whose keys lie in a file that only we may read, one a line: the first seals, the others only open, and one after a plus
 * waits to take its place. The first start makes one key. Null makes a key that is forgotten at the end. Throws when the file holds
 * something else.
 */
export function openSeal(file: string | null): Seal {
  if (file === null) return sealOf([{ key: randomBytes(32), waits: false }]);
  return sealOf(keysOf(file, readKey(file) ?? makeKey(file)));
}

function keysOf(file: string, text: string): [KeyLine, ...KeyLine[]] {
  const [first = '', ...more] = text.split('\n');
  return [keyOf(file, first, false), ...more.map((line) => keyOf(file, line, line.startsWith('+')))];
}

interface KeyLine extends Key {
  readonly line: string;
}

function keyOf(file: string, line: string, waits: boolean): KeyLine {
  const key = Buffer.from(waits ? line.slice(1) : line, 'base64url');
  if (key.length !== 32) throw new Error(`${file} holds no key of 32 bytes`);
  return { line, key, waits };
}

/** Puts a new key at the end of the file, where it opens and seals nothing yet; false when one waits there already. */
export function addKey(file: string): boolean {
  const keys = keysOf(file, readKey(file) ?? '');
  if (keys.some(({ waits }) => waits)) return false;
  replaceKeys(file, [...keys.map(({ line }) => line), `+${randomBytes(32).toString('base64url')}`]);
  return true;
}

/** Has the key that waits seal from the next start on; those of before still open. False when none waits. */
export function useAddedKey(file: string): boolean {
  const keys = keysOf(file, readKey(file) ?? '');
  const next = keys.find(({ waits }) => waits);
  if (!next) return false;
  replaceKeys(file, [next.line.slice(1), ...keys.filter((one) => one !== next).map(({ line }) => line)]);
  return true;
}

/** At once and whole, for whom the file was there before. */
function replaceKeys(file: string, lines: readonly string[]): void {
  const { mode, uid, gid } = statSync(file);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${lines.join('\n')}\n`, { mode: mode & 0o777, flag: 'wx' });
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  renameSync(draft, file);
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Written beside its place and linked into it whole: of two that start at once, both take the key of the first. A house with a
 * database of its own has no folder yet when it starts for the first time.
 */
function makeKey(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
