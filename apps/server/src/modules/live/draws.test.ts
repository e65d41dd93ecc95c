import { createHash, randomUUID } from 'node:crypto';
import { games, live, protection } from '@arara/contract';
import { sharedDraws } from '@arara/games/live/draws';
import { verifyRound } from '@arara/games/verify';
import { formatAmount, parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openSocket } from '../../testing/socket-client.ts';
import { newStaff } from '../staff/testing/staff-at-work.ts';
import { drawLab } from './testing/draw-lab.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse, switchTable } from './testing/live-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startLiveHouse();
});
afterAll(() => house.close());

const cashOf = async (player: LivePlayer) => (await player.wallets()).cash.balanceCents;
const expectEvenBooks = async () =>
  expect(await booksNow(house.house.db)).toMatchObject({
    differenceCents: 0n,
    wrongRounds: 0n,
    isClean: true,
  });
const red = (stake = '1.00') => ({ bets: [{ type: 'red', stake }] });

/** A bet on each table of the house, for the setting of its round. */
const betsByTable: Readonly<Record<string, (setting: unknown) => Record<string, unknown>>> = {
  roleta: () => ({
    bets: [
      { type: 'red', stake: '2.00' },
      { type: 'odd', stake: '1.00' },
    ],
  }),
  bacara: () => ({ stake: '1.00', on: 'banker' }),
  dragao: () => ({ stake: '1.00', on: 'dragon' }),
  sicbo: () => ({
    bets: [
      { on: 'big', stake: '1.00' },
      { on: 'small', stake: '1.00' },
    ],
  }),
  roda: () => ({
    bets: [
      { on: 'x2', stake: '1.00' },
      { on: 'x4', stake: '1.00' },
    ],
  }),
  // The title's limits hold for each card.
  bingo: () => ({ stake: '10.00', cards: 4, sheet: 7 }),
  trevo: () => ({ stake: '1.00', numbers: [1, 2, 3, 4, 5] }),
  ipe: () => ({ stake: '1.00', numbers: [1, 2, 3, 4, 5, 6] }),
  trinca: () => ({ stake: '1.00', type: 'last_one', digits: [7] }),
  gol: (setting) => ({ ...(setting as object), stake: '1.00', market: 'result', selection: 'home' }),
};

test('[R25] on every table the draw is told when betting is over, pays what its rules say, and is verified and recalled', async () => {
  const tables = await house.ask(live.liveTables, {});
  const slugs = tables.items.flatMap((table) => (table.play === 'draw' ? [table.table] : []));
  expect(new Set(slugs)).toEqual(new Set(Object.keys(betsByTable)));
  expect(slugs).toHaveLength(sharedDraws.length);
  const players = await Promise.all([
    newLivePlayer(house, { cash: '500.00' }),
    newLivePlayer(house, { cash: '2.00', bonus: '300.00' }),
  ]);
  const labs = slugs.map((slug) => ({ slug, lab: drawLab(house, slug) }));
  await Promise.all(labs.map(({ slug }) => switchTable(house, slug, true)));
  const placed = [];
  for (const { slug, lab } of labs) {
    const { id } = await lab.inPhase('open');
    const { setting } = (await house.ask(live.liveRound, { round_id: id })) ?? {};
    const bet = betsByTable[slug]?.(setting) ?? {};
    for (const player of players)
      placed.push({ slug, player, roundId: id, ...(await player.mustPlace(slug, id, bet)) });
  }
  const before = await Promise.all(players.map((player) => player.wallets()));
  const tell = (roundId: string) => house.ask(live.liveRound, { round_id: roundId });
  const [first] = labs;
  if (!first) throw new Error('unreachable');
  await first.lab.lock();
  for (const { lab } of labs) {
    const { id, secret, hash, outcome } = await lab.inPhase('locked');
    expect([hash, outcome]).toEqual([null, null]);
    // Drawn, and on no wire.
    const told = JSON.stringify(await tell(id));
    expect(told).toContain('"outcome":null,"events":[]');
    expect(told).not.toContain(secret?.hash ?? 'no hash');
  }
  await first.lab.show();
  for (const { slug, lab } of labs) {
    const { id } = await lab.inPhase('playing');
    const shown = await tell(id);
    expect(shown).toMatchObject({ phase: 'playing', play: 'draw', table: slug, payout: '0.00', end: null });
    expect(shown.outcome).not.toBeNull();
    expect(shown.events.length).toBeGreaterThan(0);
    expect(
      createHash('sha256')
        .update(shown.hash ?? '')
        .digest('hex'),
    ).toBe(shown.proof?.previous_hash);
  }
  // Told, and not paid before the scene is over.
  expect(await Promise.all(players.map((player) => player.wallets()))).toEqual(before);
  await first.lab.settle();
  for (const { lab } of labs) await lab.inPhase('settled');
  for (const { slug, player, roundId, bet } of placed) {
    const round = await house.ask(live.liveRound, { round_id: bet.id }, { token: player.token });
    if (round.play !== 'draw' || !round.proof || round.hash === null) throw new Error('a draw has its proof');
    expect(round).toMatchObject({ id: roundId, phase: 'settled', bets: 2 });
    const seeds = {
      serverSeed: round.hash,
      clientSeed: `${round.proof.salt}:${slug}`,
      nonce: round.number,
    };
    const verified = verifyRound({ game: round.game, version: round.version, bet: bet.bet, ...seeds });
    if (verified.kind !== 'verified') throw new Error(`${slug} is not verified: ${verified.error}`);
    const mine = round.mine.find(({ id }) => id === bet.id);
    expect(parseAmount(mine?.payout ?? '')).toBe(verified.payoutCents);
    expect(mine).toMatchObject({
      state: verified.payoutCents === 0n ? 'lost' : 'won',
      events: verified.events,
    });
    expect(verified.outcome).toMatchObject(round.outcome as object);
    // As any round of the title.
    expect(await house.ask(games.roundGet, { round_id: bet.id }, { token: player.token })).toMatchObject({
      game: round.game,
      version: round.version,
      state: 'settled',
      payout: mine?.payout,
      events: verified.events,
      server_seed: round.hash,
      server_seed_hash: round.proof.previous_hash,
      client_seed: seeds.clientSeed,
      nonce: round.number,
    });
  }
  await house.drain();
  for (const [index, player] of players.entries()) {
    const records = await house.ask(games.gameRecord, {}, { token: player.token });
    expect(records.total).toBe(slugs.length);
    const now = await player.wallets();
    const had = before[index];
    // What was staked from the bonus is won for it; paid in all is what the records say.
    const paid =
      now.cash.balanceCents +
      now.bonus.balanceCents -
      (had?.cash.balanceCents ?? 0n) -
      (had?.bonus.balanceCents ?? 0n);
    expect(paid).toBe(parseAmount(records.total_payout));
  }
  await Promise.all(slugs.map((slug) => switchTable(house, slug, false)));
  await expectEvenBooks();
});

test('a bet repeated with its key is one bet; a member has twenty a round however many are asked for at once, and may take them back', async () => {
  const roleta = drawLab(house, 'roleta');
  const player = await newLivePlayer(house, { cash: '100.00' });
  await roleta.open();
  const { id: roundId } = await roleta.waiting();
  const key = randomUUID();
  const same = await Promise.all(
    Array.from({ length: 6 }, () => player.chips('roleta', roundId, red(), key)),
  );
  expect(new Set(same.map((one) => (one.status === 'success' ? one.data.bet.id : one.error))).size).toBe(1);
  expect(await player.chips('roleta', roundId, red('2.00'), key)).toMatchObject({
    error: 'idempotency_conflict',
  });
  const many = await Promise.all(Array.from({ length: 200 }, () => player.chips('roleta', roundId, red())));
  expect(many.filter(({ status }) => status === 'success')).toHaveLength(19);
  expect(many.find(({ status }) => status !== 'success')).toMatchObject({ error: 'live_bets_full' });
  expect(await cashOf(player)).toBe(8_000n);
  const [taken] = many.flatMap((one) => (one.status === 'success' ? [one.data.bet.id] : []));
  const exposed = (await roleta.waiting()).stake_cents;
  expect(await player.cancel(taken ?? '')).toMatchObject({
    data: { money: '81.00', bet: { state: 'cancelled', bet: red() } },
  });
  expect((await roleta.waiting()).stake_cents).toBe(exposed - 100n);
  await roleta.finish();
  await roleta.open();
  await roleta.lock();
  expect(await player.cancel(taken ?? '')).toMatchObject({ status: 'success' });
  await roleta.show();
  const { outcome, payout_cents } = await roleta.settle();
  const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
  const won = reds.includes((outcome as { number: number }).number) ? 19n * 200n : 0n;
  expect(payout_cents).toBe(won);
  expect(await cashOf(player)).toBe(8_100n + won);
  await switchTable(house, 'roleta', false);
  await expectEvenBooks();
});

test('a bet that the rules, the table, the member’s money or protection forbid is refused', async () => {
  const { db } = house.house;
  const gol = drawLab(house, 'gol');
  const roleta = drawLab(house, 'roleta');
  const player = await newLivePlayer(house, { cash: '50.00' });
  const { id: roundId } = await roleta.open();
  const errorOf = async (bet: Record<string, unknown>, table = 'roleta', round = roundId) => {
    const answer = await player.chips(table, round, bet);
    return answer.status === 'success' ? 'accepted' : answer.error;
  };
  expect(await errorOf({ bets: [] })).toBe('bet_invalid');
  expect(await errorOf({ bets: [{ type: 'purple', stake: '1.00' }] })).toBe('bet_invalid');
  expect(await errorOf(red('0.50'))).toBe('stake_too_small');
  expect(await errorOf(red('2000.01'))).toBe('stake_too_large');
  expect(await errorOf(red('50.01'))).toBe('insufficient_funds');
  expect(await errorOf(red(), 'arara')).toBe('live_table_unknown');
  expect(await errorOf(red(), 'roleta', randomUUID())).toBe('live_round_unknown');
  expect(await player.bet('roleta', roundId, { stake: '1.00' })).toMatchObject({
    error: 'live_table_unknown',
  });
  await db.query(`update live_table set max_stake_cents = 500, risk_cap_cents = 900 where slug = 'roleta'`);
  expect(await errorOf(red('5.01'))).toBe('stake_too_large');
  expect(await errorOf(red('5.00'))).toBe('live_round_full');
  await db.query(
    `update live_table set max_stake_cents = null, risk_cap_cents = 1000000000 where slug = 'roleta'`,
  );
  const { id: matchId } = await gol.open();
  const match = { stake: '1.00', home: 'ipe-roxo', away: 'mare-alta', market: 'result', selection: 'home' };
  const swapped = { ...match, home: 'mare-alta', away: 'ipe-roxo' };
  // Whichever match it is, it is not both.
  expect([await errorOf(match, 'gol', matchId), await errorOf(swapped, 'gol', matchId)]).toContain(
    'bet_invalid',
  );
  await house.ask(
    protection.protectionSetLimit,
    { kind: 'stake', period: 'round', money: '2.00' },
    { token: player.token },
  );
  expect(await errorOf(red('2.01'))).toBe('limit_reached');
  const change = (set: string) =>
    db.query(`update member_play set ${set} where member_id = $1`, [player.memberId]);
  await change(`paused_until = 'infinity'`);
  expect(await errorOf(red())).toBe('play_paused');
  await change(`paused_until = null, is_active = false`);
  expect(await errorOf(red())).toBe('member_frozen');
  await change('is_active = true');
  await roleta.lock();
  expect(await errorOf(red())).toBe('live_bets_closed');
  await roleta.show();
  expect(await errorOf(red())).toBe('live_bets_closed');
  await roleta.settle();
  await Promise.all(['gol', 'roleta'].map((slug) => switchTable(house, slug, false)));
});

test('demo members play beside the others, seen by themselves alone: no sum of the round and not its risk knows of them', async () => {
  const { db } = house.house;
  const roleta = drawLab(house, 'roleta');
  const [demo, player] = [
    await newLivePlayer(house, { cash: '100.00' }),
    await newLivePlayer(house, { cash: '100.00' }),
  ];
  await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  await db.query(`update live_table set risk_cap_cents = 3000 where slug = 'roleta'`);
  const { id: roundId } = await roleta.open();
  const socket = await openSocket(house.house.publicUrl());
  socket.say({ type: 'watch', topics: ['live:roleta'] });
  await socket.heard('open_snapshot');
  // What red or black could win is beyond the cap, which is for real money.
  const both = (stake: string) => ({
    bets: [
      { type: 'red', stake },
      { type: 'black', stake },
    ],
  });
  const own = await demo.mustPlace('roleta', roundId, both('20.00'));
  const back = await demo.mustPlace('roleta', roundId, both('20.00'));
  expect(own.bet.is_demo).toBe(true);
  const real = await player.mustPlace('roleta', roundId, both('5.00'));
  await demo.cancel(back.bet.id);
  expect(await player.chips('roleta', roundId, both('15.00'))).toMatchObject({ error: 'live_round_full' });
  // Its player hears of it in the same news, where it is marked.
  const { data } = await socket.heard('open', (event) => JSON.stringify(event.data).includes(own.bet.id));
  expect(data).toMatchObject({
    bets: expect.arrayContaining([expect.objectContaining({ id: own.bet.id, is_demo: true })]),
  });
  socket.close();
  const seenBy = async (caller: { token?: string }) => {
    const table = await house.ask(live.liveTable, { table: 'roleta' }, caller);
    const round = await house.ask(live.liveRound, { round_id: roundId }, caller);
    if (table.play !== 'draw' || round.play !== 'draw') throw new Error('roulette is drawn');
    return {
      sums: [table.round?.bets, table.round?.stake, table.round?.payout],
      ids: [table.bets, round.items, table.mine].map((bets) => bets.map(({ id }) => id)),
    };
  };
  expect(await seenBy({})).toEqual({ sums: [1, '10.00', '0.00'], ids: [[real.bet.id], [real.bet.id], []] });
  const ended = await roleta.finish();
  // Zero pays neither; else one of the two chips is paid twice its stake.
  const times = (ended.outcome as { number: number }).number === 0 ? 0n : 2n;
  expect(ended).toMatchObject({ bets: 2, demo_bets: 1, payout_cents: 500n * times, exposure_cents: 1000n });
  expect(await seenBy({ token: demo.token })).toMatchObject({
    sums: [1, '10.00', formatAmount(500n * times)],
    ids: [[real.bet.id], [own.bet.id, real.bet.id], [own.bet.id, back.bet.id]],
  });
  expect(await cashOf(demo)).toBe(6_000n + 2_000n * times);
  const { token } = await newStaff(house, 'support');
  const { items } = await house.ask(live.staffLiveTables, {}, { token });
  expect(items.find(({ table }) => table === 'roleta')?.round).toMatchObject({ bets: 1, stake: '10.00' });
  await db.query(`update live_table set risk_cap_cents = 1000000000 where slug = 'roleta'`);
  await switchTable(house, 'roleta', false);
  await expectEvenBooks();
});

test('a table that nobody watches stands still and writes nothing; who begins to watch it wakes it', async () => {
  const { db } = house.house;
  const dragao = drawLab(house, 'dragao');
  await db.query(`update live_table set watched_at = house_now() where slug = 'dragao'`);
  const { id: first } = await dragao.open();
  await dragao.lock();
  await dragao.show();
  const ended = await dragao.settle();
  house.clock.moveTo(new Date((ended.ended_at?.getTime() ?? 0) + 120_000));
  await eventually(
    () => house.ask(live.liveTable, { table: 'dragao' }),
    ({ is_waiting }) => is_waiting,
  );
  const written = async () => {
    const { rows } = await db.query<{ is_free: boolean; rounds: bigint }>(
      `select pg_try_advisory_xact_lock(hashtext('live:dragao')) as is_free,
              (select count(*) from live_round where table_slug = 'dragao') as rounds`,
    );
    return rows[0];
  };
  // Nobody holds the table any more, so nobody writes.
  const still = await eventually(written, (now) => now?.is_free === true);
  expect((await dragao.inPhase('settled')).id).toBe(ended.id);
  const socket = await openSocket(house.house.publicUrl());
  socket.say({ type: 'watch', topics: ['live:dragao'] });
  await socket.heard('open_snapshot');
  const opened = await dragao.inPhase('open');
  expect(opened.id).not.toBe(first);
  expect((await written())?.rounds).toBe((still?.rounds ?? 0n) + 1n);
  expect(await house.ask(live.liveTable, { table: 'dragao' })).toMatchObject({ is_waiting: false });
  socket.close();
  await switchTable(house, 'dragao', false);
});
