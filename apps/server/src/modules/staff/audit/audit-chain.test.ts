import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';
import { recordAudit, theMachine } from './record-audit.ts';
import { verifyAfter, verifyAuditChain } from './verify-audit-chain.ts';

let house: TestHouse;
let risk: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  risk = await newStaff(house, 'risk');
});
afterAll(() => house.close());

const entry = (subjectId: string) =>
  ({ action: 'member.view', subjectType: 'member', subjectId, detail: { b: 1, a: 'ç "x"' } }) as const;
const record = (subjectId: string) =>
  inTransaction(house.house.db, (tx) => recordAudit(tx, theMachine, new Date(), entry(subjectId)));

/** What somebody with full rights on the database could do. */
async function tamper(sql: string): Promise<void> {
  await inTransaction(house.house.db, async (tx) => {
    await tx.query('alter table audit_log disable trigger audit_log_append_only');
    await tx.query(sql);
    await tx.query('alter table audit_log enable trigger audit_log_append_only');
  });
}

test('rows written at once make one chain without gaps', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => record(`many-${index}`)));
  const check = await verifyAuditChain(house.house.db);
  expect(check.brokenAt).toBeNull();
  expect(check.rows).toBeGreaterThanOrEqual(32);
});

test('an action that is rolled back leaves no row', async () => {
  const before = await verifyAuditChain(house.house.db);
  await expect(
    inTransaction(house.house.db, async (tx) => {
      await recordAudit(tx, theMachine, new Date(), entry('undone'));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await verifyAuditChain(house.house.db)).toEqual(before);
});

test('the log can be neither changed nor emptied', async () => {
  for (const sql of [
    `update audit_log set action = 'member.freeze' where id = 1`,
    'delete from audit_log where id = 1',
    'truncate audit_log',
  ]) {
    await expect(house.house.db.query(sql)).rejects.toThrow(/append-only/);
  }
});

test('a row changed behind the trigger is found, a removed one and a slipped-in one too', async () => {
  const { db } = house.house;
  await tamper(`update audit_log set staff_email = 'somebody@else' where id = 5`);
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: 5n, rows: 4 });
  await tamper(`update audit_log set staff_email = 'system' where id = 5`);
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: null });

  await tamper(`update audit_log set detail = '{"a": "ç \\"x\\"", "b": 2}' where id = 6`);
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: 6n });
  await tamper(`update audit_log set detail = '{"b": 1, "a": "ç \\"x\\""}' where id = 6`);
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: null });

  const { rows: total } = await verifyAuditChain(db);
  await tamper(`insert into audit_log (id, at, staff_email, ip, action, subject_type, subject_id, detail, hash)
    values (${total + 1}, now(), 'x@y', '', 'member.view', 'member', '1', '{}', repeat('a', 64))`);
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: BigInt(total + 1) });
  await tamper(`delete from audit_log where id = ${total + 1}`);

  const all = await house.ask(staff.staffAuditVerify, {}, { token: risk.token });
  expect(all).toMatchObject({ last: String(total), broken_at: null, is_end: true });
  expect(all.head).toBe((await verifyAuditChain(db)).head);
  const part = await verifyAfter(db, null, 1);
  expect(part).toMatchObject({ brokenAt: null });
  const { last, head } = part;
  const rest = (from: { after: string; head: string }) =>
    house.ask(staff.staffAuditVerify, from, { token: risk.token });
  expect(await rest({ after: String(last), head })).toMatchObject({ last: String(total), head: all.head });
  expect(await rest({ after: '5', head: 'f'.repeat(64) })).toMatchObject({ last: '5', broken_at: '6' });
  expect(await house.call(staff.staffAuditVerify, { after: '5' }, { token: risk.token })).toMatchObject({
    error: 'invalid_input',
  });

  await tamper('delete from audit_log where id = 7');
  expect(await rest({ after: '0', head: '0'.repeat(64) })).toMatchObject({ last: '6', broken_at: '7' });
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: 7n });
});

test('[S6.06] the log is read newest first, by those who may', async () => {
  await record('needle');
  const page = await house.ask(staff.staffAudit, { looks: 'all', page_size: 2 }, { token: risk.token });
  expect(page.items[0]).toMatchObject({
    staff_email: 'system',
    action: 'member.view',
    subject_type: 'member',
    subject_id: 'needle',
    detail: { a: 'ç "x"', b: 1 },
  });
  expect(Number(page.items[0]?.id)).toBe(Number(page.items[1]?.id) + 1);
  expect(page.items[0]?.hash).toMatch(/^[0-9a-f]{64}$/);

  const search = async (text: string) =>
    (await house.ask(staff.staffAudit, { search: text, looks: 'all' }, { token: risk.token })).items.length;
  expect(await search('needle')).toBe(1);
  expect(await search(risk.email.toUpperCase())).toBe(1);
  expect(await search('staff.log')).toBe(1);
  expect(await search('_taff')).toBe(0);

  const { items, next } = await house.ask(
    staff.staffAudit,
    { search: 'needle', looks: 'all', page_size: 1 },
    { token: risk.token },
  );
  expect(next).toBe(items[0]?.id);
  const rest = { search: 'needle', looks: 'all', page_size: 1, after: next ?? '' } as const;
  expect(await house.ask(staff.staffAudit, rest, { token: risk.token })).toEqual({ items: [], next: null });

  for (const role of ['support', 'finance', 'content'] as const) {
    const { token } = await newStaff(house, role);
    expect(await house.call(staff.staffAudit, {}, { token })).toMatchObject({
      code: 403,
      error: 'forbidden',
    });
  }
});

test('an action is found by what its subject is known by', async () => {
  const member = await house.newMember();
  await record(member.memberId);
  const found = async (search: string) =>
    (await house.ask(staff.staffAudit, { search, looks: 'all' }, { token: risk.token })).items.map(
      (row) => row.subject_id,
    );
  expect(await found(member.memberId)).toEqual([member.memberId]);
  expect(await found(member.account.toUpperCase())).toEqual([member.memberId]);
  expect(await found('W000000ZZZZZZZ')).toEqual([]);
});

test('an action is found by a part of its name, and by the names whose words somebody typed', async () => {
  const member = await house.newMember();
  await record(member.memberId);
  const as = { token: risk.token };
  const actions = async (input: { search: string; actions?: string }) => {
    const { items } = await house.ask(staff.staffAudit, { ...input, looks: 'all' }, as);
    return [...new Set(items.map(({ action }) => action))].sort();
  };
  expect(await actions({ search: 'ber.vie' })).toEqual(['member.view']);
  expect(await actions({ search: 'Abriu o membro' })).toEqual([]);
  expect(await actions({ search: 'Abriu o membro', actions: 'member_view' })).toEqual(['member.view']);
  expect(await actions({ search: 'abriu', actions: 'member_view,staff_login' })).toEqual([
    'member.view',
    'staff.login',
  ]);
  // What is meant by a name is read a page at a time, like everything else.
  const page = await house.ask(
    staff.staffAudit,
    { search: 'abriu', actions: 'member_view', looks: 'all', page_size: 1 },
    as,
  );
  const after = await house.ask(
    staff.staffAudit,
    { search: 'abriu', actions: 'member_view', looks: 'all', page_size: 1, after: page.next ?? '' },
    as,
  );
  expect(Number(after.items[0]?.id)).toBeLessThan(Number(page.items[0]?.id));
  for (const wrong of ['member.view', 'a,', 'A'])
    expect(await house.call(staff.staffAudit, { search: 'x', actions: wrong }, as)).toMatchObject({
      code: 422,
    });
});
