import { pt as privacy } from '@arara/phrases/staff/privacy/pt';
import { pt as words } from '@arara/phrases/staff/pt';
import { expect, test } from '@playwright/test';
import { enter, go } from './back-office.ts';
import { askStaff, newColleagues } from './colleagues.ts';
import { missedByEar } from './read-aloud.ts';
import { registerByApi } from './register-by-api.ts';

test('risk sees when a closed account is erased, keeps it from that with a reason, and lets it go', async ({
  browser,
}) => {
  const { risk } = await newColleagues();
  const { person, token } = await registerByApi('Retida');
  await askStaff('POST', '/api/account/close', { token, body: { password: person.password } });
  const found = await askStaff('GET', `/api/staff/members?search=${person.account}`, { token: risk.token });
  const page = await enter(browser, risk);
  await go(page, `/members/${found.data.items[0].id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(privacy.erases_on)).toBeVisible();
  const inFiveYears = String(new Date().getFullYear() + 5);
  await expect(main.getByText(new RegExp(`^\\d\\d/\\d\\d/${inFiveYears}$`))).toBeVisible();
  await expect(main.getByText(privacy.kept_by)).toHaveCount(0);
  for (const action of [privacy.data_hold_set, privacy.data_hold_lift]) {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.reason_for_audit).fill('Ofício 12');
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const isHeld = action === privacy.data_hold_set;
    await expect(main.getByText(privacy.kept_by_hold, { exact: true })).toHaveCount(isHeld ? 1 : 0);
    await expect(main.getByText('Ofício 12', { exact: false })).toHaveCount(isHeld ? 1 : 0);
  }
  await expect(page.getByRole('button', { name: privacy.data_hold_set, exact: true })).toBeVisible();
  expect(await missedByEar(page)).toEqual([]);
  await page.context().close();
});
