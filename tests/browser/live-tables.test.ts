import { mkdirSync } from 'node:fs';
import { formatMoney, parseAmount } from '@arara/money';
import { languages, phrase } from '@arara/phrases';
import { expect, test } from '@playwright/test';
import { visit } from './journey.ts';
import { ask, cashOf, depositCents, playerWithMoney } from './live-player.ts';
import { missedByEar } from './read-aloud.ts';

const { locale } = languages.pt;
const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);

test('chips on red at the shared roulette: taken, drawn for everybody alike, and paid as the wheel says', async ({
  browser,
}) => {
  const me = await playerWithMoney(browser, 'phone');
  const { page, token } = me;
  await page.goto('/video/roleta');
  const lay = async (): Promise<{ id: string; round_id: string; stake: string } | null> => {
    await page.getByRole('button', { name: /^Vermelho/ }).click({ timeout: 60_000 });
    const answered = page.waitForResponse((response) => response.url().endsWith('/chips'), {
      timeout: 6_000,
    });
    await page
      .getByRole('button', { name: new RegExp(`^${t('games.stage_confirm')}`) })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    const response = await answered.catch(() => null);
    return response?.ok() ? (await response.json()).data.bet : null;
  };
  // Bets may close while a chip is laid: then it is laid again for the next round.
  let bet = await lay();
  for (let tries = 0; !bet && tries < 7; tries += 1) bet = await lay();
  if (!bet) throw new Error('eight rounds closed while a chip was laid');
  const { id, round_id, stake } = bet;
  await expect
    .poll(async () => (await ask(`/api/live/rounds/${round_id}`)).phase, { timeout: 90_000 })
    .toBe('settled');
  const own = async () => {
    const { mine } = await ask(`/api/live/rounds/${round_id}`, token);
    return mine.find((one: { id: string }) => one.id === id);
  };
  await expect.poll(async () => (await own()).state).not.toBe('placed');
  const { payout } = await own();
  const { outcome } = await ask(`/api/live/rounds/${round_id}`);
  const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
  const staked = parseAmount(stake) ?? 0n;
  const owed = reds.includes(outcome.number) ? staked * 2n : 0n;
  expect(parseAmount(payout)).toBe(owed);
  const left = depositCents - staked + owed;
  expect(await cashOf(token)).toBe(left);
  await expect(
    page.getByRole('banner').getByText(formatMoney(left, locale)).filter({ visible: true }).first(),
  ).toBeVisible();
  // A round that closes while a chip is on its way is told as a failed request.
  expect(me.faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
  await me.context.close();
});

test('every table of draws and the one with seats stands on a phone, the large ones on desktop, without a fault of access', async ({
  browser,
}) => {
  mkdirSync('docs/screens/live', { recursive: true });
  const { items } = await ask('/api/live/tables');
  const draws: string[] = items
    .filter((item: { play: string }) => item.play !== 'flight')
    .map((item: { table: string }) => item.table);
  expect(draws.length).toBeGreaterThanOrEqual(10);
  const problems: string[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    const seen = await visit(browser, size, 'pt');
    const { page } = seen;
    for (const table of size === 'phone' ? draws : draws.slice(0, 7)) {
      await page.goto(`/video/${table}`);
      await expect(page.getByRole('radiogroup', { name: t('games.stage_chip_value') })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await seen.look(`live/${table}`);
      // Beside the seats the rules stand on the page.
      if (table !== 'blackjack') {
        await page.getByRole('button', { name: t('live.rules') }).click();
        const rules = page.getByRole('dialog', { name: t('live.rules') });
        await expect(rules.getByText(t('livetables.rules_fair'))).toBeVisible();
        await expect(rules.getByRole('table').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(rules).toBeHidden();
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
      if (wide > 0) problems.push(`${table} ${size}: ${wide} px too wide`);
      const missed = await missedByEar(page);
      problems.push(...missed.map(({ id, nodes }) => `${table} ${size}: ${id} ${nodes[0]?.html}`));
    }
    problems.push(...seen.faults);
    await seen.context.close();
  }
  expect(problems).toEqual([]);
});
