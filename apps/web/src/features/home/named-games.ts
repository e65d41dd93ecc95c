import type { Game } from '../../components/use-catalogue.ts';

/** The games of `names` (newest first, with repeats), each once and only while the catalogue has it. */
export function namedGames(games: readonly Game[], names: readonly string[]): readonly Game[] {
  const byName = new Map(games.map((game) => [game.name, game]));
  return [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
}
