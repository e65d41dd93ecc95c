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

test('a tap while the last page still fades into this one is no tap in vain', async ({ browser }) => {
  const context = await browser.newContext({ viewport: sizes.desktop, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/terms`);
  await expect(page.locator('a[href="/fair"]').first()).toBeVisible();
  // As long as a slow phone takes for it.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(root)`).join();
    slow.replaceSync(`${parts} { animation-duration: 20s !important }`);
    document.adoptedStyleSheets.push(slow);
  });
  await page.locator('a[href="/promotion/vip"]').first().click();
  await expect(page).toHaveURL(`${siteUrl()}/promotion/vip`);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) =>
        String(effect && 'pseudoElement' in effect && effect.pseudoElement).startsWith('::view-transition'),
      ),
  );
  const place = await page.locator('a[href="/fair"]').first().boundingBox();
  if (!place) throw new Error('no link to fair play');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  // Well before the fading would be over.
  await expect(page).toHaveURL(`${siteUrl()}/fair`, { timeout: 12_000 });
  await context.close();
});
