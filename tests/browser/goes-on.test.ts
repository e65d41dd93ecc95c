import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { siteUrl } from './journey.ts';
import { open } from './opened.ts';

const t = (key: string, values?: Record<string, string>) => phrase('pt', key, values);

test('who deposits by keys alone goes on at the code, and where it turns to a tick', async ({ browser }) => {
  const { page } = await open(browser, '/recharge');
  const amount = page.getByRole('textbox', { name: t('wallet.amount') }).first();
  await amount.fill('5000');
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/recharge/online'));
  await amount.press('Enter');
  const { data } = await (await made).json();
  const title = page.getByRole('heading', { level: 2, name: /Pix/ }).first();
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: t('wallet.code_label') })).toBeFocused();
  await page.keyboard.press('Tab');
  const paid = await fetch(`${siteUrl()}/sandbox/pix/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ txid: data.txid }),
  });
  expect(paid.ok).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: t('wallet.new_balance') })).toBeFocused();
  await page.context().close();
});
