import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Poster } from './first-sight.ts';

/** The poster of one of our own games, by its name; null of any other. */
export type PosterOf = (game: string) => Poster | null;

/** The posters of our own games: the site's build tells where they lie. */
export function readPosters(siteFolder: string): PosterOf {
  let told: { folder: string; slugs: string[] };
  try {
    // Written by our own build.
    told = JSON.parse(readFileSync(join(siteFolder, '.vite', 'posters.json'), 'utf8')) as typeof told;
  } catch {
    // A site built otherwise works without them.
    return () => null;
  }
  const known = new Set(told.slugs);
  return (game) =>
    known.has(game)
      ? { poster: `${told.folder}/${game}.webp`, posterSmall: `${told.folder}/${game}-300.webp` }
      : null;
}
