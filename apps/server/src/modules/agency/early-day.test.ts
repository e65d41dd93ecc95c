import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, startOfDay } from '../../plugins/clock.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

const dayMs = 86_400_000;

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('[S7.31] a day that was closed while both clocks ran ahead is closed again when it is over, with all that was played on it', async () => {
  const { db } = house.house;
  const agent = await house.newMember();
  const player = await house.newMember();
  await db.query(
    'insert into agency_link (agent_id, level, member_id, registered_at) values ($1, 1, $2, now())',
    [agent.memberId, player.memberId],
  );
  const noon = new Date(startOfDay(dayOf(new Date())).getTime() + dayMs / 2);
  const today = dayOf(noon);
  const play = () =>
    db.query(
      `insert into play_day (member_id, day, category, rounds, stake_cents, stake_cash_cents) values ($1, $2, 'slots', 1, 1000000, 1000000)
       on conflict (member_id, day, category) do update set stake_cents = play_day.stake_cents + 1000000,
         stake_cash_cents = play_day.stake_cash_cents + 1000000`,
      [player.memberId, today],
    );
  const settled = async () => {
    const { rows } = await db.query<{ base: bigint; settled: boolean }>(
      `select s.base_cents as base, isfinite(d.settled_at) as settled from agency_settlement s join agency_day d using (day)
        where s.agent_id = $1 and s.day = $2`,
      [agent.memberId, today],
    );
    return rows;
  };
  const season = async () => {
    const { rows } = await db.query<{ day: string; cents: bigint }>(
      'select counted_to::text as day, stake_cents as cents from vip_season where member_id = $1',
      [player.memberId],
    );
    return rows;
  };
  house.clock.moveTo(noon);
  await house.runDaily();
  await play();

  house.clock.moveBy(dayMs);
  await house.runDaily();
  expect(await settled()).toEqual([{ base: 1_000_000n, settled: true }]);
  expect(await season()).toEqual([{ day: today, cents: 1_000_000n }]);

  // Put right: the day goes on, and so does its play.
  house.clock.moveTo(noon);
  await house.runDaily();
  await play();
  expect(await settled()).toEqual([]);
  expect((await season())[0]?.cents).toBe(0n);

  house.clock.moveBy(dayMs);
  await house.runDaily();
  expect(await settled()).toEqual([{ base: 2_000_000n, settled: true }]);
  expect(await season()).toEqual([{ day: today, cents: 2_000_000n }]);
});
