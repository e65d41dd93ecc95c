import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMembers } from '../../../testing/many-members.ts';
import { bringAllHome } from '../homecoming/bring-home.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';
import { askOpenTransfers } from './ask-open-transfers.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());

/** Members whom a platform that takes its time knows, or not. */
async function players(count: number): Promise<readonly string[]> {
  const { memberIds } = await makeMembers(lab.test.house.db, count, 1n);
  await lab.test.house.db.query(
    `insert into platform_player (member_id, platform, player)
     select id, 'estrela', 'estrela_' || id from unnest($1::uuid[]) as id`,
    [memberIds],
  );
  return memberIds;
}
const countOf = async (sql: string) =>
  Number(
    (await lab.test.house.db.query<{ count: bigint }>(`select count(*) as count ${sql}`)).rows[0]?.count,
  );

test('open transfers of a platform that takes its time are asked about for a minute at most, and the next minute goes on', async () => {
  const { db } = lab.test.house;
  await db.query(
    `insert into platform_transfer (member_id, platform, direction, amount_cents, cause, state, sent_at, created_at)
     select id, 'estrela', 'out', 100, 'member', 'unknown', house_now() - interval '2 hours', house_now() - interval '2 hours'
       from unnest($1::uuid[]) as id`,
    [await players(12)],
  );
  lab.simulator('estrela').faults.always('status', { kind: 'slow', delayMs: 300 });
  const open = () => countOf(`from platform_transfer where state = 'unknown'`);
  await askOpenTransfers(lab.test.house, 800);
  const left = await open();
  expect(left).toBeGreaterThan(6);
  await askOpenTransfers(lab.test.house, 800);
  expect(await open()).toBeLessThan(left);
  lab.simulator('estrela').faults.clear();
  await askOpenTransfers(lab.test.house);
  expect(await open()).toBe(0);
});

test('money that is to come home from a platform that takes its time keeps nobody waiting for that of others', async () => {
  const { db } = lab.test.house;
  const memberIds = await players(40);
  await db.query(`update member set status = 'frozen' where id = any($1::uuid[])`, [memberIds]);
  await db.query(
    `insert into platform_homecoming (member_id, platform) select id, 'estrela' from unnest($1::uuid[]) as id`,
    [memberIds],
  );
  lab.simulator('estrela').faults.always('balance', { kind: 'slow', delayMs: 400 });
  const untried = () => countOf('from platform_homecoming where held_until is null and tries = 0');
  await bringAllHome(lab.test.house, 500);
  const left = await untried();
  // Ten at once, as many times as the time allows.
  expect([20, 30]).toContain(left);
  await bringAllHome(lab.test.house, 500);
  expect(await untried()).toBeLessThan(left);
  lab.simulator('estrela').faults.clear();
});
