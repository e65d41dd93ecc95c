import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MacawFigure } from '../../src/art/macaw.tsx';
import type { Hero, StageDrawings, Suit } from './poster-title.ts';

/** Turns a white or grey object into gold. */
const golden = 'sepia(1) saturate(4.6) hue-rotate(-10deg) brightness(1.03)';

const suits: Record<Suit, string> = {
  heart:
    'M12 21C5 15 2 11.5 2 7.8 2 4.9 4.2 3 6.8 3 9 3 10.8 4.2 12 6.2 13.2 4.2 15 3 17.2 3 19.8 3 22 4.9 22 7.8 22 11.5 19 15 12 21Z',
  diamond: 'M12 1.5 20.5 12 12 22.5 3.5 12Z',
  spade:
    'M12 2C17 7 21.5 10.3 21.5 14.3c0 2.8-2 4.7-4.5 4.7-1.7 0-3-.8-3.8-2 .2 2.2.9 3.8 2.3 5h-7c1.4-1.2 2.1-2.8 2.3-5-.8 1.2-2.1 2-3.8 2-2.5 0-4.5-1.9-4.5-4.7C2.5 10.3 7 7 12 2Z',
  club: 'M12 2a4.6 4.6 0 0 1 3.6 7.5A4.7 4.7 0 1 1 13.3 17c.2 2.2.9 3.8 2.2 5h-7c1.3-1.2 2-2.8 2.2-5a4.7 4.7 0 1 1-2.3-7.5A4.6 4.6 0 0 1 12 2Z',
};

/** Gradients the heroes share; once in a poster. */
export const heroDefs =
  '<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#dbe2ef"/></linearGradient>';

function card(hero: Extract<Hero, { kind: 'card' }>): string {
  const ink = hero.suit === 'heart' || hero.suit === 'diamond' ? '#d81e3f' : '#141a2a';
  const pip = `<path d="${suits[hero.suit]}" fill="${ink}"/>`;
  const place = `translate(${hero.x} ${hero.y - 26}) rotate(${hero.turn ?? 0}) scale(${hero.width / 100})`;
  return `<g style="filter:drop-shadow(0 10px 10px #0007)"><g transform="${place}">
    <rect x="-50" y="-70" width="100" height="140" rx="12" fill="url(#paper)"/>
    <text x="-31" y="-34" font-family="Sora Variable" font-weight="800" font-size="32" fill="${ink}" text-anchor="middle" letter-spacing="-2">${hero.rank}</text>
    <g transform="translate(-42 -28) scale(.92)">${pip}</g><g transform="translate(-32 -14) scale(2.9)">${pip}</g></g></g>`;
}

function ball(hero: Extract<Hero, { kind: 'ball' }>): string {
  const { text, color, x, size } = hero;
  const y = hero.y - 22;
  const id = `ball${text}`;
  return `<defs><radialGradient id="${id}" cx=".35" cy=".28" r=".8"><stop stop-color="#fff"/><stop offset=".28" stop-color="${color}"/><stop offset="1"/></radialGradient></defs>
    <g style="filter:drop-shadow(0 10px 10px #0006)"><circle cx="${x}" cy="${y}" r="${size / 2}" fill="${color}"/>
    <circle cx="${x}" cy="${y}" r="${size / 2}" fill="url(#${id})" opacity=".42"/><circle cx="${x}" cy="${y}" r="${size * 0.29}" fill="#fff"/>
    <text x="${x}" y="${y + size * 0.015}" font-family="Sora Variable" font-weight="800" font-size="${size * 0.3}" text-anchor="middle" dominant-baseline="central" fill="#161b2c">${text}</text>
    <ellipse cx="${x - size * 0.18}" cy="${y - size * 0.3}" rx="${size * 0.13}" ry="${size * 0.07}" fill="#fff" opacity=".75" transform="rotate(-32 ${x - size * 0.18} ${y - size * 0.3})"/></g>`;
}

function object(hero: Extract<Hero, { kind: 'emoji' }>, urlOf: (code: string) => string): string {
  const y = hero.y - (hero.y > 110 ? 26 : 10);
  const size = hero.size * 1.06;
  const shadow = (size * 0.06).toFixed(1);
  const colour = hero.isGolden ? golden : (hero.filter ?? '');
  const filter = `${colour} drop-shadow(0 ${shadow}px ${shadow}px rgba(0,0,0,.42))`;
  const place = `translate(${hero.x} ${y}) rotate(${hero.turn ?? 0})${hero.isMirrored ? ' scale(-1 1)' : ''}`;
  return `<g transform="${place}" opacity="${hero.opacity ?? 1}"><image href="${urlOf(hero.code)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" style="filter:${filter}"/></g>`;
}

/** A drawing of 100 units, placed as a picture is. */
function drawn({ x, y, turn = 0, size }: Extract<Hero, { kind: 'drawn' }>, art: string): string {
  const shadow = (size * 0.06).toFixed(1);
  const place = `translate(${x} ${y - (y > 110 ? 26 : 10)}) rotate(${turn})`;
  return `<g transform="${place}"><svg x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" overflow="visible" style="filter:drop-shadow(0 ${shadow}px ${shadow}px rgba(0,0,0,.42))">${art}</svg></g>`;
}

/** An iron ball with a burning fuse, 100 units across before scaling. */
function bomb(x: number, y: number, turn: number, scale: number): string {
  const spark = [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (way) =>
        `<path transform="rotate(${way})" d="M-2.4-5 0-${way % 90 === 0 ? 21 : 14} 2.4-5Z" fill="#ffd23d"/>`,
    )
    .join('');
  return `<defs><radialGradient id="iron" cx=".34" cy=".28" r=".85"><stop stop-color="#8b97b0"/><stop offset=".28" stop-color="#3d475c"/><stop offset=".7" stop-color="#171c28"/><stop offset="1" stop-color="#3a2a26"/></radialGradient>
    <radialGradient id="flare"><stop stop-color="#fff6c0"/><stop offset=".35" stop-color="#ffb52e" stop-opacity=".8"/><stop offset="1" stop-color="#ff7a2e" stop-opacity="0"/></radialGradient></defs>
    <g style="filter:drop-shadow(0 12px 12px #0008)"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <path d="M33-41C44-58 58-48 62-62" fill="none" stroke="#6b4a2a" stroke-width="6" stroke-linecap="round"/><path d="M33-41C44-58 58-48 62-62" fill="none" stroke="#d9b483" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="3 4"/>
    <rect x="-15" y="-62" width="30" height="18" rx="5" fill="#2a3142" transform="rotate(38)"/><rect x="-15" y="-62" width="30" height="6" rx="3" fill="#5c6880" transform="rotate(38)"/>
    <circle r="50" fill="url(#iron)"/><path d="M-36-18A40 40 0 0 1-8-39" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75"/><path d="M44 14A46 46 0 0 1 10 45" fill="none" stroke="#ffb46a" stroke-width="4" stroke-linecap="round" opacity=".55"/>
    <g transform="translate(63 -65)"><circle r="30" fill="url(#flare)"/>${spark}<circle r="7" fill="#fff"/></g></g></g>`;
}

/** One object of a poster as SVG text; `urlOf` finds the picture of an emoji code. */
export function drawHero(hero: Hero, urlOf: (code: string) => string, drawings: StageDrawings): string {
  switch (hero.kind) {
    case 'card':
      return card(hero);
    case 'ball':
      return ball(hero);
    case 'emoji':
      return object(hero, urlOf);
    case 'drawn':
      return drawn(hero, drawings.art(hero.file, hero.name));
    case 'bomb':
      return bomb(hero.x, hero.y, hero.turn ?? 0, hero.scale);
    case 'macaw':
      return `<g style="filter:drop-shadow(0 14px 14px rgba(20,0,50,.5))"><g transform="translate(${hero.x} ${hero.y}) rotate(${hero.turn ?? 0}) scale(${hero.scale})">${renderToStaticMarkup(createElement('svg', { overflow: 'visible' }, createElement(MacawFigure)))}</g></g>`;
  }
}
