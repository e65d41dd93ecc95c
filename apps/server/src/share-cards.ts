import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, phrase } from '@arara/phrases';
import type { House } from './house.ts';
import { titleOf } from './modules/games/index.ts';
import { siteName } from './plugins/mail.ts';
import type { PosterOf } from './plugins/posters.ts';
import { type ShareCard, shareHead } from './plugins/share-card.ts';

/** What the player site's pages say of themselves where their links are shown, as markup for their heads. */
export function shareCards(house: House, siteFolder: string, posterOf: PosterOf): (path: string) => string {
  const site = house.env.SITE;
  const name = siteName(site);
  const picture = `/share/${site}.jpg`;
  const ofSite: ShareCard = {
    title: name,
    description: `${phrase(defaultLanguage, 'legal.footer_promise')} ${phrase(defaultLanguage, 'legal.footer_age')}`,
    picture: existsSync(join(siteFolder, picture)) ? { path: picture, width: 1200, height: 630 } : null,
  };
  const ofGame = (slug: string): ShareCard | null => {
    const poster = posterOf(slug);
    return (
      poster && {
        ...ofSite,
        title: `${titleOf(defaultLanguage, slug)} \u00b7 ${name}`,
        picture: { path: poster.poster, width: 600, height: 800 },
      }
    );
  };
  return (path) => {
    const game = /^\/play\/([^/]+)$/.exec(path)?.[1];
    const card = (game && ofGame(game)) || ofSite;
    return shareHead(card, name, new URL(house.publicUrl()).origin);
  };
}
