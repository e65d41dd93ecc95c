import { andarBaharRules } from './andarbahar/rules.ts';
import { aquariumRules } from './aquarium/rules.ts';
import { baccaratRules } from './baccarat/rules.ts';
import { bingoRules } from './bingo/rules.ts';
import { bolaExtraRules, coretoRules, juninoRules } from './bingo-halls/rules.ts';
import { blackjackRules } from './blackjack/rules.ts';
import { shoeRules } from './blackjack/shoe/rules.ts';
import { coinRules } from './coin/rules.ts';
import { crashRules, limboRules } from './crash/rules.ts';
import { crossingRules } from './crossing/rules.ts';
import { diceRules } from './dice/rules.ts';
import { digitsRules } from './digits/rules.ts';
import { dragonRules } from './dragon/rules.ts';
import { fishingRules } from './fishing/rules.ts';
import { footballRules } from './football/rules.ts';
import { slipRules } from './football/slip.ts';
import { gemsRules } from './gems/rules.ts';
import { hiLoRules } from './hi-lo/rules.ts';
import { holdemRules } from './holdem/rules.ts';
import { kenoRules } from './keno/rules.ts';
import { moneyWheelRules } from './live/money-wheel.ts';
import { seatRules } from './live/seats/rules.ts';
import { ipeRules, lotteryRules } from './lottery/rules.ts';
import { minesRules } from './mines/rules.ts';
import { plinkoRules } from './plinko/rules.ts';
import { doubleAcesRules, pokerRules, wildTwosRules } from './poker/rules.ts';
import { studRules, threeCardRules } from './pokertable/rules.ts';
import { raceRules } from './race/rules.ts';
import { ringsRules } from './rings/rules.ts';
import { rouletteRules } from './roulette/rules.ts';
import type { GameRules } from './rules.ts';
import { carnavalRules, tesouroRules, tropicalRules } from './scratch/rules.ts';
import { sicBoRules } from './sicbo/rules.ts';
import { earlierSlotRules, slotDesignRules } from './slots/design-rules.ts';
import { coroaDaOncaRules } from './slots/rules.ts';
import { towerRules } from './tower/rules.ts';
import { volleyRules } from './volleyball/rules.ts';
import { wheelRules } from './wheel/rules.ts';

/** Every version of every game that was ever played here: old ones stay, so that any round can be recalled. */
export const everyVersion: readonly GameRules[] = [
  coroaDaOncaRules,
  ...slotDesignRules.map(({ rules }) => rules),
  ...earlierSlotRules.map(({ rules }) => rules),
  diceRules,
  minesRules,
  rouletteRules,
  crashRules,
  fishingRules,
  baccaratRules,
  bingoRules,
  pokerRules,
  wildTwosRules,
  doubleAcesRules,
  shoeRules,
  blackjackRules,
  sicBoRules,
  dragonRules,
  andarBaharRules,
  threeCardRules,
  studRules,
  holdemRules,
  slipRules,
  footballRules,
  lotteryRules,
  plinkoRules,
  towerRules,
  wheelRules,
  limboRules,
  juninoRules,
  coretoRules,
  bolaExtraRules,
  ipeRules,
  digitsRules,
  tropicalRules,
  carnavalRules,
  tesouroRules,
  aquariumRules,
  coinRules,
  crossingRules,
  gemsRules,
  hiLoRules,
  kenoRules,
  raceRules,
  ringsRules,
  volleyRules,
];

/** Versions that are played at shared tables alone: found by who names the version. */
const sharedVersions: readonly GameRules[] = [moneyWheelRules, seatRules];

/** The rules of a title: the newest version, or the one a stored round names. `null` when there is none. */
export function gameRules(slug: string, version?: number): GameRules | null {
  const matching = everyVersion.filter((rules) => rules.game === slug);
  return (
    (version === undefined
      ? matching.toSorted((a, b) => b.version - a.version)[0]
      : [...matching, ...sharedVersions].find((rules) => rules.game === slug && rules.version === version)) ??
    null
  );
}

/** The newest rules of every title. */
export function newestRules(): readonly GameRules[] {
  return [...new Set(everyVersion.map(({ game }) => game))].flatMap((slug) => gameRules(slug) ?? []);
}
