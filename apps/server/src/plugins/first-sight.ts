import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, pack, sendPage } from './site-page.ts';

/** The picture that home shows first, by the width of the window. */
export interface FirstPicture {
  readonly wide: string;
  readonly phone: string;
}

const place = '<!--first-sight-->';
/** How long a picture stands before it is asked for again. */
const freshMs = 30_000;

/**
 * Answers home with the first banner's picture in the page, so that it is seen before any script has come. The page is
 * packed once a picture; without a picture, or while it cannot be read, the page comes as it was built.
 */
export function homePage(index: string, pictureOf: () => Promise<FirstPicture | null>) {
  let kept: { readonly key: string; readonly packed: Packed } | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const packedPage = async (): Promise<Packed> => {
    if (kept && performance.now() - askedAt < freshMs) return kept.packed;
    askedAt = performance.now();
    const picture = await pictureOf().catch(() => null);
    const key = JSON.stringify(picture);
    if (kept?.key !== key) {
      const page = await readFile(index, 'utf8');
      kept = { key, packed: await pack(picture ? page.replace(place, () => markup(picture)) : page) };
    }
    return kept.packed;
  };
  return async (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, await packedPage());
}

/** Its classes are those of the player site's `first-sight.css`. */
function markup({ wide, phone }: FirstPicture): string {
  const picture = `<picture><source media="(min-width: 600px)" srcset="${attribute(wide)}"><img src="${attribute(phone)}" alt="" fetchpriority="high"></picture>`;
  return [
    '<div id="first" aria-hidden="true">',
    '<div class="first-top"><img src="/favicon.svg" alt="" width="32" height="32"></div><div class="first-rail"></div>',
    `<div class="first-column"><div class="first-picture">${picture}</div></div><div class="first-bottom"></div>`,
    '</div>',
  ].join('');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const attribute = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => signs[sign] ?? '');
