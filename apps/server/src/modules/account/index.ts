import type { Module } from '../../module.ts';
import { registerAccount } from './routes.ts';
import { tellClosedMoney } from './tell-closed-money.ts';

export { standsAgainst } from './stands-against.ts';

/** What a member may ask of the own data: to take it along, and to close the account. */
export const account: Module = { name: 'account', register: registerAccount, daily: [tellClosedMoney] };
