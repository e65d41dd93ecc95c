import { identity, staffAccess } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLife } from '../../plugins/database-life.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { openSecondInstance } from '../games/testing/second-instance.ts';
import { newStaff } from '../staff/testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('in a database that was brought back nobody is logged in: what ended since would be open again', async () => {
  const [member, person] = [await house.newMember(), await newStaff(house, 'admin')];
  await forgetLife(house.house.db);
  const started = await openSecondInstance(house);
  const statusOf = async ({ method, path }: { method: 'GET' | 'POST'; path: string }, token: string) =>
    (
      await started.server.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' && { payload: {} }),
      })
    ).statusCode;
  expect(await statusOf(identity.me, member.token)).toBe(401);
  expect(await statusOf(staffAccess.staffTeam, person.token)).toBe(401);
  expect(await statusOf(identity.me, await house.login(member))).toBe(200);
  await started.close();
});
