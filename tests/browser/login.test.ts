import { phrase } from '@arara/phrases';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { askStaff, newColleagues } from './colleagues.ts';
import { siteUrl, sizes } from './journey.ts';
import { registerByApi } from './register-by-api.ts';

const t = (key: string) => phrase('pt', key);

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

async function logIn(browser: Browser, name: string, password: string): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel(t('identity.account_or_cpf'), { exact: true }).fill(name);
  await page.getByLabel(t('identity.password'), { exact: true }).fill(password);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('identity.log_in'), exact: true })
    .click();
  return page;
}

test('[S1.02] who knows no user name any more logs in by the CPF', async ({ browser }) => {
  const { person } = await registerByApi('Olga Prado Exemplo');
  const page = await logIn(browser, person.cpf, person.password);
  await expect(page).not.toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});

test('who is shut out reads why, and the way to customer service stands beside it', async ({ browser }) => {
  const { person, token } = await registerByApi('Ivo Prado Exemplo');
  const me = await fetch(`${siteUrl()}/api/auth/me`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { id } = (await me.json()).data;
  const { risk } = await newColleagues();
  const body = { status: 'frozen', reason: 'conferência' };
  const frozen = await askStaff('POST', `/api/staff/members/${id}/status`, { token: risk.token, body });
  expect(frozen.status).toBe(200);
  const page = await logIn(browser, person.account, person.password);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(t('errors.member_frozen'));
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: t('identity.forgot_help') })
    .click();
  await expect(page).toHaveURL(/\/information-center\/support/);
});
