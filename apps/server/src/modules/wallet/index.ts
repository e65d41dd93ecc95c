import type { Module } from '../../module.ts';
import { registerWallet } from './routes.ts';

export { balancesOf, lockedBalances, presentBalances } from './balances.ts';
export { moneyAway } from './money-away.ts';
export { assertMayBeRewarded, assertMayClaim, claimRefusal, payReward } from './pay-reward.ts';
export { presentRollover, type Rollover, rolloverColumns } from './present-rollover.ts';
export { addRollover, lessenRollover } from './rollover.ts';
export { sessionPlay } from './session-play.ts';

export const wallet: Module = { name: 'wallet', register: registerWallet };
