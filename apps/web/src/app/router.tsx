import { games } from '@arara/contract';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { MemberOnly } from './member-only.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { Place } from './places.ts';

const root = createRootRoute({
  component: AppLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Its pages ask a visitor to log in, at their own address: after login the page asked for is there. */
const member = createRoute({ getParentRoute: () => root, id: 'member', component: MemberOnly });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: HomePage,
  staticData: { place: 'home' satisfies Place },
});

const categoryIn = (value: unknown) => games.categories.find((category) => category === value);
const textIn = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 60) : undefined;

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: (search): { category?: (typeof games.categories)[number] } => {
    const category = categoryIn(search.category);
    return category ? { category } : {};
  },
  component: lazyRouteComponent(() => import('../features/games/games-page.tsx'), 'GamesPage'),
  staticData: { place: 'games' },
});

const searchGames = createRoute({
  getParentRoute: () => root,
  path: '/searchGames',
  validateSearch: (search): { name?: string } => {
    const name = textIn(search.name);
    return name ? { name } : {};
  },
  component: lazyRouteComponent(() => import('../features/games/search-page.tsx'), 'SearchPage'),
  staticData: { place: 'games' },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('../features/identity/login-page.tsx'), 'LoginPage'),
  staticData: { place: 'me', isQuiet: true },
});

const play = createRoute({
  getParentRoute: () => root,
  path: '/play/$game',
  component: lazyRouteComponent(() => import('../features/play/game-page.tsx'), 'GamePage'),
  staticData: { place: 'games', isQuiet: true, isStage: true },
});

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  component: lazyRouteComponent(() => import('../features/fair/fair-page.tsx'), 'FairPage'),
  staticData: { place: 'fair' },
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/legal/legal-pages.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/legal/legal-pages.tsx'), 'PrivacyPage'),
});

const faq = createRoute({
  getParentRoute: () => root,
  path: '/faq',
  component: lazyRouteComponent(() => import('../features/legal/faq-page.tsx'), 'FaqPage'),
});

const responsibleGaming = createRoute({
  getParentRoute: () => root,
  path: '/responsible-gaming',
  component: lazyRouteComponent(() => import('../features/legal/legal-pages.tsx'), 'ResponsibleGamingPage'),
});

const test12 = createRoute({
  getParentRoute: () => root,
  path: '/test12',
  component: lazyRouteComponent(() => import('@arara/ui/gallery'), 'Gallery'),
});

const recharge = createRoute({
  getParentRoute: () => member,
  path: '/recharge',
  component: lazyRouteComponent(() => import('../features/wallet/deposit-page.tsx'), 'DepositPage'),
  staticData: { place: 'deposit', isQuiet: true },
});

const rechargeRecord = createRoute({
  getParentRoute: () => member,
  path: '/rechargeRecord',
  component: lazyRouteComponent(
    () => import('../features/wallet/deposit-records-page.tsx'),
    'DepositRecordsPage',
  ),
  staticData: { place: 'records' },
});

const withdraw = createRoute({
  getParentRoute: () => member,
  path: '/withdraw',
  component: lazyRouteComponent(() => import('../features/wallet/withdrawal-page.tsx'), 'WithdrawalPage'),
  staticData: { place: 'me', isQuiet: true },
});

const withdrawalRecord = createRoute({
  getParentRoute: () => member,
  path: '/withdrawalRecord',
  component: lazyRouteComponent(
    () => import('../features/wallet/withdrawal-records-page.tsx'),
    'WithdrawalRecordsPage',
  ),
  staticData: { place: 'records' },
});

const statement = createRoute({
  getParentRoute: () => member,
  path: '/statement',
  component: lazyRouteComponent(() => import('../features/wallet/statement-page.tsx'), 'StatementPage'),
  staticData: { place: 'records' },
});

const gameRecord = createRoute({
  getParentRoute: () => member,
  path: '/gameRecord',
  component: lazyRouteComponent(() => import('../features/play/game-records-page.tsx'), 'GameRecordsPage'),
  staticData: { place: 'records' },
});

const favourites = createRoute({
  getParentRoute: () => member,
  path: '/favourites',
  component: lazyRouteComponent(() => import('../features/games/favourites-page.tsx'), 'FavouritesPage'),
  staticData: { place: 'favourites' },
});

const profile = createRoute({
  getParentRoute: () => member,
  path: '/profile',
  component: lazyRouteComponent(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  staticData: { place: 'me' },
});

const security = createRoute({
  getParentRoute: () => member,
  path: '/security-center',
  component: lazyRouteComponent(() => import('../features/security/security-page.tsx'), 'SecurityPage'),
  staticData: { place: 'me' },
});

const verifyPassword = createRoute({
  getParentRoute: () => member,
  path: '/security-center/verify-password',
  component: lazyRouteComponent(
    () => import('../features/security/verify-password-page.tsx'),
    'VerifyPasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const changePassword = createRoute({
  getParentRoute: () => member,
  path: '/security-center/change-password',
  component: lazyRouteComponent(
    () => import('../features/security/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const withdrawalPassword = createRoute({
  getParentRoute: () => member,
  path: '/security-center/withdrawal-password',
  component: lazyRouteComponent(
    () => import('../features/security/withdrawal-password-page.tsx'),
    'WithdrawalPasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const routeTree = root.addChildren([
  home,
  game,
  searchGames,
  login,
  play,
  fair,
  terms,
  privacy,
  faq,
  responsibleGaming,
  test12,
  member.addChildren([
    recharge,
    rechargeRecord,
    withdraw,
    withdrawalRecord,
    statement,
    gameRecord,
    favourites,
    profile,
    security,
    verifyPassword,
    changePassword,
    withdrawalPassword,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultErrorComponent: ErrorPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
