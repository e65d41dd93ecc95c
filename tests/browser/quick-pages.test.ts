import { expect, test } from '@playwright/test';
import { siteUrl, sizes } from './journey.ts';

const ways = ['/promotion/vip', '/fair', '/promotion/activity', '/searchGames', '/'] as const;

test('pages opened one after the other, faster than they come in, are no fault of the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: sizes.desktop, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
  await page.goto(`${siteUrl()}/terms`);
  for (const way of ways) {
    await page.locator(`a[href="${way}"]`).first().click();
    await expect(page).toHaveURL(`${siteUrl()}${way}`);
    await page.waitForTimeout(500);
  }
  for (const way of [...ways, ...ways]) {
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), way);
    await page.waitForTimeout(20);
  }
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await page.waitForTimeout(500);
  expect(faults).toEqual([]);
  await context.close();
});
