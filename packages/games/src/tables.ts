/** What stages and bet panels draw and quote: tables and layouts, nothing that decides an outcome. */
export {
  type Direction,
  diceMultiplier,
  rolls,
  targetOf,
  winningRolls,
  winningRollsOf,
} from './dice/paytable.ts';
export { minesCount, minesLadder, reachableLadder, tiles } from './mines/ladder.ts';
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
