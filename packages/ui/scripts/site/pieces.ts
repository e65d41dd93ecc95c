import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MacawFigure } from '../../src/art/macaw.tsx';
import { PixMark } from '../../src/art/pix-mark.tsx';
import { Coin, Gem } from '../../src/art/treasure.tsx';

/** An object by its middle and size, in the units of its picture. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

export const svg = (element: ReactElement) =>
  renderToStaticMarkup(element).replaceAll(' aria-hidden="true"', '');
export const at = ({ x, y, size, turn = 0 }: Placed, drawn: string) =>
  `<g filter="url(#lift)" transform="translate(${x} ${y}) rotate(${turn}) translate(${-size / 2} ${-size / 2})">${drawn}</g>`;

export const coin = (place: Placed) => at(place, svg(createElement(Coin, { size: place.size })));
export const gem = (place: Placed) => at(place, svg(createElement(Gem, { size: place.size })));
export const pixMark = (place: Placed) => at(place, svg(createElement(PixMark, { size: place.size })));
export const figure = svg(createElement('svg', null, createElement(MacawFigure))).replace(
  /^<svg>|<\/svg>$/g,
  '',
);
/** The figure is 260 units wide around 0. */
export const macaw = ({ x, y, size, turn = 0 }: Placed) =>
  `<g filter="url(#lift)" transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 260})">${figure}</g>`;

/** The shadow that objects are lifted by. */
export const lift =
  '<defs><filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="10" stdDeviation="10" flood-color="#140032" flood-opacity=".45"/></filter></defs>';
