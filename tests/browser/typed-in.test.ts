import { phrase } from '@arara/phrases';
import { type BrowserContextOptions, expect, type Locator, test } from '@playwright/test';
import { sizes } from './journey.ts';
import { open, payIn } from './opened.ts';

const t = (key: string, values?: Record<string, string>) => phrase('pt', key, values);
const onPhone: BrowserContextOptions = { viewport: sizes.phone, isMobile: true, hasTouch: true };

const paste = (field: Locator, text: string) =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('[S5.08] an amount that is typed takes the place of the one that stands there, and a pasted one is read as written', async ({
  browser,
}) => {
  for (const size of ['phone', 'desktop'] as const) {
    const { page } = await open(browser, '/recharge', true, size === 'phone' ? onPhone : {});
    const amount = page.getByLabel(t('wallet.amount'), { exact: true });
    await expect(amount).toHaveValue('100,00');
    // Where a thumb lands: behind the amount.
    const { width = 0, height = 0 } = (await amount.boundingBox()) ?? {};
    const position = { x: width - 12, y: height / 2 };
    await (size === 'phone' ? amount.tap({ position }) : amount.click({ position }));
    await page.keyboard.type('20050', { delay: 20 });
    await expect(amount, size).toHaveValue('200,50');
    await paste(amount, 'R$ 1.500');
    await expect(amount, size).toHaveValue('1.500,00');
    await page.context().close();
  }
});

test('[S5.02] [S5.07] a registration with nothing in it leads to its first field, and takes a phone and a day however they are written', async ({
  browser,
}) => {
  const { page } = await open(browser, '/login', false, onPhone);
  await page.getByRole('tab', { name: t('identity.create_account') }).click();
  const form = page.locator('main form');
  const account = form.getByLabel(t('identity.account'), { exact: true });
  await form.getByRole('button', { name: t('identity.create_account') }).click();
  await expect(account).toBeFocused();
  await expect(account).toBeInViewport();
  const phone = form.getByLabel(t('identity.phone'), { exact: true });
  await phone.fill('+55 11 98765-4321');
  await expect(phone).toHaveValue('(11) 98765-4321');
  const day = form.getByLabel(t('identity.birth_date'), { exact: true });
  await day.fill('1990-05-25');
  await expect(day).toHaveValue('25/05/1990');
  await page.context().close();
});

test('[S2.37] whoever reads a code elsewhere and comes back to a page that was loaded anew can still type it in', async ({
  browser,
}) => {
  const { page, person } = await open(browser, '/security-center/bind-email', true, onPhone);
  const address = `${person.account}@exemplo.test`;
  await page.getByLabel(t('security.email'), { exact: true }).fill(address);
  await page.getByLabel(t('security.login_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('security.send_code') }).click();
  const sent = page.getByRole('status').filter({ hasText: t('security.code_sent', { address }) });
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  const { data } = await (await page.request.get('/sandbox/mail')).json();
  const letter = data.items.find(({ to }: { to: string }) => to === address);
  const [code = ''] = /\b\d{6}\b/.exec(letter.text) ?? [];
  await page.getByLabel(t('security.code')).first().click();
  await page.keyboard.type(code);
  await expect(page.getByText(t('security.email_bound')).first()).toBeVisible();
  await page.context().close();
});

test('[S4.05] a deposit opens its reward on a page that stands open, and a double press claims it once', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/promotion/activity');
  const card = page.getByRole('listitem').filter({ hasText: t('promotions.ftd_title') });
  await expect(card).toContainText(t('promotions.state_opens_with_deposit'));
  await payIn(token, '100.00');
  await expect(card).not.toContainText(t('promotions.state_opens_with_deposit'));
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ftd/claim')) claims.push(request.method());
  });
  await card.getByRole('link').or(card.getByRole('button')).first().click();
  const claim = page.getByRole('dialog').getByRole('button', { name: t('promotions.claim'), exact: true });
  await claim.evaluate((button) => {
    for (let press = 0; press < 2; press += 1) (button as HTMLButtonElement).click();
  });
  await expect(page.getByText(t('promotions.reward_claimed'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('errors.reward_claimed'))).toHaveCount(0);
  expect(claims).toHaveLength(1);
  await page.context().close();
});
