import type { Module } from '../../module.ts';
import { registerWallet } from './routes.ts';

export { balancesOf, lockedBalances, presentBalances } from './balances.ts';
export { assertMayBeRewarded, payReward } from './pay-reward.ts';
export { addRollover } from './rollover.ts';
export { presentStatement } from './statement.ts';

export const wallet: Module = { name: 'wallet', register: registerWallet };
