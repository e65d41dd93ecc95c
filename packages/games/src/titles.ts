import { andarBaharTitles } from './andarbahar/titles.ts';
import { aquariumTitles } from './aquarium/titles.ts';
import { baccaratTitles } from './baccarat/titles.ts';
import { bingoTitles } from './bingo/titles.ts';
import { bingoHallTitles } from './bingo-halls/titles.ts';
import { blackjackTitles, earlierBlackjackTitles } from './blackjack/titles.ts';
import { coinTitles } from './coin/titles.ts';
import { crashTitles } from './crash/titles.ts';
import { crossingTitles } from './crossing/titles.ts';
import { diceTitles } from './dice/titles.ts';
import { digitsTitles } from './digits/titles.ts';
import { dragonTitles } from './dragon/titles.ts';
import { fishingTitles } from './fishing/titles.ts';
import { earlierFootballTitles, footballTitles } from './football/titles.ts';
import { gemsTitles } from './gems/titles.ts';
import { hiLoTitles } from './hi-lo/titles.ts';
import { holdemTitles } from './holdem/titles.ts';
import { kenoTitles } from './keno/titles.ts';
import { lotteryTitles } from './lottery/titles.ts';
import { minesTitles } from './mines/titles.ts';
import { plinkoTitles } from './plinko/titles.ts';
import { pokerTitles } from './poker/titles.ts';
import { pokerTableTitles } from './pokertable/titles.ts';
import { raceTitles } from './race/titles.ts';
import { ringsTitles } from './rings/titles.ts';
import { rouletteTitles } from './roulette/titles.ts';
import { scratchTitles } from './scratch/titles.ts';
import { sicBoTitles } from './sicbo/titles.ts';
import { earlierSlotsTitles, slotsTitles } from './slots/titles.ts';
import type { Title } from './title.ts';
import { towerTitles } from './tower/titles.ts';
import { volleyTitles } from './volleyball/titles.ts';
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
  ...bingoHallTitles,
  ...pokerTitles,
  ...blackjackTitles,
  ...sicBoTitles,
  ...dragonTitles,
  ...andarBaharTitles,
  ...pokerTableTitles,
  ...holdemTitles,
  ...footballTitles,
  ...lotteryTitles,
  ...digitsTitles,
  ...scratchTitles,
  ...plinkoTitles,
  ...towerTitles,
  ...wheelTitles,
  ...aquariumTitles,
  ...coinTitles,
  ...crossingTitles,
  ...gemsTitles,
  ...hiLoTitles,
  ...kenoTitles,
  ...raceTitles,
  ...ringsTitles,
  ...volleyTitles,
];

/** Versions that are played no more, as they were. */
export const earlierTitles: readonly Title[] = [
  ...earlierSlotsTitles,
  ...earlierFootballTitles,
  ...earlierBlackjackTitles,
];
