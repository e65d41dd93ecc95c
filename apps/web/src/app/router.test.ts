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
  ['S2.13', '/promotion/activity'],
  ['S2.16', '/promotion/history'],
  ['S2.18', '/promotion/activity/recharge'],
  ['S2.19', '/promotion/activity/invitation-activity'],
  ['S2.20', '/promotion/activity/lottery-wheel'],
  ['S2.21', '/promotion/activity/daily-loss-relief-fund'],
  ['S2.22', '/promotion/activity/recharge-rebate'],
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
  ['S2.06', '/video'],
  ['S2.14', '/promotion/rebates'],
  ['S2.15', '/promotion/vip'],
  ['S2.17', '/promotion/cover'],
  ['S2.26', '/agency-center/invite'],
  ['S2.27', '/agency-center/agent'],
  ['S2.28', '/agency-center/invitation-record'],
  ['S2.29', '/agency-center/reward'],
  ['S2.30', '/agency-center/agency-mechanism'],
  ['S2.31', '/agency-center/register-subordinates'],
  ['S2.32', '/order-center'],
  ['S2.33', '/order-center/fee'],
  ['S2.34', '/order-center/association'],
  ['S2.37', '/security-center/bind-email'],
  ['S2.40', '/gameInfo'],
  ['S2.41', '/cztx'],
  ['S2.42', '/test'],
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

test.each(['/gameInfo', '/cztx', '/test'] as const)(
  '[S2.40] [S2.41] [S2.42] %s stands outside the layout',
  (path) => {
    expect(router.routesByPath[path].options.staticData?.isBare).toBe(true);
  },
);

test('the bars tell rounds from movements of money', () => {
  expect(router.routesByPath['/gameRecord'].options.staticData?.place).toBe('rounds');
  expect(router.routesByPath['/statement'].options.staticData?.place).toBe('records');
});
