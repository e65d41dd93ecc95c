import { randomUUID } from 'node:crypto';
import { parseAmount } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases';
import { pt as staffWords } from '@arara/phrases/staff/pt';
import { expect, test } from '@playwright/test';
import {
  deposit,
  register,
  setWithdrawalPassword,
  siteUrl,
  type sizes,
  tokenOf,
  type Visit,
  visit,
} from './journey.ts';
import { newPerson, staff } from './people.ts';
import { settled } from './settled.ts';

const runs: readonly { size: keyof typeof sizes; lang: LanguageCode }[] = [
  { size: 'phone', lang: 'pt' },
  { size: 'desktop', lang: 'en' },
];

for (const { size, lang } of runs) {
  test(`[S1.02] [S1.04] [S2.01] [S2.44] [S2.45] [S6.06] register, deposit, play, withdraw, review, paid: ${lang} on ${size}`, async ({
    browser,
  }) => {
    const me = await visit(browser, size, lang);
    const { page, t, look } = me;
    const person = newPerson('Joana Ferreira Exemplo');

    await page.goto('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(lang);
    const banners = page.getByRole('region', { name: t('shell.hero_label') });
    const ofFirstDeposit = banners.locator('a[href="/promotion/activity"]');
    await expect(ofFirstDeposit).toHaveCount(1);
    await look('home-visitor');
    await register(me, person);
    await setWithdrawalPassword(me, person);
    await deposit(me, 30_000n);
    await playDiceOnce(me);
    await meetRollover(me, 300);
    await requestWithdrawal(me, person.name, person.cpf, 10_000n);
    await reviewAsStaff(me, person.account);
    await page.goto('/withdrawalRecord');
    await expect(page.getByText(t('wallet.withdrawal_paid')).first()).toBeVisible();
    await look('withdrawal-records');
    await page.goto('/statement');
    await expect(page.getByRole('heading', { name: t('wallet.statement') })).toBeVisible();
    await look('statement');
    // There is no second first deposit, and nobody is invited to one.
    await page.goto('/');
    await expect(banners).toBeVisible();
    await expect(ofFirstDeposit).toHaveCount(0);
    await look('home-member');
    expect(me.faults).toEqual([]);
    await me.context.close();
  });
}

/** One roll on the screen: the stage shows what the server said, and the balance follows. */
async function playDiceOnce({ page, lang, t, money, look }: Visit): Promise<void> {
  await page.goto('/play/dados-de-ouro');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/play/dados-de-ouro'));
  await page.getByRole('button', { name: t('games.stage_roll') }).click();
  const { data } = await (await answered).json();
  expect(data.state).toBe('settled');
  // What the stage says for everybody, from the figures of the server's answer.
  const roll = (data.outcome.roll / 100).toLocaleString(languages[lang].locale, { minimumFractionDigits: 2 });
  const payoutCents = parseAmount(data.payout) ?? 0n;
  const words = payoutCents > 0n ? 'games.stage_dice_won' : 'games.stage_dice_lost';
  await expect(page.getByText(t(words, { roll, amount: money(payoutCents) }))).toHaveCount(1);
  await look('dice-played');
}

/** Plays the rest of the deposit's rollover by the same call the screen makes, at the mildest bet. */
async function meetRollover({ page }: Visit, reais: number): Promise<void> {
  const token = await tokenOf(page);
  for (let played = 0; played < reais; played += 10) {
    const response = await page.request.post(`${siteUrl()}/api/play/dados-de-ouro`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: { stake: '10.00', direction: 'under', target: 9800 },
    });
    expect(response.status()).toBe(200);
  }
}

async function requestWithdrawal(
  { page, t, look }: Visit,
  name: string,
  cpf: string,
  cents: bigint,
): Promise<void> {
  await page.goto('/withdraw');
  await page.getByLabel(t('wallet.key_cpf'), { exact: true }).fill(cpf);
  await page.getByLabel(t('wallet.holder_name'), { exact: true }).fill(name);
  const quoted = page.waitForResponse((response) => response.url().endsWith('/api/drawing/quote'));
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill(String(cents));
  await quoted;
  await look('withdrawal-form');
  await page.getByRole('button', { name: t('wallet.continue') }).click();
  await page.getByRole('dialog').getByLabel(t('wallet.withdrawal_password')).first().click();
  await page.keyboard.type('482915');
  await look('withdrawal-confirm');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByText(t('wallet.submitted')).first()).toBeVisible();
  await look('withdrawal-submitted');
}

/** Staff finds the withdrawal in the queue of the back office and approves it. */
async function reviewAsStaff({ context, look }: Visit, account: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is gone');
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: siteUrl() });
  const page = await office.newPage();
  await page.goto('/backoffice/');
  await page.locator('input[type=email], input[name=email]').fill(staff.email);
  await page.locator('input[type=password]').fill(staff.password);
  await page.locator('button[type=submit]').click();
  // Figures of the first page lead there too.
  const menu = page.getByRole('navigation', { name: staffWords.menu });
  await menu.getByRole('link', { name: staffWords.room_withdrawals }).click();
  await expect(page.getByText(account).first()).toBeVisible();
  await settled(page);
  await page.screenshot({
    path: 'docs/screens/backoffice-withdrawals-desktop-pt.jpg',
    type: 'jpeg',
    quality: 72,
  });
  await page.getByRole('row').filter({ hasText: account }).click();
  const approve = { name: staffWords.approve_and_pay };
  await page.getByRole('button', approve).first().click();
  await expect(page.getByRole('dialog').last().getByRole('button', approve)).toBeVisible();
  await settled(page);
  await page.screenshot({
    path: 'docs/screens/backoffice-approve-desktop-pt.jpg',
    type: 'jpeg',
    quality: 72,
  });
  await page.getByRole('dialog').last().getByRole('button', approve).click();
  await expect(page.getByText(staffWords.state_paid, { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await settled(page);
  await page.screenshot({ path: 'docs/screens/backoffice-paid-desktop-pt.jpg', type: 'jpeg', quality: 72 });
  await office.close();
  await look('after-review');
}
