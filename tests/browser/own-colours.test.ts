import { expect, test } from '@playwright/test';
import { siteUrl } from './journey.ts';

test('a system that paints in its own colours shows what is chosen, where a field is, and the game as it is drawn', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl(), forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto('/play/dados-de-ouro');
  const chips = page.getByRole('radio');
  const paintOf = (name: 'chosen' | 'other') =>
    chips
      .and(page.locator(`[aria-checked=${name === 'chosen'}]`))
      .first()
      .evaluate((chip) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(chip);
        return { backgroundColor, borderTopWidth };
      });
  await expect(chips.first()).toBeVisible();
  const [chosen, other] = [await paintOf('chosen'), await paintOf('other')];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(other.borderTopWidth).toBe('1px');
  // A game is a picture.
  const stage = page.locator('section[aria-label="Dados de Ouro"]');
  expect(
    await stage.evaluate((drawn) => getComputedStyle(drawn).getPropertyValue('forced-color-adjust')),
  ).toBe('none');
  await context.close();
});
