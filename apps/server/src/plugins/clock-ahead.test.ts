import { promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callingOf } from '../calling.ts';
import { openSecondInstance } from '../modules/games/testing/second-instance.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

const dayMs = 86_400_000;

let house: TestHouse;
let aheadMs = 0;
let other: Awaited<ReturnType<typeof openSecondInstance>>;
beforeAll(async () => {
  house = await startTestHouse();
  other = await openSecondInstance(house, { machineTime: () => Date.now() + aheadMs });
});
afterAll(async () => {
  await other.close();
  await house.close();
});

test('[S7.31] [S7.35] an instance whose clock is set to tomorrow closes no day and gives nothing back for one that goes on', async () => {
  const { db } = house.house;
  const member = await house.newMember();
  const { rows } = await db.query<{ today: string }>(
    `insert into play_day (member_id, day, category, stake_cents, stake_cash_cents)
       values ($1, house_day(house_now()), 'slots', 10000, 10000) returning day::text as today`,
    [member.memberId],
  );
  const today = rows[0]?.today;
  aheadMs = dayMs;
  await other.runDaily();
  const closed = await db.query<{ last: string }>('select max(day)::text as last from daily_run');
  expect(closed.rows[0]?.last).toBe(new Date(Date.parse(`${today}`) - dayMs).toISOString().slice(0, 10));
  const { ask } = callingOf(other.server);
  expect(await ask(promotions.dailyRescueCheck, {}, { token: member.token })).toMatchObject({
    state: 'not_eligible',
    day: closed.rows[0]?.last,
  });
});
