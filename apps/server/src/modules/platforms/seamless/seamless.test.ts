import { randomUUID } from 'node:crypto';
import { games, platforms, protection, wallet } from '@arara/contract';
import { isConform, seamlessConformance, tableOf } from '@arara/platform-kit/conformance';
import { hmacSigner, seamlessErrors } from '@arara/platform-kit/seamless';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksNow } from '../../../testing/books-now.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import type { TestHouse } from '../../../testing/house.ts';
import {
  refused,
  type SeamlessHouse,
  type SeamlessPlayer,
  startSeamlessHouse,
} from '../testing/seamless-house.ts';

let seamless: SeamlessHouse;
let home: TestHouse;
let game: { slug: string; external_id: string; category: string };

beforeAll(async () => {
  seamless = await startSeamlessHouse();
  home = seamless.home;
  const { rows } = await home.house.db.query<typeof game>(
    `select slug, external_id, category from game where platform = 'aurora' and category = 'slots' order by slug limit 1`,
  );
  if (!rows[0]) throw new Error('the platform has no game');
  game = rows[0];
});
afterAll(() => seamless.close());

const newPlayer: SeamlessHouse['newPlayer'] = (...of) => seamless.newPlayer(...of);
const count = () => seamless.count();
const booksAreClean = () => seamless.booksAreClean();
const playOf = (memberId: string) => seamless.playOf(memberId);

describe('the protocol', () => {
  test('every case and every fault, signed by HMAC and by RSA, leaves both sides with the same books', async () => {
    for (const code of ['aurora', 'boreal'] as const) {
      const players = await Promise.all([newPlayer(100_000n, code), newPlayer(100_000n, code)]);
      const [first] = players;
      const runs = code === 'aurora' ? 2 : 1;
      const results = await seamlessConformance(
        { client: seamless.clients[code], players, game: first.game },
        runs,
      );
      expect(isConform(results), tableOf(results)).toBe(true);
    }
    await count();
    expect(await booksAreClean()).toBe(true);
    const { house } = await booksNow(home.house.db);
    // Every case ends its rounds: all have been counted or taken back.
    expect(house.find(({ kind }) => kind === 'platform_rounds')?.balanceCents ?? 0n).toBe(0n);
  });

  test('a platform is held to its own key, and only platforms that have one are heard', async () => {
    const player = await newPlayer();
    expect(await player.client.send('bet', player.body('1.00'), { sign: hmacSigner('guessed') })).toEqual(
      refused('wrong_signature'),
    );
    for (const [code, status] of [
      ['day7', 404],
      ['nobody', 404],
      ['aurora', 400],
    ] as const) {
      const response = await fetch(`${home.house.publicUrl()}/api/seamless/${code}/bet`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect([code, response.status]).toEqual([code, status]);
    }
    expect(await player.cash()).toBe(10_000n);
  });

  test('what is nested more deeply than any call is refused for good, though it is signed', async () => {
    const player = await newPlayer();
    let deep: unknown = 1;
    for (let depth = 0; depth < 100; depth += 1) deep = [deep];
    const answer = await player.client.send('bet', { ...player.body('1.00'), more: deep });
    expect(answer).toEqual(refused('bad_request'));
    expect(await player.cash()).toBe(10_000n);
  });

  test('what is no call is refused for good, in the protocol: another path, method, kind of body, or too much of it', async () => {
    const above = `${home.house.publicUrl()}/api/seamless`;
    const json = { 'content-type': 'application/json' };
    const calls: [path: string, init: RequestInit][] = [
      ['aurora/cash-out', { method: 'POST', headers: json, body: '{}' }],
      ['aurora', { method: 'GET' }],
      ['', { method: 'POST' }],
      ['aurora/bet', { method: 'GET' }],
      ['aurora/bet', { method: 'PUT', headers: json, body: '{}' }],
      ['aurora/balance', { method: 'DELETE' }],
      ['aurora/bet', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'bet' }],
      ['aurora/win', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<win/>' }],
      ['aurora/bet', { method: 'POST', headers: json, body: JSON.stringify({ x: 'x'.repeat(70_000) }) }],
    ];
    for (const [path, init] of calls) {
      const response = await fetch(`${above}/${path}`, init);
      const answer = [response.status, response.headers.get('cache-control'), await response.json()];
      expect([path, init.method, ...answer]).toEqual([
        path,
        init.method,
        seamlessErrors.bad_request,
        'no-store',
        { error: 'bad_request' },
      ]);
    }
    // The kit's client hears the last word, where it would otherwise send the same again for ever.
    const player = await newPlayer();
    const long = player.body('1.00', { note: 'x'.repeat(70_000) });
    expect(await player.client.send('bet', long)).toEqual(refused('bad_request'));
    // Paths of members' calls keep their own answers.
    const members = await fetch(`${home.house.publicUrl()}/api/day7/transferIn`);
    expect([members.status, await members.json()]).toMatchObject([405, { error: 'method_not_allowed' }]);
  });

  test('one name for a free round and a jackpot stands for the first of them', async () => {
    for (const types of [
      ['free_round', 'jackpot'],
      ['jackpot', 'free_round'],
    ] as const) {
      const player = await newPlayer();
      const prize = player.body('5.00');
      const first = await player.client.send('win', { ...prize, type: types[0] });
      expect(first).toMatchObject({ kind: 'ok' });
      expect(await player.client.send('win', { ...prize, type: types[1] })).toEqual(
        refused('transaction_conflict'),
      );
      expect(await player.client.send('win', { ...prize, type: types[0] })).toEqual(first);
      expect(await player.cash()).toBe(10_500n);
    }
  });

  test('transactions of many players at once each have their one effect', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(1000n)));
    // Each has ten reais and bets three reais five times at once: three stand, whichever they are.
    const outcomes = await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: 5 }, () => player.client.send('bet', player.body('3.00'))),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'ok')).toHaveLength(12);
    for (const player of players) expect(await player.cash()).toBe(100n);
  });

  test('one name used by two members at once stands for one of them', async () => {
    const [one, two] = await Promise.all([newPlayer(), newPlayer()]);
    const transaction = randomUUID();
    const outcomes = await Promise.all(
      [one, two].map((player) => player.client.send('bet', player.body('1.00', { transaction }))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'ok')).toHaveLength(1);
    expect(outcomes).toContainEqual(refused('transaction_conflict'));
    expect([await one.cash(), await two.cash()].sort()).toEqual([10_000n, 9900n].sort());
  });

  test('[R21] one bet taken back under forty names at once comes back once', async () => {
    const player = await newPlayer();
    const bet = player.body('3.00');
    expect(await player.client.send('bet', bet)).toMatchObject({ kind: 'ok' });
    const backs = Array.from({ length: 40 }, () => ({
      transaction: randomUUID(),
      player: player.player,
      target: bet.transaction,
    }));
    const outcomes = await Promise.all(backs.map((back) => player.client.send('rollback', back)));
    expect(await player.cash()).toBe(10_000n);
    // Whatever each was told, it is told again.
    for (const [place, back] of backs.entries())
      expect(await player.client.send('rollback', back)).toEqual(outcomes[place]);
    const { rows } = await home.house.db.query(
      `select count(*)::int as movements from ledger_transfer t join ledger_account a on a.id = t.to_account_id
        where a.member_id = $1 and t.kind = 'seamless_rollback'`,
      [player.memberId],
    );
    expect(rows).toEqual([{ movements: 1 }]);
  });
});

describe('who may bet', () => {
  const bet = (player: SeamlessPlayer, amount = '1.00') => player.client.send('bet', player.body(amount));

  test('frozen, paused, demo and limited members are refused as in play; what was won comes all the same', async () => {
    const { db } = home.house;
    const player = await newPlayer();
    const round = player.body('1.00');
    expect(await player.client.send('bet', round)).toMatchObject({ kind: 'ok' });
    const { memberId, token } = player;
    await home.ask(protection.protectionSetLimit, { kind: 'stake', period: 'day', money: '5.00' }, { token });
    expect(await bet(player, '4.01')).toEqual(refused('limit_reached'));
    expect(await bet(player, '4.00')).toMatchObject({ kind: 'ok' });
    expect(await bet(player)).toEqual(refused('limit_reached'));
    await db.query('update member_play set has_limits = false where member_id = $1', [memberId]);

    await db.query('update member_play set stake_max_cents = 50 where member_id = $1', [memberId]);
    expect(await bet(player)).toEqual(refused('stake_too_high'));
    await db.query('update member_play set stake_max_cents = null where member_id = $1', [memberId]);

    await db.query('update member_play set paused_until = $2 where member_id = $1', [memberId, 'infinity']);
    expect(await bet(player)).toEqual(refused('play_paused'));
    await db.query('update member_play set paused_until = null where member_id = $1', [memberId]);

    await db.query(`update member set status = 'frozen' where id = $1`, [memberId]);
    expect(await bet(player)).toEqual(refused('player_blocked'));
    const before = await player.cash();
    const win = { ...round, transaction: randomUUID(), amount: '7.00' };
    expect(await player.client.send('win', win)).toMatchObject({ kind: 'ok' });
    expect(await player.cash()).toBe((before ?? 0n) + 700n);
    await db.query(`update member set status = 'active', is_demo = true where id = $1`, [memberId]);
    expect(await bet(player)).toEqual(refused('player_blocked'));
    await db.query('update member set is_demo = false where id = $1', [memberId]);
    expect(await bet(player)).toMatchObject({ kind: 'ok' });
  });

  test('a refusal is answered again even when the reason is gone; a platform that is off takes no bets but pays', async () => {
    const player = await newPlayer(100n);
    const body = player.body('2.00');
    expect(await player.client.send('bet', body)).toEqual(refused('insufficient_funds'));
    await giveCash(home, player.memberId, 1000n);
    expect(await player.client.send('bet', body)).toEqual(refused('insufficient_funds'));
    const round = player.body('1.00');
    expect(await player.client.send('bet', round)).toMatchObject({ kind: 'ok' });
    await home.house.db.query(`update platform set is_open = false where code = 'aurora'`);
    const late = player.body('1.00');
    expect(await player.client.send('bet', late)).toEqual(refused('platform_off'));
    expect(await player.client.send('win', { ...round, transaction: randomUUID() })).toMatchObject({
      kind: 'ok',
    });
    await home.house.db.query(`update platform set is_open = true where code = 'aurora'`);
    expect(await player.client.send('bet', late)).toMatchObject({ kind: 'ok' });
  });

  test('bets end with the session, wins and rollbacks do not', async () => {
    const player = await newPlayer();
    const [won, taken] = [player.body('1.00'), player.body('2.00')];
    await player.client.send('bet', won);
    await player.client.send('bet', taken);
    home.clock.moveBy(7 * 3_600_000);
    expect(await bet(player)).toEqual(refused('session_expired'));
    expect(
      await player.client.send('win', { ...won, transaction: randomUUID(), amount: '5.00' }),
    ).toMatchObject({
      kind: 'ok',
    });
    const rollback = { transaction: randomUUID(), player: player.player, target: taken.transaction };
    expect(await player.client.send('rollback', rollback)).toMatchObject({ kind: 'ok' });
    expect(await player.cash()).toBe(10_400n);
  });
});

describe('what counts', () => {
  test('a round that is over counts as play once: turnover, rollover, days, records; its books are clean', async () => {
    const player = await newPlayer();
    const round = player.body('10.00');
    await player.client.send('bet', round);
    await player.client.send('bet', { ...round, transaction: randomUUID(), amount: '5.00' });
    await player.client.send('win', { ...round, transaction: randomUUID(), amount: '4.00' });
    // A free round and a jackpot are the platform's: no stake, no turnover.
    await player.client.send('win', { ...player.body('2.00'), type: 'free_round' });
    expect(await playOf(player.memberId)).toMatchObject({ turnover_cents: 0n });
    // Each transaction names its game at once, and the round as soon as that is one of ours.
    const named = async () => {
      const { items } = await home.ask(wallet.statement, {}, { token: await home.login(player) });
      return items
        .filter(({ kind }) => kind === 'seamless_bet' || kind === 'seamless_win')
        .map((item) => [item.amount, item.game?.game, item.game?.round_id ?? null]);
    };
    expect(await named()).toEqual([
      ['4.00', game.slug, null],
      ['-5.00', game.slug, null],
      ['-10.00', game.slug, null],
    ]);
    await count();
    await count();
    expect(await playOf(player.memberId)).toEqual({
      turnover_cents: 1500n,
      counted_cents: 1500n,
      payout_cents: 400n,
    });
    const { rows } = await home.house.db.query(
      'select category, rounds, stake_cents, payout_cents from play_day where member_id = $1',
      [player.memberId],
    );
    expect(rows).toEqual([{ category: 'slots', rounds: 1n, stake_cents: 1500n, payout_cents: 400n }]);
    const token = await home.login(player);
    const records = await home.ask(games.gameRecord, { range: '7days' }, { token });
    expect(records).toMatchObject({ total: 1, total_bet: '15.00', total_payout: '4.00' });
    const [record] = records.items;
    expect(await named()).toEqual([
      ['4.00', record?.game, record?.round_id],
      ['-5.00', record?.game, record?.round_id],
      ['-10.00', record?.game, record?.round_id],
    ]);
    expect(await home.ask(games.roundGet, { round_id: record?.round_id ?? '' }, { token })).toMatchObject({
      stake: '15.00',
      payout: '4.00',
      state: 'settled',
    });
    expect((await home.ask(wallet.walletBalances, {}, { token })).money).toBe('91.00');
    expect(await booksAreClean()).toBe(true);
  });

  test('more rounds than a step takes are all counted, each once, also by two instances at once', async () => {
    const players = await Promise.all([newPlayer(), newPlayer(), newPlayer()]);
    const rounds = 45;
    for (const player of players)
      await Promise.all(
        Array.from({ length: rounds }, () =>
          player.client.send('bet', player.body('2.00', { finished: true })),
        ),
      );
    home.clock.moveBy(300_000);
    await Promise.all([home.runTask('seamless-rounds'), home.runTask('seamless-rounds')]);
    for (const { memberId } of players) {
      expect(await playOf(memberId)).toMatchObject({ turnover_cents: 9000n, payout_cents: 0n });
      const { rows } = await home.house.db.query(
        'select count(*) as rounds, sum(stake_cents)::bigint as cents from round where member_id = $1',
        [memberId],
      );
      expect(rows).toEqual([{ rounds: 45n, cents: 9000n }]);
    }
    expect(await booksAreClean()).toBe(true);
  });
});

describe('at the table', () => {
  test('[S7.25] [S7.26] a launched game plays with the cash here, through its page; nothing is moved there', async () => {
    const member = await home.newMember();
    await giveCash(home, member.memberId, 5000n);
    const { token } = member;
    const opened = await home.ask(
      platforms.day7Login,
      { name: game.slug, platType: 'aurora', currency: 'BRL' },
      { token },
    );
    expect(opened.transfer).toBeNull();
    const page = await (await fetch(opened.url)).text();
    expect(page).toContain('>50.00<');
    const flipped = await fetch(`${opened.url}/flip?side=heads&stake=10.00`, { method: 'POST' });
    const { payout, balance } = (await flipped.json()) as { payout: string; balance: string };
    // Heads or tails: both sides say the same.
    expect(balance).toBe(payout === '0.00' ? '40.00' : '59.60');
    expect((await home.ask(wallet.walletBalances, {}, { token })).money).toBe(balance);
    const poor = await fetch(`${opened.url}/flip?side=heads&stake=500.00`, { method: 'POST' });
    expect(await poor.json()).toEqual({ error: 'insufficient_funds' });
    // It holds nothing, so there is nothing to bring home or to send.
    const there = await home.ask(platforms.day7Balances, {}, { token });
    expect(there.items.map(({ platType }) => platType)).toEqual(['day7']);
    const sent = await home.call(
      platforms.transferIn,
      { platType: 'aurora', money: '5.00' },
      { token, idempotencyKey: randomUUID() },
    );
    expect(sent).toMatchObject({ error: 'platform_direct' });
  });
});
