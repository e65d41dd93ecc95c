import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { ask } from './live-player.ts';
import { open, payIn } from './opened.ts';

const t = (key: string) => phrase('tr', key);

test('[S1.10] a movement of a round names its game in the member’s language and opens the round over the statement', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/terms');
  await payIn(token, '100.00');
  const round = await ask('/api/play/dados-de-ouro', token, {
    stake: '5.00',
    direction: 'over',
    target: 5049,
  });
  await page.evaluate(() => localStorage.setItem('language', 'tr'));
  await page.goto('/statement');
  const lines = page.getByRole('button', { name: new RegExp(`^${t('games.title_dados_de_ouro')}`) });
  // A round that was won has paid as well.
  await expect(lines.filter({ hasText: t('wallet.movement_stake') })).toHaveCount(1);
  // A deposit is of no game and leads nowhere.
  await expect(
    page.getByRole('button', { name: new RegExp(`^${t('wallet.movement_deposit')}`) }),
  ).toHaveCount(0);
  await lines.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(round.round_id, { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/statement');
  await page.context().close();
});
