import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, isClientSeed, isServerSeed, newClientSeed, newServerSeed } from './seeds.ts';

test('a server seed has 256 random bits and its commitment is SHA-256 of its text', () => {
  const seeds = Array.from({ length: 100 }, newServerSeed);
  expect(seeds.every(isServerSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(100);
  const [seed = ''] = seeds;
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed, 'utf8').digest('hex'));
});

test('a client seed is 1 to 64 printable ASCII characters without a colon', () => {
  expect(isClientSeed(newClientSeed())).toBe(true);
  for (const text of ['a', 'arara-noite-0427', 'boa sorte!', '~'.repeat(64)])
    expect(isClientSeed(text)).toBe(true);
  for (const text of ['', 'a:b', 'onça', 'a\n', '\t', '~'.repeat(65)]) expect(isClientSeed(text)).toBe(false);
});
