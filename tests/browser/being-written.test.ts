import { pt as gameWords } from '@arara/phrases/staff/games/pt';
import { pt as growthWords } from '@arara/phrases/staff/growth/pt';
import { pt as words } from '@arara/phrases/staff/pt';
import { pt as reportWords } from '@arara/phrases/staff/reports/pt';
import { expect, test } from '@playwright/test';
import { enter, go } from './back-office.ts';
import { askStaff, type Colleague, newColleagues, type Role } from './colleagues.ts';

let team: Record<Role, Colleague>;

test.beforeAll(async () => {
  team = await newColleagues();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('what is written of a game stays open when a colleague puts the game elsewhere, and is saved then', async ({
  browser,
}) => {
  const page = await enter(browser, team.admin);
  const mine = async () => {
    const { data } = await askStaff('GET', '/api/staff/games?search=Gemas da Chapada&lang=pt', {
      token: team.content.token,
    });
    return data.items.find(({ slug }: { slug: string }) => slug === 'gemas-da-chapada');
  };
  const change = async (more: object) => {
    const { version, is_on, closed_in, category, is_new } = await mine();
    return askStaff('POST', '/api/staff/games/gemas-da-chapada', {
      token: team.content.token,
      body: { version, is_on, closed_in, category, is_new, reason: 'teste', ...more },
    });
  };
  const before = await mine();
  await go(page, '/games');
  await page.getByRole('button', { name: reportWords.category_arcade }).click();
  await page.getByRole('button', { name: gameWords.game_switch.replace('{{title}}', before.title) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: gameWords.game_is_new }).click();
  await dialog.getByLabel(words.adjustment_reason).fill('teste');
  expect((await change({ category: 'card' })).status).toBe(200);
  await dialog.getByRole('button', { name: growthWords.save }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    growthWords.faster_kept.replace('{{email}}', team.content.email),
  );
  await expect(dialog.getByRole('combobox')).toHaveText(reportWords.category_card);
  await dialog.getByRole('button', { name: growthWords.save }).click();
  await expect(dialog).toHaveCount(0);
  expect(await mine()).toMatchObject({ category: 'card', is_new: !before.is_new });
  expect((await change({ category: before.category, is_new: before.is_new })).status).toBe(200);
});

test('what is written while a save is on its way is not taken for saved', async ({ browser }) => {
  const page = await enter(browser, team.finance);
  await go(page, '/growth');
  await page.getByRole('button', { name: growthWords.growth_vip, exact: true }).click();
  const figureOf = (level: number) =>
    page.getByLabel(`VIP ${level}, ${growthWords.vip_deposit}`, { exact: true });
  const whole = async (level: number) =>
    Number((await figureOf(level).inputValue()).replace(/,00$/, '').replace(/\D/g, ''));
  const [third, fourth] = [await whole(3), await whole(4)];
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/growth/vip/levels', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  const save = page.getByRole('button', { name: growthWords.save });
  await figureOf(3).fill(String(third + 1));
  await page.getByLabel(words.reason_for_audit).fill('teste');
  await save.click();
  await page.getByRole('dialog').getByRole('button', { name: growthWords.save }).click();
  await isAsked;
  await figureOf(4).fill(String(fourth + 1));
  answer();
  await expect(page.getByText(growthWords.saved, { exact: true })).toBeVisible();
  await expect.poll(() => whole(3)).toBe(third + 1);
  await expect(figureOf(4)).toHaveValue(String(fourth + 1));
  await expect(save).toBeEnabled();
});
