import type { DataOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { NineTexts } from './nine-texts.ts';

type FooterKey = DataOf<typeof staffGrowth.siteContent>['footer'][number]['key'];

interface FooterText {
  readonly key: FooterKey;
  readonly title: NineTexts;
  readonly body: NineTexts;
  readonly link: string;
}

/** The texts at the foot of the site's pages, in their order. */
export async function readFooter(db: Queryable, house: House): Promise<FooterText[]> {
  const { rows } = await db.query<FooterText>(
    'select key, title, body, link from footer_text where site = $1 order by position, key',
    [house.env.SITE],
  );
  return rows;
}

/** Replaces one of them. Fails with `not_found` where the site has none of this key. */
export async function writeFooterText(
  tx: Queryable,
  house: House,
  { key, title, body }: Omit<FooterText, 'link'>,
): Promise<void> {
  const { rowCount } = await tx.query(
    'update footer_text set title = $3, body = $4 where site = $1 and key = $2',
    [house.env.SITE, key, title, body],
  );
  if (rowCount === 0) throw new AppError('not_found');
}

/** Changes the pictures that every page of the site shows. */
export async function writeLook(
  tx: Queryable,
  house: House,
  look: { logo_url: string; mark_url: string; page_background_url: string },
): Promise<void> {
  await tx.query('update site set logo_url = $2, mark_url = $3, page_background_url = $4 where name = $1', [
    house.env.SITE,
    look.logo_url,
    look.mark_url,
    look.page_background_url,
  ]);
}
