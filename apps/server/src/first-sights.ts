import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageCodes, phrase } from '@arara/phrases';
import type { House } from './house.ts';
import { mostPlayed } from './modules/games/index.ts';
import { firstBanner } from './modules/information/index.ts';
import {
  depositSight,
  type FirstWords,
  gameSight,
  homeSight,
  lobbySight,
  type Poster,
} from './plugins/first-sight.ts';
import type { PosterOf } from './plugins/posters.ts';
import type { Sights } from './plugins/site-page.ts';

/** As many as fill the first screen of a wide window. */
const lobbyGames = 21;
/** As the page says it until the member is known; at these hyphens no line breaks. */
const anyCpf = '***.***.***\u2011**';

/** What the player site's pages show before any script. */
export function firstSights(house: House, siteFolder: string, posterOf: PosterOf): Sights {
  const logo = readLogo(join(siteFolder, 'favicon.svg'));
  const pictureOf = ({ name, thumbnail }: { name: string; thumbnail: string }): Poster =>
    thumbnail === '' ? (posterOf(name) ?? { poster: '/poster.svg' }) : { poster: thumbnail };
  return {
    any: {
      '/': async () => {
        const banner = await firstBanner(house);
        return banner && homeSight(logo, banner);
      },
      '/recharge': async () =>
        depositSight(logo, {
          title: inEach((language) => phrase(language, 'wallet.deposit_title')),
          reminder: inEach((language) => phrase(language, 'wallet.own_cpf_only', { cpf: anyCpf })),
        }),
      '/play/$game': async (path) => {
        const poster = posterOf(path.replace('/play/', ''));
        return poster && gameSight(logo, poster);
      },
    },
    bare: {
      '/game': async () => lobbySight(logo, (await mostPlayed(house, lobbyGames)).map(pictureOf)),
    },
  };
}

// Made of the list of all languages.
const inEach = (say: (language: LanguageCode) => string) =>
  Object.fromEntries(languageCodes.map((language) => [language, say(language)])) as FirstWords;

/** The site's mark as a drawing. */
function readLogo(file: string): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trim().replace('<svg ', '<svg width="32" height="32" ');
}
