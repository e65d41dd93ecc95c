import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { eventually } from '../../../testing/eventually.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { platformOf } from '../platform.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';
import { startTransfer } from './start-transfer.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());
afterEach(async () => {
  lab.simulator().faults.clear();
  const books = await lab.books();
  expect([books.isClean, books.transitCents, books.platformsCents]).toEqual([true, 0n, lab.thereCents()]);
});

const minuteMs = 60_000;
const rowOf = async (id: string) => {
  const { rows } = await lab.test.house.db.query<{
    state: string;
    asks: number;
    is_stuck: boolean;
    pause: number;
  }>(
    `select state, asks, is_stuck, extract(epoch from ask_at - house_now())::float8 as pause
       from platform_transfer where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('no such transfer');
  return row;
};
/** A transfer of which nobody knows whether it was done. */
async function anUnknown(): Promise<{ id: string; money(): Promise<string> }> {
  const member = await lab.newMember(5000n);
  lab.simulator().faults.next('transfer', { kind: 'broken' });
  const answer = await member.moveIn('20.00');
  if (answer.status === 'fail') throw new Error(answer.error);
  expect(answer.data.state).toBe('unknown');
  return {
    id: answer.data.id,
    money: async () => {
      await member.loginAgain();
      return member.money();
    },
  };
}
const healthOf = () => lab.test.house.platforms.health().find(({ code }) => code === 'day7');

test('an outage alarms nobody about a transfer, and once it is over the transfer is known at once', async () => {
  const { id, money } = await anUnknown();
  lab.simulator().faults.always('all', { kind: 'dead' });
  for (let minute = 0; minute < 20; minute += 1) {
    lab.test.clock.moveBy(minuteMs);
    // Some are let through to see, others are kept back.
    for (let again = 0; again < 3; again += 1) await lab.test.runTask('platform-transfers');
  }
  expect(healthOf()).toMatchObject({ state: expect.not.stringMatching('closed') });
  const { asks, is_stuck } = await rowOf(id);
  expect([is_stuck, asks < 8]).toEqual([false, true]);
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(minuteMs);
  await lab.test.runTask('platform-probe');
  expect(healthOf()).toMatchObject({ state: 'closed' });
  // Nobody else asks: the call that closed the breaker had it asked about.
  await eventually(
    () => rowOf(id),
    ({ state }) => state === 'failed',
  );
  expect(await money()).toBe('50.00');
});

test('what is open is asked about once a call has ended an outage, whatever its pause', async () => {
  const open = [await anUnknown(), await anUnknown(), await anUnknown()];
  const ids = open.map(({ id }) => id);
  lab.simulator().faults.always('all', { kind: 'dead' });
  while (healthOf()?.state === 'closed') await lab.test.house.platforms.client('day7')?.games(0);
  // As after many asks in vain.
  await lab.test.house.db.query(
    `update platform_transfer set asks = 7, ask_at = house_now() + interval '10 minutes' where id = any($1)`,
    [ids],
  );
  await lab.test.house.db.query(
    `select graphile_worker.remove_job('platform-transfer:' || id) from unnest($1::uuid[]) as t(id)`,
    [ids],
  );
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(90_000);
  const client = lab.test.house.platforms.client('day7');
  await Promise.all(Array.from({ length: 10 }, () => client?.games(0)));
  for (const { id, money } of open) {
    const { asks } = await eventually(
      () => rowOf(id),
      ({ state }) => state === 'failed',
    );
    expect(asks).toBe(7);
    expect(await money()).toBe('50.00');
  }
});

test('a transfer that was kept back has never left: its money is back at once', async () => {
  const member = await lab.newMember(5000n);
  const { platforms } = lab.test.house;
  const client = platforms.client('day7');
  if (!client) throw new Error('no client');
  // It falls silent between the player and the transfer.
  const open = platforms.client;
  Object.assign(platforms, {
    client: () => ({
      ...client,
      createPlayer: async (player: Parameters<typeof client.createPlayer>[0]) => {
        const known = await client.createPlayer(player);
        lab.simulator().faults.always('all', { kind: 'dead' });
        while (healthOf()?.state === 'closed') await client.games(0);
        return known;
      },
    }),
  });
  const moved = await member.moveIn('20.00').finally(() => Object.assign(platforms, { client: open }));
  expect(moved).toMatchObject({ data: { state: 'failed', reason: 'unreachable' } });
  expect(await member.money()).toBe('50.00');
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(minuteMs);
  await lab.test.runTask('platform-probe');
  expect(healthOf()).toMatchObject({ state: 'closed' });
});

test.each(['in', 'out'] as const)(
  '%s: what never left for a platform that is connected no more has failed, and does not stay open for ever',
  async (direction) => {
    const member = await lab.newMember(5000n);
    if (direction === 'out') await member.moveIn('50.00');
    const { house } = lab.test;
    const platform = await platformOf(house.db, 'day7');
    const transfer = { memberId: member.memberId, platform, amountCents: 2000n, cause: 'member' } as const;
    // Its process ends, and the next one is not connected with the platform.
    const id = await inTransaction(house.db, (tx) => startTransfer(tx, house, { ...transfer, direction }));
    vi.spyOn(house.platforms, 'client').mockReturnValue(undefined);
    await lab.test.runTask('platform-transfer', { transferId: id });
    lab.test.clock.moveBy(minuteMs * 5);
    await lab.test.runTask('platform-transfers');
    vi.restoreAllMocks();
    await member.loginAgain();
    expect(await member.transfer(id)).toMatchObject({ state: 'failed', reason: 'unreachable' });
    expect(await member.money()).toBe(direction === 'in' ? '50.00' : '0.00');
  },
);

test('what is open with a platform that is connected no more keeps nothing else from being asked about', async () => {
  const { id, money } = await anUnknown();
  const { db } = lab.test.house;
  // A job that is lost.
  await db.query(`select graphile_worker.remove_job($1)`, [`platform-transfer:${id}`]);
  const { memberIds } = await makeMembers(db, 500, 1n);
  await db.query(`insert into platform (code, name) values ('gone', 'Gone')`);
  await db.query(
    `insert into platform_transfer (member_id, platform, direction, amount_cents, state, cause, created_at, sent_at)
     select id, 'gone', 'out', 100, 'unknown', 'member', house_now() - interval '1 day', house_now() - interval '1 day'
       from unnest($1::uuid[]) as id`,
    [memberIds],
  );
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(minuteMs * 5);
  await lab.test.runTask('platform-transfers');
  expect((await rowOf(id)).state).toBe('failed');
  expect(await money()).toBe('50.00');
  await db.query(`delete from platform_transfer where platform = 'gone'`);
});
