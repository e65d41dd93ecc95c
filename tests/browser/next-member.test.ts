import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { open, payIn } from './opened.ts';
import { registerByApi } from './register-by-api.ts';

const t = (key: string) => phrase('pt', key);

test('who logs in where another has left a round open finds a table of their own', async ({ browser }) => {
  const { page, token } = await open(browser, '/play/minas-do-sertao');
  await payIn(token, '100.00');
  const stake = page.getByRole('textbox', { name: t('games.stage_stake'), exact: true });
  await expect(stake).toBeVisible();
  const first = await stake.inputValue();
  await page.keyboard.press('ArrowUp');
  await expect(stake).not.toHaveValue(first);
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/play/minas-do-sertao'));
  await page.keyboard.press('Space');
  expect((await begun).ok()).toBe(true);
  await expect(stake).toBeDisabled();

  await page.getByRole('button', { name: t('shell.account_menu') }).click();
  await page.getByRole('menuitem', { name: t('identity.log_out') }).click();
  // The table stands anew, for a visitor.
  await expect(stake).toBeEnabled();
  await expect(stake).toHaveValue(first);

  const next = await registerByApi('Nina Prado Exemplo');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('identity.account_or_cpf'), { exact: true }).fill(next.person.account);
  await dialog.getByLabel(t('identity.password'), { exact: true }).fill(next.person.password);
  await dialog
    .getByRole('tabpanel')
    .getByRole('button', { name: t('identity.log_in'), exact: true })
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('shell.account_menu') })).toBeVisible();
  await expect(stake).toBeEnabled();
  await expect(stake).toHaveValue(first);
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/play/minas-do-sertao'));
  await page.keyboard.press('Space');
  // They have no money: it is their own bet that is refused, not a step in somebody else's round.
  expect((await (await asked).json()).error).toBe('insufficient_funds');
  await page.context().close();
});
