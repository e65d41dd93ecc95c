import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { houseAccounts } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { coin, newPlayer, type Player } from './testing/player.ts';

const game = 'minas-do-sertao';

let house: TestHouse;
let player: Player;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(async () => {
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
  await house.close();
});
beforeEach(async () => {
  player = await newPlayer(house, { cash: '100.00' });
});

const begin = (mines = 3, stake = '2.00') => player.mustPlay(game, { stake, mines });
const pick = (tile: number) => ({ type: 'pick', tile });
const cashOut = { type: 'cash_out' };
const openRounds = async (token = player.token) => (await house.ask(games.roundsOpen, {}, { token })).items;
const cash = async () => (await player.wallets()).cash.balanceCents;

/** Where the mines lie: known to the test alone. */
async function tilesOf(roundId: string): Promise<{ mined: number[]; safe: number[] }> {
  const { rows } = await house.house.db.query<{ secret: { mined: number[] } }>(
    'select secret from round where id = $1',
    [roundId],
  );
  const mined = rows[0]?.secret.mined ?? [];
  return {
    mined,
    safe: Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mined.includes(tile)),
  };
}

/** What the house account of open stakes holds for one round. */
async function heldFor(roundId: string): Promise<bigint> {
  const { rows } = await house.house.db.query<{ cents: bigint }>(
    `select coalesce(sum(case when to_account_id = $2 then amount_cents else -amount_cents end), 0)::bigint as cents
       from ledger_transfer where reference = $1 and $2 in (from_account_id, to_account_id)`,
    [roundId, houseAccounts.openRounds],
  );
  return rows[0]?.cents ?? 0n;
}

test('picks climb the ladder and cashing out pays what the view promised', async () => {
  const round = await begin();
  const { safe, mined } = await tilesOf(round.round_id);
  expect(await cash()).toBe(98_00n);
  let view: unknown = round.view;
  for (const tile of safe.slice(0, 3)) {
    const answer = await player.act(game, round.round_id, pick(tile));
    if (answer.status === 'fail') throw new Error(answer.error);
    expect(answer.data).toMatchObject({
      state: 'open',
      payout: '0.00',
      outcome: null,
      view: { mined: null },
    });
    view = answer.data.view;
  }
  const promised = BigInt((view as { payoutCents: number }).payoutCents);
  const paid = await player.act(game, round.round_id, cashOut);
  expect(paid).toMatchObject({
    data: { state: 'settled', outcome: { end: 'cashed_out', mined, picked: safe.slice(0, 3) } },
  });
  expect(await cash()).toBe(98_00n + promised);
  expect(await player.recall(round.round_id)).toMatchObject({
    actions: [...safe.slice(0, 3).map(pick), cashOut],
    money_before: '100.00',
  });
});

test('a mine ends the round without a payout and shows every mine', async () => {
  const round = await begin(5);
  const { mined } = await tilesOf(round.round_id);
  const answer = await player.act(game, round.round_id, pick(mined[0] ?? 0));
  expect(answer).toMatchObject({
    data: {
      state: 'settled',
      payout: '0.00',
      multiplier: '0.00',
      outcome: { end: 'mine_hit' },
      view: { mined },
    },
  });
  expect(await cash()).toBe(98_00n);
});

test('[R29] the stake is held while the round is open and leaves when it is settled', async () => {
  const round = await begin();
  expect(await heldFor(round.round_id)).toBe(2_00n);
  const { safe, mined } = await tilesOf(round.round_id);
  await player.act(game, round.round_id, pick(safe[0] ?? 0));
  expect(await heldFor(round.round_id)).toBe(2_00n);
  await player.act(game, round.round_id, pick(mined[0] ?? 0));
  expect(await heldFor(round.round_id)).toBe(0n);
});

test('[R29] whoever comes back after any step finds the round as it was left, and no second one begins', async () => {
  const round = await begin();
  const { safe } = await tilesOf(round.round_id);
  expect(await openRounds()).toEqual([round]);
  for (const tile of safe.slice(0, 2)) {
    const answer = await player.act(game, round.round_id, pick(tile));
    // Another device of the same member sees what this one was told.
    expect(await openRounds()).toEqual([answer.data]);
    expect(await player.recall(round.round_id)).toMatchObject(answer.data as object);
  }
  expect(await player.play(game, { stake: '2.00', mines: 3 })).toMatchObject({
    code: 409,
    error: 'round_open',
  });
  expect(await cash()).toBe(98_00n);
  expect(await player.mustPlay('dados-de-ouro', coin())).toMatchObject({ state: 'settled', nonce: 1 });
  await player.act(game, round.round_id, cashOut);
  expect(await openRounds()).toEqual([]);
  expect(await begin()).toMatchObject({ state: 'open' });
});

test('[R29] two rounds begun at once are one round', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => player.play(game, { stake: '2.00', mines: 3 })),
  );
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  for (const answer of answers) if (answer.status === 'fail') expect(answer.error).toBe('round_open');
  expect(await cash()).toBe(98_00n);
  expect(await openRounds()).toHaveLength(1);
});

test('[R19] the same key and action answer as the first time, whatever has happened since', async () => {
  const key = randomUUID();
  const round = await begin();
  const { safe } = await tilesOf(round.round_id);
  const [one = 0, two = 0] = safe;
  const first = await player.act(game, round.round_id, pick(one), key);
  expect(await player.act(game, round.round_id, pick(one), key)).toEqual(first);
  await player.act(game, round.round_id, pick(two));
  await player.act(game, round.round_id, cashOut, 'out');
  const after = await cash();
  expect(await player.act(game, round.round_id, pick(one), key)).toEqual(first);
  expect(await player.act(game, round.round_id, cashOut, 'out')).toMatchObject({
    data: { state: 'settled' },
  });
  expect(await cash()).toBe(after);
});

test('[R19] the same key with another action is refused', async () => {
  const round = await begin();
  const { safe } = await tilesOf(round.round_id);
  await player.act(game, round.round_id, pick(safe[0] ?? 0), 'k');
  const other = await player.act(game, round.round_id, pick(safe[1] ?? 0), 'k');
  expect(other).toMatchObject({ code: 409, error: 'idempotency_conflict' });
});

test('[R19] the key that began the round answers that round', async () => {
  const begun = await player.play(game, { stake: '2.00', mines: 3 }, 'begin');
  expect(await player.play(game, { stake: '2.00', mines: 3 }, 'begin')).toEqual(begun);
  expect(await cash()).toBe(98_00n);
});

test('twenty picks of one tile at once open it once', async () => {
  const round = await begin(1);
  const { safe } = await tilesOf(round.round_id);
  const [tile = 0] = safe;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => player.act(game, round.round_id, pick(tile))),
  );
  const taken = answers.filter(({ status }) => status === 'success');
  expect(taken).toHaveLength(1);
  for (const answer of answers) if (answer.status === 'fail') expect(answer.error).toBe('action_illegal');
  expect(await player.recall(round.round_id)).toMatchObject({
    actions: [pick(tile)],
    view: { picked: [tile] },
  });
});

test('ten requests to cash out at once pay once', async () => {
  const round = await begin();
  const { safe } = await tilesOf(round.round_id);
  await player.act(game, round.round_id, pick(safe[0] ?? 0));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => player.act(game, round.round_id, cashOut)),
  );
  const [paid, ...more] = answers.filter(({ status }) => status === 'success');
  expect(more).toEqual([]);
  if (paid?.status !== 'success') throw new Error('nobody was paid');
  expect(await cash()).toBe(98_00n + (parseAmount(paid.data.payout) ?? 0n));
});

test.each([
  [{ type: 'peek' }, { field: 'type' }],
  [{ type: 'pick', tile: 25 }, { field: 'tile' }],
  [{ type: 'pick', tile: '3' }, { field: 'tile' }],
  [{ type: 'cash_out' }, null],
])('the action %j is illegal at the start and changes nothing', async (action, data) => {
  const round = await begin();
  expect(await player.act(game, round.round_id, action)).toMatchObject({
    code: 422,
    error: 'action_illegal',
    data,
  });
  expect(await openRounds()).toEqual([round]);
});

test('an illegal action leaves its key free for a legal one', async () => {
  const round = await begin();
  const { safe } = await tilesOf(round.round_id);
  await player.act(game, round.round_id, cashOut, 'k');
  expect(await player.act(game, round.round_id, pick(safe[0] ?? 0), 'k')).toMatchObject({
    status: 'success',
  });
});

test('a settled round takes no more actions, and an instant one never does', async () => {
  const round = await begin();
  const { mined } = await tilesOf(round.round_id);
  await player.act(game, round.round_id, pick(mined[0] ?? 0));
  expect(await player.act(game, round.round_id, cashOut)).toMatchObject({
    code: 409,
    error: 'round_settled',
  });
  const roll = await player.mustPlay('dados-de-ouro', coin());
  expect(await player.act('dados-de-ouro', roll.round_id, cashOut)).toMatchObject({ error: 'round_settled' });
});

test('[R40] nobody acts in the round of another member, nor under the name of another game', async () => {
  const round = await begin();
  const stranger = await newPlayer(house, { cash: '5.00' });
  const unknown = { code: 404, error: 'round_unknown' };
  expect(await stranger.act(game, round.round_id, cashOut)).toMatchObject(unknown);
  expect(await player.act('dados-de-ouro', round.round_id, cashOut)).toMatchObject(unknown);
  expect(await player.act(game, randomUUID(), cashOut)).toMatchObject(unknown);
  expect(await openRounds(stranger.token)).toEqual([]);
});
