import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sequence } from '../../src/art/random.ts';
import { RouletteWheelFigure } from '../../src/art/roulette-wheel.tsx';
import { bokeh, circle, frond, line, rays, times } from './shapes.ts';

export function wheel(): string {
  const figure = renderToStaticMarkup(
    createElement('svg', { overflow: 'visible' }, createElement(RouletteWheelFigure)),
  );
  return (
    bokeh(sequence(41), 14, ['#ffd98a', '#3fe39a'], 0.14) +
    `<g style="filter:drop-shadow(0 16px 18px #000a)"><g transform="translate(150 164) scale(1.29 1.1)">${figure}</g></g>` +
    circle(207, 84, 8, '#fff') +
    circle(204, 81, 3.5, '#fff')
  );
}

export function pegs(): string {
  const arches = times(
    4,
    (index) =>
      `<path d="M${index * 76 - 2} 306V236a38 38 0 0 1 76 0v70h-9V240a29 29 0 0 0-58 0v66Z" fill="#fff" opacity=".92"/>`,
  );
  const rows = times(6, (row) =>
    times(row + 2, (column) => {
      const x = 150 - (row + 1) * 16 + column * 32;
      const y = 26 + row * 26;
      return circle(x, y, 5, '#cfe0ff', 0.95) + circle(x - 1.5, y - 1.5, 1.8, '#fff');
    }).join(''),
  );
  const prizes = ['#ff3d57', '#ffc53d', '#19d27c', '#ffc53d', '#ff3d57'];
  const cups = prizes.map(
    (color, index) =>
      `<rect x="${14 + index * 56}" y="262" width="48" height="26" rx="8" fill="${color}"/>` +
      `<text x="${38 + index * 56}" y="281" font-family="Sora Variable" font-weight="800" font-size="16" text-anchor="middle" fill="#120a2e">${['50×', '5×', '2×', '5×', '50×'][index]}</text>`,
  );
  return (
    '<defs><radialGradient id="pinkball" cx=".35" cy=".3"><stop stop-color="#ffd0ee"/><stop offset=".5" stop-color="#ff4fb4"/><stop offset="1" stop-color="#a80f72"/></radialGradient></defs>' +
    arches.join('') +
    '<rect y="188" width="300" height="10" fill="#fff" opacity=".92"/>' +
    rows.join('') +
    line('M150 10Q160 30 148 44T172 76 160 102 186 130', '#ff7bd0', 6, 0.45) +
    circle(190, 140, 30, '#ff4fb4', 0.35) +
    circle(190, 140, 19, 'url(#pinkball)') +
    circle(184, 133, 6, '#fff', 0.8) +
    cups.join('')
  );
}

export function wood(): string {
  const boards = times(
    7,
    (index) =>
      `<rect y="${index * 58}" width="300" height="56" fill="#000" opacity="${0.05 + (index % 2) * 0.07}"/>` +
      line(
        `M0 ${index * 58 + 18}q80 14 150 2t150 8M0 ${index * 58 + 38}q60-10 140 0t160-4`,
        '#2a1405',
        1.5,
        0.35,
      ) +
      line(`M0 ${index * 58}h300`, '#1d0e04', 2.5, 0.6),
  );
  return (
    boards.join('') +
    '<ellipse cx="150" cy="180" rx="140" ry="120" fill="#0b6b3f" opacity=".85"/>' +
    '<ellipse cx="150" cy="180" rx="128" ry="108" fill="none" stroke="#f5c873" stroke-width="2" opacity=".7"/>'
  );
}

export function hearts(): string {
  const heart =
    'M12 21C5 15 2 11.5 2 7.8 2 4.9 4.2 3 6.8 3 9 3 10.8 4.2 12 6.2 13.2 4.2 15 3 17.2 3 19.8 3 22 4.9 22 7.8 22 11.5 19 15 12 21Z';
  const cloth = times(35, (index) => {
    const row = Math.floor(index / 5);
    const x = (index % 5) * 68 + (row % 2 === 1 ? 34 : 0) - 8;
    return `<path transform="translate(${x} ${row * 58}) scale(1.2)" d="${heart}" fill="#fff" opacity=".14"/>`;
  });
  return cloth.join('') + bokeh(sequence(51), 8, ['#fff', '#ffd6de'], 0.2);
}

export function sunburst(): string {
  return (
    rays(150, 190, 26, '#fff', 0.26) +
    frond(-10, 300, 60, '#0f9a5c', 6, 110) +
    frond(310, 300, -60, '#0f9a5c', 6, 110) +
    frond(0, 20, 120, '#14b36c', 6, 90) +
    frond(300, 10, -120, '#14b36c', 6, 90)
  );
}
