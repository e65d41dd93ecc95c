import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { sizes } from './journey.ts';
import { open } from './opened.ts';

const t = (key: string) => phrase('pt', key);

test('the way back closes what lies over a page, and only then leads to the page before', async ({
  browser,
}) => {
  const { page } = await open(browser, '/faq', true, {
    viewport: sizes.phone,
    isMobile: true,
    hasTouch: true,
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.games') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== '/faq');
  const here = page.url();
  await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => page.url()).toBe(here);
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe('/faq');
  await page.context().close();
});

test('on the first page of a visit too it closes what lies over it, and then leaves in one step', async ({
  browser,
}) => {
  const { page } = await open(browser, '/faq?from=elsewhere', true, {
    viewport: sizes.phone,
    isMobile: true,
    hasTouch: true,
  });
  const here = page.url();
  const menu = page.getByRole('button', { name: t('shell.menu'), exact: true });
  const sheet = page.getByRole('dialog');
  const scrolled = () => page.evaluate(() => scrollY);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 300));
      return scrolled();
    })
    .toBe(300);
  await menu.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(here);
  expect(await scrolled()).toBe(300);
  // Opened again and closed by itself, it leaves no second step behind.
  await menu.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe('/terms');
  await page.context().close();
});

test('the arrow of a game leads back to the list with its filters, and to the games when there was none', async ({
  browser,
}) => {
  const { page } = await open(browser, '/game?category=table', true, {
    viewport: sizes.phone,
    isMobile: true,
    hasTouch: true,
  });
  const arrow = page.getByRole('link', { name: t('common.back'), exact: true });
  await page.locator('main a[href^="/play/"]').first().click();
  await page.waitForURL(/\/play\//);
  const game = page.url();
  await arrow.click();
  await expect.poll(() => page.url()).toContain('/game?category=table');
  await page.goto(game);
  await arrow.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/game');
  await page.context().close();
});
