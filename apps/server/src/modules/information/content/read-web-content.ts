import type { DataOf, information } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { type PromotionName, policyOf } from '../../../plugins/jurisdiction.ts';
import { findSite } from './find-site.ts';

type WebContent = DataOf<typeof information.webContent>;

interface BannerRow {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly link: string;
  readonly picture_url: string;
  readonly phone_picture_url: string;
  readonly promotion: PromotionName | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** What makes a site this site, in a language: logo, background, banners that are on, footer texts. */
export async function readWebContent(
  house: House,
  input: { site?: string | undefined },
  lang: LanguageCode,
): Promise<WebContent> {
  const site = await findSite(house.db, house, input.site);
  const [banners, footer] = await Promise.all([
    house.db.query<BannerRow>(
      `select id, tag ->> $2 as tag, title ->> $2 as title, body ->> $2 as text, button ->> $2 as button, link,
              picture_url, phone_picture_url, promotion, starts_at, ends_at
         from banner
        where site = $1 and is_open and starts_at <= house_now() and (ends_at is null or ends_at > house_now())
        order by position, id`,
      [site.name, lang],
    ),
    house.db.query<WebContent['footer'][number]>(
      // The terms are the newest announced text that has taken effect.
      `select key, title ->> $2 as title, link,
              coalesce(case when key = 'terms' then (
                select v.body ->> $2 from terms_version v
                 where v.site = f.site and v.withdrawn_at is null and v.effective_at <= house_now()
                 order by v.effective_at desc, v.number desc limit 1) end, body ->> $2) as text
         from footer_text f where site = $1 order by position, key`,
      [site.name, lang],
    ),
  ]);
  const { promotions, games } = policyOf(house.env.JURISDICTION);
  const allowed = banners.rows.filter(({ promotion }) => promotion === null || promotions[promotion]);
  return {
    site: site.name,
    title: site.title,
    operator: site.operator,
    licence: site.licence,
    site_logo: site.logo_url,
    site_mark: site.mark_url,
    page_background: site.page_background_url,
    is_demo_on: games.demo,
    banners: allowed.map((row) => ({
      ...row,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at?.toISOString() ?? null,
    })),
    footer: footer.rows,
  };
}
