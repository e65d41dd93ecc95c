import { baccaratTitles } from './baccarat/titles.ts';
import { bingoTitles } from './bingo/titles.ts';
import { crashTitles } from './crash/titles.ts';
import { diceTitles } from './dice/titles.ts';
import { fishingTitles } from './fishing/titles.ts';
import { footballTitles } from './football/titles.ts';
import { lotteryTitles } from './lottery/titles.ts';
import { minesTitles } from './mines/titles.ts';
import { plinkoTitles } from './plinko/titles.ts';
import { pokerTitles } from './poker/titles.ts';
import { rouletteTitles } from './roulette/titles.ts';
import { slotsTitles } from './slots/titles.ts';
import type { Title } from './title.ts';
import { towerTitles } from './tower/titles.ts';
import { wheelTitles } from './wheel/titles.ts';

/** Every title of the house in the order of the catalogue. A family of titles lists its own. */
export const everyTitle: readonly Title[] = [
  ...slotsTitles,
  ...minesTitles,
  ...diceTitles,
  ...rouletteTitles,
  ...crashTitles,
  ...fishingTitles,
  ...baccaratTitles,
  ...bingoTitles,
  ...pokerTitles,
  ...footballTitles,
  ...lotteryTitles,
  ...plinkoTitles,
  ...towerTitles,
  ...wheelTitles,
];
