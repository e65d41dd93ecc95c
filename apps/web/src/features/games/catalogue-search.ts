import { games } from '@arara/contract';

export const sorts = ['popular', 'new', 'title', 'rtp'] as const;
type Sort = (typeof sorts)[number];
type Category = (typeof games.categories)[number];
type Volatility = (typeof games.volatilities)[number];

/** What of the catalogue is shown, as it stands in the address. */
export interface CatalogueSearch {
  category?: Category;
  platType?: string;
  feature?: string;
  volatility?: Volatility;
  sort?: Sort;
}

const one = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
const code = (given: unknown) =>
  typeof given === 'string' && /^[a-z0-9_-]{1,40}$/.test(given) ? given : undefined;

/** Reads the address; what it does not understand it leaves out. The usual order is not written there. */
export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const category = one(games.categories, search.category);
  const platType = code(search.platType);
  const feature = code(search.feature);
  const volatility = one(games.volatilities, search.volatility);
  const sort = one(sorts, search.sort);
  return {
    ...(category && { category }),
    ...(platType && { platType }),
    ...(feature && { feature }),
    ...(volatility && { volatility }),
    ...(sort && sort !== 'popular' && { sort }),
  };
}

/** The same search with one part changed; an empty value takes the part away. */
export function withPart(
  search: CatalogueSearch,
  name: keyof CatalogueSearch,
  value: string,
): CatalogueSearch {
  return readCatalogueSearch({ ...search, [name]: value === '' ? undefined : value });
}
