const files: Record<string, string> = import.meta.glob('../posters/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export interface Poster {
  /** 600 x 800. */
  large: string;
  /** 300 x 400. */
  small: string;
}

/** The addresses of a game's poster by its slug ("coroa-da-onca"); `null` when it has none. */
export function posterOf(slug: string): Poster | null {
  const large = files[`../posters/${slug}.webp`];
  const small = files[`../posters/${slug}-300.webp`];
  return large && small ? { large, small } : null;
}
