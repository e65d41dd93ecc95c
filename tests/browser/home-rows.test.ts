import { games } from '@arara/contract';
import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { siteUrl, sizes } from './journey.ts';

const t = (key: string) => phrase('pt', key);

test('[S2.03] home has what is new, a row for every category, and a door to every studio', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: sizes.desktop, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t('shell.new_games'), exact: true })).toBeAttached();
  for (const category of games.categories) {
    const row = page.getByRole('region', { name: t(`shell.category_${category}`), exact: true });
    // What is far below is asked for once it comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(row).toBeAttached({ timeout: 300 });
    }).toPass({ timeout: 30_000 });
    // The way to all of them is one link more. Of one whose games are not among the most played the rest is asked for: no row stays half empty.
    await row.scrollIntoViewIfNeeded();
    const { counts } = (await (await fetch(`${siteUrl()}/api/games/listsv2?page_size=1`)).json()).data;
    await expect(async () =>
      expect(await row.getByRole('link').count()).toBeGreaterThan(Math.min(counts[category], 8)),
    ).toPass({ timeout: 30_000 });
  }
  const studios = page.getByRole('region', { name: t('shell.studios'), exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(studios).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  await studios.getByRole('link', { name: 'Day7' }).click();
  await expect(page).toHaveURL(/\/game\?platType=day7/);
  await expect(page.getByLabel(t('platforms.filter_platform')).first()).toHaveValue('day7');
  await context.close();
});

for (const saveData of [false, true]) {
  test(`[S2.03] ${saveData ? 'where data is to be saved, what is far below is not asked for' : 'rows far below are whole before anybody scrolls to them'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: sizes.phone, baseURL: siteUrl() });
    await context.addInitScript((is) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: is, effectiveType: '4g' } });
    }, saveData);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const row = page.getByRole('region', { name: t('shell.category_sports'), exact: true });
    if (saveData) {
      await page.waitForTimeout(14_000);
      await expect(row.getByRole('img')).toHaveCount(0);
      expect(asked.filter((url) => url.includes('category='))).toEqual([]);
    } else {
      await expect(row.getByRole('img').first()).toBeAttached({ timeout: 30_000 });
      await expect
        .poll(() =>
          row.getByRole('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
        )
        .toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await context.close();
  });
}
