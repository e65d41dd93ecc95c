import type { House } from '../../../house.ts';
import { readWebContent } from './read-web-content.ts';

/** The picture of the banner that home shows first; null without a banner. The same in every language. */
export async function firstBanner(house: House): Promise<{ wide: string; phone: string } | null> {
  const [banner] = (await readWebContent(house, {}, 'pt')).banners;
  return banner ? { wide: banner.picture_url, phone: banner.phone_picture_url } : null;
}
