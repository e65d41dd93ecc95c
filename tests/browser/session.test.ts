import { phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './journey.ts';
import { asked, open, refusal } from './opened.ts';
import type { Person } from './people.ts';

const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);

async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel(t('identity.account_or_cpf'), { exact: true }).fill(person.account);
  await page.getByLabel(t('identity.password'), { exact: true }).fill(person.password);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('identity.log_in'), exact: true })
    .click();
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('[S4.01] [S6.01] [S8.06] a member page opened by a visitor asks to log in and is there after it', async ({
  browser,
}) => {
  const { page, person } = await open(browser, '/withdraw', false);
  await expect(page.getByText(t('common.login_first')).first()).toBeVisible();
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: t('wallet.withdraw_title') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/withdraw');
  const kept = await page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    local: { ...localStorage },
  }));
  expect(kept.token).toMatch(/.{20,}/);
  expect(JSON.stringify(kept.local)).not.toContain(kept.token);
  // What is said of the member comes from the server after the login.
  await page.getByRole('button', { name: t('shell.account_menu') }).click();
  await page.getByRole('menuitem', { name: t('identity.profile') }).click();
  await expect(page.getByText(person.account, { exact: true }).first()).toBeVisible();
});

test('[S4.02] [S4.04] a session the server no longer knows: the member is forgotten, and asked whether to log in again', async ({
  browser,
}) => {
  const { page, person, token } = await open(browser, '/profile');
  await expect(page.getByText(person.account, { exact: true }).first()).toBeVisible();
  // A page that is open hears of it before the next one can.
  await page.goto('about:blank');
  await fetch(`${siteUrl()}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('common.login_expired'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await expect(page.getByText(person.account, { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: t('identity.log_in') }).click();
  await logIn(page, person);
  await expect(page.getByText(person.account, { exact: true }).first()).toBeVisible();
});

test('[S4.03] [S8.05] force_offline clears both storages and says network error', async ({ browser }) => {
  const { page } = await open(browser, '/', true, asked);
  await page.evaluate(() => localStorage.setItem('left', 'behind'));
  // A page that is open might ask before the next one does.
  await page.goto('about:blank');
  await page.route('**/api/auth/me*', (route) =>
    route.fulfill({
      status: 401,
      json: {
        code: 401,
        status: 'fail',
        error: 'session_expired',
        message: '',
        data: null,
        force_offline: true,
      },
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('dialog').getByText(t('common.network_error'))).toBeVisible();
  const kept = await page.evaluate(() => ({
    session: sessionStorage.length,
    left: localStorage.getItem('left'),
  }));
  expect(kept).toEqual({ session: 0, left: null });
});

test('[S4.09] [S8.01] [S8.09] a favourite: on 200 the list loads again; a failure says only that it failed', async ({
  browser,
}) => {
  const { page } = await open(browser, '/game', true, asked);
  const hearts = page.getByRole('main').getByRole('button', { name: /favoritos$/ });
  const heart = hearts.first();
  const agreed = page.waitForResponse((answer) => answer.url().includes('/api/games/follow/set'));
  await heart.click();
  expect((await agreed).status()).toBe(200);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const path = '**/api/games/follow/**';
  await page.route(path, (route) => route.fulfill(refusal('conflict', 'words of the server')));
  await heart.click();
  await expect(page.getByText(t('shell.favourite_remove_failed')).first()).toBeVisible();
  await expect(page.getByText('words of the server')).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(path);
  await page.goto('/favourites');
  await expect(hearts).toHaveCount(1);
  const reloaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/games/follow');
  await heart.click();
  expect((await reloaded).status()).toBe(200);
  await expect(page.getByText(t('shell.favourites_empty'))).toBeVisible();
});

test('[S1.10] [S1.11] [S4.11] the language is stored, and switching it loads the page anew', async ({
  browser,
}) => {
  const { page } = await open(browser, '/faq', false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('pt');
  const loaded = page.waitForEvent('load');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Português/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Türkçe' }).click();
  await loaded;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('tr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('tr', 'legal.faq'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
});

test('[S4.12] the reminder of the home page, once turned off, does not come back', async ({ browser }) => {
  const { page } = await open(browser, '/');
  const reminder = page.getByRole('region', { name: t('shell.reminder_title') });
  await reminder.getByRole('button', { name: t('shell.reminder_off') }).click();
  await expect(reminder).toHaveCount(0);
  await page.evaluate(() => sessionStorage.removeItem('of-member'));
  await page.reload();
  await expect(page.getByRole('button', { name: t('shell.account_menu') })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('[S2.47] [S9.01] the stored picture stands behind the page above 600 pixels and not below', async ({
  browser,
}) => {
  const { page } = await open(browser, '/faq', false);
  const picture = page.locator('[style*="background-image"]').first();
  // Stored as soon as the server has named it.
  const read = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('ui-flags') ?? '{}').pageBackground ?? null);
  await expect.poll(read).not.toBeNull();
  const stored: string = await read();
  await expect(picture).toHaveAttribute('style', new RegExp(stored.replaceAll('/', '\\/')));
  await expect(picture).toBeVisible();
  await page.setViewportSize({ width: 601, height: 900 });
  await expect(picture).toBeVisible();
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(picture).toBeHidden();
});

test('the site opens without a connection, says so, and keeps no answer of the server', async ({
  browser,
}) => {
  const { page } = await open(browser, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/'))), { timeout: 20_000 })
    .toBe(true);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByText(t('shell.offline')).first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('every language has an app of its own to install', async ({ browser }) => {
  const { page } = await open(browser, '/', false);
  const at = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(String(at))).json();
  expect(manifest).toMatchObject({ lang: 'pt-BR', display: 'standalone', start_url: '/' });
  for (const { src, sizes: size } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
    // Width and height stand after the first sixteen bytes of a PNG.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(size);
  }
});
