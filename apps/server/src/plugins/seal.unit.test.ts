import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addKey, openSeal, useAddedKey } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'arara-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is closed opens for the same purpose and key, and for no other', () => {
  const file = join(folder, 'one.key');
  const sealed = openSeal(file).close('JBSWY3DPEHPK3PXP', 'totp:joana');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSeal(file).open(sealed, 'totp:joana')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => openSeal(file).open(sealed, 'totp:marina')).toThrow();
  expect(() => openSeal(null).open(sealed, 'totp:joana')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => openSeal(file).open(bytes.toString('base64url'), 'totp:joana')).toThrow();
});

test('the same text is closed differently each time, and digested alike', () => {
  const seal = openSeal(null);
  expect(seal.close('123456', 'a')).not.toBe(seal.close('123456', 'a'));
  expect(seal.digest('123456')).toEqual(seal.digest('123456'));
  expect(seal.digest('123456')).not.toEqual(openSeal(null).digest('123456'));
});

test('the first start makes the key, for us alone to read; later ones take it as it is', () => {
  const file = join(folder, 'two.key');
  openSeal(file);
  const key = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  openSeal(file);
  expect(readFileSync(file, 'utf8')).toBe(key);
});

test('the folder is made as well when nothing else has made it', () => {
  const file = join(folder, 'nobody', 'was here', 'four.key');
  const sealed = openSeal(file).close('123456', 'a');
  expect(openSeal(file).open(sealed, 'a')).toBe('123456');
});

test('a file that holds no key ends the start with one clear line', () => {
  const file = join(folder, 'three.key');
  writeFileSync(file, 'abc');
  expect(() => openSeal(file)).toThrow(/three\.key holds no key of 32 bytes/);
});

test('a key is changed in two steps, and nothing that was sealed or digested before is lost', () => {
  const file = join(folder, 'five.key');
  const first = openSeal(file);
  const [sealed, digest] = [first.close('JBSWY3DPEHPK3PXP', 'totp:joana'), first.digest('receipt 1')];
  expect(useAddedKey(file)).toBe(false);
  expect(addKey(file)).toBe(true);
  expect(addKey(file)).toBe(false);
  // Of two instances one is started anew sooner: each opens what the other seals.
  const between = openSeal(file);
  expect(between.renewed(sealed, 'totp:joana')).toBeNull();
  expect(first.open(between.close('a', 'b'), 'b')).toBe('a');
  expect(useAddedKey(file)).toBe(true);
  expect(useAddedKey(file)).toBe(false);
  const second = openSeal(file);
  expect(between.open(second.close('a', 'b'), 'b')).toBe('a');
  expect(between.renewed(second.close('a', 'b'), 'b')).toBeNull();
  expect(() => first.open(second.close('a', 'b'), 'b')).toThrow();
  expect(second.open(sealed, 'totp:joana')).toBe('JBSWY3DPEHPK3PXP');
  expect(second.digest('receipt 1')).not.toEqual(digest);
  expect(second.digests('receipt 1')).toContainEqual(digest);
  const renewed = second.renewed(sealed, 'totp:joana') ?? '';
  expect(second.renewed(renewed, 'totp:joana')).toBeNull();
  expect(() => first.open(renewed, 'totp:joana')).toThrow();
  expect(() => second.renewed('nothing', 'totp:joana')).toThrow();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(addKey(file)).toBe(true);
  expect(openSeal(file).open(sealed, 'totp:joana')).toBe('JBSWY3DPEHPK3PXP');
});
