import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const client = createRoute({
  getParentRoute: () => root,
  path: '/test',
  component: lazyRouteComponent(() => import('../../features/diagnostics/client-page.tsx'), 'ClientPage'),
  staticData: { isBare: true },
});

const cashier = createRoute({
  getParentRoute: () => root,
  path: '/cztx',
  component: lazyRouteComponent(() => import('../../features/diagnostics/cashier-page.tsx'), 'CashierPage'),
  staticData: { isBare: true },
});

/** Test pages outside the layout, for anybody. */
export const diagnosticsPages = [client, cashier] as const;
