import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { parseAmount } from '@arara/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { bets, coin, newPlayer, type Player } from './testing/player.ts';

const dice = 'dados-de-ouro';
const instantGames = ['dados-de-ouro', 'roleta-guanabara', 'coroa-da-onca'] as const;

let house: TestHouse;
let player: Player;

beforeAll(async () => {
  house = await startTestHouse();
  player = await newPlayer(house, { cash: '1000.00' });
});
afterAll(async () => {
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
  await house.close();
});

const roundsOf = async (memberId: string) => {
  const { rows } = await house.house.db.query<{ nonce: number }>(
    'select nonce from round where member_id = $1 order by nonce',
    [memberId],
  );
  return rows.map(({ nonce }) => nonce);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each(instantGames)(
  '%s: the stake is taken, the outcome drawn and the payout paid before the answer',
  async (game) => {
    const before = (await player.wallets()).cash.balanceCents;
    const round = await player.mustPlay(game, { ...bets[game] });
    const stakeCents = parseAmount(round.stake) ?? 0n;
    const payoutCents = parseAmount(round.payout) ?? 0n;
    expect(round).toMatchObject({ game, state: 'settled', bet: bets[game], version: 1 });
    expect(round.outcome).not.toBeNull();
    expect(round.events.length).toBeGreaterThan(0);
    expect(parseAmount(round.money)).toBe(before - stakeCents + payoutCents);
    expect((await player.wallets()).cash.balanceCents).toBe(parseAmount(round.money));
  },
);

test('minas-do-sertao: the stake is taken and the round stays open', async () => {
  const round = await player.mustPlay('minas-do-sertao', bets['minas-do-sertao']);
  expect(round).toMatchObject({ state: 'open', stake: '1.00', payout: '0.00', outcome: null, events: [] });
});

describe('refused in words, with nothing taken', () => {
  test('a stake above the balance', async () => {
    const poor = await newPlayer(house, { cash: '0.99' });
    const answer = await poor.play(dice, coin('1.00'));
    expect(answer).toMatchObject({ code: 422, status: 'fail', error: 'insufficient_funds' });
    expect(answer.message).toBe('Insufficient balance');
    expect((await poor.wallets()).cash.balanceCents).toBe(99n);
    expect(await roundsOf(poor.memberId)).toEqual([]);
  });

  test.each([
    [dice, { stake: '1.00', direction: 'sideways', target: 5000 }, 'direction'],
    [dice, { stake: '1.00', direction: 'over', target: 99_999 }, 'target'],
    [dice, { direction: 'over', target: 5000 }, 'stake'],
    ['roleta-guanabara', { bets: [] }, 'bets'],
    ['roleta-guanabara', { bets: [{ type: 'straight', numbers: [37], stake: '1.00' }] }, 'bets.0'],
    ['minas-do-sertao', { stake: '1.00', mines: 25 }, 'mines'],
  ])('a bet that %s does not take: %j', async (game, choices, field) => {
    expect(await player.play(game, choices)).toMatchObject({
      code: 422,
      error: 'bet_invalid',
      data: { field },
    });
  });

  test('a stake that is no amount names its field', async () => {
    expect(await player.play(dice, { ...coin(), stake: '-1.00' })).toMatchObject({
      code: 422,
      error: 'invalid_input',
      data: { fields: [{ field: 'stake', error: 'amount_format' }] },
    });
  });

  test.each([
    ['0.01', 'stake_too_small', 'R$0.10'],
    ['1000.01', 'stake_too_large', 'R$1,000.00'],
  ])('a stake of %s is %s, and the message says the limit', async (stake, error, limit) => {
    const answer = await player.play(dice, coin(stake));
    expect(answer).toMatchObject({ code: 422, error });
    expect(answer.message).toContain(limit);
  });

  test('a game nobody has, and one that is switched off', async () => {
    expect(await player.play('poker-de-ontem', coin())).toMatchObject({ code: 404, error: 'game_unknown' });
    const other = await startTestHouse();
    try {
      await other.house.db.query('update game set is_open = false where slug = $1', [dice]);
      const guest = await newPlayer(other, { cash: '5.00' });
      expect(await guest.play(dice, coin())).toMatchObject({ code: 422, error: 'game_off' });
    } finally {
      await other.close();
    }
  });

  test('no Idempotency-Key, or one that is not plain text', async () => {
    const { token } = player;
    const without = await house.call(games.play, { game: dice, ...coin() }, { token });
    expect(without).toMatchObject({ code: 422, error: 'idempotency_key_required' });
    for (const key of ['with space', 'ç', 'x'.repeat(101)]) {
      expect(await player.play(dice, coin(), key)).toMatchObject({ error: 'idempotency_key_invalid' });
    }
  });

  test('a visitor', async () => {
    const answer = await house.call(games.play, { game: dice, ...coin() }, { idempotencyKey: 'k' });
    expect(answer).toMatchObject({ code: 401, error: 'unauthenticated' });
  });

  test('a frozen member, also when the freeze came after the request was let in', async () => {
    const frozen = await newPlayer(house, { cash: '5.00' });
    await frozen.mustPlay(dice, coin());
    await house.house.db.query(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
    expect(await frozen.play(dice, coin())).toMatchObject({ code: 403, error: 'member_frozen' });
    expect(await roundsOf(frozen.memberId)).toEqual([0]);
  });
});

describe('[R19] keys', () => {
  test.each(instantGames)('%s: the same key and bet answer the same round in every field', async (game) => {
    const key = randomUUID();
    const first = await player.play(game, { ...bets[game] }, key);
    const again = await player.play(game, { ...bets[game] }, key);
    expect(again).toEqual(first);
  });

  test('the same key answers the same round after the balance has gone', async () => {
    const guest = await newPlayer(house, { cash: '1.00' });
    const first = await guest.play('coroa-da-onca', { stake: '1.00' }, 'key-1');
    const { cash } = await guest.wallets();
    if (cash.balanceCents > 0n) return;
    expect(await guest.play('coroa-da-onca', { stake: '1.00' }, 'key-1')).toEqual(first);
  });

  test('the same bet in other words is the same bet', async () => {
    const key = randomUUID();
    const first = await player.play(dice, { stake: '1.00', direction: 'over', target: 4999 }, key);
    expect(await player.play(dice, { target: 4999, direction: 'over', stake: 1 }, key)).toEqual(first);
  });

  test('the same key with another bet or game is refused and takes nothing', async () => {
    const key = randomUUID();
    await player.mustPlay(dice, coin(), key);
    const { cash } = await player.wallets();
    expect(await player.play(dice, coin('2.00'), key)).toMatchObject({
      code: 409,
      error: 'idempotency_conflict',
    });
    const other = await player.play('coroa-da-onca', { stake: '1.00' }, key);
    expect(other).toMatchObject({ code: 409, error: 'idempotency_conflict' });
    expect((await player.wallets()).cash).toEqual(cash);
  });

  test('the key of one member means nothing to another', async () => {
    const [one, two] = [await newPlayer(house, { cash: '5.00' }), await newPlayer(house, { cash: '5.00' })];
    const rounds = await Promise.all([
      one.mustPlay(dice, coin(), 'shared'),
      two.mustPlay(dice, coin(), 'shared'),
    ]);
    expect(rounds[0].round_id).not.toBe(rounds[1].round_id);
  });

  test('fifty requests under one key at once are one round', async () => {
    const guest = await newPlayer(house, { cash: '100.00' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest.play(dice, coin(), 'once')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await roundsOf(guest.memberId)).toEqual([0]);
  });
});

test('[R18] two hundred bets at once on one wallet never overdraw it, and use every nonce once', async () => {
  const guest = await newPlayer(house, { cash: '50.00' });
  const answers = await Promise.all(Array.from({ length: 200 }, () => guest.play(dice, coin('1.00'))));
  const settled = answers.filter((answer) => answer.status === 'success');
  for (const answer of answers) {
    if (answer.status === 'fail') expect(answer.error).toBe('insufficient_funds');
    else expect(parseAmount(answer.data.money)).toBeGreaterThanOrEqual(0n);
  }
  expect(settled.length).toBeGreaterThanOrEqual(50);
  expect(await roundsOf(guest.memberId)).toEqual(upTo(settled.length));
  const won = settled.reduce((sum, { data }) => sum + (parseAmount(data.payout) ?? 0n), 0n);
  expect((await guest.wallets()).cash.balanceCents).toBe(50_00n - BigInt(settled.length) * 1_00n + won);
});

test('a member without money fails no other bet that is settled in the same batch', async () => {
  const crowd = await Promise.all(
    upTo(12).map((index) => newPlayer(house, index % 3 === 0 ? {} : { cash: '10.00' })),
  );
  const answers = await Promise.all(crowd.map((one) => one.play(dice, coin('1.00'))));
  answers.forEach((answer, index) => {
    if (index % 3 === 0) expect(answer).toMatchObject({ error: 'insufficient_funds' });
    else expect(answer).toMatchObject({ status: 'success', data: { nonce: 0 } });
  });
});

test('a bet that stands at its member’s gate holds up nobody else', async () => {
  const held = await newPlayer(house, { cash: '10.00' });
  const other = await newPlayer(house, { cash: '10.00' });
  const somebody = await house.house.db.connect();
  await somebody.query('begin');
  await somebody.query('select 1 from member_play where member_id = $1 for update', [held.memberId]);
  const waiting = held.play(dice, coin('1.00'));
  await expect
    .poll(
      async () =>
        (
          await house.house.db.query(
            `select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%settle_bets%'`,
          )
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await other.play(dice, coin('1.00'))).toMatchObject({ status: 'success' });
  await somebody.query('rollback');
  somebody.release();
  expect(await waiting).toMatchObject({ status: 'success' });
});
