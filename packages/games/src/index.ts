export { allGames, type Engine, type FeatureTag, type GameFacts } from './catalogue.ts';
export type { DiceBet, DiceEvent, DiceOutcome } from './dice/rules.ts';
export { type GameHelp, gameHelp, type HelpLine } from './help.ts';
export type {
  MinesAction,
  MinesBet,
  MinesEnd,
  MinesEvent,
  MinesOutcome,
  MinesState,
  MinesView,
} from './mines/rules.ts';
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
