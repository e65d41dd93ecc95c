import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keeps secrets that must be read again, and digests of codes too short to be hashed without a key. */
export interface Seal {
  /** Encrypts a text for one purpose; it opens for the same purpose only. */
  close(text: string, purpose: string): string;
  /** Throws when the text was closed with another key or for another purpose. */
  open(sealed: string, purpose: string): string;
  /** A keyed digest of 32 bytes. */
  digest(text: string): Buffer;
}

const cipher = 'aes-256-gcm';

/** The seal of a key of 32 bytes: AES-256-GCM and HMAC-SHA256, each with a key of its own derived from it. */
function createSeal(key: Buffer): Seal {
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
 * Opens the seal whose key lies in a file that only we may read; the first start makes it. Null makes a key that is
 * forgotten at the end. Throws when the file holds something else.
 */
export function openSeal(file: string | null): Seal {
  if (file === null) return createSeal(randomBytes(32));
  const key = Buffer.from(readKey(file) ?? makeKey(file), 'base64url');
  if (key.length !== 32) throw new Error(`${file} holds no key of 32 bytes`);
  return createSeal(key);
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
