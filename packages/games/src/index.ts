export type { AndarBaharBet, AndarBaharEvent, AndarBaharOutcome } from './andarbahar/rules.ts';
export type { AquariumBet, AquariumEvent, AquariumOutcome } from './aquarium/rules.ts';
export type { BaccaratBet, BaccaratEvent, BaccaratOutcome } from './baccarat/rules.ts';
export type { BingoBet, BingoEvent, BingoOutcome } from './bingo/rules.ts';
export type { HallEvent } from './bingo-halls/rules.ts';
export type { BlackjackView } from './blackjack/play.ts';
export type { BlackjackBet, BlackjackEvent, BlackjackOutcome } from './blackjack/rules.ts';
export type { ShoeView } from './blackjack/shoe/play.ts';
export { allGames, type GameFacts } from './catalogue.ts';
export type { CoinAction, CoinBet, CoinEnd, CoinEvent, CoinOutcome, CoinView } from './coin/rules.ts';
export type { CrashBet, CrashEvent, CrashOutcome } from './crash/rules.ts';
export type {
  CrossingAction,
  CrossingBet,
  CrossingEnd,
  CrossingEvent,
  CrossingOutcome,
  CrossingView,
} from './crossing/rules.ts';
export type { DiceBet, DiceEvent, DiceOutcome } from './dice/rules.ts';
export type { DigitsBet, DigitsEvent } from './digits/rules.ts';
export type { DragonBet, DragonEvent, DragonOutcome } from './dragon/rules.ts';
export { percentOf } from './facts.ts';
export type { FishingBet, FishingEvent, FishingOutcome } from './fishing/rules.ts';
export type { FootballOutcome } from './football/match.ts';
export type { FootballBet, FootballEvent } from './football/rules.ts';
export type { SlipBet, SlipEvent, SlipPick } from './football/slip.ts';
export type { GemsBet, GemsEvent, GemsOutcome } from './gems/rules.ts';
export { type GameHelp, gameHelp } from './help.ts';
export type { HiLoAction, HiLoBet, HiLoEnd, HiLoEvent, HiLoOutcome, HiLoView } from './hi-lo/rules.ts';
export type { HoldemBet, HoldemEvent, HoldemOutcome, HoldemView } from './holdem/rules.ts';
export type { KenoBet, KenoEvent, KenoOutcome } from './keno/rules.ts';
export { endLeftRound, type LeftEnding, usualLeftHours } from './left.ts';
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
export type { PokerAction, PokerBet, PokerEvent, PokerOutcome, PokerView } from './poker/video-poker.ts';
export type { AnteBet, AnteEvent, AnteOutcome, AnteView } from './pokertable/rules.ts';
export type { RaceBet, RaceEvent, RaceOutcome } from './race/rules.ts';
export { type Ratio, toNumber, toPercent, toText } from './ratio.ts';
export { gameRules, newestRules } from './registry.ts';
export type { RingsBet, RingsEvent, RingsOutcome } from './rings/rules.ts';
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
  LeftKind,
  Limits,
  Rules,
  Step,
  SteppedRules,
} from './rules.ts';
export type { ScratchEvent } from './scratch/rules.ts';
export type { SicBoBet, SicBoEvent, SicBoOutcome } from './sicbo/rules.ts';
export type { SlotEvent } from './slots/events.ts';
export { isJackpotHit, tellJackpot } from './slots/jackpot.ts';
export type { SlotBet, SlotOutcome } from './slots/rules.ts';
export type {
  MultiplierCause,
  SlotCoin,
  SlotMode,
  SlotPick,
  SlotRoundEvent,
  SpinPhase,
} from './slots/slot-events.ts';
export { multiplierUnit, payoutOf, type SettledEvent } from './stake.ts';
export type { Engine, FeatureTag, HelpLine } from './title.ts';
export type { TowerAction, TowerBet, TowerEnd, TowerEvent, TowerOutcome, TowerView } from './tower/rules.ts';
export type { VolleyBet, VolleyEvent, VolleyOutcome } from './volleyball/rules.ts';
export type { WheelBet, WheelEvent, WheelOutcome } from './wheel/rules.ts';
