import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { asked, open } from './opened.ts';

const t = (key: string) => phrase('pt', key);

test('what is known of a game comes when it is asked for again, and by itself with the connection', async ({
  browser,
}) => {
  const { page } = await open(browser, '/terms', true, asked);
  const file = /\/assets\/game-info-[\w-]+\.js/;
  for (const isAskedFor of [true, false]) {
    await page.route(file, (route) => route.abort());
    await page.goto('/play/dados-de-ouro');
    const failed = page.getByRole('main').getByText(t('common.loading_failed'));
    await expect(failed).toBeVisible();
    await page.unroute(file);
    if (isAskedFor)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common.try_again') })
        .click();
    else await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expect(page.getByRole('tab', { name: t('games.stage_tab_rules') })).toBeVisible();
    await expect(failed).toHaveCount(0);
  }
  await page.context().close();
});
