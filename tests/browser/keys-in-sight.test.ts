import { expect, test } from '@playwright/test';
import { siteUrl, sizes } from './journey.ts';

test('whoever goes through a page by keys on a narrow window sees where they are: bars at the bottom lie over nothing that has the focus', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: sizes.phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const covered: string[] = [];
  for (const path of ['/responsible-gaming', '/play/minas-do-sertao', '/video/roleta']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return null;
        // The face of a choice lies over it.
        const whole = at.closest('label') ?? at;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // Rows that run off to the side are another matter, and so is what stands in a bar itself.
        const isSeen = !over || whole.contains(over) || over.contains(at);
        const isLow = top > innerHeight / 2;
        return isSeen || !isLow ? null : (at.getAttribute('aria-label') ?? at.textContent);
      });
      if (name !== null) covered.push(`${path}: ${name}`);
    }
  }
  expect(covered).toEqual([]);
  await context.close();
});
