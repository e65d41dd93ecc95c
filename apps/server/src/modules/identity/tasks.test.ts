import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { openSocket } from '../../testing/socket-client.ts';
import { identityTasks } from './tasks.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const sweep = async () => {
  for (const task of identityTasks) await task.run(house.house, null);
};
const rowsOf = async (table: string) => (await house.house.db.query(`select * from ${table}`)).rows;

test('the sweep ends idle sessions and takes away what has served its time, and nothing before', async () => {
  const { token } = await house.newMember();
  await house.ask(identity.captcha, {});
  await house.call(identity.login, { account: 'nobody_here', password: 'wrong-one' });
  await sweep();
  expect(await rowsOf('captcha')).toHaveLength(1);
  expect(await rowsOf('secret_try')).toHaveLength(2);
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ code: 200 });

  house.clock.moveBy(33 * 60_000);
  await sweep();
  await sweep();
  expect(await rowsOf('captcha')).toHaveLength(0);
  expect(await rowsOf('secret_try')).toHaveLength(0);
  expect(await rowsOf('session')).toMatchObject([{ end_reason: 'idle' }]);
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ error: 'session_expired' });

  house.clock.moveBy(182 * 86_400_000);
  await sweep();
  expect(await rowsOf('session')).toHaveLength(1);
  house.clock.moveBy(2 * 86_400_000);
  await sweep();
  expect(await rowsOf('session')).toHaveLength(0);
});

test('[R39] the socket of an idle session is closed, that of a session in use stays', async () => {
  const [idle, busy] = [await house.newMember(), await house.newMember()];
  const [left, used] = [
    await openSocket(house.house.publicUrl(), { token: idle.token }),
    await openSocket(house.house.publicUrl(), { token: busy.token }),
  ];
  await Promise.all([left.heard('snapshot'), used.heard('snapshot')]);
  house.clock.moveBy(29 * 60_000);
  await house.ask(identity.me, {}, { token: busy.token });
  house.clock.moveBy(4 * 60_000);
  await sweep();
  expect(await left.heard('event')).toMatchObject({ topic: 'session', data: { ended: true } });
  expect(await left.closed()).toBe(4001);
  used.say({ type: 'ping', at: 1 });
  await used.heard('pong');
  expect(used.closeCode).toBeNull();
  used.close();
});

test('[R39] a call with an idle token closes the socket of its session', async () => {
  const { token } = await house.newMember();
  const socket = await openSocket(house.house.publicUrl(), { token });
  await socket.heard('snapshot');
  house.clock.moveBy(31 * 60_000);
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ error: 'session_expired' });
  expect(await socket.closed()).toBe(4001);
});
