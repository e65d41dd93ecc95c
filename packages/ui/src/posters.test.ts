import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titles } from '../scripts/posters/poster.ts';
import { posterOf } from './posters.ts';

test('every title has its poster in two sizes, light enough for a phone', () => {
  expect(titles.length).toBeGreaterThan(60);
  for (const { slug } of titles) {
    expect(posterOf(slug), slug).not.toBeNull();
    expect(statSync(new URL(`../posters/${slug}.webp`, import.meta.url)).size, slug).toBeLessThan(64_000);
    expect(statSync(new URL(`../posters/${slug}-300.webp`, import.meta.url)).size, slug).toBeLessThan(26_000);
  }
});

test('a game without a poster is told from one with', () => {
  expect(posterOf('no-such-game')).toBeNull();
});
