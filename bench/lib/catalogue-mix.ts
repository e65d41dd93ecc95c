import type pg from 'pg';
import { games } from '../../packages/contract/src/index.ts';
import type { Read } from './reads.ts';

type Asked = Readonly<Record<string, string | number>>;

/** What players ask of one kind, in the order in which they ask it. */
export interface Mix {
  /** Everything that is asked more than once. */
  readonly known: readonly Read[];
  readonly asked: readonly Read[];
  /** How many of `asked` are asked for the first time. */
  readonly news: number;
}

/** An address of the catalogue; Portuguese unless said otherwise. */
export const address = (input: Asked, path: string = games.gameList.path): Read => ({
  path: `${path}?${new URLSearchParams({ lang: 'pt', ...input } as Record<string, string>)}`,
});

/** Most read Portuguese, some English, a few another language. */
const languages = ['pt', 'pt', 'pt', 'pt', 'pt', 'pt', 'en', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'tr', 'msa'];
const sorts = ['popular', 'new', 'title', 'rtp'] as const;
const features = ['free_spins', 'cash_out', 'many_bets'];
const textsKnown = 2_000;
/** One search in so many is for a text that nobody has asked for since the catalogue changed. */
const newsEvery = 50;

/** The lobby's pages in their orders and categories, the first ones more often than those far in. */
export function lists(asked: number): Mix {
  const pages = [1, 2, 3, 4, 5, 10, 50, 100, 400];
  const known = [
    ...[...new Set(languages)].flatMap((lang) => [
      address({ lang }),
      address({ lang, page_size: 100 }),
      ...games.categories.flatMap((category) => [1, 2].map((page) => address({ lang, category, page }))),
    ]),
    ...sorts.flatMap((sort) => pages.map((page) => address({ sort, page }))),
    ...[games.gamePopular, games.gamePromotion].map(({ path }) => address({}, path)),
    address({}, games.gamePlatforms.path),
    address({}, games.gameFilters.path),
  ];
  return drawn(known, asked);
}

/** Categories, platforms, features and volatilities together, in all orders. */
export function filters(asked: number, platforms: readonly string[]): Mix {
  const narrowed: Asked[] = [
    ...platforms.flatMap((platType) => games.categories.map((category) => ({ platType, category }))),
    ...games.volatilities.flatMap((volatility) => features.map((feature) => ({ volatility, feature }))),
    ...games.categories.flatMap((category) => [
      ...games.volatilities.map((volatility) => ({ category, volatility })),
      ...features.map((feature) => ({ category, feature })),
    ]),
  ];
  return drawn(
    narrowed.flatMap((input) => sorts.map((sort) => address({ ...input, sort }))),
    asked,
  );
}

/**
 * Texts out of the catalogue's own titles in nine languages: beginnings as they are typed, whole names, without accents, words
 * the other way round, and with a mistake. One in fifty is new.
 */
export async function searches(db: pg.Pool, asked: number): Promise<Mix> {
  const { rows } = await db.query<{ title: Readonly<Record<string, string>> }>(
    'select title from game order by md5(slug)',
  );
  const random = randomFrom(7);
  const texts = new Map<string, Read>();
  const wanted = textsKnown + Math.ceil(asked / newsEvery);
  for (let at = 0; texts.size < wanted; at += 1) {
    const lang = languages[Math.floor(random() * languages.length)] ?? 'pt';
    const title = rows[at % rows.length]?.title[lang];
    const name = title && asTyped(title, random);
    if (name) texts.set(`${lang} ${name}`, address({ lang, name }));
  }
  const known = [...texts.values()];
  const fresh = known.splice(textsKnown);
  const mix = drawn(known, asked);
  const mixed = mix.asked.map((read, at) => (at % newsEvery === 0 ? (fresh[at / newsEvery] ?? read) : read));
  return { known, asked: mixed, news: fresh.length };
}

function asTyped(title: string, random: () => number): string {
  const letters = [...title];
  const at = 1 + Math.floor(random() * (letters.length - 1));
  const kind = Math.floor(random() * 8);
  // Half of what a search box sends is not finished.
  if (kind < 4) return letters.slice(0, at + 1).join('');
  if (kind === 4)
    return title
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  if (kind === 5) return title.split(' ').toReversed().join(' ');
  if (kind === 6 && letters.length > 5)
    return [...letters.slice(0, at - 1), letters[at], letters[at - 1], ...letters.slice(at + 1)].join('');
  return title;
}

/** Draws addresses so that the first of them, in no order, is asked twice as often as the second, three times the third. */
function drawn(addresses: readonly Read[], count: number): Mix {
  const random = randomFrom(1);
  const known = addresses
    .map((read) => ({ read, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ read }) => read);
  const weights: number[] = [];
  known.reduce((sum, _, index) => (weights[index] = sum + 1 / (index + 1)), 0);
  const whole = weights.at(-1) ?? 1;
  const asked = Array.from(
    { length: count },
    () => known[placeOf(weights, random() * whole)] ?? { path: '/' },
  );
  return { known, asked, news: 0 };
}

/** The first place whose weight reaches so far. */
function placeOf(weights: readonly number[], reach: number): number {
  let [low, high] = [0, weights.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((weights[middle] ?? 0) < reach) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same numbers every time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
