import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { identityTasks } from './index.ts';

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

  house.clock.moveBy(91 * 86_400_000);
  await sweep();
  expect(await rowsOf('session')).toHaveLength(0);
});
