import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';
import { writeLooks } from './write-looks.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('a list that shows more people than a moment ago is another look: a page of one does not stand for a page of three', async () => {
  for (let count = 0; count < 3; count += 1) await house.newMember();
  const who = await newStaff(house, 'support');
  const shown = async () => {
    await house.house.looks.settled();
    const { rows } = await house.house.db.query<{ shown: number }>(
      `select (detail ->> 'shown')::integer as shown from audit_log where staff_id = $1 and is_look order by id`,
      [who.id],
    );
    return rows.map((row) => row.shown);
  };
  const list = (page_size: number) => house.ask(staff.staffMembers, { page_size }, { token: who.token });
  await list(1);
  await list(3);
  await list(3);
  await list(2);
  expect(await shown()).toEqual([1, 3]);
  // Another instance knows of it by the log alone.
  const look = (count: number) => ({
    action: 'member.search',
    subjectType: 'member' as const,
    subjectId: '',
    asked: {},
    told: { shown: count },
    actor: { staffId: who.id, email: who.email, ip: '' },
    at: house.clock.now(),
  });
  await inTransaction(house.house.db, (tx) => writeLooks(tx, [look(3), look(4), look(4), look(2)]));
  expect(await shown()).toEqual([1, 3, 4]);
});
