import { randomUUID } from 'node:crypto';
import { games, live, protection } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { flightLab } from './testing/flight-lab.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse, switchTable } from './testing/live-house.ts';

let house: TestHouse;
let arara: ReturnType<typeof flightLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  arara = flightLab(house, 'arara');
});
afterAll(() => house.close());

const expectEvenBooks = async () => {
  // One moment's picture: rebates of rounds before may be on their way.
  const books = await booksNow(house.house.db);
  expect(books).toMatchObject({ differenceCents: 0n, wrongRounds: 0n, isClean: true });
  const open = await house.house.db.query<{ cents: bigint }>(
    `select coalesce(sum(stake_cents), 0)::bigint as cents from round where is_open`,
  );
  expect(books.house.find(({ kind }) => kind === 'open_rounds')?.balanceCents).toBe(open.rows[0]?.cents);
};
const cashOf = async (player: LivePlayer) => (await player.wallets()).cash.balanceCents;
const newPlayers = (count: number, cash = '100.00') =>
  Promise.all(Array.from({ length: count }, () => newLivePlayer(house, { cash })));
const three = async () => {
  const [a, b, c] = await newPlayers(3);
  if (!a || !b || !c) throw new Error('three players were asked for');
  return [a, b, c] as const;
};

describe('a flight', () => {
  test('pays automatic bets at exactly their multiplier, manual ones where they left, and nothing after the end', async () => {
    const [ana, bia, caio] = await three();
    const { id: roundId } = await arara.open();
    const auto = await ana.mustBet('arara', roundId, { stake: '10.01', auto_cash_out: '1.73' });
    expect(auto).toMatchObject({
      money: '89.99',
      bet: { state: 'placed', auto_cash_out: '1.73', ceiling: '1.73', payout: '0.00' },
    });
    const late = await ana.mustBet('arara', roundId, { stake: '5.00', slot: 2, auto_cash_out: '2.51' });
    const manual = await bia.mustBet('arara', roundId, { stake: '10.00' });
    const lost = await caio.mustBet('arara', roundId, { stake: '20.00' });
    expect(await bia.cashOut(manual.bet.id)).toMatchObject({ error: 'live_not_flying' });
    await arara.lock();
    expect(await bia.bet('arara', roundId, { stake: '1.00', slot: 2 })).toMatchObject({
      error: 'live_bets_closed',
    });
    const flight = await arara.fly(250);
    // At 1.00 nobody leaves.
    expect(await bia.cashOut(manual.bet.id)).toMatchObject({ error: 'live_not_flying' });
    arara.reach(flight, 200);
    const left = await bia.cashOut(manual.bet.id);
    expect(left).toMatchObject({
      data: { money: '110.00', bet: { state: 'cashed', multiplier: '2.00', payout: '20.00' } },
    });
    // Passed on the way, and paid while the others fly on: 10.01 * 1.73, rounded down.
    await eventually(
      () => cashOf(ana),
      (cents) => cents === 8499n + 1731n,
    );
    arara.nearly(flight, 250, 0);
    expect(await caio.cashOut(lost.bet.id)).toMatchObject({ error: 'live_bet_over' });
    await arara.land(flight, 250);
    expect(await caio.cashOut(lost.bet.id)).toMatchObject({ error: 'live_bet_over' });
    expect(await ana.cashOut(late.bet.id)).toMatchObject({ error: 'live_bet_over' });
    // Asked again it answers the same.
    expect(await bia.cashOut(manual.bet.id)).toEqual(left);
    expect(await Promise.all([ana, bia, caio].map(cashOf))).toEqual([10_230n, 11_000n, 8_000n]);

    const table = await house.ask(live.liveTable, { table: 'arara' }, { token: ana.token });
    expect(table).toMatchObject({
      is_on: true,
      round: { id: roundId, phase: 'settled', end: '2.50', bets: 4, stake: '45.01', payout: '37.31' },
      next: { phase: 'waiting', number: (table.round?.number ?? 0) + 1 },
      history: [{ id: roundId, end: '2.50' }],
    });
    expect(table.mine).toMatchObject([
      { id: auto.bet.id, state: 'cashed', multiplier: '1.73', payout: '17.31' },
      { id: late.bet.id, state: 'lost', multiplier: null, payout: '0.00' },
    ]);
    // Others are known by masked names, and none of their plans.
    expect(JSON.stringify(table.bets)).not.toContain(bia.account);
    expect(table.bets.every((bet) => !('auto_cash_out' in bet) && bet.name.includes('***'))).toBe(true);
    await expectEvenBooks();
  });

  test('counts as play of its title: turnover, days and records', async () => {
    const [ana] = await three();
    const { id: roundId } = await arara.open();
    await ana.mustBet('arara', roundId, { stake: '10.00', auto_cash_out: '2.00' });
    await ana.mustBet('arara', roundId, { stake: '4.00', slot: 2 });
    // While it is open it is nobody's yet, and a seed may not be changed under it.
    expect((await house.ask(games.gameRecord, {}, { token: ana.token })).total).toBe(0);
    await arara.lock();
    await arara.land(await arara.fly(300), 300);
    await house.drain();
    const { rows } = await house.house.db.query(
      `select d.category, d.rounds, d.stake_cents, d.payout_cents, p.turnover_cents, p.payout_cents as paid
         from play_day d join member_play p using (member_id) where d.member_id = $1`,
      [ana.memberId],
    );
    expect(rows).toEqual([
      {
        category: 'crash',
        rounds: 2n,
        stake_cents: 1400n,
        payout_cents: 2000n,
        turnover_cents: 1400n,
        paid: 2000n,
      },
    ]);
    const records = await house.ask(games.gameRecord, {}, { token: ana.token });
    expect(records).toMatchObject({ total: 2, total_bet: '14.00', total_payout: '20.00' });
    expect(records.items[0]).toMatchObject({ game: 'voo-da-arara', category: 'crash' });
    // A record names the bet: its round and proof are found by it.
    const recalled = await house.ask(
      live.liveRound,
      { round_id: records.items[0]?.round_id },
      { token: ana.token },
    );
    expect(recalled).toMatchObject({ id: roundId, end: '3.00', proof: { position: expect.any(Number) } });
    expect(recalled.mine).toHaveLength(2);
  });

  test('that ends at 1.00 ends at once: nobody leaves it', async () => {
    const [ana] = await three();
    const { id: roundId } = await arara.open();
    const { bet } = await ana.mustBet('arara', roundId, { stake: '10.00', auto_cash_out: '1.01' });
    await arara.lock();
    await arara.start(100);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.cashOut(bet.id)));
    for (const answer of answers)
      expect(['live_not_flying', 'live_bet_over']).toContain(
        answer.status === 'success' ? 'paid' : answer.error,
      );
    await arara.inPhase('settled');
    expect(await ana.cashOut(bet.id)).toMatchObject({ error: 'live_bet_over' });
    expect(await cashOf(ana)).toBe(9_000n);
  });

  test('of bonus money pays back into the bonus', async () => {
    const ana = await newLivePlayer(house, { cash: '4.00', bonus: '6.00' });
    const { id: roundId } = await arara.open();
    const { bet } = await ana.mustBet('arara', roundId, { stake: '10.00' });
    const auto = await newLivePlayer(house, { cash: '1.00', bonus: '3.00' });
    await auto.mustBet('arara', roundId, { stake: '4.00', auto_cash_out: '1.50' });
    await arara.lock();
    const flight = await arara.fly(400);
    arara.reach(flight, 200);
    await ana.cashOut(bet.id);
    await arara.land(flight, 400);
    const of = async (player: LivePlayer) => {
      const { cash, bonus } = await player.wallets();
      return [cash.balanceCents, bonus.balanceCents];
    };
    expect(await of(ana)).toEqual([800n, 1200n]);
    expect(await of(auto)).toEqual([150n, 450n]);
    await expectEvenBooks();
  });
});

describe('a bet', () => {
  test('repeated with its key is one bet, however many ask at once; another under the key is refused', async () => {
    const [ana] = await three();
    const { id: roundId } = await arara.open();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ana.bet('arara', roundId, { stake: '3.00' }, key)),
    );
    const ids = new Set(
      answers.map((answer) => (answer.status === 'success' ? answer.data.bet.id : 'refused')),
    );
    expect(ids.size).toBe(1);
    expect(await ana.bet('arara', roundId, { stake: '4.00' }, key)).toMatchObject({
      error: 'idempotency_conflict',
    });
    const rivals = await Promise.all(
      Array.from({ length: 6 }, () => ana.bet('arara', roundId, { stake: '1.00', slot: 2 })),
    );
    expect(rivals.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(rivals.find(({ status }) => status !== 'success')).toMatchObject({ error: 'live_slot_taken' });
    expect(await cashOf(ana)).toBe(9_600n);
  });

  test('on the next round waits for it; taken back before the lock it never was', async () => {
    const [ana, bia] = await three();
    await arara.open();
    const next = await arara.waiting();
    const { bet } = await ana.mustBet('arara', next.id, { stake: '7.00' });
    const dropped = await bia.mustBet('arara', next.id, { stake: '8.00', auto_cash_out: '3.00' });
    await arara.lock();
    const answers = await Promise.all(Array.from({ length: 5 }, () => bia.cancel(dropped.bet.id)));
    for (const answer of answers)
      expect(answer).toMatchObject({ data: { money: '100.00', bet: { state: 'cancelled' } } });
    // The slot is free again, and the round has forgotten the bet.
    expect((await arara.waiting()).stake_cents).toBe(700n);
    await arara.land(await arara.fly(150), 150);
    const { id: roundId } = await arara.open();
    expect(roundId).toBe(next.id);
    expect(await ana.cancel(dropped.bet.id)).toMatchObject({ error: 'live_bet_unknown' });
    await arara.lock();
    expect(await ana.cancel(bet.id)).toMatchObject({ error: 'live_bets_closed' });
    await arara.land(await arara.fly(150), 150);
    expect([await cashOf(ana), await cashOf(bia)]).toEqual([9_300n, 10_000n]);
    const { rows } = await house.house.db.query(
      'select turnover_cents from member_play where member_id = $1',
      [bia.memberId],
    );
    expect(rows).toEqual([{ turnover_cents: 0n }]);
    await expectEvenBooks();
  });

  test('that the rules, the member’s money or protection forbid is refused', async () => {
    const [ana, bia, caio] = await three();
    const { id: roundId } = await arara.open();
    const errorOf = async (
      player: LivePlayer,
      choices: { stake: string; auto_cash_out?: string },
      round = roundId,
    ) => {
      const answer = await player.bet('arara', round, choices);
      return answer.status === 'success' ? 'accepted' : answer.error;
    };
    expect(await errorOf(ana, { stake: '0.09' })).toBe('stake_too_small');
    expect(await errorOf(ana, { stake: '500.01' })).toBe('stake_too_large');
    expect(await errorOf(ana, { stake: '100.01' })).toBe('insufficient_funds');
    for (const auto of ['1.00', '1000.01', '0.00'])
      expect(await errorOf(ana, { stake: '1.00', auto_cash_out: auto })).toBe('bet_invalid');
    expect(await errorOf(ana, { stake: '1.00', auto_cash_out: '2' })).toBe('invalid_input');
    expect(await errorOf(ana, { stake: '1.00' }, randomUUID())).toBe('live_round_unknown');
    expect(await ana.bet('nenhuma', roundId, { stake: '1.00' })).toMatchObject({
      error: 'live_table_unknown',
    });
    await house.ask(
      protection.protectionSetLimit,
      { kind: 'stake', period: 'round', money: '2.00' },
      { token: bia.token },
    );
    expect(await errorOf(bia, { stake: '2.01' })).toBe('limit_reached');
    expect(await errorOf(bia, { stake: '2.00' })).toBe('accepted');
    const { db } = house.house;
    await db.query(`update member_play set paused_until = 'infinity' where member_id = $1`, [caio.memberId]);
    expect(await errorOf(caio, { stake: '1.00' })).toBe('play_paused');
    await db.query('update member_play set paused_until = null, stake_max_cents = 500 where member_id = $1', [
      caio.memberId,
    ]);
    expect(await errorOf(caio, { stake: '5.01' })).toBe('bonus_stake_too_large');
    await db.query('update member_play set is_active = false where member_id = $1', [caio.memberId]);
    expect(await errorOf(caio, { stake: '1.00' })).toBe('member_frozen');
    await db.query(`update game set is_open = false where slug = 'voo-da-arara'`);
    expect(await errorOf(ana, { stake: '1.00' })).toBe('game_off');
    await db.query(`update game set is_open = true where slug = 'voo-da-arara'`);
  });

  test('beyond the table’s risk is refused; one that could win more than allowed is cashed out before', async () => {
    const { db } = house.house;
    await db.query(
      `update live_table set max_payout_cents = 10000, risk_cap_cents = 25000 where slug = 'arara'`,
    );
    const players = await newPlayers(5);
    const { id: roundId } = await arara.open();
    const answers = await Promise.all(
      players.map((player) => player.bet('arara', roundId, { stake: '10.00' })),
    );
    // Each may win 100.00 at 10.00x: two fit under 250.00, and then one that wants no more than the rest.
    const accepted = answers.filter(({ status }) => status === 'success');
    expect(accepted).toHaveLength(2);
    expect(accepted[0]).toMatchObject({ data: { bet: { auto_cash_out: null, ceiling: '10.00' } } });
    expect(answers.find(({ status }) => status !== 'success')).toMatchObject({ error: 'live_round_full' });
    const small = players[answers.findIndex(({ status }) => status !== 'success')];
    expect(await small?.bet('arara', roundId, { stake: '10.00', auto_cash_out: '5.00' })).toMatchObject({
      status: 'success',
    });
    await arara.lock();
    await arara.land(await arara.fly(2_000), 2_000);
    expect((await arara.rounds())[1]?.payout_cents).toBe(25_000n);
    await db.query(`update live_table set max_payout_cents = 10000000, risk_cap_cents = 500000000`);
    await expectEvenBooks();
  });
});

test('leaving by hand and by itself at once pays once: never both, never late, never early', async () => {
  const players = await newPlayers(10);
  let races = 0;
  // At some moments everybody leaves, while the runner pays those whose multiplier has been passed, or ends the flight.
  for (const [end, moments] of [
    [300, [150, 180, 210]],
    [1_000, [149, 999, 1_000]],
    [152, [150, 151, 152]],
  ] as const) {
    const { id: roundId } = await arara.open();
    const before = await Promise.all(players.map(cashOf));
    const placed = await Promise.all(
      players.map(async (player, index) => {
        const target = 145 + index * 8;
        const auto = await player.mustBet('arara', roundId, {
          stake: '1.00',
          auto_cash_out: (target / 100).toFixed(2),
        });
        const free = await player.mustBet('arara', roundId, { stake: '2.00', slot: 2 });
        return {
          player,
          target,
          moment: moments[index % moments.length] ?? 0,
          auto: auto.bet.id,
          free: free.bet.id,
        };
      }),
    );
    await arara.lock();
    const flight = await arara.fly(end);
    for (const moment of moments) {
      if (moment < end) arara.reach(flight, moment);
      else arara.nearly(flight, end, moment === end ? 1 : 0);
      const leaving = placed.filter((one) => one.moment === moment);
      await Promise.all(
        leaving.flatMap(({ player, auto, free }) => [auto, free, auto].map((id) => player.cashOut(id))),
      );
      races += leaving.length * 2;
    }
    arara.nearly(flight, end, 0);
    // The end and those who would still leave.
    await Promise.all(
      placed.flatMap(({ player, auto, free }) => [auto, free].map((id) => player.cashOut(id))),
    );
    await arara.inPhase('settled');
    const { rows } = await house.house.db.query<{ id: string; state: string; multiplier: number | null }>(
      'select id, state, multiplier from live_bet where round_id = $1',
      [roundId],
    );
    const left = new Map(rows.map((row) => [row.id, row]));
    for (const { target, moment, auto, free } of placed) {
      // What was passed before the moment of leaving is paid exactly; otherwise the moment counts.
      expect(left.get(auto)).toMatchObject({ state: 'cashed', multiplier: Math.min(target, moment) });
      expect(left.get(free)).toMatchObject({ state: 'cashed', multiplier: moment });
    }
    const after = await Promise.all(players.map(cashOf));
    expect(after.map((cents, index) => cents - (before[index] ?? 0n))).toEqual(
      placed.map(({ target, moment }) => BigInt(Math.min(target, moment) + 2 * moment - 300)),
    );
  }
  expect(races).toBe(60);
  await expectEvenBooks();
});

test('a table that is switched off plays what was bet and stops; the other has mathematics of its own', async () => {
  const [ana] = await three();
  const foguete = flightLab(house, 'foguete');
  await switchTable(house, 'arara', true);
  const { id: roundId } = await foguete.open();
  const { bet } = await ana.mustBet('foguete', roundId, { stake: '10.00' });
  await switchTable(house, 'foguete', false);
  expect(await ana.bet('foguete', roundId, { stake: '10.00', slot: 2 })).toMatchObject({
    error: 'live_bets_closed',
  });
  await foguete.lock();
  const flight = await foguete.fly(900);
  // (1 + 12/12)^3 after twelve seconds.
  house.clock.moveTo(new Date((flight.plays_at?.getTime() ?? 0) + 12_000));
  expect(await ana.cashOut(bet.id)).toMatchObject({ data: { bet: { multiplier: '8.00', payout: '80.00' } } });
  const landed = await foguete.land(flight, 900);
  house.clock.moveTo(new Date((landed.ended_at?.getTime() ?? 0) + 60_000));
  const released = async () => {
    const { rows } = await house.house.db.query<{ is_free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('live:foguete')) as is_free`,
    );
    return rows[0]?.is_free ?? false;
  };
  await eventually(released, (is) => is);
  expect((await foguete.rounds()).map(({ phase }) => phase)).toEqual(['waiting', 'settled']);
  const { items } = await house.ask(live.liveTables, {});
  expect(items.slice(0, 2)).toMatchObject([
    {
      table: 'arara',
      is_on: true,
      rules: { growth: { kind: 'exponential', per_ms: 0.00006 }, rtp: '99.0000' },
    },
    { table: 'foguete', is_on: false, rules: { growth: { kind: 'cubic' }, risk_cap: '5000000.00' } },
  ]);
  await expectEvenBooks();
});
