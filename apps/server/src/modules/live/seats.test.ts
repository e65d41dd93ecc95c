import { randomUUID } from 'node:crypto';
import { games, live, protection } from '@arara/contract';
import { hmacSha256 } from '@arara/fair/node';
import { type RoundCards, type SeatMove, seatPosition, settleSeat } from '@arara/games/live/seats';
import { verifyRound } from '@arara/games/verify';
import { formatAmount, parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { openSocket } from '../../testing/socket-client.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse, switchTable } from './testing/live-house.ts';
import { seatsLab } from './testing/seats-lab.ts';

let house: TestHouse;
let lab: ReturnType<typeof seatsLab>;
let players: LivePlayer[];
beforeAll(async () => {
  house = await startLiveHouse();
  lab = seatsLab(house);
  players = await Promise.all([
    newLivePlayer(house, { cash: '500.00' }),
    newLivePlayer(house, { cash: '3.00', bonus: '400.00' }),
    newLivePlayer(house, { cash: '500.00' }),
  ]);
});
afterAll(() => house.close());

const cashOf = async (player: LivePlayer) => (await player.wallets()).cash.balanceCents;
const playerAt = (index: number): LivePlayer => {
  const player = players[index];
  if (!player) throw new Error('there are three players');
  return player;
};
const expectEvenBooks = async () =>
  expect(await booksNow(house.house.db)).toMatchObject({
    differenceCents: 0n,
    wrongRounds: 0n,
    brokenChains: 0n,
    isClean: true,
  });
const errorOf = (answer: { status: string; error?: string }) =>
  answer.status === 'success' ? 'accepted' : answer.error;
const tell = (caller: { token?: string } = {}) => house.ask(live.liveTable, { table: 'blackjack' }, caller);
const dealOf = async (roundId: string) => {
  const table = await tell();
  if (table.play !== 'seats') throw new Error('the table has seats');
  const deal = table.deals.find((one) => one.round_id === roundId);
  if (!deal) throw new Error('the round is told');
  return deal;
};
/** Where a seat can decide; nothing is decided against a natural of the dealer's. */
const canPlay =
  (...seats: number[]) =>
  (cards: RoundCards) =>
    seats.every((seat) => seatPosition(cards, { seat, moves: [] }).active === 0);
const isPair = (cards: RoundCards, seat: number) =>
  seatPosition(cards, { seat, moves: [] }).moves.includes('split');

/** A settled bet as its player sees it, held against its verification. */
async function verifiedBet({ token }: LivePlayer, betId: string) {
  const round = await house.ask(live.liveRound, { round_id: betId }, { token });
  if (round.play !== 'seats' || !round.proof || round.hash === null) throw new Error('a round has its proof');
  const mine = round.mine.find(({ id }) => id === betId);
  const actions = mine?.moves.map((type) => ({ type })) ?? [];
  const seeds = { serverSeed: round.hash, clientSeed: `${round.proof.salt}:blackjack`, nonce: round.number };
  const { game, version } = round;
  const verified = verifyRound({ game, version, bet: mine?.bet, actions, ...seeds });
  if (verified.kind !== 'verified') throw new Error(`a seat is not verified: ${verified.error}`);
  expect(parseAmount(mine?.payout ?? '')).toBe(verified.payoutCents);
  expect(mine?.events).toEqual(verified.events);
  return { mine, game, version, actions, seeds, events: verified.events };
}

test('[R25] seats are dealt for everybody, decided at once, paid what their rules say, verified and recalled; nobody is told what lies face down', async () => {
  const socket = await openSocket(house.house.publicUrl());
  socket.say({ type: 'watch', topics: ['live:blackjack'] });
  const { id: roundId } = await lab.open();
  await socket.heard('open_snapshot');
  const bets = await Promise.all(
    players.map((player, index) => player.mustSit(roundId, index * 2 + 1, '10.00')),
  );
  expect((await dealOf(roundId)).seats.map(({ seat, stake, hands }) => [seat, stake, hands])).toEqual([
    [1, '10.00', []],
    [3, '10.00', []],
    [5, '10.00', []],
  ]);
  const { secret } = await lab.lock();
  await lab.deal();
  const dealt = await dealOf(roundId);
  expect(dealt.dealer?.cards).toEqual([expect.any(String), null]);
  expect(dealt.seats.map(({ hands }) => hands.map(({ cards }) => cards.length))).toEqual([[2], [2], [2]]);
  // Each seat draws to 15, as far as there is anything to decide; the last one leaves it to the clock.
  for (const [index, bet] of bets.slice(0, 2).entries())
    for (let step = 0; ; step += 1) {
      const own = (await dealOf(roundId)).seats.find(({ bet_id }) => bet_id === bet.id);
      const hand = own?.hands[own.active];
      if (!hand) break;
      const answer = await playerAt(index).mustMove(bet.id, step, hand.total < 15 ? 'hit' : 'stand');
      expect(answer.bet.moves).toHaveLength(step + 1);
    }
  const before = [await tell(), await house.ask(live.liveRound, { round_id: roundId }), socket.messages];
  const cardsTold = JSON.stringify(before);
  expect(cardsTold).not.toContain(secret?.hash);
  expect(cardsTold).toContain('"outcome":null');
  const cash = await Promise.all(players.map(cashOf));
  await lab.decide();
  const shown = await dealOf(roundId);
  expect(shown).toMatchObject({ decides_at: null, drawn_at: expect.any(String) });
  expect(shown.dealer?.cards).not.toContain(null);
  // Told, and not paid before the dealer has played.
  expect(await Promise.all(players.map(cashOf))).toEqual(cash);
  const ended = await lab.settle();
  for (const [index, bet] of bets.entries()) {
    const player = playerAt(index);
    const { mine, game, version, actions, seeds, events } = await verifiedBet(player, bet.id);
    expect(seeds.serverSeed).toBe(secret?.hash);
    // As any round of the title, with what was done in it.
    expect(await house.ask(games.roundGet, { round_id: bet.id }, { token: player.token })).toMatchObject({
      game,
      version,
      state: 'settled',
      payout: mine?.payout,
      actions,
      events,
      server_seed: seeds.serverSeed,
      client_seed: seeds.clientSeed,
      nonce: seeds.nonce,
    });
  }
  const seats = (await dealOf(roundId)).seats.map(({ payout }) => parseAmount(payout) ?? 0n);
  expect(ended.payout_cents).toBe(seats.reduce((sum, one) => sum + one, 0n));
  expect((await tell()).history[0]).toMatchObject({ id: roundId, outcome: ended.outcome });
  socket.close();
  await expectEvenBooks();
});

test('of twenty who want one seat one gets it; a member has one, repeated it is one, and it is free again when given back', async () => {
  const { id: roundId } = await lab.next();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => newLivePlayer(house, { cash: '20.00' })));
  const answers = await Promise.all(crowd.map((player) => player.sit(roundId, 4, '10.00')));
  expect(answers.map(errorOf).filter((one) => one === 'accepted')).toHaveLength(1);
  expect(answers.map(errorOf).filter((one) => one === 'live_seat_taken')).toHaveLength(19);
  const left = await Promise.all(crowd.map(cashOf));
  expect(left.reduce((sum, one) => sum + one, 0n)).toBe(20n * 2_000n - 1_000n);
  const [first, second] = [playerAt(0), playerAt(1)];
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 4 }, () => first.sit(roundId, 2, '10.00', key)));
  expect(new Set(same.map((one) => (one.status === 'success' ? one.data.bet.id : one.error))).size).toBe(1);
  expect(errorOf(await first.sit(roundId, 3, '10.00', key))).toBe('idempotency_conflict');
  expect(errorOf(await first.sit(roundId, 3, '10.00'))).toBe('live_seated');
  expect(errorOf(await second.sit(roundId, 2, '10.00'))).toBe('live_seat_taken');
  const [taken] = same.flatMap((one) => (one.status === 'success' ? [one.data.bet.id] : []));
  const before = await cashOf(first);
  expect(await first.cancel(taken ?? '')).toMatchObject({
    status: 'success',
    data: { bet: { state: 'cancelled' } },
  });
  expect(await cashOf(first)).toBe(before + 1_000n);
  expect((await dealOf(roundId)).seats.map(({ seat }) => seat)).toEqual([4]);
  await second.mustSit(roundId, 2, '10.00');
  // While the next round waits, its seats are for those who sit now.
  const waiting = await lab.waiting();
  expect(errorOf(await first.sit(waiting.id, 2, '10.00'))).toBe('live_seat_taken');
  await first.mustSit(waiting.id, 6, '10.00');
  await second.mustSit(waiting.id, 2, '10.00');
  await lab.lock();
  expect(errorOf(await first.sit(roundId, 7, '10.00'))).toBe('live_bets_closed');
  await lab.deal();
  await lab.finish();
  await lab.next();
  await lab.lock();
  await lab.deal();
  await lab.finish();
  await expectEvenBooks();
});

test('a double is staked once however often and however many at once ask for it, within money, limits and time', async () => {
  const [rich, mixed, third] = [playerAt(0), playerAt(1), playerAt(2)];
  const { id: roundId } = await lab.next();
  const own = await rich.mustSit(roundId, 1, '10.00');
  const other = await mixed.mustSit(roundId, 2, '2.00');
  const poor = await newLivePlayer(house, { cash: '12.00' });
  const broke = await poor.mustSit(roundId, 3, '10.00');
  const limited = await newLivePlayer(house, { cash: '100.00' });
  await house.ask(
    protection.protectionSetLimit,
    { kind: 'stake', period: 'round', money: '15.00' },
    { token: limited.token },
  );
  const bound = await limited.mustSit(roundId, 4, '10.00');
  await lab.lock();
  expect(errorOf(await rich.move(own.id, 0, 'hit'))).toBe('live_move_late');
  await lab.deal((cards) => canPlay(1, 2, 3, 4)(cards) && !isPair(cards, 1) && isPair(cards, 2));
  const cash = await cashOf(rich);
  expect(errorOf(await rich.move(own.id, 1, 'hit'))).toBe('live_move_refused');
  expect(errorOf(await rich.move(own.id, 0, 'split'))).toBe('live_move_refused');
  expect(errorOf(await third.move(own.id, 0, 'hit'))).toBe('live_bet_unknown');
  expect(errorOf(await poor.move(broke.id, 0, 'double'))).toBe('insufficient_funds');
  // A limit of one round holds for all that is staked on it, and is told so.
  expect(await limited.move(bound.id, 0, 'double')).toMatchObject({
    error: 'limit_reached',
    data: { kind: 'stake', period: 'round', money: '15.00', used_money: '10.00' },
  });
  const change = (set: string) =>
    house.house.db.query(`update member_play set ${set} where member_id = $1`, [limited.memberId]);
  await change(`has_limits = false, paused_until = 'infinity'`);
  expect(errorOf(await limited.move(bound.id, 0, 'double'))).toBe('play_paused');
  await change('paused_until = null, is_active = false');
  expect(errorOf(await limited.move(bound.id, 0, 'double'))).toBe('member_frozen');
  await change('is_active = true');
  // What is refused has staked nothing and decided nothing.
  await poor.mustMove(broke.id, 0, 'stand');
  expect(await cashOf(poor)).toBe(200n);
  const key = randomUUID();
  const doubled = await Promise.all([
    rich.move(own.id, 0, 'double', key),
    rich.move(own.id, 0, 'double', key),
    rich.move(own.id, 0, 'double'),
    rich.move(own.id, 0, 'double'),
  ]);
  // Whichever came first, the seat has moved once and been staked on once; the key answers as it did.
  const moves = (await tell({ token: rich.token })).mine.flatMap((bet) => ('moves' in bet ? bet.moves : []));
  expect(moves).toEqual(['double']);
  const [keyed, same, ...others] = doubled.map(errorOf);
  expect(same).toBe(keyed);
  expect([keyed, ...others].toSorted()).toEqual(['accepted', 'live_move_refused', 'live_move_refused']);
  expect(errorOf(await rich.move(own.id, 0, 'double', key))).toBe(keyed);
  expect(await cashOf(rich)).toBe(cash - 1_000n);
  // A split of one that has little cash left is staked from the bonus.
  const split = await mixed.mustMove(other.id, 0, 'split');
  expect(split.bet.stake).toBe('4.00');
  expect(split.deal.seats.find(({ bet_id }) => bet_id === other.id)?.hands).toHaveLength(2);
  const round = await lab.decide();
  expect(errorOf(await limited.move(bound.id, 0, 'stand'))).toBe('live_move_late');
  await lab.settle();
  // Who did not decide has stood.
  const told = (await dealOf(roundId)).seats;
  const stood = await house.ask(live.liveRound, { round_id: bound.id }, { token: limited.token });
  expect(stood.play === 'seats' && stood.mine[0]?.moves).toEqual(['stand']);
  for (const [player, bet] of [
    [rich, own],
    [mixed, other],
    [poor, broke],
    [limited, bound],
  ] as const) {
    const own = await house.ask(live.liveRound, { round_id: bet.id }, { token: player.token });
    if (own.play !== 'seats' || own.hash === null || !own.proof) throw new Error('a round has its proof');
    const mine = own.mine.find(({ id }) => id === bet.id);
    const link = { hash: own.hash, salt: own.proof.salt };
    const place = { table: 'blackjack', number: own.number };
    const played = mine?.moves ?? [];
    const end = settleSeat(hmacSha256, link, place, {
      bet: bet.bet as { seat: number; stake: string },
      moves: played,
    });
    expect(mine?.payout).toBe(formatAmount(end.payoutCents));
    expect(told.find(({ bet_id }) => bet_id === bet.id)?.payout).toBe(mine?.payout);
  }
  expect(round.stake_cents).toBe(3_200n + 1_000n + 200n);
  await expectEvenBooks();
});

test('a bet behind a seat does what its player decides: with doubles and splits where it is asked to and can, else with its one stake', async () => {
  const [seated, faithful, careful] = [playerAt(0), playerAt(1), playerAt(2)];
  const poor = await newLivePlayer(house, { cash: '10.00' });
  const { id: roundId } = await lab.next();
  const seat = await seated.mustSit(roundId, 1, '10.00');
  const bets = [
    await faithful.mustBehind(roundId, seat.id, { stake: '20.00', follows: true }),
    await careful.mustBehind(roundId, seat.id, { stake: '4.00', follows: false }),
    await poor.mustBehind(roundId, seat.id, { stake: '10.00', follows: true }),
  ];
  expect((await dealOf(roundId)).seats).toMatchObject([{ seat: 1, behind: { bets: 3, stake: '34.00' } }]);
  await lab.lock();
  const after = (cards: RoundCards, ...moves: SeatMove[]) => seatPosition(cards, { seat: 1, moves }).active;
  await lab.deal(
    (cards) =>
      canPlay(1)(cards) &&
      isPair(cards, 1) &&
      after(cards, 'split') === 0 &&
      after(cards, 'split', 'double') === 1,
  );
  // Whoever bets behind decides nothing.
  expect(errorOf(await faithful.move(bets[0]?.id ?? '', 0, 'stand'))).toBe('live_bet_unknown');
  const splits = await Promise.all([1, 2, 3].map(() => seated.move(seat.id, 0, 'split')));
  expect(splits.map(errorOf).toSorted()).toEqual(['accepted', 'live_move_refused', 'live_move_refused']);
  await seated.mustMove(seat.id, 1, 'double');
  expect((await dealOf(roundId)).seats[0]?.behind).toEqual({ bets: 3, stake: '74.00' });
  await lab.decide();
  const ended = await lab.settle();
  const [hands] = (ended.outcome as { seats: { hands: { multiplier: number }[] }[] }).seats.map(
    (one) => one.hands,
  );
  const [doubled = 0, other = 0] = hands?.map(({ multiplier }) => multiplier) ?? [];
  const ownOf = async (player: LivePlayer, id: string) => (await verifiedBet(player, id)).mine;
  const payout = (cents: number, multiplier: number) => formatAmount(BigInt((cents * multiplier) / 10_000));
  const ids = bets.map(({ id }) => id);
  expect(await ownOf(faithful, ids[0] ?? '')).toMatchObject({
    behind: seat.id,
    follows: true,
    stake: '60.00',
    moves: ['split', 'double', 'stand'],
    payout: payout(2_000, doubled + other),
  });
  expect(await ownOf(careful, ids[1] ?? '')).toMatchObject({
    stake: '4.00',
    moves: expect.arrayContaining(['first', 'hit']),
    payout: payout(400, doubled / 2),
  });
  expect(await ownOf(poor, ids[2] ?? '')).toMatchObject({
    stake: '10.00',
    payout: payout(1_000, doubled / 2),
  });
  await expectEvenBooks();
});

test('bets behind one seat are at most twelve, one a member, once a key, and all given back with the seat', async () => {
  const { id: roundId } = await lab.next();
  const [seated, other] = [playerAt(0), playerAt(1)];
  const seat = await seated.mustSit(roundId, 1, '10.00');
  const crowd = await Promise.all(Array.from({ length: 14 }, () => newLivePlayer(house, { cash: '20.00' })));
  const wish = { stake: '10.00', follows: true };
  const [keen = other] = crowd;
  const key = randomUUID();
  const same = await Promise.all([1, 2, 3].map(() => keen.mustBehind(roundId, seat.id, wish, key)));
  expect(new Set(same.map((bet) => bet.id)).size).toBe(1);
  expect(errorOf(await keen.behind(roundId, seat.id, { ...wish, follows: false }, key))).toBe(
    'idempotency_conflict',
  );
  const answers = (
    await Promise.all(crowd.slice(1).map((player) => player.behind(roundId, seat.id, wish)))
  ).map(errorOf);
  expect(answers.filter((one) => one === 'accepted')).toHaveLength(11);
  expect(answers.filter((one) => one === 'live_behind_full')).toHaveLength(2);
  expect(errorOf(await seated.behind(roundId, seat.id, wish))).toBe('live_seated');
  expect(errorOf(await other.behind(roundId, randomUUID(), wish))).toBe('live_seat_empty');
  expect(errorOf(await other.behind(roundId, seat.id, { ...wish, stake: '0.50' }))).toBe('stake_too_small');
  expect(errorOf(await keen.sit(roundId, 2, '10.00'))).toBe('live_seated');
  // It is a round of its title, and is decided at the table alone.
  const act = { game: 'blackjack-leblon', round_id: seat.id, type: 'hit' };
  const { token } = seated;
  const acted = await house.call(games.act, act, { token, idempotencyKey: randomUUID() });
  expect(errorOf(acted)).toBe('round_unknown');
  // One leaves, another takes the place, while the seat is given up: whatever comes first, nobody's money stays behind.
  const cash = await cashOf(other);
  await keen.cancel(same[0]?.id ?? '');
  await Promise.all([seated.cancel(seat.id), other.behind(roundId, seat.id, wish)]);
  expect((await Promise.all(crowd.map(cashOf))).every((left) => left === 2_000n)).toBe(true);
  expect(await cashOf(other)).toBe(cash);
  expect((await dealOf(roundId)).seats).toEqual([]);
  expect(errorOf(await other.behind(roundId, seat.id, wish))).toBe('live_seat_empty');
  await seated.mustSit(roundId, 3, '10.00');
  await lab.lock();
  expect(errorOf(await other.behind(roundId, seat.id, wish))).toBe('live_bets_closed');
  await lab.deal();
  await lab.finish();
  await expectEvenBooks();
});

test('a round that nobody joins stays open; a seat that the rules or the table forbid is refused', async () => {
  const offered = await lab.next();
  const { id: roundId } = offered;
  // Nobody sits down: the round stays open, and no link is used up.
  lab.at(offered.locks_at);
  const [still] = await eventually(
    async () => (await lab.rounds()).filter(({ phase }) => phase === 'open'),
    ([round]) => (round?.locks_at ?? 0) > (offered.locks_at ?? 0),
  );
  expect(still).toMatchObject({ id: roundId, chain_id: null });
  const player = await newLivePlayer(house, { cash: '50.00' });
  expect(errorOf(await player.sit(roundId, 8, '10.00'))).toBe('invalid_input');
  expect(errorOf(await player.sit(roundId, 1, '0.98'))).toBe('stake_too_small');
  expect(errorOf(await player.sit(roundId, 1, '1.01'))).toBe('bet_invalid');
  expect(errorOf(await player.sit(roundId, 1, '2000.02'))).toBe('stake_too_large');
  expect(errorOf(await player.sit(roundId, 1, '50.02'))).toBe('insufficient_funds');
  expect(errorOf(await player.sit(randomUUID(), 1, '10.00'))).toBe('live_round_unknown');
  expect(errorOf(await player.chips('blackjack', roundId, { seat: 1, stake: '10.00' }))).toBe(
    'live_table_unknown',
  );
  const { db } = house.house;
  await db.query(`update live_table set risk_cap_cents = 7999 where slug = 'blackjack'`);
  expect(errorOf(await player.sit(roundId, 1, '10.00'))).toBe('live_round_full');
  await db.query(
    `update live_table set risk_cap_cents = 1000000000, max_payout_cents = 7999 where slug = 'blackjack'`,
  );
  expect(errorOf(await player.sit(roundId, 1, '10.00'))).toBe('stake_too_large');
  await db.query(`update live_table set max_payout_cents = 1600000 where slug = 'blackjack'`);
  expect(await cashOf(player)).toBe(5_000n);
  await switchTable(house, 'blackjack', false);
});
