import { emoji } from '@arara/ui';
import type { Category } from './categories.ts';
import { posterFolder, posterSlugs } from './poster-list.ts';

const known = new Set(posterSlugs);

export interface Poster {
  poster: string;
  posterSmall?: string;
}

interface Pictured {
  readonly name: string;
  readonly thumbnail: string;
  readonly category: Category;
}

/** The object on a poster that is composed in the page, by category. */
const heroes = {
  slots: emoji['1f3b0'],
  live: '/art/live-wheel.svg',
  table: emoji['1f3b2'],
  arcade: emoji['1f47e'],
  crash: emoji['1f680'],
  fish: emoji['1f420'],
  bingo: emoji['1f38a'],
  card: emoji['1f0cf'],
  lottery: emoji['1f3ab'],
  sports: emoji['26bd'],
} as const satisfies Record<Category, string>;

/** The picture of a game: the platform's own, else our poster, else none; and the object of the one composed then. */
export function pictureOf({ name, thumbnail, category }: Pictured): Poster & { hero: string } {
  const hero = heroes[category];
  if (thumbnail !== '') return { poster: thumbnail, hero };
  return known.has(name) ? { ...posterOf(name), hero } : { poster: '', hero };
}

/** The composed poster of a game by its name; a plain one of the house while a title has none. */
export function posterOf(game: string): Poster {
  if (!known.has(game)) return { poster: '/poster.svg' };
  const address = `${posterFolder}/${game}`;
  return { poster: `${address}.webp`, posterSmall: `${address}-300.webp` };
}
