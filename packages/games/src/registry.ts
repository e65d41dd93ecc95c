import { baccaratRules } from './baccarat/rules.ts';
import { bingoRules } from './bingo/rules.ts';
import { crashRules, limboRules } from './crash/rules.ts';
import { diceRules } from './dice/rules.ts';
import { fishingRules } from './fishing/rules.ts';
import { footballRules } from './football/rules.ts';
import { lotteryRules } from './lottery/rules.ts';
import { minesRules } from './mines/rules.ts';
import { plinkoRules } from './plinko/rules.ts';
import { pokerRules } from './poker/rules.ts';
import { rouletteRules } from './roulette/rules.ts';
import type { GameRules } from './rules.ts';
import { coroaDaOncaRules } from './slots/rules.ts';
import { towerRules } from './tower/rules.ts';
import { wheelRules } from './wheel/rules.ts';

/** Every version of every game that was ever played here: old ones stay, so that any round can be recalled. */
export const everyVersion: readonly GameRules[] = [
  coroaDaOncaRules,
  diceRules,
  minesRules,
  rouletteRules,
  crashRules,
  fishingRules,
  baccaratRules,
  bingoRules,
  pokerRules,
  footballRules,
  lotteryRules,
  plinkoRules,
  towerRules,
  wheelRules,
  limboRules,
];

/** The rules of a title: the newest version, or the one a stored round names. `null` when there is none. */
export function gameRules(slug: string, version?: number): GameRules | null {
  const matching = everyVersion.filter((rules) => rules.game === slug);
  return (
    (version === undefined
      ? matching.toSorted((a, b) => b.version - a.version)[0]
      : matching.find((rules) => rules.version === version)) ?? null
  );
}

/** The newest rules of every title. */
export function newestRules(): readonly GameRules[] {
  return [...new Set(everyVersion.map(({ game }) => game))].flatMap((slug) => gameRules(slug) ?? []);
}
