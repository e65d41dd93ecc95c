import { staffQueues, staffRequests } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newRichMember, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let ana: StaffAtWork;
let bia: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  ana = await newStaff(house, 'admin');
  bia = await newStaff(house, 'admin');
});
afterAll(() => house.close());

/** Writes a request with some of its columns, as a release would that knows more kinds than this one. */
async function write(columns: Record<string, unknown>): Promise<string> {
  const given = { reason: 'Teste', asked_by: ana.id, asked_at: house.clock.now(), ...columns };
  const names = Object.keys(given);
  const { rows } = await house.house.db.query<{ id: string }>(
    `insert into staff_request (${names}) values (${names.map((_, at) => `$${at + 1}`)}) returning id`,
    Object.values(given),
  );
  return rows[0]?.id ?? '';
}

test('a request has the columns that its kind names, and no others', async () => {
  const { memberId: member_id } = await newRichMember(house, '5.00');
  await expect(write({ kind: 'nobody_knows', member_id })).rejects.toThrow('staff_request_kind_fkey');
  // One that a newer release adds belongs to no kind of before.
  await house.house.db.query('alter table staff_request add column sponsor text');
  const refused = [
    { kind: 'lifting' },
    { kind: 'lifting', member_id, sponsor: 'x' },
    { kind: 'adjustment', member_id },
    { kind: 'adjustment', member_id, amount_cents: 100, phone: '11987654321' },
    { kind: 'adjustment', member_id, amount_cents: 100, evidence: 'x' },
    { kind: 'lifting', member_id, amount_cents: 100 },
    { kind: 'phone', member_id, phone: '11987654321' },
    { kind: 'phone', member_id, phone: '11987654321', evidence: 'x', is_done: true },
    { kind: 'refund', member_id, evidence: 'x', psp_said: 'no_answer' },
  ];
  for (const columns of refused) await expect(write(columns)).rejects.toThrow(/does not have the columns/);
  await write({ kind: 'lifting', member_id });
  await write({ kind: 'phone', member_id, phone: '11987654321', evidence: 'x' });
  const id = await write({ kind: 'adjustment', member_id, amount_cents: 100 });
  const changed = house.house.db.query(`update staff_request set evidence = 'x' where id = $1`, [id]);
  await expect(changed).rejects.toThrow(/does not have the columns/);
});

test('a kind that a newer release has named is a row, and the release before leaves it in peace', async () => {
  const { memberId: member_id } = await newRichMember(house, '5.00');
  await house.house.db.query(
    `insert into staff_request_kind (kind, needs) values ('sponsorship', '{member_id, evidence}')`,
  );
  const id = await write({ kind: 'sponsorship', member_id, evidence: 'x' });
  const { token } = bia;
  const asked = await house.ask(
    staffRequests.staffAdjust,
    { id: member_id, money: '1.00', reason: 'Teste' },
    { token: ana.token },
  );
  const list = await house.ask(staffRequests.staffRequests, { member_id }, { token });
  expect(list.items.map((row) => row.id)).toEqual([asked.id]);
  expect(await house.call(staffQueues.queueCounts, {}, { token })).toMatchObject({ code: 200 });
  expect(
    await house.call(staffRequests.staffRequestDecide, { id, is_approved: true }, { token }),
  ).toMatchObject({ error: 'forbidden' });
});

test('a word that a newer release keeps of what was said fails no list, and is told to be unknown', async () => {
  const { memberId: member_id } = await newRichMember(house, '5.00');
  await house.house.db.query('alter table staff_request drop constraint staff_request_platform_said_check');
  const platform = await house.house.db.query<{ code: string }>('select code from platform limit 1');
  await write({
    kind: 'left_behind',
    member_id,
    platform: platform.rows[0]?.code,
    amount_cents: 100,
    is_paid: true,
    evidence: 'x',
    platform_said: 'never_heard',
  });
  const list = await house.ask(staffRequests.staffRequests, { member_id }, { token: bia.token });
  expect(list.items).toMatchObject([{ kind: 'left_behind', platform_said: 'unknown' }]);
});

test('a state that a newer release keeps fails no list, and nobody decides on such a one', async () => {
  const { memberId: member_id } = await newRichMember(house, '5.00');
  await house.house.db.query('alter table staff_request drop constraint staff_request_state_check');
  const decided = { state: 'withdrawn', decided_by: ana.id, decided_at: house.clock.now() };
  const id = await write({ kind: 'lifting', member_id, ...decided });
  const { token } = bia;
  const list = await house.ask(staffRequests.staffRequests, { member_id }, { token });
  expect(list.items).toMatchObject([{ id, kind: 'lifting', state: 'unknown' }]);
  expect(list.waiting).toBe(0);
  expect(
    await house.call(staffRequests.staffRequestDecide, { id, is_approved: true }, { token }),
  ).toMatchObject({ error: 'state_changed' });
});
