import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member } from './root.tsx';

const details = createRoute({
  getParentRoute: () => member,
  path: '/order-center',
  component: lazyRouteComponent(() => import('../../features/orders/orders-page.tsx'), 'OrdersPage'),
  staticData: { place: 'me' },
});

const fee = createRoute({
  getParentRoute: () => member,
  path: '/order-center/fee',
  component: lazyRouteComponent(() => import('../../features/orders/fees-page.tsx'), 'FeesPage'),
  staticData: { place: 'me' },
});

const association = createRoute({
  getParentRoute: () => member,
  path: '/order-center/association',
  component: lazyRouteComponent(
    () => import('../../features/orders/association-page.tsx'),
    'AssociationPage',
  ),
  staticData: { place: 'me' },
});

/** Pages that anybody may see. */
export const ordersPages = [] as const;

/** Pages of members. */
export const ordersMemberPages = [details, fee, association] as const;
