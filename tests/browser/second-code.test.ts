import { phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { softwareAuthenticator } from '../../apps/server/src/modules/identity/testing/software-authenticator.ts';
import { codeOf } from '../../apps/server/src/testing/authenticator.ts';
import { siteUrl } from './journey.ts';
import { open } from './opened.ts';

const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);

async function ask(token: string, path: string, body: object) {
  const response = await fetch(`${siteUrl()}/api/security/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data, message } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${message}`);
  return data;
}

async function addPasskey(token: string, password: string, name: string): Promise<void> {
  const device = softwareAuthenticator({ origin: siteUrl().replace('127.0.0.1', 'localhost') });
  const { challenge, options } = await ask(token, 'passkeys/begin', { password });
  await ask(token, 'passkeys/add', { challenge, name, credential: device.create(options) });
}

/** Recovery codes: a code of the app serves once, and the next comes only in half a minute. */
async function turnOn(token: string, password: string): Promise<string[]> {
  const { secret } = await ask(token, 'two-factor/begin', { password });
  return (await ask(token, 'two-factor/confirm', { code: codeOf(secret) })).recovery_codes;
}

const codeField = (page: Page) => page.getByLabel(t('security.code_or_recovery'));

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('[S2.35] with two-factor login on the forms of the security centre ask for a code, and go on with it', async ({
  browser,
}) => {
  const { page, person, token } = await open(browser, '/security-center/withdrawal-password');
  await addPasskey(token, person.password, 'Meu celular');
  await addPasskey(token, person.password, 'Aparelho estranho');
  const [first = '', second = '', third = ''] = await turnOn(token, person.password);
  await page.reload();

  await page.getByLabel(t('security.new_withdrawal_password')).fill('402817');
  await page.getByLabel(t('security.withdrawal_password_again')).fill('402817');
  await page.getByLabel(t('security.login_password')).fill(person.password);
  const save = page.getByRole('button', { name: t('security.save_withdrawal_password') });
  // Whether one is asked for is known once the account's protection is.
  await expect(codeField(page)).toBeVisible();
  await save.click();
  await expect(page.getByText(t('errors.enter_verification_code'))).toBeVisible();
  await codeField(page).fill('AAAAA-AAAAA');
  await save.click();
  await expect(page.getByText(t('errors.code_wrong', { left: 4 }))).toBeVisible();
  await codeField(page).fill(first);
  await save.click();
  await expect(page.getByText(t('security.withdrawal_password_saved'), { exact: true })).toBeVisible();

  // The change of the password shows the passkeys, and takes the stranger's along.
  await page.goto('/security-center/change-password');
  await page.getByLabel(t('security.current_password')).fill(person.password);
  await page.getByLabel(t('security.new_password'), { exact: true }).fill('maracuja-roxo-9');
  await page.getByLabel(t('security.new_password_again')).fill('maracuja-roxo-9');
  await codeField(page).fill(second);
  await expect(page.getByText(t('security.passkeys_kept'))).toBeVisible();
  await page.getByLabel('Aparelho estranho').check();
  await page.getByRole('button', { name: t('security.change_password') }).click();
  await expect(page.getByText(t('security.password_changed'), { exact: true })).toBeVisible();
  await page.goto('/security-center/passkeys');
  await expect(page.getByText('Meu celular')).toBeVisible();
  await expect(page.getByText('Aparelho estranho')).toHaveCount(0);

  await page.goto('/security-center');
  await expect(page.getByText(t('security.sessions_max', { max: 10 }))).toBeVisible();
  await page.getByRole('button', { name: t('security.add'), exact: true }).click();
  await page.getByLabel(t('security.login_password')).fill('maracuja-roxo-9');
  await page.getByRole('button', { name: t('security.verify_action') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('wallet.kind_cpf')).last().fill(person.cpf);
  await codeField(page).fill(third);
  await sheet.getByRole('button', { name: t('wallet.account_save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(t('security.no_accounts'))).toHaveCount(0);
});
