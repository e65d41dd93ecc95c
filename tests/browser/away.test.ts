import { phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { sizes } from './journey.ts';
import { ask } from './live-player.ts';
import { expectOnTop } from './on-top.ts';
import { asked, open, refusal } from './opened.ts';

const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);
const [until = ''] = t('protection.paused_until').split('{{');
const phone = { viewport: sizes.phone, isMobile: true, hasTouch: true };

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** Every call for what protects the member, from now on. */
function settingsAsked(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/protection/settings') count += 1;
  });
  return () => count;
}

test('[R37] [R38] a pause set elsewhere is told at once and asked about once; from then on nothing invites to play', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/');
  const rail = page
    .getByRole('navigation')
    .filter({ hasText: t('shell.vip') })
    .first();
  const offers = rail.getByRole('link', { name: t('shell.promotions') });
  await expect(offers).toBeVisible();
  // The page has drawn itself and listens.
  await page.waitForTimeout(4000);
  const count = settingsAsked(page);
  await ask('/api/protection/pause', token, { days: 7 });
  await expect(page.getByRole('heading', { name: until })).toBeVisible({ timeout: 10_000 });
  expect(count()).toBe(1);
  await expect(offers).toHaveCount(0);
  for (const path of ['/promotion/activity', '/promotion/activity/lottery-wheel', '/races']) {
    await page.goto(path);
    await expect(page.getByText(t('protection.no_promotions')), path).toBeVisible();
    await expect(page.getByRole('button', { name: t('promotions.claim'), exact: true })).toHaveCount(0);
  }
  // From the first drawing on no banner stands on the home page.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: until })).toBeVisible();
  await page.goto('/promotion/rebates');
  await expect(page.getByText(t('protection.claim_later'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('loyalty.claim_rebates') })).toHaveCount(0);
});

test('[R38] a running pause is made longer from its page, and a self-exclusion as well; nothing shorter is offered', async ({
  browser,
}) => {
  const { page, token, person } = await open(browser, '/terms');
  await ask('/api/protection/pause', token, { days: 7 });
  await page.goto('/protection');
  await expect(page.getByRole('heading', { name: t('protection.pause_longer') })).toBeVisible();
  await expect(page.getByRole('radio', { name: t('protection.days', { count: 3 }) })).toHaveCount(0);
  const days = t('protection.days', { count: 30 });
  await page.getByText(days, { exact: true }).click();
  await page.getByRole('button', { name: t('protection.pause_button', { time: days }) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('protection.pause_button', { time: days }) }).click();
  await expect(page.getByText(t('protection.pause_longest'))).toBeVisible();
  const set = async () => (await ask('/api/protection/settings', token)).pause;
  const left = Date.parse((await set()).ends_at) - Date.now();
  expect(Math.round(left / 86_400_000)).toBe(30);

  await ask('/api/protection/self-exclusion', token, { months: 3, password: person.password });
  await expect(page.getByRole('heading', { name: t('protection.exclusion_longer') })).toBeVisible();
  const lengths = page.getByRole('main').getByRole('combobox');
  await expect(lengths.locator('option')).toHaveCount(4);
  await lengths.selectOption('12');
  await page.getByRole('button', { name: t('protection.exclusion_longer_button') }).click();
  await sheet.getByLabel(t('security.login_password')).fill(person.password);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: t('protection.exclusion_button') }).click();
  await expect
    .poll(async () => new Date((await set()).ends_at).getTime() - Date.now())
    .toBeGreaterThan(360 * 86_400_000);
});

test('a lost connection hides neither the error of a bet nor its button, and they do not hide it', async ({
  browser,
}) => {
  const { page } = await open(browser, '/play/plinko-lapa', true, { ...asked, ...phone });
  await page.route('**/api/play/**', (route) =>
    route.fulfill(refusal('insufficient_funds', 'words of the server')),
  );
  const action = page.locator(`main [aria-label="${t('games.stage_bet')}"] button[class*="_action_"]`);
  // What is loaded when it comes near has come before the connection goes.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(t('games.stage_responsible'))).toBeVisible();
  await page.waitForTimeout(2000);
  await page.evaluate(() => scrollTo(0, 0));
  await action.click();
  const error = page.getByRole('alert').filter({ hasText: 'words of the server' });
  await expect(error).toBeVisible();
  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: t('shell.offline') });
  await expect(notice).toBeVisible();
  for (const shown of [error, action, notice]) await expectOnTop(shown);
  await page.evaluate(() => scrollTo(0, 400));
  for (const shown of [error, action, notice]) await expectOnTop(shown);
});
