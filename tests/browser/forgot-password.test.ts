import { type LanguageCode, phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl, sizes } from './journey.ts';
import { registerByApi } from './register-by-api.ts';

const anew = 'copacabana-de-manha-7';

for (const [size, lang] of [
  ['phone', 'pt'],
  ['desktop', 'en'],
] as const) {
  test(`a forgotten password: the code that reaches the phone sets a new one, and the login goes on: ${size}`, async ({
    browser,
  }) => {
    const { person } = await registerByApi('Lia Esquecida Exemplo');
    const context = await browser.newContext({
      viewport: sizes[size],
      isMobile: size === 'phone',
      hasTouch: size === 'phone',
      baseURL: siteUrl(),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript((code) => localStorage.setItem('language', code), lang);
    const t = (key: string, values?: Record<string, string>) => phrase(lang as LanguageCode, key, values);
    // On a phone the way in is a page of its own, on desktop it lies over the one that is open.
    await page.goto(size === 'phone' ? '/login' : '/');
    if (size === 'desktop')
      await page
        .getByRole('button', { name: t('identity.log_in'), exact: true })
        .first()
        .click();
    await page.getByRole('link', { name: t('identity.forgot') }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByLabel(t('identity.cpf'), { exact: true }).fill(person.cpf);
    await page.getByLabel(t('identity.birth_date')).fill('12041990');
    await page.getByRole('button', { name: t('identity.forgot_send') }).click();
    await expect(page.getByText(t('identity.forgot_sent_phone'))).toBeVisible();

    await fillNew(page, t, '000000', anew, 'another-one-8');
    await expect(page.getByText(t('errors.passwords_mismatch'))).toBeVisible();
    // A phone drops the page while its owner reads the code in another app.
    await page.reload();
    await fillNew(page, t, await codeSentTo(person.phone), anew, anew);
    await expect(page.getByRole('heading', { name: t('identity.forgot_done') })).toBeInViewport();
    await expect(page.getByText(t('identity.forgot_done_text', { account: person.account }))).toBeVisible();

    await expect(page.getByLabel(t('identity.account_or_cpf'))).toHaveValue(person.account);
    await page.getByLabel(t('identity.password'), { exact: true }).fill(anew);
    await page
      .locator('form')
      .getByRole('button', { name: t('identity.log_in'), exact: true })
      .click();
    // Who else may come in is looked at first; what is not known goes at once.
    await expect(page).toHaveURL(`${siteUrl()}/security-center/ways-in`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
    const [beginning = ''] = t('security.ways_anew', { date: '|' }).split('|');
    await expect(page.getByText(beginning)).toBeVisible();
    await page.getByRole('checkbox', { name: t('security.ways_contact') }).check();
    await page.getByRole('button', { name: t('security.ways_remove') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('security.login_password'), { exact: true }).fill(anew);
    await sheet.getByRole('button', { name: t('security.ways_remove') }).click();
    await expect(page.getByText(t('security.ways_none'), { exact: true })).toBeVisible();
    await context.close();
  });
}

type Words = (key: string) => string;

async function fillNew(page: Page, t: Words, code: string, word: string, again: string): Promise<void> {
  await page.getByLabel(t('security.code'), { exact: true }).fill(code);
  await page.getByLabel(t('security.new_password'), { exact: true }).fill(word);
  await page.getByLabel(t('security.new_password_again')).fill(again);
  await page.getByRole('button', { name: t('identity.forgot_save') }).click();
}

async function codeSentTo(phone: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const response = await fetch(`${siteUrl()}/sandbox/sms?to=${phone}`);
      const { data } = await response.json();
      code = /\b\d{6}\b/.exec(data.items[0]?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
