import { phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { asked, betByApi, open, payIn } from './opened.ts';

const t = (key: string) => phrase('pt', key);

/** Takes a file of the site away, as a lost connection or a newer release does; gives it back when called. */
async function takeAway(page: Page, name: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${name}-[\\w-]+\\.js`);
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

test('what is known of a game comes when it is asked for again, and by itself with the connection', async ({
  browser,
}) => {
  const { page } = await open(browser, '/terms', true, asked);
  for (const isAskedFor of [true, false]) {
    const giveBack = await takeAway(page, 'game-info');
    await page.goto('/play/dados-de-ouro');
    const main = page.getByRole('main');
    const failed = main.getByText(t('common.loading_failed'));
    await expect(failed).toBeVisible();
    await giveBack();
    if (isAskedFor) await main.getByRole('button', { name: t('common.try_again') }).click();
    else await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expect(page.getByRole('tab', { name: t('games.stage_tab_rules') })).toBeVisible();
    await expect(failed).toHaveCount(0);
  }
  await page.context().close();
});

test('a round whose details cannot be fetched leaves the table standing, and opens at the next press', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/terms', true, asked);
  await payIn(token, '100.00');
  const bet = { game: 'dados-de-ouro', stake: '1.00', direction: 'under', target: 5000 };
  expect((await betByApi(token, bet)).status).toBe('success');
  const giveBack = await takeAway(page, 'round-sheet');
  await page.goto('/play/dados-de-ouro');
  const past = page.getByRole('button', { name: t('games.stage_round_details') });
  await past.click();
  await expect(page.getByText(t('common.loading_failed'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('games.stage_roll') })).toBeEnabled();
  await giveBack();
  await past.click();
  await expect(page.getByRole('dialog', { name: t('games.stage_round') })).toBeVisible();
  await page.context().close();
});

test('login that cannot be fetched says so over a page that goes on, and opens at the next press', async ({
  browser,
}) => {
  const { page } = await open(browser, '/game', false, asked);
  const giveBack = await takeAway(page, 'auth-modal');
  const logIn = page.getByRole('banner').getByRole('button', { name: t('identity.log_in') });
  await logIn.click();
  await expect(page.getByText(t('common.loading_failed'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await giveBack();
  await logIn.click();
  await expect(page.getByRole('dialog', { name: t('identity.login_or_register') })).toBeVisible();
  await page.context().close();
});

test('a message that cannot be shown yet takes nothing down, and is shown with the connection', async ({
  browser,
}) => {
  const { page } = await open(browser, '/game', false, asked);
  const giveBacks = [await takeAway(page, 'auth-modal'), await takeAway(page, 'toast-shelf')];
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/toast-shelf-'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('identity.log_in') })
    .click();
  await failed;
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await Promise.all(giveBacks.map((giveBack) => giveBack()));
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect(page.getByText(t('common.loading_failed'), { exact: true })).toBeVisible();
  await page.context().close();
});

test('a page whose scripts do not come is loaded anew by itself, once; after that it says what there is to do', async ({
  browser,
}) => {
  const { page } = await open(browser, '/terms', false, asked);
  let lacksUntil = 2;
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await page.route(/\/assets\/react-[\w-]+\.js/, (route) =>
    loads < lacksUntil ? route.abort() : route.continue(),
  );
  const doors = page.getByRole('main').getByRole('link');
  for (const path of ['/', '/faq']) {
    await page.evaluate(() => sessionStorage.removeItem('start-lost'));
    loads = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root > *').first()).toBeVisible();
    expect(loads).toBeGreaterThanOrEqual(2);
  }
  lacksUntil = 99;
  await page.goto('/game');
  const lost = page.getByRole('alert').filter({ hasText: t('common.loading_failed') });
  await expect(lost).toContainText(t('shell.page_broke_text'));
  lacksUntil = 0;
  await lost.getByRole('button', { name: t('common.try_again') }).click();
  await expect(doors.first()).toBeVisible();
  await expect(lost).toHaveCount(0);
  await page.context().close();
});
