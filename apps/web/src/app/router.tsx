import { createRouter } from '@tanstack/react-router';
import { nextTask } from '../lib/next-task.ts';
import { ErrorPage } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { agencyMemberPages, agencyPages } from './routes/agency.tsx';
import { diagnosticsPages } from './routes/diagnostics.tsx';
import { gamesMemberPages, gamesPages } from './routes/games.tsx';
import { identityMemberPages, identityPages } from './routes/identity.tsx';
import { informationMemberPages, informationPages } from './routes/information.tsx';
import { legalPages } from './routes/legal.tsx';
import { loyaltyMemberPages, loyaltyPages } from './routes/loyalty.tsx';
import { ordersMemberPages, ordersPages } from './routes/orders.tsx';
import { platformsMemberPages, platformsPages } from './routes/platforms.tsx';
import { promotionsMemberPages, promotionsPages } from './routes/promotions.tsx';
import { protectionMemberPages, protectionPages } from './routes/protection.tsx';
import { racesPages } from './routes/races.tsx';
import { member, root } from './routes/root.tsx';
import { walletMemberPages } from './routes/wallet.tsx';

/** How long a page may take before its shape is shown. */
export const pendingMs = 150;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const routeTree = root.addChildren([
  ...gamesPages,
  ...identityPages,
  ...legalPages,
  ...promotionsPages,
  ...loyaltyPages,
  ...agencyPages,
  ...informationPages,
  ...ordersPages,
  ...protectionPages,
  ...platformsPages,
  ...diagnosticsPages,
  ...racesPages,
  member.addChildren([
    ...gamesMemberPages,
    ...identityMemberPages,
    ...walletMemberPages,
    ...promotionsMemberPages,
    ...loyaltyMemberPages,
    ...agencyMemberPages,
    ...informationMemberPages,
    ...ordersMemberPages,
    ...protectionMemberPages,
    ...platformsMemberPages,
  ]),
]);

await nextTask();
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: pendingMs,
  defaultErrorComponent: ErrorPage,
  // From page to page: not when the first one comes, nor from one filter of a page to the next.
  defaultViewTransition: {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation !== undefined && pathChanged && !isCalm() && ['page'],
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
