import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { siteUrl } from './journey.ts';
import { open } from './opened.ts';

const t = (key: string, values?: Record<string, string>) => phrase('pt', key, values);

test('who logs in by keys in a dialog goes on at the page: the button that opened it is gone', async ({
  browser,
}) => {
  const { page, person } = await open(browser, '/faq', false);
  await page
    .getByRole('button', { name: t('identity.log_in'), exact: true })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('identity.account_or_cpf'), { exact: true }).fill(person.account);
  const password = dialog.getByLabel(t('identity.password'), { exact: true });
  await password.fill(person.password);
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.context().close();
});

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
