import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';

test('[R42] a hash is Argon2id at the least cost OWASP names, salted anew each time', async () => {
  const [one, other] = [await hashPassword('maracuja-verde-7'), await hashPassword('maracuja-verde-7')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await isPassword(one, 'maracuja-verde-7')).toBe(true);
  expect(await isPassword(one, 'maracuja-verde-8')).toBe(false);
});

test('[R42] a hash of another cost is checked at its own cost, and known to be outdated', async () => {
  const old = await hash('maracuja-verde-7', { memoryCost: 4096, timeCost: 3, parallelism: 2 });
  expect(await isPassword(old, 'maracuja-verde-7')).toBe(true);
  expect(isOutdated(old)).toBe(true);
  expect(isOutdated(await hashPassword('maracuja-verde-7'))).toBe(false);
});

test('the same letters typed on another keyboard are the same password', async () => {
  const composed = await hashPassword('maçã-verde'.normalize('NFC'));
  expect(await isPassword(composed, 'maçã-verde'.normalize('NFD'))).toBe(true);
});

test('nobody has the password of nobody', async () => {
  expect(await isPassword(null, '')).toBe(false);
  expect(await isPassword(null, 'maracuja-verde-7')).toBe(false);
});
