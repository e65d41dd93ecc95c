import { staff, staffReports } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../plugins/clock.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { newStaff } from '../testing/staff-at-work.ts';

const hourMs = 3_600_000;
let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ STAFF_PEOPLE_HOUR: '10' });
  for (let count = 0; count < 6; count += 1) await house.newMember();
});
afterAll(() => house.close());

test('[S6.06] an account of the staff is shown so many members an hour, whatever it logs in with, and the log says that there were more', async () => {
  const who = await newStaff(house, 'risk');
  const list = (token: string, page_size: number) => house.call(staff.staffMembers, { page_size }, { token });
  expect(await list(who.token, 5)).toMatchObject({ code: 200 });
  // The same again shows nobody new.
  for (let again = 0; again < 5; again += 1) expect((await list(who.token, 5)).code).toBe(200);
  expect(await list(who.token, 6)).toMatchObject({ code: 200 });
  expect(await list(who.token, 1)).toMatchObject({
    code: 429,
    error: 'people_enough',
    data: { people: 10 },
  });
  const { email, password } = who;
  const again = await house.ask(staff.staffLogin, { email, password }, { ip: '198.51.100.9' });
  expect(await list(again.token, 1)).toMatchObject({ error: 'people_enough' });
  // What shows nobody is not counted, and colleagues have their own hour.
  const today = { from: '2026-01-01', to: '2026-01-01' };
  expect(await house.call(staffReports.reportSummary, today, { token: who.token })).toMatchObject({
    code: 200,
  });
  expect(await list((await newStaff(house, 'risk')).token, 5)).toMatchObject({ code: 200 });
  const { rows } = await house.house.db.query(
    `select subject_id, detail from audit_log where action = 'staff.people_enough'`,
  );
  expect(rows).toEqual([{ subject_id: who.id, detail: { email, shown: 11 } }]);
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
});

test('[S6.06] a file names members until half of the hour is used up, counts them, and has the ids of the others', async () => {
  const who = await newStaff(house, 'finance');
  const today = dayOf(house.clock.now());
  for (let count = 0; count < 8; count += 1) await house.newMember();
  const ask = () =>
    house.call(
      staffReports.reportExport,
      { from: today, to: today, figure: 'new_members' },
      { token: who.token },
    );
  const load = async (answer: Awaited<ReturnType<typeof ask>>) => {
    const { path } = answer.data as { path: string };
    const { body } = await house.server.inject({ method: 'GET', url: path });
    const lines = body.trimEnd().split('\r\n').slice(1);
    return lines.map((line) => line.split(',')).map(([, , account, id]) => ({ account, id }));
  };
  expect(await house.call(staff.staffMembers, { page_size: 3 }, { token: who.token })).toMatchObject({
    code: 200,
  });
  const [first, second] = [await ask(), await ask()];
  const rows = await load(first);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.every(({ id }) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
  expect(rows.filter(({ account }) => account !== '')).toHaveLength(2);
  // Neither a file that was opened before, nor one more; the other half is for lists.
  expect((await load(second)).filter(({ account }) => account !== '')).toHaveLength(0);
  expect(await ask()).toMatchObject({ code: 429, error: 'people_enough' });
  expect(await house.call(staff.staffMembers, { page_size: 5 }, { token: who.token })).toMatchObject({
    code: 200,
  });
  expect(await house.call(staff.staffMembers, { page_size: 1 }, { token: who.token })).toMatchObject({
    error: 'people_enough',
  });
  const byDay = { from: today, to: today, by: 'day' } as const;
  expect(await house.call(staffReports.reportExport, byDay, { token: who.token })).toMatchObject({
    code: 200,
  });
  await house.house.looks.settled();
  const looked = await house.house.db.query(
    `select subject_id, detail from audit_log where action = 'report.view_file' and staff_id = $1 and is_look`,
    [who.id],
  );
  expect(looked.rows).toEqual([{ subject_id: 'new_members', detail: { from: today, to: today, shown: 2 } }]);
});

test('what an account was shown on another instance is counted here, and an hour later it is not', async () => {
  const who = await newStaff(house, 'risk');
  const list = async () =>
    (await house.call(staff.staffMembers, { page_size: 1 }, { token: who.token })).code;
  await house.house.db.query(
    `insert into audit_log (id, at, staff_id, staff_email, ip, action, subject_type, subject_id, detail, hash)
     select max(id) + 1, $2, $1, '', '', 'member.search', 'member', '', '{"shown": 10}', repeat('0', 64) from audit_log`,
    [who.id, house.clock.now()],
  );
  expect(await list()).toBe(429);
  house.clock.moveBy(hourMs);
  const { email, password } = who;
  const { token } = await house.ask(staff.staffLogin, { email, password }, { ip: '198.51.100.9' });
  expect((await house.call(staff.staffMembers, { page_size: 1 }, { token })).code).toBe(200);
});
