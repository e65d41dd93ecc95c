/** What stages and bet panels draw and quote: tables and layouts, nothing that decides an outcome. */
export { baccaratHelp } from './baccarat/help.ts';
export { type BaccaratSide, baccaratBets, baccaratPays, baccaratReturns } from './baccarat/shoe.ts';
export { bingoCardCounts, bingoCards, bingoDrawn, bingoSheets } from './bingo/cards.ts';
export { bingoHelp } from './bingo/help.ts';
export { type BingoPatternName, bingoPatterns } from './bingo/patterns.ts';
export { type Card, rankOf, suitOf } from './cards/deck.ts';
export { flightMultiplier, flightPoints, flightWays, nearestFlightTarget } from './crash/flight.ts';
export { crashHelp, limboHelp } from './crash/help.ts';
export {
  type Direction,
  diceMultiplier,
  rolls,
  targetOf,
  winningRolls,
  winningRollsOf,
} from './dice/paytable.ts';
export { fishingHelp } from './fishing/help.ts';
export { type FishKind, fishKinds, fishPays, fishReturned, shotsAt } from './fishing/kinds.ts';
export { type ClubName, clubNames, clubs } from './football/clubs.ts';
export { footballHelp } from './football/help.ts';
export { chanceOf, type Market, marketNames, markets, oddsOf } from './football/markets.ts';
export { lotteryHelp } from './lottery/help.ts';
export { lotteryBalls, lotteryNumbers, lotteryPays } from './lottery/paytable.ts';
export { minesCount, minesLadder, reachableLadder, tiles } from './mines/ladder.ts';
export { plinkoHelp } from './plinko/help.ts';
export { type PlinkoRisk, plinkoRisks, plinkoRows, plinkoSlots } from './plinko/paytable.ts';
export { handOf, type PokerHand, payOfHand, pokerHands } from './poker/hands.ts';
export { pokerHelp } from './poker/help.ts';
export { suggestedHold } from './poker/hint.ts';
export {
  colourOf,
  halfNumbers,
  halfTypes,
  insideBets,
  insideTypes,
  isOnTable,
  pockets,
  thirdNumbers,
  thirdTypes,
  wheelOrder,
} from './roulette/layout.ts';
export { coroaDaOncaPaytable } from './slots/coroa-da-onca-paytable.ts';
export { multiplierUnit, payoutOf } from './stake.ts';
export type { HelpLine } from './title.ts';
export { towerHelp } from './tower/help.ts';
export {
  type TowerDifficulty,
  towerDifficulties,
  towerDifficultyNames,
  towerFloors,
  towerLadder,
} from './tower/ladder.ts';
export { wheelHelp } from './wheel/help.ts';
export { type WheelRisk, wheelCabins, wheelRisks, wheelSize } from './wheel/paytable.ts';
