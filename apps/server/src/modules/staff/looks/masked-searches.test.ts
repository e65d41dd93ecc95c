import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('two numbers that end alike are two looks, though the log keeps the same of both', async () => {
  const who = await newStaff(house, 'support');
  const search = (text: string) => house.ask(staff.staffMembers, { search: text }, { token: who.token });
  await search('11144477735');
  await search('52998227735');
  await search('52998227735');
  await house.house.looks.settled();
  const { rows } = await house.house.db.query<{ search: string }>(
    `select detail ->> 'search' as search from audit_log where staff_id = $1 and is_look order by id`,
    [who.id],
  );
  expect(rows.map((row) => row.search)).toEqual(['*******7735', '*******7735']);
});
