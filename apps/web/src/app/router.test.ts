import { expect, test } from 'vitest';
import { router } from './router.tsx';

const routes = [
  ['S2.03', '/'],
  ['S2.04', '/profile'],
  ['S2.05', '/game'],
  ['S2.07', '/login'],
  ['S2.08', '/searchGames'],
  ['S2.09', '/recharge'],
  ['S2.10', '/rechargeRecord'],
  ['S2.11', '/withdraw'],
  ['S2.12', '/withdrawalRecord'],
  ['S2.23', '/information-center/support'],
  ['S2.24', '/information-center/notification'],
  ['S2.25', '/information-center/announcement'],
  ['S2.50', '/messages'],
  ['S2.35', '/security-center'],
  ['S2.36', '/security-center/verify-password'],
  ['S2.38', '/security-center/change-password'],
  ['S2.39', '/test12'],
  ['S2.48', '/favourites'],
  ['S2.49', '/gameRecord'],
] as const;

test.each(routes)('[%s] %s is a page of the site', (_, path) => {
  expect(Object.keys(router.routesByPath)).toContain(path);
});

test.each(['/recharge', '/withdraw', '/profile', '/favourites', '/gameRecord', '/messages'] as const)(
  '[S6.01] %s is for members',
  (path) => {
    expect(router.routesByPath[path].parentRoute.id).toBe('/member');
  },
);
