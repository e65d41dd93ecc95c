import { type DataOf, games } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayOf, startOfDay } from '../../plugins/clock.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { bets, coin, newPlayer, type Player } from './testing/player.ts';

const dayMs = 86_400_000;

let house: TestHouse;
let player: Player;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.moveTo(new Date());
  player = await newPlayer(house, { cash: '100.00' });
});

const records = (input: Record<string, unknown> = {}, lang = 'en') =>
  house.ask(games.gameRecord, input, { token: player.token, lang });
const centsOf = (text: string) =>
  (text.startsWith('-') ? -1n : 1n) * (parseAmount(text.replace('-', '')) ?? 0n);

/** The clock of the house, some days after today at noon in São Paulo; the member is who still asks. */
async function daysLater(days: number): Promise<void> {
  house.clock.moveTo(new Date(startOfDay(dayOf(new Date())).getTime() + days * dayMs + dayMs / 2));
  await house.house.db.query('update session set created_at = $1, last_seen_at = $1 where member_id = $2', [
    house.clock.now(),
    player.memberId,
  ]);
}

test('[S7.18] settled rounds come newest first with bet, payout and the amount won or lost', async () => {
  const played: DataOf<typeof games.play>[] = [];
  for (const game of ['dados-de-ouro', 'coroa-da-onca', 'roleta-guanabara'] as const)
    played.unshift(await player.mustPlay(game, { ...bets[game] }));
  const page = await records();
  expect(page).toMatchObject({ page: 1, page_size: 20, total: 3 });
  expect(page.items.map((row) => row.round_id)).toEqual(played.map((round) => round.round_id));
  for (const [index, row] of page.items.entries()) {
    const round = played[index];
    expect(row).toMatchObject({ bet_amount: round?.stake, payout: round?.payout, game: round?.game });
    expect(centsOf(row.win_loss)).toBe(centsOf(row.payout) - centsOf(row.bet_amount));
    expect(Number.isNaN(Date.parse(row.bet_time))).toBe(false);
  }
  const sum = (pick: (row: (typeof page.items)[number]) => string) =>
    formatAmount(page.items.reduce((total, row) => total + centsOf(pick(row)), 0n));
  expect(page.total_bet).toBe(sum((row) => row.bet_amount));
  expect(page.total_payout).toBe(sum((row) => row.payout));
  expect(page.total_win_loss).toBe(sum((row) => row.win_loss));
});

test('titles are in the language asked for', async () => {
  await player.mustPlay('coroa-da-onca', { stake: '1.00' });
  const title = async (lang: string) => (await records({}, lang)).items[0]?.title;
  expect(await title('pt')).toBe('Coroa da Onça');
  expect(await title('cn')).toMatch(/\p{Script=Han}/u);
});

test('an open round is no record until it is settled', async () => {
  const round = await player.mustPlay('minas-do-sertao', { stake: '1.00', mines: 24 });
  expect((await records()).total).toBe(0);
  await player.act('minas-do-sertao', round.round_id, { type: 'pick', tile: 3 });
  expect((await records()).items.map((row) => row.round_id)).toEqual([round.round_id]);
});

test('pages hold as many rows as asked for, and the totals are of the whole range', async () => {
  for (let count = 0; count < 5; count += 1) await player.mustPlay('dados-de-ouro', coin());
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => records({ page, page_size: 2 })));
  expect([first, second, third].map((page) => page?.items.length)).toEqual([2, 2, 1]);
  const ids = [first, second, third].flatMap((page) => page?.items.map((row) => row.round_id) ?? []);
  expect(new Set(ids).size).toBe(5);
  expect(third).toMatchObject({ total: 5, total_bet: '5.00', total_win_loss: first?.total_win_loss });
});

test('one game can be singled out', async () => {
  await player.mustPlay('dados-de-ouro', coin());
  await player.mustPlay('coroa-da-onca', { stake: '2.00' });
  expect(await records({ game: 'coroa-da-onca' })).toMatchObject({ total: 1, total_bet: '2.00' });
  expect(await records({ game: 'nothing' })).toMatchObject({ total: 0, total_bet: '0.00', items: [] });
});

test('[S7.18] today, the last 3 days and the last 7 days are calendar days in São Paulo', async () => {
  await player.mustPlay('dados-de-ouro', coin());
  const seen = async () => {
    const totals = await Promise.all(['today', '3days', '7days'].map((range) => records({ range })));
    return totals.map(({ total }) => total);
  };
  expect(await seen()).toEqual([1, 1, 1]);
  await daysLater(1);
  expect(await seen()).toEqual([0, 1, 1]);
  await daysLater(2);
  expect(await seen()).toEqual([0, 1, 1]);
  await daysLater(3);
  expect(await seen()).toEqual([0, 0, 1]);
  await daysLater(6);
  expect(await seen()).toEqual([0, 0, 1]);
  await daysLater(7);
  expect(await seen()).toEqual([0, 0, 0]);
});

test('a round is listed on the day it was settled, however long it was open', async () => {
  const round = await player.mustPlay('minas-do-sertao', { stake: '1.00', mines: 24 });
  await daysLater(30);
  await player.act('minas-do-sertao', round.round_id, { type: 'pick', tile: 3 });
  const later = await player.mustPlay('dados-de-ouro', coin());
  const today = await records({ range: 'today' });
  expect(today).toMatchObject({ total: 2, total_bet: '2.00' });
  expect(today.items.map((row) => row.round_id)).toEqual([later.round_id, round.round_id]);
  expect(await records({ range: 'today', game: 'minas-do-sertao' })).toMatchObject({
    total: 1,
    total_bet: '1.00',
  });
  await daysLater(37);
  expect(await records()).toMatchObject({ total: 0, items: [] });
});

test('[R40] nobody reads the records of another member', async () => {
  await player.mustPlay('dados-de-ouro', coin());
  const stranger = await newPlayer(house, {});
  const answer = await house.ask(games.gameRecord, { member_id: player.memberId }, { token: stranger.token });
  expect(answer.total).toBe(0);
  expect(await house.call(games.gameRecord, {})).toMatchObject({ code: 401 });
});

test.each([
  [{ range: 'year' }],
  [{ page: 0 }],
  [{ page_size: 101 }],
  [{ page: 'one' }],
  [{ game: 'x'.repeat(61) }],
])('%j is refused', async (input) => {
  const answer = await house.call(games.gameRecord, input, { token: player.token });
  expect(answer).toMatchObject({
    code: 422,
    error: 'invalid_input',
    data: { fields: [{ field: Object.keys(input)[0] }] },
  });
});
