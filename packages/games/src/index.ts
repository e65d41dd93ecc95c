export type { BaccaratBet, BaccaratEvent, BaccaratOutcome } from './baccarat/rules.ts';
export type { BingoBet, BingoEvent, BingoOutcome } from './bingo/rules.ts';
export { allGames, type GameFacts } from './catalogue.ts';
export type { CrashBet, CrashEvent, CrashOutcome } from './crash/rules.ts';
export type { DiceBet, DiceEvent, DiceOutcome } from './dice/rules.ts';
export { percentOf } from './facts.ts';
export type { FishingBet, FishingEvent, FishingOutcome } from './fishing/rules.ts';
export type { FootballBet, FootballEvent, FootballOutcome } from './football/rules.ts';
export { type GameHelp, gameHelp } from './help.ts';
export type { LotteryBet, LotteryEvent, LotteryOutcome } from './lottery/rules.ts';
export type {
  MinesAction,
  MinesBet,
  MinesEnd,
  MinesEvent,
  MinesOutcome,
  MinesState,
  MinesView,
} from './mines/rules.ts';
export type { PlinkoBet, PlinkoEvent, PlinkoOutcome } from './plinko/rules.ts';
export type { PokerAction, PokerBet, PokerEvent, PokerOutcome, PokerView } from './poker/rules.ts';
export { type Ratio, toNumber, toPercent, toText } from './ratio.ts';
export { gameRules, newestRules } from './registry.ts';
export {
  type RouletteBet,
  type RouletteChip,
  type RouletteEvent,
  type RouletteOutcome,
  roulettePayout,
} from './roulette/rules.ts';
export type { Volatility } from './rtp/configuration.ts';
export type {
  ActionResult,
  ActResult,
  BetError,
  BetResult,
  Category,
  GameEvent,
  GameRules,
  InstantRules,
  Json,
  Limits,
  Rules,
  Step,
  SteppedRules,
} from './rules.ts';
export type { SlotEvent } from './slots/events.ts';
export type { SlotBet, SlotOutcome } from './slots/rules.ts';
export { multiplierUnit, payoutOf, type SettledEvent } from './stake.ts';
export type { Engine, FeatureTag, HelpLine } from './title.ts';
export type { TowerAction, TowerBet, TowerEnd, TowerEvent, TowerOutcome, TowerView } from './tower/rules.ts';
export type { WheelBet, WheelEvent, WheelOutcome } from './wheel/rules.ts';
