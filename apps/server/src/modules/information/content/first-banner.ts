import type { House } from '../../../house.ts';
import { readWebContent } from './read-web-content.ts';

interface FirstBanner {
  readonly wide: string;
  readonly phone: string;
  /** What it speaks of, where that is a promotion. */
  readonly promotion: string | null;
}

/** The picture of the banner that home shows first; null without a banner. The same in every language. */
export async function firstBanner(house: House): Promise<FirstBanner | null> {
  const [banner] = (await readWebContent(house, {}, 'pt')).banners;
  if (!banner) return null;
  return { wide: banner.picture_url, phone: banner.phone_picture_url, promotion: banner.promotion };
}
