import { phrase } from '@arara/phrases';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectOnTop } from './on-top.ts';
import { betByApi, open, payIn } from './opened.ts';

const t = (key: string) => phrase('pt', key);
const stageOf = (page: Page) => page.locator('main section[aria-label]').first();
const panelOf = (page: Page) => page.locator(`main [aria-label="${t('games.stage_bet')}"]`);
const actionOf = (page: Page) => panelOf(page).locator('button[class*="_action_"]').first();

/** Does something that asks the server for a step, and waits until the screen has told the answer. */
async function step(page: Page, act: () => Promise<void>): Promise<{ state: string; stake: string }> {
  await expect(actionOf(page)).toHaveAttribute('aria-busy', 'false');
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes('/api/play/') && response.request().method() === 'POST',
    ),
    act(),
  ]);
  const { data } = await answer.json();
  await expect(actionOf(page)).toHaveAttribute('aria-busy', 'false');
  return data;
}

test('a round is bet, decided and ended from the keyboard alone', async ({ browser }) => {
  const { page, token } = await open(browser, '/play/minas-do-sertao');
  await payIn(token, '100.00');
  const stake = panelOf(page).getByLabel(t('games.stage_stake'), { exact: true });
  const first = await stake.inputValue();
  await page.keyboard.press('ArrowUp');
  await expect(stake).not.toHaveValue(first);
  await page.keyboard.press('ArrowDown');
  await expect(stake).toHaveValue(first);

  expect(await step(page, () => page.keyboard.press('Space'))).toMatchObject({ state: 'open' });
  // While a round is open its stake stays as it is.
  await page.keyboard.press('ArrowUp');
  await expect(stake).toHaveValue(first);
  await stageOf(page).getByRole('button').first().focus();
  const picked = await step(page, () => page.keyboard.press('Enter'));
  if (picked.state === 'open') {
    await actionOf(page).focus();
    expect(await step(page, () => page.keyboard.press('Enter'))).toMatchObject({ state: 'settled' });
  }

  await page.goto('/play/blackjack-leblon');
  await expect(actionOf(page)).toBeEnabled();
  let round = await step(page, () => page.keyboard.press('Space'));
  // A press so soon after the deal is no step.
  await page.waitForTimeout(600);
  // The action is the move that is suggested: insurance is declined, cards are taken, in the end the hand stands.
  for (let moves = 0; round.state === 'open' && moves < 16; moves += 1)
    round = await step(page, () => page.keyboard.press('Space'));
  expect(round.state).toBe('settled');
  await page.context().close();
});

test('[R29] a round taken up again stands with the stake and the choice it was bet with', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/terms');
  await payIn(token, '200.00');
  const panel = panelOf(page);
  const stake = panel.getByLabel(t('games.stage_stake'), { exact: true });
  const bets = [
    { game: 'minas-do-sertao', stake: '7.00', mines: 8 },
    { game: 'torre-do-coco', stake: '3.00', difficulty: 'hard' },
    { game: 'holdem-ipanema', stake: '2.00', side: true },
    { game: 'blackjack-leblon', stake: '6.00' },
  ];
  for (const bet of bets) {
    await leaveOpen(token, bet);
    await page.goto(`/play/${bet.game}`);
    await expect(stake, bet.game).toHaveValue(bet.stake.replace('.', ','));
    await expect(stake).toBeDisabled();
    if (bet.mines) await expect(panel.locator('output')).toHaveText(String(bet.mines));
    if (bet.difficulty) {
      const chosen = panel.getByRole('button', { name: t('games.stage_tower_hard') });
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    }
    if (bet.side) await expect(panel.getByRole('switch').first()).toBeChecked();
  }
  await page.context().close();
});

test('[R29] who bets before an unfinished round is found is told so, and goes on with that round', async ({
  browser,
}) => {
  const { page, token } = await open(browser, '/terms');
  await payIn(token, '100.00');
  const bet = { game: 'minas-do-sertao', stake: '2.00', mines: 3 };
  await leaveOpen(token, bet);
  // The answer that tells of it comes while the bet is on its way.
  let isBet = false;
  let isFound = false;
  await page.route('**/api/rounds/open*', async (route) => {
    const response = await route.fetch();
    while (!isBet) await page.waitForTimeout(20);
    await route.fulfill({ response });
    isFound = true;
  });
  await page.route('**/api/play/*', async (route) => {
    isBet = true;
    while (!isFound) await page.waitForTimeout(20);
    await page.waitForTimeout(300);
    await route.continue();
  });
  await page.goto('/play/minas-do-sertao');
  await expect(actionOf(page)).toBeEnabled();
  await actionOf(page).click();
  await expect(panelOf(page).getByLabel(t('games.stage_stake'), { exact: true })).toBeDisabled();
  await stageOf(page).getByRole('button').first().click();
  await expect(page.getByText(t('errors.round_open'))).toHaveCount(0);
  await page.context().close();
});

test('a game fills the screen, is played and asked about there, and gives it back', async ({ browser }) => {
  const { page, token } = await open(browser, '/play/coroa-da-onca');
  await payIn(token, '100.00');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const enter = page.getByRole('button', { name: t('games.stage_full_screen'), exact: true });
  await enter.click();
  await expect.poll(isFull).toBe(true);
  await expect(actionOf(page)).toBeInViewport({ ratio: 1 });
  expect(await step(page, () => page.keyboard.press('Space'))).toMatchObject({ state: 'settled' });
  // What lies over the game is seen there, and the page behind it is not.
  await page
    .getByRole('button', { name: t('games.stage_round_details') })
    .first()
    .click();
  const round = page.getByRole('dialog');
  await expectOnTop(round);
  expect(await isFull()).toBe(true);
  await round.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(round).toHaveCount(0);
  await expect(enter).not.toBeVisible();
  await expect(page.getByRole('link', { name: t('shell.skip_to_content') })).not.toBeVisible();
  await page.getByRole('button', { name: t('games.stage_full_screen_off'), exact: true }).click();
  await expect.poll(isFull).toBe(false);
  await expect(enter).toBeVisible();
  // The next page is one in a window.
  await enter.click();
  await expect.poll(isFull).toBe(true);
  await page.evaluate(() => history.pushState(null, '', '/terms'));
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(isFull).toBe(false);
  await page.context().close();
});

test('a phone on its side shows stage and panel whole, without scrolling', async ({ browser }) => {
  const { page } = await open(browser, '/terms', true, { isMobile: true, hasTouch: true });
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    // A machine with jackpots, one with a ladder, a field, cards, a table of chips, cards of numbers, a pitch.
    for (const slug of [
      'bau-de-paraty',
      'galo-carijo',
      'minas-do-sertao',
      'blackjack-leblon',
      'roleta-guanabara',
      'bingo-junino',
      'gol-de-placa',
    ]) {
      const where = `${slug} ${size.width}`;
      await page.goto(`/play/${slug}`);
      await expect(actionOf(page), where).toBeInViewport({ ratio: 1 });
      await expect(stageOf(page), where).toBeInViewport({ ratio: 1 });
      const stage = await boxOf(stageOf(page));
      const panel = await boxOf(panelOf(page));
      expect(panel.x, where).toBeGreaterThanOrEqual(stage.x + stage.width);
      expect(panel.x + panel.width, where).toBeLessThanOrEqual(size.width);
      for (const button of await stageOf(page).getByRole('button').all()) {
        const { y, height } = await boxOf(button);
        expect(y, where).toBeGreaterThanOrEqual(stage.y);
        expect(y + height, where).toBeLessThanOrEqual(stage.y + stage.height);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(size.width);
    }
  }
  await page.context().close();
});

/** A round bet beside the screen that waits for its next step; some end with their first cards. */
async function leaveOpen(token: string, bet: { game: string }): Promise<void> {
  await expect
    .poll(async () => {
      const { data } = await betByApi(token, bet);
      return data?.state;
    })
    .toBe('open');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}
