import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCash } from '../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const days = async (memberId: string) => {
  const { rows } = await house.house.db.query(
    'select day::text, category, rounds, stake_cents, payout_cents from play_day where member_id = $1 order by day',
    [memberId],
  );
  return rows;
};

test('settled rounds are counted once each, under the São Paulo day they were settled on', async () => {
  const member = await house.newMember();
  await giveCash(house, member.memberId, 10_000n);
  const bet = async () =>
    house.ask(
      games.play,
      { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5049 },
      { token: await house.login(member), idempotencyKey: randomUUID() },
    );
  // 02:30 UTC is still the evening before in São Paulo.
  house.clock.moveTo(new Date('2031-03-05T02:30:00Z'));
  await bet();
  await bet();
  house.clock.moveTo(new Date('2031-03-05T03:30:00Z'));
  await bet();
  await house.drain();
  await house.drain();
  expect(await days(member.memberId)).toEqual([
    expect.objectContaining({ day: '2031-03-04', rounds: 2n, stake_cents: 200n }),
    expect.objectContaining({ day: '2031-03-05', rounds: 1n, stake_cents: 100n }),
  ]);
});
