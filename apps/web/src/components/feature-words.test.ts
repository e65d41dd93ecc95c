import { allGames } from '@arara/games';
import { expect, test } from 'vitest';
import { featureWords } from './feature-words.ts';

test('whatever a game of the house has can be looked for by its name', () => {
  const features = [...new Set(allGames().flatMap((game) => game.features))];
  expect(features.filter((feature) => featureWords[feature] === undefined)).toEqual([]);
});
