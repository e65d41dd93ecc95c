import { drawHero, heroDefs } from './heroes.ts';
import * as city from './patterns-city.ts';
import * as nature from './patterns-nature.ts';
import * as play from './patterns-play.ts';
import type { PatternName, PosterTitle, StageDrawings } from './poster-title.ts';
import { arcadeMore } from './titles-arcade-more.ts';
import { cardToSports } from './titles-card-to-sports.ts';
import { crashToBingo } from './titles-crash-to-bingo.ts';
import { draws } from './titles-draws.ts';
import { holdem } from './titles-holdem.ts';
import { liveToArcade } from './titles-live-to-arcade.ts';
import { slots } from './titles-slots.ts';
import { slotsFeasts } from './titles-slots-feasts.ts';
import { slotsLand } from './titles-slots-land.ts';
import { slotsLegends } from './titles-slots-legends.ts';
import { slotsTreasures } from './titles-slots-treasures.ts';
import { tableToCard } from './titles-table-card.ts';

export const titles: readonly PosterTitle[] = [
  ...slots,
  ...slotsLegends,
  ...slotsFeasts,
  ...slotsLand,
  ...slotsTreasures,
  ...liveToArcade,
  ...crashToBingo,
  ...cardToSports,
  ...arcadeMore,
  ...draws,
  ...tableToCard,
  ...holdem,
];

const patterns: Record<PatternName, () => string> = {
  leaves: nature.leaves,
  awning: city.awning,
  confetti: city.confetti,
  river: nature.river,
  rings: city.rings,
  facets: nature.facets,
  moonwater: nature.moonwater,
  wheel: play.wheel,
  calcada: city.calcada,
  damask: city.damask,
  rays: city.goldRays,
  skyline: city.skyline,
  desert: nature.desert,
  pegs: play.pegs,
  beach: nature.beach,
  flight: city.flight,
  space: city.space,
  grid: city.grid,
  sea: nature.sea,
  deep: nature.deep,
  bunting: city.bunting,
  junina: city.junina,
  wood: play.wood,
  hearts: play.hearts,
  sunburst: play.sunburst,
  clover: nature.clover,
  stadium: city.stadium,
  sunset: nature.sunset,
};

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

/** A whole poster as SVG, 300 x 400, its title still to be lettered into `#letters` by the browser, which can measure it. */
export function drawPoster(
  title: PosterTitle,
  urlOf: (code: string) => string,
  drawings: StageDrawings,
): string {
  const { lettering } = title;
  return `<svg viewBox="0 0 300 400" width="300" height="400" xmlns="http://www.w3.org/2000/svg">
    <defs>${heroDefs}
      <linearGradient id="sky" x1="0" y1="0" x2=".25" y2="1">${title.sky.map(([offset, color]) => stop(offset, color)).join('')}</linearGradient>
      <radialGradient id="glow">${stop(0, title.glow, 0.75)}${stop(0.45, title.glow, 0.25)}${stop(1, title.glow, 0)}</radialGradient>
      <linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">${stop(0.5, lettering.stroke, 0)}${stop(0.8, lettering.stroke, 0.72)}${stop(1, lettering.stroke, 0.95)}</linearGradient>
      <linearGradient id="ink" x1="0" y1="0" x2="0" y2="1">${lettering.fill.map((color, index) => stop([0.1, 0.5, 0.95][index] ?? 1, color)).join('')}</linearGradient>
    </defs>
    <rect width="300" height="400" fill="url(#sky)"/>
    ${title.pattern === 'scenery' ? drawings.scenery(title.slug) : patterns[title.pattern]()}
    <ellipse cx="150" cy="156" rx="190" ry="166" fill="url(#glow)" style="mix-blend-mode:screen"/>
    ${title.heroes.map((hero) => drawHero(hero, urlOf, drawings)).join('')}
    <rect width="300" height="400" fill="url(#scrim)"/>
    <g id="letters"></g></svg>`;
}
