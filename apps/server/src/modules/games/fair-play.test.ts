import { randomUUID } from 'node:crypto';
import { fair, identity } from '@arara/contract';
import { commitmentOf } from '@arara/fair';
import { verifyRound } from '@arara/games/verify';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { bets, coin, newPlayer, type Player } from './testing/player.ts';
import { openSecondInstance } from './testing/second-instance.ts';

const dice = 'dados-de-ouro';
const mines = 'minas-do-sertao';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const seedOf = (player: Player) => house.ask(fair.fairSeed, {}, { token: player.token });
const rotate = (player: Player, clientSeed = `sorte-${randomUUID()}`) =>
  house.call(fair.fairRotate, { client_seed: clientSeed }, { token: player.token });

/** Every round of a member with the seeds it was drawn from, as its owner reads them. */
async function roundsWithSeeds(player: Player) {
  const { rows } = await house.house.db.query<{ id: string; seed_id: string }>(
    'select id, seed_id from round where member_id = $1 order by id',
    [player.memberId],
  );
  return Promise.all(rows.map(async ({ id, seed_id: seedId }) => ({ seedId, ...(await player.recall(id)) })));
}

test('[R27] every round played is what the published rules make of the revealed seed', async () => {
  const player = await newPlayer(house, { cash: '500.00' });
  const committed = await seedOf(player);
  for (const game of [dice, 'roleta-guanabara', 'coroa-da-onca'] as const) {
    for (let count = 0; count < 8; count += 1) await player.mustPlay(game, { ...bets[game] });
  }
  const begun = await player.mustPlay(mines, bets[mines]);
  await player.act(mines, begun.round_id, { type: 'pick', tile: 12 });
  await player.act(mines, begun.round_id, { type: 'cash_out' });
  expect(await rotate(player)).toMatchObject({ status: 'success' });

  const rounds = await roundsWithSeeds(player);
  expect(rounds).toHaveLength(25);
  for (const round of rounds) {
    expect(commitmentOf(round.server_seed)).toBe(committed.server_seed_hash);
    expect(round.server_seed_hash).toBe(committed.server_seed_hash);
    const verified = verifyRound({
      game: round.game,
      version: round.version,
      bet: round.bet,
      actions: round.actions,
      serverSeed: round.server_seed,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    });
    if (verified.kind !== 'verified') throw new Error(`round ${round.round_id}: ${verified.error}`);
    expect(verified.outcome).toEqual(round.outcome);
    expect(verified.events).toEqual(round.events);
    expect(formatAmount(verified.payoutCents ?? -1n)).toBe(round.payout);
  }
});

test('[R27] the outcome does not know balance, bonus, stake or what was played before', async () => {
  const rich = await newPlayer(house, { cash: '9000.00', bonus: '700.00' });
  const poor = await newPlayer(house, { cash: '10.00' });
  for (const { memberId } of [rich, poor]) {
    await house.house.db.query(
      `update fair_seed set server_seed = $2, client_seed = 'same' where member_id = $1 and state = 'active'`,
      [memberId, 'a1'.repeat(32)],
    );
  }
  const rolls = async (player: Player, stake: string) => {
    const found: unknown[] = [];
    for (let count = 0; count < 5; count += 1) found.push((await player.mustPlay(dice, coin(stake))).outcome);
    return found;
  };
  for (let count = 0; count < 3; count += 1) {
    await rich.mustPlay('roleta-guanabara', bets['roleta-guanabara']);
    await poor.mustPlay(dice, coin('0.10'));
  }
  expect(await rolls(rich, '1000.00')).toEqual(await rolls(poor, '0.10'));
});

test('a rotation reveals the seed that was committed and brings the one whose commitment was shown', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  const before = await seedOf(player);
  expect(before).toMatchObject({ nonce: 0, revealed: [] });
  await player.mustPlay(dice, coin());
  const answer = await rotate(player, 'minha-semente');
  if (answer.status === 'fail') throw new Error(answer.error);
  const after = answer.data;
  expect(after).toMatchObject({
    server_seed_hash: before.next_server_seed_hash,
    client_seed: 'minha-semente',
    nonce: 0,
    revealed: [{ server_seed_hash: before.server_seed_hash, rounds: 1 }],
  });
  expect(after.next_server_seed_hash).not.toBe(after.server_seed_hash);
  expect(commitmentOf(after.revealed[0]?.server_seed ?? '')).toBe(before.server_seed_hash);
  expect(await player.mustPlay(dice, coin())).toMatchObject({ nonce: 0, client_seed: 'minha-semente' });
});

test.each([[''], ['two words'], ['with:colon'], ['x'.repeat(65)]])(
  'the client seed %j is refused',
  async (seed) => {
    const player = await newPlayer(house, {});
    expect(await rotate(player, seed)).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'client_seed', error: 'client_seed_format' }] },
    });
  },
);

test('a rotation is refused while a round is open, and the seed stays', async () => {
  const player = await newPlayer(house, { cash: '10.00' });
  await player.mustPlay(mines, bets[mines]);
  const before = await seedOf(player);
  expect(await rotate(player)).toMatchObject({ code: 409, error: 'round_open' });
  expect(await seedOf(player)).toEqual(before);
});

test('rotations in the midst of play, on two instances, leave every seed with nonces 0, 1, 2 ... each once', async () => {
  const player = await newPlayer(house, { cash: '500.00' });
  const second = await openSecondInstance(house);
  const elsewhere = async () => {
    const response = await second.server.inject({
      method: 'POST',
      url: `/api/play/${dice}`,
      headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': randomUUID() },
      payload: coin('0.10'),
    });
    return response.json();
  };
  try {
    for (let turn = 0; turn < 5; turn += 1) {
      const plays = Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? player.play(dice, coin('0.10')) : elsewhere(),
      );
      const answers = await Promise.all([...plays, rotate(player)]);
      // Where two instances draw for one member, one of them may have to give up: in words, and with nothing taken.
      for (const answer of answers) if (answer.status === 'fail') expect(answer.error).toBe('unavailable');
    }
  } finally {
    await second.close();
  }
  await rotate(player);
  const rounds = await roundsWithSeeds(player);
  const seedIds = [...new Set(rounds.map(({ seedId }) => seedId))];
  expect(seedIds.length).toBeGreaterThan(2);
  for (const seedId of seedIds) {
    const nonces = rounds.filter((round) => round.seedId === seedId).map(({ nonce }) => nonce);
    expect(nonces.toSorted((a, b) => a - b)).toEqual(nonces.map((_, index) => index));
    const { rows } = await house.house.db.query('select rounds from fair_seed where id = $1', [seedId]);
    expect(rows).toEqual([{ rounds: nonces.length }]);
  }
});

describe('[R-secrecy] nothing on the wire tells what is not decided for the player yet', () => {
  test('no answer holds a server seed in force or to come, nor where mines lie', async () => {
    const player = await newPlayer(house, { cash: '100.00' });
    const { token } = player;
    const wire: string[] = [];
    const say = (answer: unknown) => wire.push(JSON.stringify(answer));
    for (const game of [dice, 'roleta-guanabara', 'coroa-da-onca'] as const) {
      const round = await player.mustPlay(game, { ...bets[game] });
      say(round);
      say(await player.recall(round.round_id));
    }
    const open = await player.mustPlay(mines, { stake: '1.00', mines: 24 });
    say(open);
    say(await player.play(mines, { stake: '1.00', mines: 24 }));
    say(await player.recall(open.round_id));
    say(await player.act(mines, open.round_id, { type: 'peek' }));
    for (const path of [
      '/api/rounds/open',
      '/api/fair/seed',
      '/api/wallet/statement',
      '/api/auth/sessions',
    ]) {
      const response = await house.server.inject({
        url: path,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.statusCode).toBe(200);
      wire.push(response.body);
    }
    say(await house.ask(identity.me, {}, { token }));

    const { rows: seeds } = await house.house.db.query<{ server_seed: string }>(
      `select server_seed from fair_seed where member_id = $1 and state <> 'revealed'`,
      [player.memberId],
    );
    const { rows: secrets } = await house.house.db.query<{ secret: { mined: number[] } }>(
      'select secret from round where id = $1',
      [open.round_id],
    );
    expect(seeds).toHaveLength(2);
    expect(secrets[0]?.secret.mined).toHaveLength(24);
    for (const text of wire) {
      for (const { server_seed: seed } of seeds) expect(text).not.toContain(seed);
      expect(text).not.toMatch(/"mined":\[|"secret"|"password|_hash":"\$/);
    }
    expect(open.view).toMatchObject({ mined: null, end: null });
  });
});
