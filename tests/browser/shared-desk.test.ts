import { languages } from '@arara/phrases/languages';
import { pt as gameWords } from '@arara/phrases/staff/games/pt';
import { pt as growthWords } from '@arara/phrases/staff/growth/pt';
import { pt as moneyWords } from '@arara/phrases/staff/money/pt';
import { pt as words } from '@arara/phrases/staff/pt';
import { pt as queueWords } from '@arara/phrases/staff/queues/pt';
import { pt as requestWords } from '@arara/phrases/staff/requests/pt';
import { expect, type Page, test } from '@playwright/test';
import { enter, go } from './back-office.ts';
import { askStaff, type Colleague, newColleagues, type Role } from './colleagues.ts';
import { registerByApi } from './register-by-api.ts';

let team: Record<Role, Colleague>;
let member: { id: string; account: string };
/** Withdrawals of one member whose name has no room, the one asked for first at the top. */
let withdrawals: readonly { id: string; order_number: string }[];

test.beforeAll(async () => {
  team = await newColleagues();
  const { person, token } = await registerByApi('Francisco das Chagas Vasconcelos de Oliveira Albuquerque');
  const found = await askStaff('GET', `/api/staff/members?search=${person.account}`, {
    token: team.admin.token,
  });
  member = { id: found.data.items[0].id, account: person.account };
  const asked = await askStaff('POST', `/api/staff/members/${member.id}/adjust`, {
    token: team.finance.token,
    body: { money: '300.00', reason: 'teste' },
  });
  await askStaff('POST', `/api/staff/requests/${asked.data.id}/decide`, {
    token: team.admin.token,
    body: { is_approved: true },
  });
  await askStaff('POST', '/api/security/withdrawal-password', {
    token,
    body: {
      password: person.password,
      qk_pwd: person.withdrawalPassword,
      qk_pwd_confirmation: person.withdrawalPassword,
    },
  });
  const made = [];
  for (const money of ['40.00', '41.00']) {
    const body = {
      name: person.name,
      money,
      payment_type: 'cpf',
      qk_pwd: person.withdrawalPassword,
      cpf_id: person.cpf,
    };
    made.push((await askStaff('POST', '/api/drawing', { token, body })).data);
  }
  withdrawals = made;
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const opened = (page: Page) => page.getByRole('complementary', { name: words.withdrawal });
const pageNo = (page: number) => queueWords.page_no.replace('{{page}}', String(page));
const idOf = (at: number) => withdrawals[at]?.id ?? '';
/** How much of a list is beyond its edge. */
const beyond = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).evaluate((one) => {
    const around = one.parentElement;
    return around === null ? 0 : around.scrollWidth - around.clientWidth;
  });

test('beside what is open the time that is left is read in full, whatever a member is called', async ({
  browser,
}) => {
  const page = await enter(browser, team.finance);
  // Later than due by the browser's clock: "min" alone would read as time that is left.
  await page.clock.setFixedTime(Date.now() + 200 * 60_000);
  await go(page, `/withdrawals/${idOf(0)}`);
  const row = page.getByRole('row').filter({ hasText: member.account }).first();
  await expect(row).toContainText(words.late_by.replace('{{time}}', '').trim());
  await expect(opened(page).getByRole('button', { name: words.reject })).toBeEnabled();
  expect(await beyond(page, words.queue_title)).toBe(0);
});

test('a reason as long as it may be stands in lines, not in letters, and what is decided by stays in sight', async ({
  browser,
}) => {
  const reason = 'estorno da rodada que ficou aberta depois da queda, conferido com a plataforma '
    .repeat(2)
    .trim();
  const asked = await askStaff('POST', `/api/staff/members/${member.id}/adjust`, {
    token: team.finance.token,
    body: { money: '1.00', reason },
  });
  const page = await enter(browser, team.admin);
  await go(page, '/requests');
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(180);
  // Each row has buttons of the same names: they are read with whose row it is.
  await expect(row.getByRole('rowheader')).toHaveText(member.account);
  expect(await beyond(page, requestWords.room_requests)).toBe(0);
  await row.getByRole('button', { name: requestWords.request_refuse }).click();
  await page.getByRole('dialog').getByRole('button', { name: requestWords.request_refuse }).click();
  // The row has gone to what was decided: a notice says what became of it.
  const told = page.getByRole('alert').filter({ hasText: requestWords.request_refused });
  await expect(told).toContainText(member.account);
  expect(asked.status).toBe(200);
});

test('a withdrawal that is open shows what a colleague has decided about it meanwhile', async ({
  browser,
}) => {
  const page = await enter(browser, team.finance);
  await go(page, `/withdrawals/${idOf(0)}`);
  await expect(opened(page).getByRole('button', { name: words.reject })).toBeEnabled();
  await expect(page.getByRole('row').filter({ hasText: member.account })).toHaveCount(2);
  await askStaff('POST', `/api/staff/withdrawals/${idOf(0)}/reject`, {
    token: team.admin.token,
    body: { reason: 'teste' },
  });
  await expect(page.getByRole('row').filter({ hasText: member.account })).toHaveCount(1);
  await expect(opened(page).getByRole('button', { name: words.reject })).toHaveCount(0);
  await expect(opened(page).getByRole('status')).toHaveText(words.state_rejected);
});

test('whose answer was lost is not told that a colleague was faster, and that nothing was done', async ({
  browser,
}) => {
  const page = await enter(browser, team.finance);
  await page.route('**/approve', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await go(page, `/withdrawals/${idOf(1)}`);
  await opened(page).getByRole('button', { name: words.approve_and_pay }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.approve_and_pay }).click();
  await expect(dialog.getByRole('alert')).toHaveText(words.network);
  await page.unroute('**/approve');
  await dialog.getByRole('button', { name: words.approve_and_pay }).click();
  const told = moneyWords.decided_yourself.split('{{state}}')[0] ?? '';
  await expect(dialog.getByRole('alert')).toContainText(told);
  await expect(dialog.getByRole('alert')).not.toContainText(team.finance.email);
  // What is over cannot be tried once more, only read.
  await expect(dialog.getByRole('button')).toHaveText([words.close]);
});

test('who saves figures is told when a colleague was faster, keeps what they wrote over what holds now, and saves it then', async ({
  browser,
}) => {
  const page = await enter(browser, team.finance);
  const ladder = async () =>
    (await askStaff('GET', '/api/staff/growth/vip', { token: team.admin.token })).data.levels;
  const ofLevel = (items: { level: number }[], level: number): Record<string, string> =>
    Object(items.find((one) => one.level === level));
  const { items, version: before } = await ladder();
  const first = Number(ofLevel(items, 1).deposit);
  await go(page, '/growth');
  await page.getByRole('button', { name: growthWords.growth_vip, exact: true }).click();
  const figureOf = (level: number) =>
    page.getByLabel(`VIP ${level}, ${growthWords.vip_deposit}`, { exact: true });
  const write = async (value: number) => {
    await figureOf(1).fill(String(value));
    await page.getByLabel(words.reason_for_audit).fill('teste');
  };
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await page.getByRole('button', { name: growthWords.save }).click();
    await dialog.getByRole('button', { name: growthWords.save }).click();
    await expect(dialog).toHaveCount(0);
  };
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text });

  await page.route('**/growth/vip/levels', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await write(first + 1);
  await save();
  await expect(told(words.network)).toBeVisible();
  await page.unroute('**/growth/vip/levels');
  await save();
  await expect(told(growthWords.faster_yourself_kept)).toBeVisible();
  // There is nothing left of it to be saved.
  await expect(page.getByRole('button', { name: growthWords.save })).toHaveCount(0);

  const { version, items: now } = await ladder();
  // Once, by the save whose answer was lost.
  expect(ofLevel(now, 1).deposit).toBe(`${first + 1}.00`);
  expect(version).toBe(before + 1);
  const second = Number(ofLevel(now, 2).deposit);
  const theirs = new Map([
    [1, first],
    [2, second + 5],
  ]);
  await askStaff('POST', '/api/staff/growth/vip/levels', {
    token: team.admin.token,
    body: {
      version,
      items: now.map((row: { level: number }) =>
        theirs.has(row.level) ? { ...row, deposit: `${theirs.get(row.level)}.00` } : row,
      ),
      reason: 'teste',
    },
  });
  await write(first + 2);
  await save();
  await expect(told(growthWords.faster_kept.replace('{{email}}', team.admin.email))).toBeVisible();
  // What was written stays, over what the colleague has made of the rest.
  await expect(figureOf(1)).toHaveValue(String(first + 2));
  await expect(figureOf(2)).toHaveValue(new RegExp(`^${(second + 5).toLocaleString('pt-BR')}(\\D|$)`));
  await page.getByRole('button', { name: growthWords.save }).click();
  await expect(dialog).toContainText(new RegExp(`${first.toLocaleString('pt-BR')}(,00)? → ${first + 2}`));
  await dialog.getByRole('button', { name: growthWords.save }).click();
  await expect(page.getByRole('button', { name: growthWords.save })).toHaveCount(0);
  const { items: last } = await ladder();
  expect(ofLevel(last, 1).deposit).toBe(`${first + 2}.00`);
  expect(ofLevel(last, 2).deposit).toBe(`${second + 5}.00`);
});

test('who writes a banner in nine languages while a colleague saves another loses none of it', async ({
  browser,
}) => {
  const page = await enter(browser, team.content, 'phone');
  const banners = async () =>
    (await askStaff('GET', '/api/staff/growth/banners', { token: team.admin.token })).data;
  const { items, version } = await banners();
  const [mine, other] = items;
  await go(page, '/growth');
  await page.getByRole('button', { name: growthWords.growth_banners, exact: true }).click();
  await page.getByRole('button', { name: `${growthWords.edit}: ${mine.title.pt}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel(`${growthWords.news_title} (${languages.pt.name})`, { exact: true });
  await title.fill('Escrito com calma');
  const { id, tag, title: otherTitle, body, button, link, picture_url, phone_picture_url } = other;
  const { promotion, is_open, starts_at, ends_at } = other;
  const saved = await askStaff('POST', `/api/staff/growth/banners/${id}`, {
    token: team.admin.token,
    body: {
      ...{ version, tag, title: { ...otherTitle, pt: 'Do colega' }, body, button, link, picture_url },
      ...{ phone_picture_url, promotion, is_open, starts_at, ends_at },
    },
  });
  expect(saved.status).toBe(200);
  await dialog.getByRole('button', { name: growthWords.save }).click();
  const told = dialog.getByRole('alert');
  await expect(told).toHaveText(growthWords.faster_kept.replace('{{email}}', team.admin.email));
  // The form is longer than a phone, and the title far below.
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(title).toHaveValue('Escrito com calma');
  await dialog.getByRole('button', { name: growthWords.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Escrito com calma')).toBeVisible();
  await expect(page.getByText('Do colega')).toBeVisible();
});

test('a page that is read again all the time does not slip a colleague’s decision under what is being written', async ({
  browser,
}) => {
  const page = await enter(browser, team.content);
  const platform = async () => {
    const { data } = await askStaff('GET', '/api/staff/platforms', { token: team.admin.token });
    return data.items.find(({ code }: { code: string }) => code === 'day7');
  };
  const change = async (more: object) => {
    const { version, is_on, confirms_imports } = await platform();
    const body = { version, is_on, confirms_imports, maintenance_from: null, maintenance_until: null };
    return askStaff('POST', '/api/staff/platforms/day7', {
      token: team.admin.token,
      body: { ...body, reason: 'teste', ...more },
    });
  };
  const { name, confirms_imports: before } = await platform();
  await go(page, '/games');
  await page.getByRole('button', { name: gameWords.games_platforms, exact: true }).click();
  await page.getByRole('button', { name: gameWords.platform_edit.replace('{{platform}}', name) }).click();
  const dialog = page.getByRole('dialog');
  const away = dialog.getByRole('switch', { name: gameWords.platform_maintenance });
  const confirms = dialog.getByRole('switch', { name: gameWords.platform_confirms });
  await away.click();
  expect((await change({ confirms_imports: !before })).status).toBe(200);
  // The page has read it, and the form does not show it: nobody has told them yet.
  await page.waitForResponse((response) => new URL(response.url()).pathname === '/api/staff/platforms');
  await expect(confirms).toBeChecked({ checked: before });
  await dialog.getByLabel(gameWords.platform_from, { exact: true }).fill('2031-03-04T06:00');
  await dialog.getByLabel(gameWords.platform_until, { exact: true }).fill('2031-03-04T08:00');
  await dialog.getByLabel(words.adjustment_reason).fill('teste');
  await dialog.getByRole('button', { name: growthWords.save }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    growthWords.faster_kept.replace('{{email}}', team.admin.email),
  );
  await expect(confirms).toBeChecked({ checked: !before });
  await expect(away).toBeChecked();
  await dialog.getByRole('button', { name: growthWords.save }).click();
  await expect(dialog).toHaveCount(0);
  const saved = await platform();
  expect(saved).toMatchObject({ confirms_imports: !before });
  expect(saved.maintenance_until).not.toBeNull();
  expect((await change({ confirms_imports: before })).status).toBe(200);
});

test('whoever turns a page of a long list stands at its beginning, and reads which page it is', async ({
  browser,
}) => {
  const page = await enter(browser, team.admin);
  // More looks than one page of them has room for.
  for (let look = 0; look < 55; look += 1)
    await askStaff('GET', `/api/staff/members?search=procura_${look}`, { token: team.admin.token });
  await go(page, '/audit?looks=all');
  await page.getByRole('button', { name: words.next_page }).click();
  await expect(page.getByText(pageNo(2))).toBeAttached();
  await expect(page.getByRole('table').getByRole('row').first()).toBeInViewport();
  await go(page, '/withdrawals');
  await expect(page.getByText(pageNo(1))).toBeAttached();
});

test('a member’s page fits a phone, whatever stands in its lists', async ({ browser }) => {
  const page = await enter(browser, team.admin, 'phone');
  await go(page, `/members/${member.id}`);
  await expect(page.getByText(member.account).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
