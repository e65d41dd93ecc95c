import { posterFolder, posterSlugs } from './poster-list.ts';

const known = new Set(posterSlugs);

export interface Poster {
  poster: string;
  posterSmall?: string;
}

/** The picture of a game: the platform's own, else our poster. */
export function pictureOf(game: { readonly name: string; readonly thumbnail: string }): Poster {
  return game.thumbnail === '' ? posterOf(game.name) : { poster: game.thumbnail };
}

/** The composed poster of a game by its name; a plain one of the house while a title has none. */
export function posterOf(game: string): Poster {
  if (!known.has(game)) return { poster: '/poster.svg' };
  const address = `${posterFolder}/${game}`;
  return { poster: `${address}.webp`, posterSmall: `${address}-300.webp` };
}
