import { staffRequests, support } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
let helper: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
  helper = await newStaff(house, 'support');
});
afterAll(() => house.close());

const conflict = { code: 409, error: 'idempotency_conflict' };

test('a correction whose answer was lost is asked for once, however often it is sent', async () => {
  const { memberId: id } = await house.newMember();
  const asked = { id, money: '50.00', reason: 'Depósito perdido' };
  const send = (idempotencyKey: string, input = asked, by = finance) =>
    house.call(staffRequests.staffAdjust, input, { token: by.token, idempotencyKey });
  const first = await send('one');
  expect(await send('one')).toEqual(first);
  const two = await Promise.all([send('two'), send('two'), send('two')]);
  expect(two[1]).toEqual(two[0]);
  expect(two[2]).toEqual(two[0]);
  expect(await send('one', { ...asked, money: '60.00' })).toMatchObject(conflict);
  // A key is of who asked under it.
  expect(await send('one', asked, await newStaff(house, 'finance'))).toMatchObject({ code: 200 });
  const { items } = await house.ask(staffRequests.staffRequests, { member_id: id }, { token: finance.token });
  expect(items).toHaveLength(3);
  for (const { id: request } of items) expect(await actionsAbout(house, request)).toEqual(['adjustment.ask']);
});

test('an answer to a member that was sent twice is written once', async () => {
  const member = await house.newMember();
  await house.ask(
    support.supportWrite,
    { text: 'Oi' },
    { token: member.token, idempotencyKey: 'a-key-of-the-member' },
  );
  const { items } = await house.ask(support.staffSupport, {}, { token: helper.token });
  const id = items.find((row) => row.member_id === member.memberId)?.id ?? '';
  const send = (idempotencyKey: string, text = 'Já vamos ver.') =>
    house.call(support.staffSupportAnswer, { id, text }, { token: helper.token, idempotencyKey });
  await Promise.all([send('one'), send('one')]);
  expect(await send('one')).toMatchObject({
    code: 200,
    data: { items: [{ text: 'Oi' }, { text: 'Já vamos ver.' }] },
  });
  expect(await send('one', 'Outra coisa')).toMatchObject(conflict);
  expect(await send('two')).toMatchObject({ code: 200 });
  const own = await house.ask(support.supportConversation, {}, { token: member.token });
  expect(own.items).toHaveLength(3);
  expect(own.unread).toBe(2);
});
