/** What stages and bet panels draw and quote: tables and layouts, nothing that decides an outcome. */

export { type AndarBet, andarBets, andarReturns } from './andarbahar/bets.ts';
export { andarBaharHelp } from './andarbahar/help.ts';
export { aquariumHelp } from './aquarium/help.ts';
export {
  gunPowers,
  hitPoints,
  mostWorth,
  type SeaFeature,
  type SeaKind,
  seaKindNames,
  seaKinds,
  shotPoints,
} from './aquarium/kinds.ts';
export { baccaratHelp } from './baccarat/help.ts';
export {
  type BaccaratSide,
  baccaratBets,
  baccaratPays,
  baccaratReturns,
  pointsOf,
  totalOf,
  winnerOf,
} from './baccarat/shoe.ts';
export { bingoCardCounts, bingoCards, bingoDrawn, bingoSheets } from './bingo/cards.ts';
export { bingoHelp } from './bingo/help.ts';
export { type BingoPatternName, bingoPatterns } from './bingo/patterns.ts';
export { bolaExtraHall } from './bingo-halls/bola-extra.ts';
export { coretoHall } from './bingo-halls/coreto.ts';
export { type Hall, type HallCard, type HallPrizeName, hallSheets } from './bingo-halls/hall.ts';
export { bolaExtraHelp, coretoHelp, juninoHelp } from './bingo-halls/help.ts';
export { juninoHall } from './bingo-halls/junino.ts';
export { blackjackHelp } from './blackjack/help.ts';
export { naturalPays } from './blackjack/table.ts';
export { type Card, rankOf, suitOf } from './cards/deck.ts';
export { coinHelp } from './coin/help.ts';
export { type CoinSide, coinLadder, coinSides } from './coin/ladder.ts';
export { flightMultiplier, flightPoints, flightWays, nearestFlightTarget } from './crash/flight.ts';
export { crashHelp, limboHelp } from './crash/help.ts';
export { crossingHelp } from './crossing/help.ts';
export {
  type CrossingDifficulty,
  crossingDifficulties,
  crossingDifficultyNames,
  crossingLadder,
} from './crossing/ladder.ts';
export {
  type Direction,
  diceMultiplier,
  rolls,
  targetOf,
  winningRolls,
  winningRollsOf,
} from './dice/paytable.ts';
export {
  anyOrderPairTimes,
  type DigitBetType,
  digitBets,
  digitKinds,
  digitLimits,
  digitTimes,
  isDigitHit,
} from './digits/bets.ts';
export { digitsHelp } from './digits/help.ts';
export {
  type DragonResult,
  type DragonSide,
  dragonBets,
  dragonPays,
  dragonResult,
  dragonReturns,
} from './dragon/bets.ts';
export { dragonHelp } from './dragon/help.ts';
export { fishingHelp } from './fishing/help.ts';
export { type FishKind, fishKinds, fishPays, fishReturned, shotsAt } from './fishing/kinds.ts';
export { type ClubName, clubNames, clubs } from './football/clubs.ts';
export { footballHelp } from './football/help.ts';
export {
  chanceOf,
  type FootballPick,
  handicapOf,
  isWon,
  type Market,
  marketNames,
  markets,
  multipleOdds,
  oddsOf,
} from './football/markets.ts';
export { canBeMultiple, picksMost } from './football/slip.ts';
export { gemsHelp } from './gems/help.ts';
export {
  type GemHand,
  type GemRisk,
  gemHandNames,
  gemKinds,
  gemPay,
  gemRisks,
  gemsDrawn,
} from './gems/paytable.ts';
export { hiLoHelp } from './hi-lo/help.ts';
export { type HiLoSide, hiLoMultiplier, hiLoRanks, hiLoSides, hiLoWays } from './hi-lo/odds.ts';
export { holdemGame, holdemStaked } from './holdem/game.ts';
export { holdemHelp } from './holdem/help.ts';
export { suggestHoldem } from './holdem/suggestion.ts';
export { kenoHelp } from './keno/help.ts';
export { type KenoRisk, kenoDrawn, kenoNumbers, kenoPays, kenoPicks, kenoRisks } from './keno/paytable.ts';
export { matchOfRound } from './live/fixtures.ts';
export { ipeHelp, lotteryHelp } from './lottery/help.ts';
export { ipeLottery, type Lottery, lotteryBalls, trevoLottery } from './lottery/paytable.ts';
export { minesCount, minesLadder, reachableLadder, tiles } from './mines/ladder.ts';
export { plinkoHelp } from './plinko/help.ts';
export { type PlinkoRisk, plinkoRisks, plinkoRows, plinkoSlots } from './plinko/paytable.ts';
export { doubleAcesVariant } from './poker/double-aces.ts';
export { doubleAcesHelp, pokerHelp, wildTwosHelp } from './poker/help.ts';
export { pokerVariant } from './poker/jacks.ts';
export type { PokerVariant } from './poker/video-poker.ts';
export { wildTwosVariant } from './poker/wild-twos.ts';
export { type AnteGame, antesStaked } from './pokertable/game.ts';
export { studGame, threeCardGame } from './pokertable/games.ts';
export { studHelp, threeCardHelp } from './pokertable/help.ts';
export { type BikeName, bikeNames, bikes, racePoints, raceWays } from './race/bikes.ts';
export { raceHelp } from './race/help.ts';
export { ringsHelp } from './rings/help.ts';
export { type RingDistance, ringDistances, ringPays, ringsThrown, throwsOf } from './rings/paytable.ts';
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
export {
  type ScratchCard,
  type ScratchField,
  type ScratchLayout,
  scratchWinning,
} from './scratch/card.ts';
export { carnavalCard, tesouroCard, tropicalCard } from './scratch/cards.ts';
export { carnavalHelp, tesouroHelp, tropicalHelp } from './scratch/help.ts';
export { sicBoHelp } from './sicbo/help.ts';
export {
  everyThrow,
  type SicBoKind,
  type SicBoSpot,
  sicBoMultiplier,
  sicBoSpots,
} from './sicbo/spots.ts';
export { coroaDaOncaPaytable } from './slots/coroa-da-onca-paytable.ts';
export { slotHelp } from './slots/design-help.ts';
export { type SlotPresentation, slotPresentations } from './slots/presentation.ts';
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
export { volleyHelp } from './volleyball/help.ts';
export {
  lineOf,
  type VolleyMarket,
  volleyMarketNames,
  volleyMarkets,
  volleyMatches,
  volleyOdds,
} from './volleyball/markets.ts';
export { type PairName, pairNames, pairs } from './volleyball/pairs.ts';
export { wheelHelp } from './wheel/help.ts';
export { type WheelRisk, wheelCabins, wheelRisks, wheelSize } from './wheel/paytable.ts';
