import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { openSocket } from '../testing/socket-client.ts';
import type { Notice } from './notices.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const isListening = async () => {
  const { rows } = await house.house.db.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'arara-notices'`,
  );
  return rows.length === 1;
};

/** Ends the connection that hears notices; `meanwhile` runs before it is back. */
async function interrupt(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  let isBack = false;
  const stop = house.house.notices.onReconnect(() => {
    isBack = true;
  });
  await house.house.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'arara-notices'`,
  );
  await meanwhile();
  await eventually(
    () => isBack,
    (is) => is,
  );
  stop();
}
const tell = (memberId: string, data: unknown) =>
  house.house.notices.send(house.house.db, { type: 'member', memberId, topic: 'deposit', data });

test('an interruption is told once, and notices arrive again', async () => {
  const heard: Notice[] = [];
  let times = 0;
  const stops = [
    house.house.notices.listen((notice) => heard.push(notice)),
    house.house.notices.onReconnect(() => {
      times += 1;
    }),
  ];
  await interrupt();
  expect(await isListening()).toBe(true);
  expect(times).toBe(1);
  await tell('00000000-0000-4000-8000-000000000000', 'after');
  await eventually(
    () => heard.length,
    (count) => count > 0,
  );
  expect(heard).toMatchObject([{ type: 'member', data: 'after' }]);
  for (const stop of stops) stop();
  await interrupt();
  expect(times).toBe(1);
});

test('sockets are sent away to come back later, and get a snapshot instead of what was missed', async () => {
  const member = await house.newMember();
  const gone = await openSocket(house.house.publicUrl(), { token: member.token });
  const stays = await openSocket(house.house.publicUrl(), { token: member.token });
  await Promise.all([gone.heard('snapshot'), stays.heard('snapshot')]);
  await tell(member.memberId, 'before');
  const { seq } = await stays.heard('event');
  await gone.heard('event');
  gone.close();
  await gone.closed();
  await interrupt();
  expect(await stays.closed()).toBe(1013);
  for (const lastSeq of [seq - 1, seq]) {
    const back = await openSocket(house.house.publicUrl(), { token: member.token, lastSeq });
    expect(await back.heard('welcome')).toMatchObject({ resumed: false });
    await back.heard('snapshot');
    await tell(member.memberId, 'after');
    await back.heard('event', ({ data }) => data === 'after');
    back.close();
  }
});

test('[R43] a session that ended while nothing could be heard is not remembered', async () => {
  const { token, memberId } = await house.newMember();
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ code: 200 });
  // Ended without a notice, as if it had been sent while nobody listened.
  await interrupt(async () => {
    await house.house.db.query(
      `update session set ended_at = now(), end_reason = 'revoked' where member_id = $1`,
      [memberId],
    );
  });
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ code: 401 });
});
