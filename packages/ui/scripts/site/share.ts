import { createElement } from 'react';
import { Skyline, type SkylineTone } from '../../src/art/skyline.tsx';
import { coin, gem, lift, macaw, svg } from './pieces.ts';

/** As wide and high as those who show links ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What is seen of a site where its link is shared: its name, its bird and its age limit, and no word of any language. */
function picture(logo: string, bird: string, tone: SkylineTone): string {
  const { width, height } = shareSize;
  const sky = svg(createElement(Skyline, { tone })).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
  const name = logo.replace('<svg ', '<svg x="84" y="206" height="132" preserveAspectRatio="xMinYMid meet" ');
  const shade = `<linearGradient id="shade"><stop stop-color="#060b14" stop-opacity=".78"/><stop offset=".62" stop-color="#060b14" stop-opacity="0"/></linearGradient>`;
  const age = `<g transform="translate(126 448)"><circle r="40" fill="none" stroke="#f4f7ff" stroke-width="5"/><text text-anchor="middle" y="11" font-family="Sora Variable" font-weight="700" font-size="31" fill="#f4f7ff">18+</text></g>`;
  const treasure = [
    coin({ x: 673, y: 113, size: 66, turn: -12 }),
    gem({ x: 1113, y: 97, size: 74 }),
    coin({ x: 1096, y: 536, size: 112, turn: 10 }),
    coin({ x: 682, y: 512, size: 84, turn: -14 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${lift}<defs>${shade}</defs>${sky}<rect width="${width}" height="${height}" fill="url(#shade)"/>${bird}${treasure.join('')}${name}${age}</svg>`;
}

/** By site: `logoOf` gives its logo with its name, `markOf` its bird alone. */
export function sharePictures(
  logoOf: (site: string) => string,
  markOf: (site: string) => string,
): Readonly<Record<string, string>> {
  const toucan = markOf('tucano').replace('<svg ', '<svg x="740" y="170" width="300" height="300" ');
  return {
    arara: picture(logoOf('arara'), macaw({ x: 880, y: 330, size: 494 }), 'dusk'),
    tucano: picture(logoOf('tucano'), toucan, 'night'),
  };
}
