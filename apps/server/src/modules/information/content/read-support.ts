import type { DataOf, information } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { findSite } from './find-site.ts';

type Support = DataOf<typeof information.support>;

/** How customer service is reached, in a language. */
export async function readSupport(
  house: House,
  input: { site?: string | undefined },
  lang: LanguageCode,
): Promise<Support> {
  const site = await findSite(house.db, house, input.site);
  const { rows } = await house.db.query<Omit<Support, 'is_always_open'>>(
    `select title ->> $2 as title, body ->> $2 as text, linkurl, email, hours ->> $2 as hours
       from support_entry where site = $1`,
    [site.name, lang],
  );
  const [entry] = rows;
  if (!entry) throw new AppError('not_found');
  return { ...entry, is_always_open: true };
}
