import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

interface Site {
  readonly name: string;
  readonly title: string;
  readonly operator: string;
  readonly licence: string;
  readonly logo_url: string;
  readonly mark_url: string;
  readonly page_background_url: string;
}

/** The named site, or the one this server runs; fails with `site_unknown`. */
export async function findSite(db: Queryable, house: House, name: string | undefined): Promise<Site> {
  const { rows } = await db.query<Site>(
    'select name, title, operator, licence, logo_url, mark_url, page_background_url from site where name = $1',
    [name || house.env.SITE],
  );
  const [site] = rows;
  if (!site) throw new AppError('site_unknown');
  return site;
}
