import { fair, games, information, staffRounds, wallet } from '@arara/contract';
import { newestRules } from '@arara/games';
import { verifyRound } from '@arara/games/verify';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { newStaff } from '../../staff/testing/staff-at-work.ts';
import { type LeftRoundsLab, mines, startLeftRoundsLab } from '../testing/left-rounds-lab.ts';
import type { Player } from '../testing/player.ts';

let lab: LeftRoundsLab;
beforeAll(async () => {
  lab = await startLeftRoundsLab();
});
afterAll(async () => {
  expect(await lab.books()).toMatchObject({ isClean: true });
  await lab.close();
});

const pick = (tile: number | undefined) => ({ type: 'pick', tile });
const cashOut = { type: 'cash_out' };

/** A round of mines with so many safe tiles open, and what it is worth. */
async function opened(player: Player, picks: number) {
  const round = await player.mustPlay(mines, { stake: '2.00', mines: 3 });
  const safe = await lab.safeTiles(round.round_id);
  let worthCents = 0n;
  for (const tile of safe.slice(0, picks)) {
    const answer = await player.act(mines, round.round_id, pick(tile));
    if (answer.status === 'fail') throw new Error(answer.error);
    worthCents = BigInt((answer.data.view as { payoutCents: number }).payoutCents);
  }
  return { id: round.round_id, safe, worthCents };
}

const messagesTo = async (player: Player, lang: string) =>
  (await lab.test.ask(information.messageList, { lang }, { token: await lab.test.login(player) })).items;

test('[R29][R30] a round nobody touches for 72 hours is cashed out by the house, once, and says so wherever it is looked at', async () => {
  const player = await lab.newPlayer();
  const { id, safe, worthCents } = await opened(player, 2);
  lab.pass(71.9);
  await lab.endLeft();
  expect(await lab.recall(player, id)).toMatchObject({ state: 'open', house_end: null, step: 2 });
  const token = await lab.test.login(player);
  expect(await lab.test.ask(games.roundsOpen, {}, { token })).toMatchObject({
    items: [{ round_id: id }],
    ends_after_hours: 72,
  });
  lab.pass(0.2);
  await lab.endLeft();
  await lab.endLeft();
  const ended = await lab.recall(player, id);
  expect(ended).toMatchObject({
    state: 'settled',
    actions: [...safe.slice(0, 2).map(pick), cashOut],
    outcome: { end: 'cashed_out' },
    view: { end: 'cashed_out' },
    house_end: { cause: 'left', hours: 72, is_returned: false },
  });
  expect(parseAmount(ended.payout)).toBe(worthCents);
  expect(await lab.cents(player)).toEqual({ cash: 98_00n + worthCents, bonus: 0n, turnover: 2_00n });
  const [record] = (await lab.test.ask(games.gameRecord, {}, { token: await lab.test.login(player) })).items;
  expect(record).toMatchObject({ round_id: id, is_ended_by_house: true });
  const told = (await messagesTo(player, 'pt')).filter(({ title }) => title === 'Rodada encerrada pela casa');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Minas do Sertão ficou 72 horas sem jogada');
  expect(told[0]?.text).toMatch(/Pagamento: R\$\s2,/);
  await lab.test.drain();
  const { rows } = await lab.test.house.db.query(
    `select count(*)::integer as told from outbox where topic = 'rounds.settled' and payload -> 'rounds' ? $1`,
    [id],
  );
  expect(rows).toEqual([{ told: 1 }]);
  // A step that comes now is told that the round is over; the next one begins as ever.
  const late = await lab.test.call(
    games.act,
    { game: mines, round_id: id, ...cashOut },
    { token: await lab.test.login(player), idempotencyKey: 'late' },
  );
  expect(late).toMatchObject({ code: 409, error: 'round_settled' });
  const { token: staff } = await newStaff(lab.test, 'support');
  const of = { id: player.memberId };
  expect((await lab.test.ask(staffRounds.memberRounds, of, { token: staff })).items).toMatchObject([
    { id, is_ended_by_house: true },
  ]);
  expect(
    await lab.test.ask(staffRounds.memberRound, { ...of, round_id: id }, { token: staff }),
  ).toMatchObject({ house_end: { cause: 'left', hours: 72 } });
});

test('[R29] a step begins the time anew', async () => {
  const player = await lab.newPlayer();
  const { id, safe } = await opened(player, 1);
  lab.pass(71);
  const token = await lab.test.login(player);
  await lab.test.ask(
    games.act,
    { game: mines, round_id: id, ...pick(safe[1]) },
    { token, idempotencyKey: 'step' },
  );
  lab.pass(71);
  await lab.endLeft();
  expect(await lab.recall(player, id)).toMatchObject({ state: 'open', step: 2 });
  lab.pass(1.1);
  await lab.endLeft();
  expect(await lab.recall(player, id)).toMatchObject({ state: 'settled', step: 3 });
});

test('a round in which nothing was shown goes back to where it came from and counts as no play', async () => {
  const player = await lab.newPlayer({ cash: '1.00', bonus: '9.00' });
  const { id } = await opened(player, 0);
  expect(await lab.cents(player)).toEqual({ cash: 0n, bonus: 8_00n, turnover: 0n });
  const heldCents = await lab.heldCents();
  lab.pass(73);
  await lab.endLeft();
  await lab.endLeft();
  expect(await lab.cents(player)).toEqual({ cash: 1_00n, bonus: 9_00n, turnover: 0n });
  expect(await lab.heldCents()).toBe(heldCents - 2_00n);
  const ended = await lab.recall(player, id);
  expect(ended).toMatchObject({
    state: 'settled',
    payout: '2.00',
    outcome: null,
    events: [],
    actions: [],
    money_after: '1.00',
    settled_at: null,
    house_end: { cause: 'left', is_returned: true },
  });
  const token = await lab.test.login(player);
  expect((await lab.test.ask(games.gameRecord, {}, { token })).items).toEqual([]);
  const [movement] = (await lab.test.ask(wallet.statement, {}, { token })).items;
  expect(movement).toMatchObject({ amount: '1.00', game: { round_id: id, is_returned: true } });
  expect((await messagesTo(player, 'en'))[0]?.text).toMatch(/Stake returned: R\$2\.00/);
  const { receipt_proof: proof } = ended;
  expect((await lab.test.ask(games.roundReceipt, { round_id: id, proof })).movements).toHaveLength(4);
  await lab.test.drain();
  const begun = await lab.test.call(
    games.play,
    { game: mines, stake: '1.00', mines: 3 },
    { token, idempotencyKey: 'again' },
  );
  expect(begun).toMatchObject({ data: { state: 'open' } });
});

const bets: Readonly<Record<string, object>> = {
  [mines]: { mines: 24 },
  'torre-do-coco': { difficulty: 'easy' },
  'travessia-da-capivara': { difficulty: 'easy' },
};
const stepped = newestRules().flatMap(({ kind, game }) => (kind === 'stepped' ? [game] : []));

test.each(stepped)(
  '[R29] whoever checks a round of %s that the house has ended comes to its end',
  async (game) => {
    const player = await lab.newPlayer();
    let id: string | undefined;
    for (let tries = 0; id === undefined && tries < 12; tries += 1) {
      const round = await player.mustPlay(game, { stake: '1.00', ...bets[game] });
      if (round.state === 'open') id = round.round_id;
    }
    if (id === undefined) throw new Error('twelve rounds were over at once');
    expect(await lab.test.ask(games.gameInfo, { game })).toMatchObject({ left_round: { hours: 72 } });
    lab.pass(73);
    await lab.endLeft();
    const token = await lab.test.login(player);
    await lab.test.ask(fair.fairRotate, { client_seed: 'next' }, { token });
    const round = await lab.test.ask(games.roundGet, { round_id: id }, { token });
    expect(round).toMatchObject({ state: 'settled', house_end: { cause: 'left' } });
    expect(round.server_seed).not.toBe('');
    const checked = verifyRound({
      ...round,
      serverSeed: round.server_seed,
      clientSeed: round.client_seed,
    });
    const isReturned = round.house_end?.is_returned;
    expect(checked).toMatchObject({
      kind: 'verified',
      outcome: round.outcome,
      payoutCents: isReturned ? null : parseAmount(round.payout),
    });
  },
);

test('[R29] a step and the end of the time at once: one of them decides, and the round is paid once', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => lab.newPlayer()));
  const rounds = await Promise.all(players.map((player) => opened(player, 1)));
  lab.pass(73);
  const tokens = await Promise.all(players.map((player) => lab.test.login(player)));
  const [answers] = await Promise.all([
    Promise.all(
      rounds.map(({ id, safe }, index) =>
        lab.test.call(
          games.act,
          { game: mines, round_id: id, ...(index % 2 ? cashOut : pick(safe[1])) },
          { token: tokens[index] ?? '', idempotencyKey: `step-${index}` },
        ),
      ),
    ),
    lab.endLeft(),
    lab.endLeft(),
    lab.endLeft(),
  ]);
  for (const [index, { id, worthCents }] of rounds.entries()) {
    const player = players[index] as Player;
    const answer = answers[index];
    const round = await lab.recall(player, id);
    const won = answer?.status === 'success';
    if (!won) expect(answer).toMatchObject({ code: 409, error: 'round_settled' });
    expect(round.house_end === null, id).toBe(won);
    expect(round.actions).toHaveLength(2);
    const { cash } = await lab.cents(player);
    expect(cash).toBe(round.state === 'open' ? 98_00n : 98_00n + (parseAmount(round.payout) ?? 0n));
    if (!won) expect(parseAmount(round.payout)).toBe(worthCents);
  }
});

test('a round that a step holds is left for the next time, and the others are ended', async () => {
  const [held, other] = [await lab.newPlayer(), await lab.newPlayer()];
  const [first, second] = [await opened(held, 1), await opened(other, 1)];
  lab.pass(73);
  await inTransaction(lab.test.house.db, async (tx) => {
    await tx.query('select from round where id = $1 for update', [first.id]);
    await lab.endLeft();
  });
  expect(await lab.recall(held, first.id)).toMatchObject({ state: 'open' });
  expect(await lab.recall(other, second.id)).toMatchObject({ state: 'settled' });
  await lab.endLeft();
  expect(await lab.recall(held, first.id)).toMatchObject({ state: 'settled', house_end: { cause: 'left' } });
});

test('what breaks off in the middle leaves nothing behind, keeps no other round, and is done the next time', async () => {
  const [broken, other] = [await lab.newPlayer(), await lab.newPlayer()];
  const [first, second] = [await opened(broken, 1), await opened(other, 1)];
  lab.pass(73);
  // The last thing that is written fails, after the money has moved.
  const { db } = lab.test.house;
  await db.query(
    `alter table member_message add constraint nobody check (member_id <> '${broken.memberId}') not valid`,
  );
  await expect(lab.endLeft()).rejects.toThrow('nobody');
  expect(await lab.recall(broken, first.id)).toMatchObject({ state: 'open', step: 1, house_end: null });
  expect(await lab.cents(broken)).toMatchObject({ cash: 98_00n, turnover: 0n });
  expect(await lab.recall(other, second.id)).toMatchObject({ state: 'settled' });
  await db.query('alter table member_message drop constraint nobody');
  await lab.endLeft();
  expect(await lab.recall(broken, first.id)).toMatchObject({ state: 'settled', step: 2 });
});
