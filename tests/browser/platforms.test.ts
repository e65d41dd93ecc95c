import { formatMoney, parseAmount } from '@arara/money';
import { languages, phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { askStaff, newColleagues } from './colleagues.ts';
import {
  ask,
  cashOf,
  depositCents,
  fault,
  gameOf,
  launchButton,
  type Player,
  playerWithMoney,
} from './platform-player.ts';

const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);
const money = (cents: bigint) => formatMoney(cents, languages.pt.locale);

/** Stakes ten reais on a side of the coin, and gives what the game says is left. */
async function flip(page: Page): Promise<bigint> {
  const frame = page.frameLocator('iframe');
  await frame.locator('#stake').fill('10,00');
  const before = await frame.locator('#said').textContent();
  const answered = page.waitForResponse((response) => response.url().includes('/flip?'));
  await frame.getByRole('button').first().click();
  const { balance } = await (await answered).json();
  const cents = parseAmount(balance) ?? 0n;
  await expect(frame.locator('#said')).not.toHaveText(before ?? '');
  await expect(frame.locator('#money')).toHaveText(money(cents));
  return cents;
}

test('[S2.40] [S3.04] a game of a platform: all cash goes along, it is played in its frame, and leaving brings the money home; a seamless one plays with the cash here', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'phone');
  const { page } = me;
  const game = await gameOf('day7');
  await page.goto(game.address);
  await looksAround(page, game.title);
  await launchButton(page).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#money')).toHaveText(money(depositCents));
  // What runs in the frame can neither read this page nor lead it away.
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const there = await flip(page);
  const bar = page.locator('main header');
  await expect(bar).toContainText(money(there));
  await page.getByRole('button', { name: t('platforms.back_home') }).click();
  const leaving = page.getByRole('dialog');
  await expect(leaving).toContainText(money(there));
  await leaving.getByRole('button', { name: t('platforms.leave_bring') }).click();
  await expect(page).toHaveURL(/\/game$/);
  expect(parseAmount(await cashOf(me.token))).toBe(there);
  await playsWithCash(me);
  await me.close();
});

/** Before it is played: what the platform tells of the game, and the way to its other games and back. */
async function looksAround(page: Page, title: string): Promise<void> {
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(title);
  const facts = page.getByRole('region', { name: t('platforms.about') });
  await expect(facts).toContainText(t('games.rtp_meaning'));
  await expect(facts).toContainText(t('games.stage_stakes'));
  const others = page.getByRole('region', { name: t('platforms.more_of', { platform: 'Day7' }) });
  // Tiles are drawn when a thumb comes near.
  await others.scrollIntoViewIfNeeded();
  await others.locator('a[href^="/gameInfo"]').first().click();
  await expect(name).not.toHaveText(title);
  await expect(page).toHaveURL(/platType=day7/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(name).toHaveText(title);
}

/** A seamless platform is given nothing: the bar tells what is here, bet by bet, and leaving asks nothing. */
async function playsWithCash({ page, token }: Player): Promise<void> {
  await page.goto((await gameOf('mare')).address);
  await expect(page.getByText(t('platforms.direct'))).toBeVisible();
  await expect(page.getByText(t('platforms.auto'))).toHaveCount(0);
  await launchButton(page).click();
  const left = await flip(page);
  await expect(page.locator('main header')).toContainText(money(left));
  expect(parseAmount(await cashOf(token))).toBe(left);
  await page.getByRole('button', { name: t('common.back'), exact: true }).click();
  await expect(page).toHaveURL(/\/game$/);
}

test('[R38] a pause that is set on another device closes the game, says why, and the money comes home by itself', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'phone');
  const { page, token } = me;
  await page.goto((await gameOf('day7')).address);
  await launchButton(page).click();
  await expect(page.frameLocator('iframe').locator('#money')).toHaveText(money(depositCents));
  expect(parseAmount(await cashOf(token))).toBe(0n);
  expect(await ask('/api/protection/pause', token, { days: 1 })).toMatchObject({ status: 'success' });
  await expect(page.locator('iframe')).toHaveCount(0);
  const [until = ''] = t('protection.paused_until').split('{{');
  const notice = page.locator('main').getByRole('status').filter({ hasText: until.trim() });
  await expect(notice).toContainText(t('platforms.home_by_itself', { platform: 'Day7' }));
  await expect(launchButton(page)).toBeDisabled();
  await expect.poll(async () => parseAmount(await cashOf(token))).toBe(depositCents);
  await expect(page.locator('main')).toContainText(money(depositCents));
  await me.close();
});

test('money that is on one platform is asked about before a game of another, and a game that is switched off is left', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'desktop');
  const { page } = me;
  const { token } = (await newColleagues()).admin;
  const change = async (isOn: boolean) => {
    const { data } = await askStaff('GET', '/api/staff/platforms', { token });
    const { version, confirms_imports } = data.items.find(({ code }: { code: string }) => code === 'day7');
    const none = { maintenance_from: null, maintenance_until: null };
    const body = { version, is_on: isOn, confirms_imports, ...none, reason: 'teste' };
    expect((await askStaff('POST', '/api/staff/platforms/day7', { token, body })).status).toBe(200);
  };
  // Whatever is played most of its kind: those of another platform stand beside it.
  await page.route(/listsv2\?.*category=/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('category');
    url.searchParams.set('platType', 'estrela');
    return route.continue({ url: url.href });
  });
  await page.goto((await gameOf('day7')).address);
  await launchButton(page).click();
  await expect(page.frameLocator('iframe').locator('#money')).toHaveText(money(depositCents));
  await change(false);
  // Nothing begins there any more: out of the game, and what is there can be brought back and nothing be taken along.
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: t('platforms.move_money') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('tab', { name: t('platforms.to_home') })).toBeVisible();
  await expect(sheet.getByRole('tab')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await change(true);
  const others = page.getByRole('region', { name: t('platforms.similar') });
  await others.scrollIntoViewIfNeeded();
  await others.locator('a[href*="platType=estrela"]').first().click();
  const leaving = page.getByRole('dialog');
  await expect(leaving).toContainText(money(depositCents));
  await leaving.getByRole('button', { name: t('platforms.leave_bring') }).click();
  await expect(page).not.toHaveURL(/platType=day7/);
  expect(parseAmount(await cashOf(me.token))).toBe(depositCents);
  await me.close();
});

test('a platform that is dead, slow, away and back again, as the player sees it', async ({ browser }) => {
  const me = await playerWithMoney(browser, 'desktop');
  const { page } = me;
  const game = await gameOf('estrela');
  const tile = page.getByRole('link', { name: game.title }).first();
  const tiles = () => page.goto('/game?platType=estrela');
  await tiles();
  await expect(tile).toBeVisible();
  await expect(tile).not.toContainText(t('shell.game_silent'));

  // Dead: the player is told at launch, the money stays, and after some calls everybody is told on the tile.
  await fault('estrela', 'always', { operation: 'all', fault: 'broken' });
  await page.goto(game.address);
  await launchButton(page).click();
  await expect(page.getByText(t('errors.platform_unreachable'))).toBeVisible();
  expect(parseAmount(await cashOf(me.token))).toBe(depositCents);
  for (let call = 0; call < 8; call += 1)
    await ask('/api/day7/day7LoginV2', me.token, { name: game.name, platType: 'estrela', currency: 'BRL' });
  await tiles();
  await expect(tile).toContainText(t('shell.game_silent'));
  await tile.click();
  const platform = 'Estrela ao Vivo';
  await expect(page.getByText(t('platforms.silent_text', { platform }))).toBeVisible();

  // Slow: it opens in the end, and answers count again.
  await fault('estrela', 'clear');
  await fault('estrela', 'always', { operation: 'launch', fault: 'slow', delay_ms: 1500 });
  await expect(async () => {
    await launchButton(page).click();
    await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 180_000, intervals: [1_000] });
  await fault('estrela', 'clear');
  await page.getByRole('button', { name: t('platforms.back_home') }).click();
  await page.getByRole('button', { name: t('platforms.leave_bring') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The list one came from, with its filter.
  await expect(page).toHaveURL(/\/game\?platType=estrela$/);
  expect(parseAmount(await cashOf(me.token))).toBe(depositCents);
  await tiles();
  await expect(tile).toBeVisible();
  await expect(tile).not.toContainText(t('shell.game_silent'));

  // Away, as staff has announced: until when stands on the tile and on the launch page.
  const { content } = await newColleagues();
  const announce = async (isAway: boolean) => {
    const now = Date.now();
    const moment = (ms: number) => (isAway ? new Date(now + ms).toISOString() : null);
    const { data } = await askStaff('GET', '/api/staff/platforms', { token: content.token });
    const estrela = data.items.find((one: { code: string }) => one.code === 'estrela');
    const body = {
      code: 'estrela',
      version: estrela.version,
      is_on: true,
      confirms_imports: false,
      maintenance_from: moment(-60_000),
      maintenance_until: moment(48 * 3_600_000),
      reason: 'manutenção anunciada',
    };
    const { status } = await askStaff('POST', '/api/staff/platforms/estrela', { token: content.token, body });
    expect(status).toBe(200);
  };
  await announce(true);
  await tiles();
  const [awayWords = ''] = t('shell.game_away_until').split('{{');
  await expect(tile).toContainText(awayWords.trim());
  await page.goto(`/searchGames?name=${encodeURIComponent(game.title)}`);
  const hit = page.getByRole('region', { name: t('platforms.best_match') });
  await expect(hit).toContainText(awayWords.trim());
  await expect(hit.getByRole('link', { name: t('shell.see_game') })).toBeVisible();
  await expect(hit.getByRole('link', { name: t('shell.play') })).toHaveCount(0);
  await page.goto(game.address);
  await expect(page.getByText(t('platforms.comes_home'))).toBeVisible();
  await expect(launchButton(page)).toBeDisabled();
  await announce(false);
  await page.reload();
  await expect(launchButton(page)).toBeEnabled();
  await me.close();
});
