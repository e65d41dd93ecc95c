import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member } from './root.tsx';

const protection = createRoute({
  getParentRoute: () => member,
  path: '/protection',
  component: lazyRouteComponent(
    () => import('../../features/protection/protection-page.tsx'),
    'ProtectionPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

/** Pages that anybody may see. */
export const protectionPages = [] as const;

/** Pages of members. */
export const protectionMemberPages = [protection] as const;
