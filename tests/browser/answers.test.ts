import { phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { asked, open, payIn, refusal } from './opened.ts';
import { newPerson } from './people.ts';

// What the server answers, as the screen tells it.

const t = (key: string) => phrase('pt', key);

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('[S4.05] [S8.03] a claim: refused in the words of the server, then paid, the list loaded again and the reward claimed', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/promotion/activity', true, asked);
  await payIn(token, '100.00');
  await page.reload();
  await page.getByRole('button', { name: t('promotions.ftd_title') }).click();
  const claim = page.getByRole('dialog').getByRole('button', { name: t('promotions.claim'), exact: true });
  const path = '**/api/ftd/claim*';
  await page.route(path, (route) => route.fulfill(refusal('reward_not_eligible', 'palavras da casa')));
  await claim.click();
  await expect(page.getByText('palavras da casa').first()).toBeVisible();
  await page.unroute(path);
  const calls = ['/api/ftd/claim', '/api/ftd/check', '/api/promotions/activities'];
  const answers = calls.map((call) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === call && answer.status() === 200),
  );
  await claim.click();
  await Promise.all(answers);
  await expect(page.getByText(t('promotions.reward_claimed'), { exact: true }).first()).toBeVisible();
  await expect(claim).toHaveCount(0);
});

test('[S2.43] [S4.08] [S8.01] [S8.04] [S8.08] records of a day; what failed says so with the words of the server', async ({
  browser,
}) => {
  const { page } = await open(browser, '/rechargeRecord', true, asked);
  await expect(page.getByText(t('wallet.no_deposits')).first()).toBeVisible();
  const narrowed = page.waitForRequest((request) => request.postDataJSON()?.range === 'today');
  await page.getByRole('radio', { name: t('common.today'), exact: true }).click();
  expect(new URL((await narrowed).url()).pathname).toBe('/api/recharge/list');
  const list = '**/api/recharge/list*';
  await page.route(list, (route) => route.fulfill(refusal('unavailable', 'palavras da casa')));
  await page.reload();
  await expect(page.getByText(t('common.loading_failed')).first()).toBeVisible();
  await expect(page.getByText('palavras da casa').first()).toBeVisible();
  await page.goto('/promotion/rebates');
  await page.getByLabel(t('loyalty.find_day')).fill('2026-01-05');
  await page.getByRole('button', { name: t('loyalty.see_day') }).click();
  await expect(page.getByRole('dialog').getByText(t('errors.no_rebates_that_day'))).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/api/auth/register2', (route) =>
    route.fulfill(refusal('cpf_taken', 'palavras da casa')),
  );
  await page.goto('/login');
  await page.getByRole('tab', { name: t('identity.create_account') }).click();
  const { account, name, cpf, phone, password } = newPerson('Rui Campos Exemplo');
  const entries = { account, real_name: name, cpf, birth_date: '12041990', phone, password };
  for (const [key, text] of Object.entries({ ...entries, confirm_password: password }))
    await page.getByLabel(t(`identity.${key}`), { exact: true }).fill(text);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('identity.create_account') })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: t('identity.registration_failed') });
  await expect(alert).toBeVisible();
  await expect(page.getByText('palavras da casa').first()).toBeVisible();
});

test('what the server shows of the deposit before any script is said in the language of the page', async ({
  browser,
}) => {
  const { page } = await open(browser, '/terms', true, asked);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  // The page itself never comes: what is seen is the server's.
  await page.route(/\/assets\/(react|routing|first)-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/recharge');
  await expect(page.locator('.first-title')).toHaveText(phrase('en', 'wallet.deposit_title'));
  await expect(page.locator('.first-title')).toBeVisible();
  await expect(page.locator('.first-note')).toContainText('CPF');
  await expect(page.locator('.first-words')).toHaveCount(0);
});
