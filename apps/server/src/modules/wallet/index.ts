export { balancesOf, lockedBalances, presentBalances } from './balances.ts';
export { addRollover } from './rollover.ts';
export { registerWallet } from './routes.ts';
export { presentStatement } from './statement.ts';
