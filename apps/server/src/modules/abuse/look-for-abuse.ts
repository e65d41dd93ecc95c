import type { House } from '../../house.ts';
import { eachByItself } from '../../plugins/each-by-itself.ts';
import { findHardlyRisked } from './signals/hardly-risked.ts';
import { findOppositeBets } from './signals/opposite-bets.ts';
import { findScriptedCadence } from './signals/scripted-cadence.ts';
import { findSharedDevices } from './signals/shared-device.ts';
import { findSharedKeys } from './signals/shared-key.ts';
import { findSharedPayers } from './signals/shared-payer.ts';
import { findUnmatchedPix } from './signals/unmatched-pix.ts';

/** How far back each look goes: longer than the time between two of them, so that one that failed is made good. */
const windowMs = 48 * 3_600_000;

const signals = [
  findSharedDevices,
  findSharedPayers,
  findSharedKeys,
  findUnmatchedPix,
  findScriptedCadence,
  findHardlyRisked,
  // After the others: accounts are linked by the cases that they raise.
  findOppositeBets,
];

/** Computes every signal and raises its cases. It may run twice or side by side: a cause raises one case. */
export async function lookForAbuse(house: House): Promise<void> {
  const since = new Date(house.clock.now().getTime() - windowMs);
  await eachByItself(house.log, signals, (find) => find(house, since));
}
