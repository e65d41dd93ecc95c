import { pt as words } from '@arara/phrases/staff/pt';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Colleague } from './colleagues.ts';
import { siteUrl, sizes } from './journey.ts';

/** The back office as somebody sees it who has logged in. */
export async function enter(
  browser: Browser,
  colleague: Colleague,
  size: keyof typeof sizes = 'desktop',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[size],
    baseURL: siteUrl(),
    reducedMotion: 'reduce',
  });
  await context.addInitScript((token) => sessionStorage.setItem('staff_token', token), colleague.token);
  const page = await context.newPage();
  await page.goto('/backoffice/');
  await expect(menu(page)).toBeVisible();
  // The menu is there before the first room is: who goes elsewhere in between would be led to it.
  await expect(page).toHaveURL(/#\/\w/);
  return page;
}

export const menu = (page: Page) => page.getByRole('navigation', { name: words.menu });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** To a page of the back office, without loading it anew. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);
}
