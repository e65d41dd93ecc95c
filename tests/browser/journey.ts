import { mkdirSync } from 'node:fs';
import { formatMoney } from '@arara/money';
import { type LanguageCode, languages, phrase } from '@arara/phrases';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { settled } from './settled.ts';

/** One person at one device: words as the screen shows them, and a camera. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lang: LanguageCode;
  readonly t: (key: string, values?: Record<string, string | number>) => string;
  readonly money: (cents: bigint) => string;
  /** What went wrong in the page so far: exceptions and console errors. */
  readonly faults: readonly string[];
  /** Takes a picture into docs/screens. */
  readonly look: (name: string) => Promise<void>;
}

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** The address of the server the tests run against. */
export const siteUrl = (): string => {
  const url = process.env.ARARA_URL;
  if (!url) throw new Error('the server of the browser tests is not running');
  return url;
};

/** Opens a browser of a size; a language other than the default is chosen as a returning visitor would have it. */
export async function visit(browser: Browser, size: keyof typeof sizes, lang: LanguageCode): Promise<Visit> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: sizes[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    baseURL: siteUrl(),
    locale: languages[lang].locale,
    reducedMotion: 'reduce',
  });
  if (lang !== 'pt') await context.addInitScript((code) => localStorage.setItem('language', code), lang);
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (fault: string) => {
    faults.push(fault);
    process.stdout.write(`${page.url()}: ${fault}\n`);
  };
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  page.on('console', (message) => {
    // What could not be loaded is named by its place alone.
    if (message.type() === 'error')
      note(`${message.text()} ${message.location().url.replace(siteUrl(), '')}`);
  });
  mkdirSync('docs/screens', { recursive: true });
  return {
    page,
    context,
    lang,
    faults,
    t: (key, values) => phrase(lang, key, values),
    money: (cents) => formatMoney(cents, languages[lang].locale),
    look: async (name) => {
      await settled(page);
      await page.screenshot({ path: `docs/screens/${name}-${size}-${lang}.jpg`, type: 'jpeg', quality: 72 });
    },
  };
}

/** Registers through the form and ends logged in. */
export async function register({ page, t, look }: Visit, person: Person): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: t('identity.create_account') }).click();
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  await field('identity.account').fill(person.account);
  await field('identity.real_name').fill(person.name);
  await field('identity.cpf').fill(person.cpf);
  await field('identity.birth_date').fill('12041990');
  await field('identity.phone').fill(person.phone);
  await field('identity.password').fill(person.password);
  await field('identity.confirm_password').fill(person.password);
  await page.getByRole('checkbox').check();
  await look('register');
  await page
    .locator('main form')
    .getByRole('button', { name: t('identity.create_account') })
    .click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
}

/** Sets the six-digit withdrawal password. */
export async function setWithdrawalPassword({ page, t }: Visit, person: Person): Promise<void> {
  await page.goto('/security-center/withdrawal-password');
  await page.getByLabel(t('security.new_withdrawal_password')).first().click();
  await page.keyboard.type(person.withdrawalPassword);
  await page.getByLabel(t('security.withdrawal_password_again')).first().click();
  await page.keyboard.type(person.withdrawalPassword);
  await page.getByLabel(t('security.login_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('security.save_withdrawal_password') }).click();
  await expect(
    page.getByText(t('security.withdrawal_password_saved'), { exact: true }).first(),
  ).toBeVisible();
}

/** Deposits by Pix: asks for a code, pays it on the bank's page, and sees the status turn by itself. */
export async function deposit({ page, context, t, money, look }: Visit, cents: bigint): Promise<void> {
  await page.goto('/recharge');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill(String(cents));
  await look('deposit-amount');
  await page.getByRole('button', { name: t('wallet.make_code_for', { amount: money(cents) }) }).click();
  const bankLink = page.getByRole('link', { name: t('wallet.open_bank_page') });
  await expect(bankLink).toBeVisible();
  await look('deposit-code');
  const bankOpens = context.waitForEvent('page');
  await bankLink.click();
  const bank = await bankOpens;
  await bank.getByRole('button').click();
  await expect(bank.getByRole('status')).toBeVisible();
  await bank.close();
  await expect(page.getByText(t('wallet.outcome_credited', { amount: money(cents) })).first()).toBeVisible();
  await look('deposit-credited');
}

/** The member's token, for calls beside the screen. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  if (!token) throw new Error('nobody is logged in');
  return token;
}
