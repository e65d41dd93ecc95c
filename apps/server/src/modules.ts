import type { Module } from './module.ts';
import { abuse } from './modules/abuse/index.ts';
import { account } from './modules/account/index.ts';
import { agency } from './modules/agency/index.ts';
import { chat } from './modules/chat/index.ts';
import { feed } from './modules/feed/index.ts';
import { games } from './modules/games/index.ts';
import { identity } from './modules/identity/index.ts';
import { information } from './modules/information/index.ts';
import { live } from './modules/live/index.ts';
import { orders } from './modules/orders/index.ts';
import { payments } from './modules/payments/index.ts';
import { platforms } from './modules/platforms/index.ts';
import { promotions } from './modules/promotions/index.ts';
import { protection } from './modules/protection/index.ts';
import { races } from './modules/races/index.ts';
import { retention } from './modules/retention/index.ts';
import { staff } from './modules/staff/index.ts';
import { wallet } from './modules/wallet/index.ts';

/** Every module of the house. */
export const modules: readonly Module[] = [
  identity,
  account,
  wallet,
  payments,
  games,
  promotions,
  agency,
  orders,
  information,
  protection,
  abuse,
  platforms,
  chat,
  live,
  feed,
  races,
  staff,
  retention,
];
