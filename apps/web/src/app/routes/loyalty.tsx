import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member } from './root.tsx';

const vip = createRoute({
  getParentRoute: () => member,
  path: '/promotion/vip',
  component: lazyRouteComponent(() => import('../../features/loyalty/vip-page.tsx'), 'VipPage'),
  staticData: { place: 'vip', isQuiet: true },
});

const rebates = createRoute({
  getParentRoute: () => member,
  path: '/promotion/rebates',
  component: lazyRouteComponent(() => import('../../features/loyalty/rebates-page.tsx'), 'RebatesPage'),
  staticData: { place: 'vip', isQuiet: true },
});

const cover = createRoute({
  getParentRoute: () => member,
  path: '/promotion/cover',
  component: lazyRouteComponent(() => import('../../features/loyalty/cover-page.tsx'), 'CoverPage'),
  staticData: { place: 'vip' },
});

/** Pages that anybody may see. */
export const loyaltyPages = [] as const;

/** Pages of members. */
export const loyaltyMemberPages = [vip, rebates, cover] as const;
