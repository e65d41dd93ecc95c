import type { House } from '../../../house.ts';
import type { FirstPicture } from '../../../plugins/first-sight.ts';
import { readWebContent } from './read-web-content.ts';

/** The picture of the banner that home shows first; null without a banner. The same in every language. */
export async function firstBanner(house: House): Promise<FirstPicture | null> {
  const [banner] = (await readWebContent(house, {}, 'pt')).banners;
  if (!banner) return null;
  return { wide: banner.picture_url, phone: banner.phone_picture_url, promotion: banner.promotion };
}
