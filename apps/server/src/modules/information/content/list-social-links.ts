import type { DataOf, information } from '@arara/contract';
import type { House } from '../../../house.ts';
import { findSite } from './find-site.ts';

type SocialLinks = DataOf<typeof information.socialLinks>;

/** A site's places on social media, in its order. */
export async function listSocialLinks(
  house: House,
  input: { site?: string | undefined },
): Promise<SocialLinks> {
  const site = await findSite(house.db, house, input.site);
  const { rows } = await house.db.query<SocialLinks['items'][number]>(
    'select id, site, kind, name, url from social_link where site = $1 order by position, id',
    [site.name],
  );
  return { items: rows };
}
