import { expect, test } from 'vitest';
import { contradictionsOfStud, contradictionsOfThreeCard } from './prove.ts';

test('[R26] counting every deal of three cards gives the record, and no decision is better than the suggested', {
  timeout: 900_000,
}, () => {
  expect(contradictionsOfThreeCard()).toEqual([]);
});

test('[R26] counting every deal of five cards gives the record', { timeout: 900_000 }, () => {
  expect(contradictionsOfStud()).toEqual([]);
});
