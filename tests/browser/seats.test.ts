import { parseAmount } from '@arara/money';
import { phrase } from '@arara/phrases';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { visit } from './journey.ts';
import { ask, cashOf, depositCents, type Player, playerWithMoney } from './live-player.ts';

const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);
const number = 4;
const chipCents = 500n;
const words = { seat: /^(Sentar por|Próxima rodada por)/, behind: /^Apostar .* atrás/ };
const seats = (page: Page) => page.getByRole('list', { name: t('livetables.seats_at_seats') });
const seatOf = (page: Page) =>
  seats(page).getByRole('button', { name: new RegExp(`^${t('livetables.seats_seat', { number })},`) });

/** The cards before the seats as a picture names them. */
const cardsSeen = (page: Page) =>
  seats(page)
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

async function atTheTable(browser: Browser, size: 'phone' | 'desktop'): Promise<Player> {
  const player = await playerWithMoney(browser, size);
  await player.page.goto('/video/blackjack');
  await expect(seatOf(player.page)).toBeVisible();
  return player;
}

/** Lays a chip on the seat, or behind who has it, and answers the bet; null when bets closed meanwhile. */
async function bet({ page, money, look }: Player, kind: 'seat' | 'behind') {
  await seatOf(page).click({ timeout: 60_000 });
  if (kind === 'behind') {
    const follow = page.getByRole('switch', { name: t('livetables.seats_behind_follow') });
    const isOpen = await follow.check({ timeout: 6_000 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) return null;
    const cost = t('livetables.seats_behind_cost', { amount: money(chipCents) });
    await expect(page.getByText(cost)).toBeVisible();
    await look('live/blackjack-behind');
  }
  const answered = page.waitForResponse((response) => response.url().endsWith(`/blackjack/${kind}`), {
    timeout: 8_000,
  });
  await page
    .getByRole('button', { name: words[kind] })
    .click({ timeout: 7_000 })
    .catch(() => undefined);
  const response = await answered.catch(() => null);
  return response?.ok() ? (await response.json()).data.bet : null;
}

/** What a player has staked and been paid in a round that is over. */
async function endOf({ token }: Player, roundId: string) {
  const own = async () => (await ask(`/api/live/rounds/${roundId}`, token)).mine[0];
  await expect.poll(async () => (await own()).state, { timeout: 90_000 }).not.toBe('placed');
  const { stake, payout } = await own();
  return { staked: parseAmount(stake) ?? 0n, paid: parseAmount(payout) ?? 0n };
}

const heldInHeader = ({ page, money }: Player, cents: bigint) =>
  expect(page.getByRole('banner').getByText(money(cents)).filter({ visible: true }).first()).toBeVisible();

test('one takes a seat and decides, another bets behind it: both see the same cards and are paid by them', async ({
  browser,
}) => {
  const [sitting, behind] = [await atTheTable(browser, 'phone'), await atTheTable(browser, 'desktop')];
  let left = depositCents;
  // Bets may close between the two: then the seat is played alone, and both meet in a later round.
  for (let tries = 0; ; tries += 1) {
    const seat = await bet(sitting, 'seat');
    const back = seat && (await bet(behind, 'behind'));
    if (seat && back?.behind === seat.id) {
      await playTogether(sitting, behind, seat.round_id);
      const [first, second] = [await endOf(sitting, seat.round_id), await endOf(behind, seat.round_id)];
      expect(first.staked).toBe(chipCents);
      expect(second).toEqual(first);
      const held = depositCents - second.staked + second.paid;
      left += first.paid - first.staked;
      expect([await cashOf(sitting.token), await cashOf(behind.token)]).toEqual([left, held]);
      await heldInHeader(sitting, left);
      await heldInHeader(behind, held);
      break;
    }
    if (tries === 7) throw new Error('eight rounds closed while chips were laid');
    if (!seat) continue;
    const alone = await endOf(sitting, seat.round_id);
    left += alone.paid - alone.staked;
  }
  // A round that closes while a chip is on its way is told as a failed request.
  for (const { faults } of [sitting, behind])
    expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
  await sitting.context.close();
  await behind.context.close();
});

/** The seat stands on what it is dealt, unless a natural has ended the round; both pictures hold the same cards. */
async function playTogether(sitting: Player, behind: Player, roundId: string): Promise<void> {
  const stand = sitting.page.getByRole('button', { name: new RegExp(`^${t('tablegames.stand')}`) });
  const isOver = async () => (await ask(`/api/live/rounds/${roundId}`)).phase === 'settled';
  await expect
    .poll(async () => (await stand.isVisible()) || (await isOver()), { timeout: 60_000 })
    .toBe(true);
  await expect.poll(async () => (await cardsSeen(behind.page)).length).toBeGreaterThanOrEqual(2);
  expect(await cardsSeen(sitting.page)).toEqual(await cardsSeen(behind.page));
  if (!(await stand.isVisible())) return;
  // While a hand is to be decided no seat asks for chips: what they would do has no room below.
  await expect(seats(sitting.page).getByRole('button', { disabled: false })).toHaveCount(0, {
    timeout: 2_000,
  });
  await sitting.look('live/blackjack-decide');
  // The clock decides for who is too late.
  await pressTwice(sitting.page, stand);
}

/** The second press of one that ended the hand stakes nothing on the next round, whatever stands in its place by then. */
async function pressTwice(page: Page, stand: Locator): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const box = await stand.boundingBox();
  const answered = page.waitForResponse((response) => response.url().endsWith('/move'), { timeout: 10_000 });
  await stand.click({ timeout: 10_000 }).catch(() => undefined);
  if (!box || !(await answered.catch(() => null))) return;
  await page.waitForTimeout(60);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  expect(sent.filter((path) => path.endsWith('/seat'))).toEqual([]);
}

test('who is not told by the socket is told so after a while, and no page that opens says it', async ({
  browser,
}) => {
  const { page, context } = await visit(browser, 'phone', 'pt');
  const lost = page.getByText(t('livetables.reconnecting'));
  await page.goto('/video/blackjack');
  await expect(seatOf(page)).toBeVisible();
  expect(await lost.count()).toBe(0);
  await page.routeWebSocket('**/socket', (socket) => socket.close());
  await page.reload();
  await expect(seatOf(page)).toBeVisible();
  await expect(lost).toBeVisible();
  await context.close();
});
