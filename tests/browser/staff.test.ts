import { pt as gamesWords } from '@arara/phrases/staff/games/pt';
import { pt as growthWords } from '@arara/phrases/staff/growth/pt';
import { pt as ledgerWords } from '@arara/phrases/staff/ledger/pt';
import { pt as moneyWords } from '@arara/phrases/staff/money/pt';
import { pt as words } from '@arara/phrases/staff/pt';
import { pt as queueWords } from '@arara/phrases/staff/queues/pt';
import { pt as reportWords } from '@arara/phrases/staff/reports/pt';
import { pt as requestWords } from '@arara/phrases/staff/requests/pt';
import { pt as roundWords } from '@arara/phrases/staff/rounds/pt';
import { expect, type Page, test } from '@playwright/test';
import { rolePermissions } from '../../apps/server/src/plugins/permissions.ts';
import { enter, go, menu, title } from './back-office.ts';
import {
  askStaff,
  type Colleague,
  guardedCalls,
  isLetIn,
  newColleagues,
  type Role,
  roles,
} from './colleagues.ts';
import { siteUrl } from './journey.ts';
import { staff } from './people.ts';
import { missedByEar } from './read-aloud.ts';
import { registerByApi } from './register-by-api.ts';

const rooms = {
  reports: reportWords.room_reports,
  withdrawals: words.room_withdrawals,
  queues: queueWords.room_queues,
  support: queueWords.room_support,
  deposits: words.room_deposits,
  ledger: ledgerWords.room_ledger,
  members: words.room_members,
  cases: words.room_cases,
  chat: 'Chat',
  games: gamesWords.room_games,
  growth: growthWords.room_growth,
  requests: requestWords.room_requests,
  team: words.room_team,
  audit: words.room_audit,
} as const;
type Room = keyof typeof rooms;
const everyRoom = Object.keys(rooms) as Room[];

/** The rooms each role works in, written down apart from the product. */
const roomsOf: Record<Role, readonly Room[]> = {
  support: ['withdrawals', 'queues', 'support', 'deposits', 'members', 'chat', 'games'],
  finance: [
    'reports',
    'withdrawals',
    'queues',
    'deposits',
    'ledger',
    'members',
    'games',
    'growth',
    'requests',
  ],
  risk: [
    'reports',
    'withdrawals',
    'queues',
    'support',
    'deposits',
    'ledger',
    'members',
    'cases',
    'chat',
    'games',
    'growth',
    'requests',
    'audit',
  ],
  content: ['games', 'growth'],
  admin: everyRoom,
};

let team: Record<Role, Colleague>;
/** A member with one movement of money. */
let member: { id: string; account: string; name: string };

test.beforeAll(async () => {
  team = await newColleagues();
  const name = 'Davi Rocha Exemplo';
  const { person } = await registerByApi(name);
  const found = await askStaff('GET', `/api/staff/members?search=${person.account}`, {
    token: team.admin.token,
  });
  member = { id: found.data.items[0].id, account: person.account, name };
  const asked = await askStaff('POST', `/api/staff/members/${member.id}/adjust`, {
    token: team.finance.token,
    body: { money: '25.00', reason: 'teste' },
  });
  const decided = await askStaff('POST', `/api/staff/requests/${asked.data.id}/decide`, {
    token: team.admin.token,
    body: { is_approved: true },
  });
  expect(decided.data).toMatchObject({ state: 'done' });
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** What is shown to a role of the rooms, and what it reads in the others. */
async function expectRooms(page: Page, role: Role): Promise<void> {
  const links = menu(page).getByRole('link');
  await expect(links).toHaveCount(roomsOf[role].length);
  const shown = await links.evaluateAll((all) =>
    all.map((one) => one.getAttribute('href')?.split('/').at(-1)),
  );
  expect([...shown].sort()).toEqual([...roomsOf[role]].sort());
  for (const room of everyRoom.filter((one) => !roomsOf[role].includes(one))) {
    await go(page, `/${room}`);
    await expect(page.getByText(words.no_access_hint)).toBeVisible();
  }
}

test('the permission table is what the routes enforce: no mismatch', async () => {
  const mismatches: string[] = [];
  const table = new Map<string, string[]>();
  for (const role of roles) {
    for (const call of guardedCalls) {
      const isAllowed = rolePermissions[role].includes(call.permission);
      if ((await isLetIn(team[role], call)) !== isAllowed) mismatches.push(`${role} ${call.name}`);
      const row = table.get(call.permission) ?? [];
      if (isAllowed && !row.includes(role)) row.push(role);
      table.set(call.permission, row);
    }
  }
  const width = Math.max(...[...table.keys()].map((name) => name.length));
  const lines = [...table].map(([permission, allowed]) =>
    [permission.padEnd(width), ...roles.map((role) => (allowed.includes(role) ? role : '·').padEnd(8))].join(
      ' ',
    ),
  );
  process.stdout.write(
    `${lines.join('\n')}\n${guardedCalls.length} calls, ${roles.length} roles, ${mismatches.length} mismatches\n`,
  );
  expect(guardedCalls.length).toBeGreaterThan(50);
  expect(mismatches).toEqual([]);
});

test('support writes notes and sees open rounds; it neither freezes nor reviews', async ({ browser }) => {
  const page = await enter(browser, team.support);
  await expectRooms(page, 'support');
  await go(page, `/members/${member.id}`);
  await expect(title(page)).toHaveText(member.name);
  await page.getByLabel(words.note_write).fill('ligou sobre o bônus');
  await page.getByRole('button', { name: words.note_add }).click();
  await expect(page.getByText('ligou sobre o bônus')).toBeVisible();
  await expect(page.getByRole('button', { name: words.freeze, exact: true })).toHaveCount(0);
  await go(page, '/games/open');
  await expect(title(page)).toHaveText(gamesWords.games_open);
  await expect(page.getByRole('button', { name: gamesWords.games_returns })).toHaveCount(0);
});

test('finance follows a movement to its cause and back; it neither freezes nor changes games', async ({
  browser,
}) => {
  const page = await enter(browser, team.finance);
  await expectRooms(page, 'finance');
  await go(page, '/ledger');
  // The row may stand there before it is searched for, and would be drawn anew under the key.
  const found = page.waitForResponse((response) => response.url().includes(member.account));
  await page.getByLabel(ledgerWords.ledger_search).fill(member.account);
  await found;
  const row = page.getByRole('row').filter({ hasText: member.account });
  await expect(row).toHaveCount(1);
  await row.press('Enter');
  await expect(title(page)).toHaveText(ledgerWords.cause_adjustment);
  await expect(page.getByRole('main').getByText(team.finance.email)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/0,00/);
  await page.getByRole('link', { name: member.account }).first().click();
  await expect(title(page)).toHaveText(member.name);
  await expect(page.getByRole('button', { name: words.freeze, exact: true })).toHaveCount(0);
  await go(page, '/games');
  await expect(page.getByText(gamesWords.games_by_play).first()).toBeVisible();
  await expect(page.getByRole('button', { name: growthWords.edit })).toHaveCount(0);
});

test('risk freezes a member and frees the member again; it does not review payments', async ({ browser }) => {
  const page = await enter(browser, team.risk);
  await expectRooms(page, 'risk');
  await go(page, `/members/${member.id}`);
  for (const action of [words.freeze, words.unfreeze]) {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.reason_for_audit).fill('teste');
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: words.freeze, exact: true })).toBeVisible();
  await go(page, '/withdrawals');
  await expect(title(page)).toHaveText(words.queue_title);
  await expect(page.getByRole('button', { name: roundWords.select_low })).toHaveCount(0);
});

test('content orders games by key and by dragging, and switches one; money and members stay shut', async ({
  browser,
}) => {
  const page = await enter(browser, team.content);
  await expectRooms(page, 'content');
  await go(page, '/games');
  const games = page.locator('li[data-game]');
  await expect(games.nth(2)).toBeVisible();
  const slugs = () => games.evaluateAll((all) => all.map((one) => one.getAttribute('data-game')));
  const before = await slugs();
  await games.nth(1).getByRole('button').first().press('ArrowUp');
  expect((await slugs()).slice(0, 2)).toEqual([before[1], before[0]]);
  await games.nth(3).dragTo(games.nth(0));
  expect((await slugs()).slice(0, 3)).toEqual([before[3], before[1], before[0]]);
  await page.getByRole('button', { name: growthWords.save, exact: true }).click();
  await expect(page.getByText(growthWords.saved)).toBeVisible();
  await page.reload();
  await expect(games.nth(2)).toBeVisible();
  expect((await slugs()).slice(0, 2)).toEqual([before[3], before[1]]);

  // Closed where this house is not, and open again: other tests play it.
  for (const state of [gamesWords.game_closed_elsewhere, gamesWords.game_on]) {
    await games
      .nth(0)
      .getByRole('button', { name: /Editar/ })
      .click();
    const dialog = page.getByRole('dialog');
    // What the dialog asks first comes first for keys too, not the reason at its end.
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox')).not.toBeFocused();
    await dialog.getByLabel(gamesWords.jurisdiction_br_regulated).click();
    await dialog.getByRole('textbox').fill('teste');
    await dialog.getByRole('button', { name: growthWords.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(games.nth(0)).toContainText(state);
  }
  const { token } = team.content;
  const sheet = await askStaff('GET', '/api/staff/games?category=slots', { token });
  const back = await askStaff('POST', '/api/staff/game-order', {
    token,
    body: { category: 'slots', version: sheet.data.version, placed: [] },
  });
  expect(back.data.placed).toEqual([]);
});

const pages = [
  ...everyRoom.map((room) => `/${room}`),
  '/queues/refunds',
  '/queues/exclusions',
  '/queues/registrations',
  '/games/returns',
  '/games/live',
  '/games/open',
  '/ledger/psp',
  '/ledger/methods',
  '/growth/vip',
  '/growth/agency',
  '/growth/news',
  '/growth/letters',
  '/growth/banners',
  '/growth/site',
  '/growth/terms',
  '/reports/ggr',
];

test('admin enters every room; axe finds nothing on any page', async ({ browser }) => {
  const page = await enter(browser, team.admin);
  await expectRooms(page, 'admin');
  const faults: string[] = [];
  for (const path of [...pages, `/members/${member.id}`]) {
    await go(page, path);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('[aria-busy], .MuiSkeleton-root')).toHaveCount(0);
    for (const { id, nodes } of await missedByEar(page))
      faults.push(`${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`.slice(0, 300));
  }
  expect(faults).toEqual([]);
});

test('whoever decides too late reads who was faster and what it came to, in a dialog that stays', async ({
  browser,
}) => {
  const asked = await askStaff('POST', `/api/staff/members/${member.id}/adjust`, {
    token: team.finance.token,
    body: { money: '31.00', reason: 'duas pessoas ao mesmo tempo' },
  });
  // It waits for one of the two alone: who asked for it is told of nothing.
  const waitsFor = async (colleague: Colleague) =>
    (await askStaff('GET', '/api/staff/queues', { token: colleague.token })).data.requests;
  expect([await waitsFor(team.admin), await waitsFor(team.finance)]).toEqual([1, 0]);
  const page = await enter(browser, team.admin);
  await go(page, '/requests');
  await expect(menu(page).getByRole('link', { name: requestWords.room_requests })).toContainText('1');
  const row = page.getByRole('row').filter({ hasText: 'duas pessoas ao mesmo tempo' });
  await row.getByRole('button', { name: requestWords.approve_adjustment }).click();
  await askStaff('POST', `/api/staff/requests/${asked.data.id}/decide`, {
    token: team.finance.token,
    body: { is_approved: false },
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: requestWords.approve_adjustment }).click();
  const told = moneyWords.decided_faster
    .replace('{{email}}', team.finance.email)
    .replace('{{state}}', requestWords.request_refused);
  await expect(dialog.getByRole('alert')).toHaveText(told);
  await expect(page.getByText(told)).toHaveCount(2);
  // The list behind it has been asked for anew, and the dialog is still there.
  const behind = page.locator('tr').filter({ hasText: 'duas pessoas ao mesmo tempo' });
  await expect(behind).toContainText(requestWords.request_refused);
  await expect(dialog).toBeVisible();
});

test('queues open with the first in which something waits', async ({ browser }) => {
  const { data } = await askStaff('GET', '/api/staff/queues', { token: team.support.token });
  // Support sees no money: of its two queues the member's registration waits in the second at least.
  const first = data.exclusions > 0 ? 'exclusions' : 'registrations';
  const page = await enter(browser, team.support);
  await go(page, '/queues');
  await expect(page).toHaveURL(new RegExp(`/queues/${first}$`));
  await expect(title(page)).toHaveText(queueWords[`queue_${first}`]);
});

test('review queues fit a phone', async ({ browser }) => {
  const page = await enter(browser, team.admin, 'phone');
  for (const path of [
    '/withdrawals',
    '/queues',
    '/queues/exclusions',
    '/queues/registrations',
    '/growth/banners',
    '/support',
    '/cases',
    '/games/open',
    '/ledger',
  ]) {
    await go(page, path);
    await expect(title(page)).toBeVisible();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, path).toBe(false);
  }
});

test('a session that ends in the middle of work is opened again by the password, and what was typed is saved', async ({
  browser,
}) => {
  const page = await enter(browser, team.support);
  await go(page, `/members/${member.id}`);
  await page.getByLabel(words.note_write).fill('escrito antes do fim');
  expect((await askStaff('POST', '/api/staff/logout', { token: team.support.token })).status).toBe(200);
  await page.getByRole('button', { name: words.note_add }).click();
  const dialog = page.getByRole('dialog', { name: queueWords.session_over });
  await dialog.getByLabel(words.password).fill(team.support.password);
  await dialog.getByRole('button', { name: queueWords.session_continue }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('escrito antes do fim', { exact: true })).toBeVisible();
});

test('a stranger is asked to log in and told nothing, and is there after it', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: siteUrl() })).newPage();
  await page.goto('/backoffice/#/ledger');
  await expect(page.getByRole('button', { name: words.login })).toBeVisible();
  const refused = await askStaff('GET', '/api/staff/members');
  expect(refused.status).toBe(401);
  await page.getByLabel(words.email).fill(staff.email);
  await page.getByLabel(words.password).fill(staff.password);
  await page.getByRole('button', { name: words.login }).click();
  await expect(page).toHaveURL(/#\/ledger$/);
  await expect(title(page)).toBeVisible();
});
