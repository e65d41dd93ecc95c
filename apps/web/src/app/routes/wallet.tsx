import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { askAhead } from '../ask-ahead.ts';
import { member } from './root.tsx';

const recharge = createRoute({
  getParentRoute: () => member,
  path: '/recharge',
  component: lazyRouteComponent(() => import('../../features/wallet/deposit-page.tsx'), 'DepositPage'),
  loader: () => askAhead(import('../../features/wallet/deposit-page.tsx'), (page) => page.askForDeposits()),
  staticData: { place: 'deposit', isQuiet: true },
});

const rechargeRecord = createRoute({
  getParentRoute: () => member,
  path: '/rechargeRecord',
  component: lazyRouteComponent(
    () => import('../../features/wallet/deposit-records-page.tsx'),
    'DepositRecordsPage',
  ),
  staticData: { place: 'records' },
});

const withdraw = createRoute({
  getParentRoute: () => member,
  path: '/withdraw',
  component: lazyRouteComponent(() => import('../../features/wallet/withdrawal-page.tsx'), 'WithdrawalPage'),
  staticData: { place: 'me', isQuiet: true },
});

const withdrawalRecord = createRoute({
  getParentRoute: () => member,
  path: '/withdrawalRecord',
  component: lazyRouteComponent(
    () => import('../../features/wallet/withdrawal-records-page.tsx'),
    'WithdrawalRecordsPage',
  ),
  staticData: { place: 'records' },
});

const statement = createRoute({
  getParentRoute: () => member,
  path: '/statement',
  component: lazyRouteComponent(() => import('../with-recall.tsx'), 'StatementWithRecall'),
  staticData: { place: 'records' },
});

/** Pages of members. */
export const walletMemberPages = [recharge, rechargeRecord, withdraw, withdrawalRecord, statement] as const;
