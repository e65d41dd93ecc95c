const files = import.meta.glob<string>('../../../../packages/ui/posters/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

const posters = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ''), address]),
);

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
  const poster = posters.get(game);
  const small = posters.get(`${game}-300`);
  if (!poster) return { poster: '/poster.svg' };
  return small ? { poster, posterSmall: small } : { poster };
}
