import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member, root } from './root.tsx';

const activity = createRoute({
  getParentRoute: () => root,
  path: '/promotion/activity',
  component: lazyRouteComponent(() => import('../activity-with-races.tsx'), 'ActivityWithRaces'),
  staticData: { place: 'promotions', isOffer: true },
});

const recharge = createRoute({
  getParentRoute: () => member,
  path: '/promotion/activity/recharge',
  component: lazyRouteComponent(() => import('../../features/promotions/recharge-page.tsx'), 'RechargePage'),
  staticData: { place: 'promotions', isQuiet: true, isOffer: true },
});

const invitation = createRoute({
  getParentRoute: () => member,
  path: '/promotion/activity/invitation-activity',
  component: lazyRouteComponent(
    () => import('../../features/promotions/invitation-page.tsx'),
    'InvitationPage',
  ),
  staticData: { place: 'promotions', isQuiet: true, isOffer: true },
});

const wheel = createRoute({
  getParentRoute: () => member,
  path: '/promotion/activity/lottery-wheel',
  component: lazyRouteComponent(() => import('../../features/promotions/wheel/wheel-page.tsx'), 'WheelPage'),
  staticData: { place: 'promotions', isQuiet: true, isOffer: true },
});

const relief = createRoute({
  getParentRoute: () => member,
  path: '/promotion/activity/daily-loss-relief-fund',
  component: lazyRouteComponent(() => import('../../features/promotions/relief-page.tsx'), 'ReliefPage'),
  staticData: { place: 'promotions', isQuiet: true, isOffer: true },
});

const rebate = createRoute({
  getParentRoute: () => member,
  path: '/promotion/activity/recharge-rebate',
  component: lazyRouteComponent(() => import('../../features/promotions/rebate-page.tsx'), 'RebatePage'),
  staticData: { place: 'promotions', isQuiet: true, isOffer: true },
});

const history = createRoute({
  getParentRoute: () => member,
  path: '/promotion/history',
  component: lazyRouteComponent(() => import('../../features/promotions/history-page.tsx'), 'HistoryPage'),
  staticData: { place: 'promotions' },
});

/** Pages that anybody may see. */
export const promotionsPages = [activity] as const;

/** Pages of members. */
export const promotionsMemberPages = [recharge, invitation, wheel, relief, rebate, history] as const;
