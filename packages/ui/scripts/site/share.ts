import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MacawFigure } from '../../src/art/macaw.tsx';
import { Skyline, type SkylineTone } from '../../src/art/skyline.tsx';
import { Coin, Gem } from '../../src/art/treasure.tsx';

/** As wide and high as those who show links ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

const svg = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(' aria-hidden="true"', '');
const lifted = (x: number, y: number, turn: number, drawn: string) =>
  `<g filter="url(#lift)" transform="translate(${x} ${y}) rotate(${turn})">${drawn}</g>`;
const coin = (x: number, y: number, size: number, turn: number) =>
  lifted(x, y, turn, svg(createElement(Coin, { size })));
const gem = (x: number, y: number, size: number) => lifted(x, y, 0, svg(createElement(Gem, { size })));

/** The figure is 260 units wide around 0. */
const macaw = `<g filter="url(#lift)" transform="translate(880 330) scale(1.9)">${svg(createElement('svg', null, createElement(MacawFigure))).replace(/^<svg>|<\/svg>$/g, '')}</g>`;

/** What is seen of a site where its link is shared: its name, its bird and its age limit, and no word of any language. */
function picture(logo: string, bird: string, tone: SkylineTone): string {
  const { width, height } = shareSize;
  const sky = svg(createElement(Skyline, { tone })).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
  const name = logo.replace('<svg ', '<svg x="84" y="206" height="132" preserveAspectRatio="xMinYMid meet" ');
  const shade = `<linearGradient id="shade"><stop stop-color="#060b14" stop-opacity=".78"/><stop offset=".62" stop-color="#060b14" stop-opacity="0"/></linearGradient>`;
  const lift = `<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="10" stdDeviation="10" flood-color="#140032" flood-opacity=".45"/></filter>`;
  const age = `<g transform="translate(126 448)"><circle r="40" fill="none" stroke="#f4f7ff" stroke-width="5"/><text text-anchor="middle" y="11" font-family="Sora Variable" font-weight="700" font-size="31" fill="#f4f7ff">18+</text></g>`;
  const treasure = [
    coin(640, 80, 66, -12),
    gem(1076, 60, 74),
    coin(1040, 480, 112, 10),
    coin(640, 470, 84, -14),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${lift}${shade}</defs>${sky}<rect width="${width}" height="${height}" fill="url(#shade)"/>${bird}${treasure.join('')}${name}${age}</svg>`;
}

/** By site: `logoOf` gives its logo with its name, `markOf` its bird alone. */
export function sharePictures(
  logoOf: (site: string) => string,
  markOf: (site: string) => string,
): Readonly<Record<string, string>> {
  const toucan = markOf('tucano').replace('<svg ', '<svg x="740" y="170" width="300" height="300" ');
  return {
    arara: picture(logoOf('arara'), macaw, 'dusk'),
    tucano: picture(logoOf('tucano'), toucan, 'night'),
  };
}
