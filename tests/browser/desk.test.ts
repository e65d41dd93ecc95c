import { pt as accessWords } from '@arara/phrases/staff/access/pt';
import { pt as deskWords } from '@arara/phrases/staff/desk/pt';
import { pt as gamesWords } from '@arara/phrases/staff/games/pt';
import { pt as growthWords } from '@arara/phrases/staff/growth/pt';
import { pt as words } from '@arara/phrases/staff/pt';
import { pt as teamWords } from '@arara/phrases/staff/team/pt';
import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '../../apps/server/src/testing/authenticator.ts';
import { enter, menu, title } from './back-office.ts';
import { askStaff, type Colleague, newColleagues, type Role } from './colleagues.ts';
import { registerByApi } from './register-by-api.ts';

let team: Record<Role, Colleague>;
let account = '';
/** Three withdrawals of one member, the one due first at the top. */
const names = ['30.00', '31.00', '32.00'];

test.beforeAll(async () => {
  team = await newColleagues();
  const { person, token } = await registerByApi('Rita Campos Exemplo');
  account = person.account;
  const found = await askStaff('GET', `/api/staff/members?search=${account}`, { token: team.admin.token });
  const asked = await askStaff('POST', `/api/staff/members/${found.data.items[0].id}/adjust`, {
    token: team.finance.token,
    body: { money: '300.00', reason: 'teste' },
  });
  await askStaff('POST', `/api/staff/requests/${asked.data.id}/decide`, {
    token: team.admin.token,
    body: { is_approved: true },
  });
  const asMember = async (path: string, body: object) => {
    const { status, data } = await askStaff('POST', path, { token, body });
    expect(status, path).toBe(200);
    return data;
  };
  await asMember('/api/security/withdrawal-password', {
    password: person.password,
    qk_pwd: person.withdrawalPassword,
    qk_pwd_confirmation: person.withdrawalPassword,
  });
  for (const money of names)
    await asMember('/api/drawing', {
      name: person.name,
      money,
      payment_type: 'cpf',
      qk_pwd: person.withdrawalPassword,
      cpf_id: person.cpf,
    });
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const question = (page: Page) => page.getByRole('dialog', { name: deskWords.unsaved_title });
const answer = (page: Page, text: string) => question(page).getByRole('button', { name: text }).click();
const room = (page: Page, name: string) => menu(page).getByRole('link', { name }).click();

test('what is not saved is asked about before a room is left, and nothing else is', async ({ browser }) => {
  const page = await enter(browser, team.finance);
  await room(page, growthWords.room_growth);
  await page.getByRole('button', { name: growthWords.growth_vip, exact: true }).click();
  const figure = page.getByLabel(/^VIP 1, /).first();
  const before = await figure.inputValue();
  // Nothing was changed, and what was typed and taken back is no change.
  await figure.fill('123456');
  await figure.fill(before);
  await room(page, words.room_members);
  await expect(title(page)).toHaveText(words.members_title);
  await page.goBack();

  await figure.fill('123456');
  await room(page, words.room_members);
  await expect(question(page)).toBeVisible();
  await answer(page, deskWords.unsaved_stay);
  await expect(question(page)).toHaveCount(0);
  await expect(figure).toHaveValue('123456');
  // The way back asks too, and so does another part of the room.
  await page.goBack();
  await answer(page, deskWords.unsaved_stay);
  await expect(figure).toHaveValue('123456');
  await page.getByRole('button', { name: growthWords.growth_agency }).click();
  await answer(page, deskWords.unsaved_leave);
  await expect(title(page)).toHaveText(growthWords.growth_agency);
  await room(page, words.room_members);
  await expect(title(page)).toHaveText(words.members_title);
});

test('a dialog with something written is not closed by Escape alone, and the tab asks by itself', async ({
  browser,
}) => {
  const page = await enter(browser, team.finance);
  await page.goto('/backoffice/#/ledger/methods');
  const edit = page.getByRole('button', { name: /Editar|Alterar|Mudar/ }).first();
  await edit.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await edit.click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('77');
  await page.keyboard.press('Escape');
  await answer(page, deskWords.unsaved_stay);
  await expect(field).toHaveValue('77');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field).toHaveValue('77');
});

test('the queue is worked by keys alone, and the focus is never lost', async ({ browser }) => {
  const page = await enter(browser, team.finance);
  await page.goto('/backoffice/#/withdrawals');
  await page.getByLabel(deskWords.withdrawals_search).fill(account);
  await expect(page.getByRole('status').filter({ hasText: account })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: account });
  await expect(rows).toHaveCount(3);
  await page.getByLabel(deskWords.withdrawals_search).blur();
  const panel = page.getByRole('complementary', { name: words.withdrawal });
  const amount = panel.getByRole('heading', { level: 1 });
  const isFocusKept = () => page.evaluate(() => document.activeElement !== document.body);

  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(amount).toContainText('30,00');
  await expect(panel).toBeFocused();
  await page.keyboard.press('j');
  await expect(amount).toContainText('31,00');
  await expect(panel).toBeFocused();
  await page.keyboard.press('k');
  await expect(amount).toContainText('30,00');

  // A letter that is written decides nothing. What may be decided is known once the whole withdrawal is there.
  await expect(panel.getByRole('button', { name: words.reject })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('raja');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText(words.state_rejected).first()).toBeVisible();
  expect(await isFocusKept()).toBe(true);

  await page.keyboard.press('j');
  await expect(amount).toContainText('31,00');
  await expect(panel.getByRole('button', { name: words.reject })).toBeEnabled();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('button', { name: words.reject })).toHaveCount(0);
  expect(await isFocusKept()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true);

  // Who is in the way of keys turns them off.
  await page.getByRole('switch', { name: deskWords.keys_use }).click();
  await rows.nth(2).focus();
  await page.keyboard.press('k');
  await expect(rows.nth(2)).toBeFocused();
});

test('a member’s page leads to each withdrawal and deposit of the member', async ({ browser }) => {
  const page = await enter(browser, team.support);
  const found = await askStaff('GET', `/api/staff/members?search=${account}`, { token: team.admin.token });
  await page.goto(`/backoffice/#/members/${found.data.items[0].id}`);
  await expect(page.getByText(deskWords.deposits_none)).toBeVisible();
  const row = page.getByRole('table', { name: 'Saques' }).getByRole('row').filter({ hasText: '32,00' });
  await expect(row).toContainText(words.state_submitted);
  await row.click();
  await expect(page.getByRole('complementary', { name: words.withdrawal })).toContainText('32,00');
});

test('actions are found by their words, games in every category', async ({ browser }) => {
  const page = await enter(browser, team.admin);
  await page.goto('/backoffice/#/audit');
  await page.getByLabel(words.audit_search).fill('recusou saque');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText(words.did_withdrawal_reject);
  await expect(rows.filter({ hasNotText: words.did_withdrawal_reject })).toHaveCount(0);
  await page.goto('/backoffice/#/games');
  await page.getByLabel(gamesWords.games_search).fill('dados');
  await expect(page.getByText(deskWords.games_search_all)).toBeVisible();
  await expect(page.locator('li[data-game="dados-de-ouro"]')).toBeVisible();
});

test('an authenticator app is bound by a QR code, with the key beside it; a new password then asks for a code', async ({
  browser,
}) => {
  const page = await enter(browser, team.risk);
  await page.getByRole('button', { name: accessWords.two_factor }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.password).fill(team.risk.password);
  await dialog.getByRole('button', { name: accessWords.two_factor_begin }).click();
  await expect(dialog.getByRole('img', { name: deskWords.two_factor_qr })).toBeVisible();
  const key = dialog.locator('a[href^="otpauth:"]');
  const secret = new URL((await key.getAttribute('href')) ?? '').searchParams.get('secret');
  expect(((await key.textContent()) ?? '').replaceAll(' ', '')).toBe(secret);
  const codeFor = (ms: number) => codeOf(secret ?? '', new Date(Date.now() + ms));
  await dialog.getByLabel(accessWords.code).fill(codeFor(0));
  await dialog.getByRole('button', { name: accessWords.two_factor_begin }).click();
  await expect(dialog.getByText(accessWords.two_factor_done)).toBeVisible();
  await dialog.getByRole('button', { name: words.close }).click();

  await page.getByRole('button', { name: teamWords.own_password }).click();
  await dialog.getByLabel(teamWords.own_password_old).fill(team.risk.password);
  await dialog.getByLabel(teamWords.own_password_new).fill('papagaio-novo-2026');
  await dialog.getByRole('button', { name: teamWords.own_password_set }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(accessWords.code).fill(codeFor(30_000));
  await dialog.getByRole('button', { name: teamWords.own_password_set }).click();
  await expect(page.getByText(teamWords.own_password_done)).toBeVisible();
});
