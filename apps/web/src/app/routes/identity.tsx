import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { member, root } from './root.tsx';

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('../../features/identity/login-page.tsx'), 'LoginPage'),
  staticData: { place: 'me', isQuiet: true },
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('../../features/identity/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const profile = createRoute({
  getParentRoute: () => member,
  path: '/profile',
  component: lazyRouteComponent(() => import('../../features/profile/profile-page.tsx'), 'ProfilePage'),
  staticData: { place: 'me' },
});

const security = createRoute({
  getParentRoute: () => member,
  path: '/security-center',
  component: lazyRouteComponent(() => import('../../features/security/security-page.tsx'), 'SecurityPage'),
  staticData: { place: 'me' },
});

const verifyPassword = createRoute({
  getParentRoute: () => member,
  path: '/security-center/verify-password',
  component: lazyRouteComponent(
    () => import('../../features/security/verify-password-page.tsx'),
    'VerifyPasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const changePassword = createRoute({
  getParentRoute: () => member,
  path: '/security-center/change-password',
  component: lazyRouteComponent(
    () => import('../../features/security/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const withdrawalPassword = createRoute({
  getParentRoute: () => member,
  path: '/security-center/withdrawal-password',
  component: lazyRouteComponent(
    () => import('../../features/security/withdrawal-password-page.tsx'),
    'WithdrawalPasswordPage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const bindEmail = createRoute({
  getParentRoute: () => member,
  path: '/security-center/bind-email',
  component: lazyRouteComponent(() => import('../../features/security/bind-email-page.tsx'), 'BindEmailPage'),
  staticData: { place: 'me', isQuiet: true },
});

const verifyPhone = createRoute({
  getParentRoute: () => member,
  path: '/security-center/phone',
  component: lazyRouteComponent(
    () => import('../../features/security/verify-phone-page.tsx'),
    'VerifyPhonePage',
  ),
  staticData: { place: 'me', isQuiet: true },
});

const twoFactor = createRoute({
  getParentRoute: () => member,
  path: '/security-center/two-factor',
  component: lazyRouteComponent(() => import('../../features/security/two-factor-page.tsx'), 'TwoFactorPage'),
  staticData: { place: 'me', isQuiet: true },
});

const passkeys = createRoute({
  getParentRoute: () => member,
  path: '/security-center/passkeys',
  component: lazyRouteComponent(() => import('../../features/security/passkeys-page.tsx'), 'PasskeysPage'),
  staticData: { place: 'me', isQuiet: true },
});

const waysIn = createRoute({
  getParentRoute: () => member,
  path: '/security-center/ways-in',
  component: lazyRouteComponent(() => import('../../features/security/ways-in-page.tsx'), 'WaysInPage'),
  staticData: { place: 'me', isQuiet: true },
});

const loginHistory = createRoute({
  getParentRoute: () => member,
  path: '/security-center/login-history',
  component: lazyRouteComponent(
    () => import('../../features/security/login-history-page.tsx'),
    'LoginHistoryPage',
  ),
  staticData: { place: 'me' },
});

/** Pages that anybody may see. */
export const identityPages = [login, forgotPassword] as const;

/** Pages of members. */
export const identityMemberPages = [
  profile,
  security,
  verifyPassword,
  changePassword,
  withdrawalPassword,
  bindEmail,
  verifyPhone,
  twoFactor,
  passkeys,
  waysIn,
  loginHistory,
] as const;
