import { expect, test } from 'vitest';
import type { Game } from '../../components/use-catalogue.ts';
import { namedGames } from './named-games.ts';

const game = (name: string) => ({ name }) as Game;

test('each game once, newest first, and only what the catalogue has', () => {
  const games = [game('a'), game('b'), game('c')];
  expect(namedGames(games, ['c', 'a', 'c', 'gone']).map(({ name }) => name)).toEqual(['c', 'a']);
});
