import { formatMoney, parseAmount } from '@arara/money';
import { languages, phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { expectOnTop } from './on-top.ts';
import { asked, open } from './opened.ts';
import {
  ask,
  cashOf,
  depositCents,
  fault,
  gameOf,
  launchButton,
  playerWithMoney,
} from './platform-player.ts';

const platform = 'Day7';
const t = (key: string, values?: Record<string, string | number>) =>
  phrase('pt', key, { platform, ...values });
const money = (cents: bigint) => formatMoney(cents, languages.pt.locale);
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

async function play(page: Page): Promise<void> {
  await page.goto((await gameOf('day7')).address);
  await launchButton(page).click();
  await expect(page.frameLocator('iframe').locator('#money')).toHaveText(money(depositCents));
  await expect(button(page, 'platforms.back_home')).toBeVisible();
}

/** Leaves, and asks for all money. */
async function bringHome(page: Page): Promise<void> {
  await button(page, 'platforms.back_home').click();
  await button(page, 'platforms.leave_bring').click();
}

test('[S2.40] [S3.04] money that nobody can tell of keeps the page until it is home, and whoever will not wait may go', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'phone');
  const { page, token } = me;
  const dialog = page.getByRole('dialog');
  const waits = t('platforms.checking_text', { amount: money(depositCents) });
  await play(page);
  await fault('day7', 'next', { operation: 'transfer', fault: 'lost_after_commit' });
  await bringHome(page);
  await expect(dialog).toContainText(waits);
  await expect(dialog).toContainText(t('platforms.leave_waiting'));
  await expect(page).toHaveURL(/gameInfo/);
  // Once it is known the page is left as it was asked to be.
  await expect(page).toHaveURL(/\/game$/);
  await expect(
    page.getByText(t('platforms.done_out', { amount: money(depositCents) })).first(),
  ).toBeVisible();
  expect(parseAmount(await cashOf(token))).toBe(depositCents);

  await play(page);
  await fault('day7', 'next', { operation: 'transfer', fault: 'broken' });
  await bringHome(page);
  await expect(dialog).toContainText(waits);
  await button(page, 'platforms.leave_stay').last().click();
  await expect(dialog).toHaveCount(0);
  // Asked for again, the way out still says what stands.
  await button(page, 'platforms.back_home').click();
  await expect(dialog).toContainText(waits);
  await button(page, 'platforms.leave_anyway').click();
  await expect(page).toHaveURL(/\/game$/);
  await me.close();
});

test('[S2.40] [S3.04] while another transfer is on its way nothing is brought home, and the page says so', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'desktop');
  const { page, token } = me;
  const into = (amount: string) =>
    ask('/api/day7/transferIn', token, { platType: 'day7', money: amount, currency: 'BRL' });
  expect((await into('60.00')).data.state).toBe('done');
  await fault('day7', 'next', { operation: 'transfer', fault: 'broken' });
  expect((await into('30.00')).data.state).toBe('unknown');
  await page.goto((await gameOf('day7')).address);
  await bringHome(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('platforms.checking_text', { amount: money(3000n) }));
  await expect(dialog).toContainText(t('platforms.leave_waiting_rest'));
  await expect(page).toHaveURL(/gameInfo/);
  await button(page, 'platforms.leave_anyway').click();
  await expect(page).toHaveURL(/\/game$/);
  await me.close();
});

test('[S2.40] [S3.04] a game that opens without money says why, and how to take some', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'phone');
  const { page, token } = me;
  const { address } = await gameOf('day7');
  await ask('/api/day7/autoTransfer/set', token, { auto_transfer: false });
  await page.goto(address);
  await launchButton(page).click();
  const note = page.getByText(t('platforms.went_none_text'));
  await expect(note).toBeVisible();
  await button(page, 'platforms.move_money').last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t('platforms.all'), { exact: true }).click();
  await sheet.getByRole('button', { name: t('platforms.transfer'), exact: true }).click();
  await expect(sheet).toContainText(money(depositCents));
  await sheet.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(note).toHaveCount(0);

  // What the server says of a refusal is said to the player.
  await page.route('**/api/day7/day7LoginV2', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    await route.fulfill({ json: { ...envelope, data: { ...data, transfer_refused: 'limit_reached' } } });
  });
  await page.reload();
  await launchButton(page).click();
  await expect(page.getByText(t('errors.limit_reached'))).toBeVisible();
  await me.close();
});

test('[S2.40] in full screen what asks and tells lies over the game, on a phone as well', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'phone');
  const { page } = me;
  const dialog = page.getByRole('dialog');
  const filling = () => page.evaluate(() => document.fullscreenElement?.tagName ?? null);
  await play(page);
  await button(page, 'platforms.full_screen').click();
  await expect.poll(filling).toBe('HTML');
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
  await button(page, 'platforms.back_home').click();
  await expectOnTop(dialog);
  await button(page, 'platforms.leave_stay').last().click();
  await expect(dialog).toHaveCount(0);
  await button(page, 'platforms.move_money').click();
  await expectOnTop(dialog);
  await dialog.getByText('20', { exact: true }).click();
  await dialog.getByRole('button', { name: t('platforms.transfer'), exact: true }).click();
  await expectOnTop(page.getByText(t('platforms.done_out', { amount: money(2000n) })).first());
  await dialog.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await filling()).toBe('HTML');
  await button(page, 'platforms.full_screen_off').click();
  await expect.poll(filling).toBeNull();

  // A game that fills the screen by itself gives it back to what has to be read.
  await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => body.requestFullscreen());
  await expect.poll(filling).toBe('IFRAME');
  await button(page, 'platforms.back_home').dispatchEvent('click');
  await expectOnTop(dialog);
  await expect.poll(filling).toBeNull();
  await button(page, 'platforms.leave_stay').last().click();

  // The page after this one is a page in a window.
  await button(page, 'platforms.full_screen').click();
  await expect.poll(filling).toBe('HTML');
  await button(page, 'platforms.back_home').click();
  await button(page, 'platforms.leave_keep').click();
  await expect(page).toHaveURL(/\/game$/);
  await expect.poll(filling).toBeNull();

  // What was left there is in no balance shown here: every page says where it is, until it is home.
  const there = page.getByRole('status').filter({ hasText: 'plataformas' });
  await expect(there).toBeVisible();
  await page.goto('/withdraw');
  const before = parseAmount(await cashOf(me.token));
  await there.getByRole('button', { name: t('platforms.to_home'), exact: true }).click();
  await expect(there).toHaveCount(0);
  expect(parseAmount(await cashOf(me.token))).toBeGreaterThan(before ?? 0n);
  await me.close();
});

test('[S2.40] games whose pictures do not come are posters with their titles, not broken marks', async ({
  browser,
}) => {
  const game = await gameOf('day7');
  const { page } = await open(browser, '/terms', false, asked);
  for (const pictures of ['**/pictures/**', '**/assets/*.webp'])
    await page.route(pictures, (route) => route.fulfill({ status: 404 }));
  const broken = () =>
    page.evaluate(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
      return images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
    });
  await page.goto('/game?platType=day7');
  await expect(
    page.getByRole('link', { name: game.title }).first().locator('svg text').first(),
  ).toBeVisible();
  await expect.poll(broken).toBe(0);
  // The object of its category did not come either.
  await expect(page.locator('main svg image[href$=".webp"]')).toHaveCount(0);
  await page.goto(game.address);
  await expect(page.locator('main svg text').first()).toBeVisible();
  await expect.poll(broken).toBe(0);
  await page.context().close();
});

test('[S2.40] a game that says something all the time has balances asked for no more often than can be read', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'desktop');
  const { page } = me;
  await play(page);
  const game = page.frames().at(-1);
  let asks = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/day7/getAllBalance')) asks += 1;
  });
  await game?.evaluate(() => {
    const say = () => parent.postMessage({ type: 'tick' }, '*');
    setInterval(say, 5);
  });
  await page.waitForTimeout(4000);
  expect(asks).toBeGreaterThan(0);
  expect(asks).toBeLessThan(10);
  await me.close();
});

test('[S2.40] [S3.04] whoever leaves while money is on its way to the game is asked as well', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'desktop');
  const { page, token } = me;
  await fault('day7', 'next', { operation: 'transfer', fault: 'broken' });
  await page.goto((await gameOf('day7')).address);
  await launchButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByText(t('platforms.checking')).first()).toBeVisible();
  await page.locator('header').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('platforms.checking'));
  await expect(page).toHaveURL(/gameInfo/);
  await button(page, 'platforms.leave_anyway').click();
  await expect(page).toHaveURL(/\/game$/);
  expect(await cashOf(token)).toBe('0.00');
  await me.close();
});

test('who plays in the frame of a platform uses the page, and who has left it does not', async ({
  browser,
}) => {
  const { page } = await playerWithMoney(browser, 'desktop');
  await page.clock.install();
  await play(page);
  /** How the page asks three minutes after anybody has touched it. */
  const markLater = async () => {
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/') && request.method() === 'GET',
    );
    await page.clock.fastForward(180_000);
    return (await asked).headers()['x-by-itself'] ?? null;
  };
  await page.frameLocator('iframe').locator('body').click();
  expect(await markLater()).toBeNull();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect(await markLater()).toBe('1');
});
