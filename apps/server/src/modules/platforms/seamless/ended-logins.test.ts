import { randomUUID } from 'node:crypto';
import { identity, platforms } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, type SeamlessHouse, startSeamlessHouse } from '../testing/seamless-house.ts';
import { seamlessPlayer } from '../testing/seamless-lab.ts';

let seamless: SeamlessHouse;
beforeAll(async () => {
  seamless = await startSeamlessHouse();
});
afterAll(() => seamless.close());

/** A member who plays with the login of its token. */
async function playing() {
  const player = await seamless.newPlayer();
  const { items } = await seamless.home.ask(identity.sessions, {}, { token: player.token });
  const loginId = items.find(({ is_current }) => is_current)?.id ?? null;
  const { session } = await seamlessPlayer(seamless.home.house, player.memberId, 'aurora', loginId);
  const body = (amount: string, more: object = {}) => player.body(amount, { session, ...more });
  return { ...player, loginId, body, bet: () => player.client.send('bet', body('1.00')) };
}

const ways: Record<string, (player: Awaited<ReturnType<typeof playing>>) => Promise<unknown>> = {
  'a logout': ({ token }) => seamless.home.ask(identity.logout, {}, { token }),
  'a revocation from elsewhere': async (player) => {
    const token = await seamless.home.login(player);
    await seamless.home.ask(identity.revokeSession, { session_id: player.loginId ?? '' }, { token });
  },
  'a changed password': async (player) => {
    const token = await seamless.home.login(player);
    const [current_password, new_password] = [player.password, `${player.password}-2`];
    await seamless.home.ask(
      identity.changePassword,
      { current_password, new_password, new_password_confirmation: new_password },
      { token },
    );
  },
};

for (const [name, end] of Object.entries(ways)) {
  test(`[R39] ${name} ends what a game may bet with; wins and rollbacks stay open`, async () => {
    const player = await playing();
    const [lost, won] = [player.body('2.00'), player.body('3.00')];
    for (const bet of [lost, won]) expect(await player.client.send('bet', bet)).toMatchObject({ kind: 'ok' });
    await end(player);
    expect(await player.bet()).toEqual(refused('session_expired'));
    const both = { ...player.body('1.00'), amount: undefined, bet: '1.00', win: '5.00' };
    expect(await player.client.send('bet-and-win', both)).toEqual(refused('session_expired'));
    // Answered as before: it was carried out.
    expect(await player.client.send('bet', lost)).toMatchObject({ kind: 'ok' });
    const win = { ...won, transaction: randomUUID(), amount: '7.00' };
    expect(await player.client.send('win', win)).toMatchObject({ kind: 'ok' });
    const back = {
      transaction: randomUUID(),
      player: player.player,
      currency: 'BRL',
      target: lost.transaction,
    };
    expect(await player.client.send('rollback', back)).toMatchObject({ kind: 'ok' });
    expect(await player.cash()).toBe(10_000n - 300n + 700n);
  });
}

test('other logins of the member do not end it, and a launch keeps the login it was made with', async () => {
  const player = await playing();
  const token = await seamless.home.login(player);
  await seamless.home.ask(identity.logout, {}, { token });
  expect(await player.bet()).toMatchObject({ kind: 'ok' });
  const { db } = seamless.home.house;
  const { rows: games } = await db.query<{ slug: string }>(
    'select slug from game where external_id = $1 and platform = $2',
    [player.game, 'aurora'],
  );
  const launch = { name: games[0]?.slug ?? '', platType: 'aurora', currency: 'BRL' } as const;
  await seamless.home.ask(platforms.day7Login, launch, { token: player.token });
  const { rows } = await db.query(
    'select session_id from seamless_session where member_id = $1 order by created_at desc, session_id nulls last limit 1',
    [player.memberId],
  );
  expect(rows).toEqual([{ session_id: player.loginId }]);
});

test('[R39] who bets on a platform is not idle, though no call of the site says so', async () => {
  const player = await playing();
  for (let round = 0; round < 4; round += 1) {
    seamless.home.clock.moveBy(12 * 60_000);
    expect(await player.bet()).toMatchObject({ kind: 'ok' });
    await expect
      .poll(async () => {
        const { rows } = await seamless.home.house.db.query<{ last_seen_at: Date }>(
          'select last_seen_at from session where id = $1',
          [player.loginId],
        );
        return rows[0]?.last_seen_at;
      })
      .toEqual(seamless.home.clock.now());
  }
  expect(await seamless.home.call(identity.me, {}, { token: player.token })).toMatchObject({ code: 200 });
});
