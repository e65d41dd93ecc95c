import { defaultLanguage, type LanguageCode } from '@arara/phrases';
import { escapeHtml } from './markup.ts';

/** The picture that home shows first, by the width of the window. */
export interface FirstPicture {
  readonly wide: string;
  readonly phone: string;
  /** The promotion it invites to; the page leaves it out for members whom that is not for (`first-offers.ts`). */
  readonly promotion: string | null;
}

/** What a page holds before any script; its scripts and letters are asked for once it is seen. */
export interface FirstSight {
  /** Names the pictures, so that they are asked for before anything else. */
  readonly head: string;
  readonly body: string;
}

/** A game's poster: the player site's own comes in two sizes. */
export interface Poster {
  readonly poster: string;
  readonly posterSmall?: string;
}

/*
 * What pages show before any script has come: the frame with the logo, and what is seen first of the page itself. The player
 * site takes it away once the page behind it shows as much. Classes are those of its `first-sight.css`. The logo is markup: a
 * drawing in the page costs less than a picture of it.
 */

/** Home: the first banner's picture. */
export function homeSight(logo: string, { wide, phone, promotion }: FirstPicture): FirstSight {
  const source = `<source media="(min-width: 600px)" srcset="${escapeHtml(wide)}">`;
  const picture = `<picture>${source}<img src="${escapeHtml(phone)}" alt="" fetchpriority="high"></picture>`;
  const ahead = (address: string, width: string) =>
    `<link rel="preload" as="image" fetchpriority="high" media="(${width})" href="${escapeHtml(address)}">`;
  return {
    head: ahead(wide, 'min-width: 600px') + ahead(phone, 'width < 600px'),
    body: framed(
      logo,
      `<div class="first-picture" data-promotion="${escapeHtml(promotion ?? '')}">${picture}</div>`,
    ),
  };
}

/** The first row on phones; the others come after what the page itself needs. */
const urgentPosters = 3;
const tileSizes = '(min-width: 1024px) 180px, 33vw';
const box = (name: string) => `<div class="first-box ${name}"></div>`;

/** The lobby: what is played most. */
export function lobbySight(logo: string, games: readonly Poster[]): FirstSight {
  const tiles = games.map((game, place) => {
    const priority = place < urgentPosters ? ' fetchpriority="high"' : ' loading="lazy"';
    return `<li class="first-box">${image(game, tileSizes, priority)}</li>`;
  });
  const parts = `${box('first-head')}${box('first-chips')}${box('first-filters')}`;
  return {
    head: games
      .slice(0, urgentPosters)
      .map((game) => imageAhead(game, tileSizes))
      .join(''),
    body: framed(logo, `${parts}<ul class="first-games">${tiles.join('')}</ul>`),
  };
}

/** What a sight says, in each of the languages. */
export type FirstWords = Readonly<Record<LanguageCode, string>>;

/** The deposit: its name, the form's shape, and whose account pays. */
export function depositSight(logo: string, words: { title: FirstWords; reminder: FirstWords }): FirstSight {
  const body = framed(
    logo,
    `${said('div', 'first-title', words.title)}<div class="first-card">${box('first-amount')}${box('first-chips')}${box('first-method')}${said('p', 'first-note', words.reminder)}${box('first-action')}</div>`,
  );
  return { head: '', body };
}

/**
 * Not seen until the page has said it in its own language, which the browser alone knows (`first-words.ts`). The words that
 * most players read keep the room meanwhile.
 */
const said = (tag: string, kind: string, words: FirstWords) =>
  `<${tag} class="${kind} first-words" data-words="${escapeHtml(JSON.stringify(words))}">${escapeHtml(words[defaultLanguage])}</${tag}>`;

/** A game: its poster where its stage will stand. */
export function gameSight(logo: string, game: Poster): FirstSight {
  const poster = image(game, '168px', ' fetchpriority="high"');
  const body = framed(
    logo,
    `${box('first-head')}<div class="first-table"><div class="first-box first-stage">${poster}</div>${box('first-panel')}</div>`,
    'first-game',
  );
  return { head: imageAhead(game, '168px'), body };
}

const framed = (logo: string, content: string, kind = '') =>
  [
    `<div id="first"${kind && ` class="${kind}"`} aria-hidden="true">`,
    '<div class="first-rail"></div>',
    `<div class="first-app"><div class="first-top">${logo}</div>`,
    `<div class="first-column">${content}</div></div><div class="first-bottom"></div>`,
    '</div>',
  ].join('');

/** Asked for as the page itself will ask for it, so that it comes once. */
function image({ poster, posterSmall }: Poster, sizes: string, more: string): string {
  const sources = posterSmall
    ? ` srcset="${escapeHtml(posterSmall)} 300w, ${escapeHtml(poster)} 600w" sizes="${sizes}"`
    : '';
  return `<img src="${escapeHtml(poster)}"${sources} width="300" height="400" alt=""${more}>`;
}

function imageAhead({ poster, posterSmall }: Poster, sizes: string): string {
  const sources = posterSmall
    ? ` imagesrcset="${escapeHtml(posterSmall)} 300w, ${escapeHtml(poster)} 600w" imagesizes="${sizes}"`
    : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(poster)}"${sources}>`;
}
