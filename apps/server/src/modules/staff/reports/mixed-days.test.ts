import { randomUUID } from 'node:crypto';
import { type DataOf, games, identity, staffReports } from '@arara/contract';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { give, newPlayer } from '../../games/testing/player.ts';
import { type SeamlessHouse, startSeamlessHouse } from '../../platforms/testing/seamless-house.ts';
import { newStaff } from '../testing/staff-at-work.ts';

let seamless: SeamlessHouse;
let house: TestHouse;
beforeAll(async () => {
  seamless = await startSeamlessHouse();
  house = seamless.home;
});
afterAll(() => seamless.close());

const hourMs = 3_600_000;
const mines = { stake: '2.00', mines: 3 };
const cents = (amount: string) =>
  amount.startsWith('-') ? -(parseAmount(amount.slice(1)) ?? 0n) : (parseAmount(amount) ?? 0n);

/**
 * What the house's account of games has gained from customers, without what pools hold, and without the part that bonus money staked
 * and won.
 */
async function fromLedger(): Promise<{ ggr: bigint; turnover: bigint }> {
  const { rows } = await house.house.db.query<{ ggr: bigint; turnover: bigint }>(
    `with bonus as (
       select coalesce(sum(case t.kind when 'stake_bonus' then t.amount_cents else -t.amount_cents end), 0) as net
         from ledger_transfer t join round r on r.id = t.reference
        where t.kind in ('stake_bonus', 'payout_bonus') and r.settled_at is not null),
     games as (
       select coalesce(sum(case when to_account_id = 1 then amount_cents else -amount_cents end), 0) as net
         from ledger_transfer t where 1 in (from_account_id, to_account_id) and kind not like 'jackpot%'
          and not exists (select from round r join member m on m.id = r.member_id and m.is_demo where r.id = t.reference)),
     staked as (
       select coalesce(sum(t.amount_cents), 0) as sum from ledger_transfer t join round r on r.id = t.reference
         join member m on m.id = r.member_id and not m.is_demo
        where t.kind in ('stake', 'stake_bonus') and r.settled_at is not null)
     select (games.net - bonus.net)::bigint as ggr, staked.sum::bigint as turnover from games, bonus, staked`,
  );
  return rows[0] ?? { ggr: 0n, turnover: 0n };
}

test('what is left over midnight, given back, corrected days later and played with bonus money adds up to the ledger', async () => {
  // Half past eleven in São Paulo.
  house.clock.moveTo(new Date('2031-05-06T02:30:00Z'));
  const player = await newPlayer(house, { cash: '100.00' });
  const idle = await newPlayer(house, { cash: '10.00' });
  const stranger = await seamless.newPlayer();
  // Cash first, the rest of a stake and its winnings from the bonus; stakes of odd centavos.
  const mixed = await newPlayer(house, { cash: '0.33' });
  await give(house, mixed.memberId, '50.00', 'bonus');
  for (const target of [2499, 4999, 7499])
    await mixed.mustPlay('dados-de-ouro', { stake: '1.01', direction: 'over', target });
  const left = await player.mustPlay('minas-do-sertao', mines);
  const given = await idle.mustPlay('minas-do-sertao', mines);
  for (let n = 0; n < 5; n += 1)
    await player.mustPlay('dados-de-ouro', { stake: '3.07', direction: 'under', target: 4700 });
  const demo = await house.ask(identity.demo, {});
  await house.ask(
    games.play,
    { game: 'dados-de-ouro', stake: '5.00', direction: 'over', target: 4999 },
    { token: demo.token, idempotencyKey: randomUUID() },
  );
  const [won, late, taken] = [stranger.body('4.00'), stranger.body('3.00'), stranger.body('6.00')];
  await stranger.client.send('bet', won);
  await stranger.client.send('win', { ...won, transaction: randomUUID(), amount: '9.50', finished: true });
  for (const round of [late, taken]) await stranger.client.send('bet', { ...round, finished: true });
  await seamless.count();

  // The day after, some of what had begun before.
  house.clock.moveBy(hourMs);
  const tile = { type: 'pick', tile: 0 };
  await player.act('minas-do-sertao', left.round_id, { ...tile, step: 0 });
  await stranger.client.send('win', { ...late, transaction: randomUUID(), amount: '7.25' });
  await stranger.client.send('rollback', {
    transaction: randomUUID(),
    player: stranger.player,
    target: taken.transaction,
  });
  house.clock.moveBy(80 * hourMs);
  await house.runTask('rounds-left');
  await house.drain();
  const ended = await house.house.db.query(
    'select count(*)::int as open from round where id = any($1) and is_open',
    [[left.round_id, given.round_id]],
  );
  expect(ended.rows).toEqual([{ open: 0 }]);

  const { token } = await newStaff(house, 'finance');
  const period = { from: '2031-05-05', to: '2031-05-09' };
  const { now, days } = await house.ask(staffReports.reportSummary, period, { token });
  const ledger = await fromLedger();
  expect([cents(now.turnover), cents(now.ggr)]).toEqual([ledger.turnover, ledger.ggr]);
  // What counts to the first day stays with it, whenever it was heard.
  const platform: DataOf<typeof staffReports.reportBreakdown> = await house.ask(
    staffReports.reportBreakdown,
    { from: '2031-05-05', to: '2031-05-05', by: 'game' },
    { token },
  );
  expect(platform.items.find(({ key }) => key.startsWith('aurora'))).toMatchObject({
    turnover: '13.00',
    ggr: '-9.75',
  });
  expect(days.reduce((sum, day) => sum + cents(day.ggr), 0n)).toBe(cents(now.ggr));
  for (const figure of ['ggr', 'turnover'] as const) {
    const page = await house.ask(staffReports.reportRows, { ...period, figure, page_size: 100 }, { token });
    expect(page.sum).toBe(now[figure]);
    expect(page.items.reduce((sum, row) => sum + cents(row.amount ?? ''), 0n)).toBe(cents(now[figure]));
  }
});
