import { type DataOf, games, type InputOf } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { GameFilter, pageOfGames, reachOf } from './catalogue.ts';

/** Games on promotion, in the order of the house; `name` is a category, a platform, or part of a title. */
export async function listPromotion(
  house: House,
  input: InputOf<typeof games.gamePromotion>,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gamePromotion>> {
  const filter = await namedFilter(house, input.name, lang);
  filter.where('g.promotion_rank is not null');
  filter.open(reachOf(house));
  return pageOfGames(house, filter, 'g.promotion_rank, g.popularity desc, g.slug', input);
}

/** Games that can be played, most played lately first. */
export async function listPopular(
  house: House,
  input: InputOf<typeof games.gamePopular>,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gamePopular>> {
  const filter = await namedFilter(house, input.name, lang);
  filter.open(reachOf(house));
  return pageOfGames(house, filter, 'g.popularity desc, g.position, g.slug', input);
}

async function namedFilter(house: House, name: string | undefined, lang: LanguageCode): Promise<GameFilter> {
  const filter = new GameFilter(null, lang);
  const given = name?.trim() ?? '';
  if (given === '') return filter;
  if (games.categories.some((category) => category === given)) filter.equal('shown_category', given);
  else if (await isPlatform(house, given)) filter.equal('platform', given);
  else filter.named(given);
  return filter;
}

async function isPlatform(house: House, name: string): Promise<boolean> {
  if (name === 'arara') return true;
  const { rowCount } = await house.db.query('select 1 from platform where code = $1', [name]);
  return rowCount === 1;
}
