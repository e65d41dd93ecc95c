import { mkdirSync } from 'node:fs';
import { formatMoney, parseAmount } from '@arara/money';
import { languages, phrase } from '@arara/phrases';
import { expect, type Page, test } from '@playwright/test';
import { visit } from './journey.ts';
import { ask, cashOf, depositCents, type Player, playerWithMoney } from './live-player.ts';
import { missedByEar } from './read-aloud.ts';

const { locale } = languages.pt;
const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);
const table = 'foguete';

/** The first slot of the page. */
const slotOf = (page: Page) =>
  page.getByRole('region', { name: t('live.bet_slot', { slot: 1 }), exact: true });

/** Presses the slot's button when it bets, and gives the bet as the server took it; a round may lock just then. */
async function bet(page: Page): Promise<{ id: string; round_id: string; stake: string }> {
  const takes = new RegExp(`${t('live.bet_now')}|${t('live.bet_next')}`);
  for (let triesLeft = 6; triesLeft >= 0; triesLeft -= 1) {
    const answered = page.waitForResponse((response) =>
      response.url().endsWith(`/api/live/tables/${table}/bet`),
    );
    await slotOf(page).getByRole('button', { name: takes }).click();
    const response = await answered;
    if (response.ok()) return (await response.json()).data.bet;
    expect(response.status(), `${triesLeft} tries left`).toBe(409);
  }
  throw new Error('seven rounds locked at the very moment of a bet');
}

test('three people see one flight alike; a bet is paid what the table says, and one that is taken back costs nothing', async ({
  browser,
}) => {
  const [first, second] = [
    await playerWithMoney(browser, 'desktop'),
    await playerWithMoney(browser, 'phone'),
  ];
  const visitor = await visit(browser, 'phone', 'pt');
  const pages = [first.page, second.page, visitor.page];
  await Promise.all(pages.map((page) => page.goto(`/video/${table}`)));

  const slot = slotOf(first.page);
  await slot.getByRole('switch', { name: t('live.auto_out') }).check();
  await slot.getByRole('textbox', { name: t('live.auto_at') }).fill('1,01');
  const placed = await bet(first.page);
  await expect(slot.getByRole('button', { name: new RegExp(t('games.stage_half')) })).toBeDisabled();

  // Taken back before its round is locked, or flown: the server says which.
  const other = await bet(second.page);
  const back = new RegExp(`${t('live.cancel')}|${t('live.cancel_next')}`);
  await slotOf(second.page)
    .getByRole('button', { name: back })
    .click({ timeout: 5_000 })
    .catch(() => undefined);

  const settled = async (id: string) => {
    await expect
      .poll(async () => (await ask(`/api/live/rounds/${id}`)).phase, { timeout: 150_000 })
      .toBe('settled');
    return ask(`/api/live/rounds/${id}`);
  };
  const round = await settled(placed.round_id);
  const label = t('live.past_round', {
    number: new Intl.NumberFormat(locale).format(round.number),
    multiplier: `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(round.end))}×`,
  });
  for (const page of pages)
    await expect(page.getByRole('button', { name: label, exact: true })).toBeAttached();

  const owed = async (player: Player, bet: { id: string; round_id: string }) => {
    await settled(bet.round_id);
    const states = async () => {
      const { mine } = await ask(`/api/live/rounds/${bet.round_id}`, player.token);
      return mine.find(({ id }: { id: string }) => id === bet.id);
    };
    await expect.poll(async () => (await states()).state).not.toBe('placed');
    const { state, stake, multiplier, payout } = await states();
    const [staked, paid] = [parseAmount(stake) ?? 0n, parseAmount(payout) ?? 0n];
    if (state === 'cancelled') return 0n;
    const times = BigInt(Math.round(Number(multiplier ?? 0) * 100));
    expect(paid).toBe(state === 'cashed' ? (staked * times) / 100n : 0n);
    return paid - staked;
  };
  const isPassed = Number(round.end) >= 1.01;
  const { mine } = await ask(`/api/live/rounds/${placed.round_id}`, first.token);
  await expect.poll(async () => (await owed(first, placed)) > -500n).toBe(isPassed);
  expect(mine[0].auto_cash_out).toBe('1.01');

  for (const [player, played] of [
    [first, placed],
    [second, other],
  ] as const) {
    const left = depositCents + (await owed(player, played));
    expect(await cashOf(player.token)).toBe(left);
    await expect(
      player.page.getByRole('banner').getByText(formatMoney(left, locale)).filter({ visible: true }).first(),
    ).toBeVisible();
  }

  // The round can be checked by whoever has seen it.
  await visitor.page.getByRole('button', { name: label, exact: true }).click();
  await visitor.page.getByRole('link', { name: t('live.verify') }).click();
  await expect(visitor.page.getByText(t('live.fair_end_true'))).toBeVisible();
  await expect(visitor.page.getByText(t('live.fair_link_true'))).toBeVisible();
  await visitor.page.getByRole('button', { name: t('live.fair_walk') }).click();
  await expect(visitor.page.getByText(t('live.fair_chain_true'))).toBeVisible({ timeout: 60_000 });
  for (const { faults, context } of [first, second, visitor]) {
    // Taking back may come too late, which the browser tells as a failed request.
    expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
    await context.close();
  }
});

test('the lobby and the tables of flights stand on both sizes without a fault of access', async ({
  browser,
}) => {
  mkdirSync('docs/screens/live', { recursive: true });
  for (const size of ['phone', 'desktop'] as const) {
    const seen = await visit(browser, size, 'pt');
    const { page } = seen;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [name, path] of [
      ['lobby', '/video'],
      ['arara', '/video/arara'],
      ['foguete', '/video/foguete'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (name !== 'lobby')
        await page.locator('[data-phase=playing], [data-phase=settled]').waitFor({ timeout: 60_000 });
      else
        await expect(
          page.getByRole('link', { name: new RegExp(`^${t('live.join')}`) }).first(),
        ).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await seen.look(`live/${name}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
      expect(wide, `${name} ${size}`).toBeLessThanOrEqual(0);
      const missed = await missedByEar(page);
      expect(
        missed.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${name} ${size}`,
      ).toEqual([]);
    }
    expect(seen.faults).toEqual([]);
    await seen.context.close();
  }
});
