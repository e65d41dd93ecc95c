import { phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { open, payIn } from './opened.ts';

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
  // Insurance is declined where it is asked for, then the hand stands.
  for (let moves = 0; round.state === 'open' && moves < 2; moves += 1)
    round = await step(page, () => page.keyboard.press('Space'));
  expect(round.state).toBe('settled');
  await page.context().close();
});

test('a game fills the screen, is played there, and gives it back', async ({ browser }) => {
  const { page, token } = await open(browser, '/play/coroa-da-onca');
  await payIn(token, '100.00');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const enter = page.getByRole('button', { name: t('games.stage_full_screen'), exact: true });
  await enter.click();
  await expect.poll(isFull).toBe(true);
  await expect(actionOf(page)).toBeInViewport({ ratio: 1 });
  expect(await step(page, () => page.keyboard.press('Space'))).toMatchObject({ state: 'settled' });
  await page.getByRole('button', { name: t('games.stage_full_screen_off'), exact: true }).click();
  await expect.poll(isFull).toBe(false);
  await expect(enter).toBeVisible();
  await page.context().close();
});
