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
