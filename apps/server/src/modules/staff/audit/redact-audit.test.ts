import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';
import { keptHashOf } from './audit-hash.ts';
import { recordAudit, theMachine } from './record-audit.ts';
import { redactAudit } from './redact-audit.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

let house: TestHouse;
let risk: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  risk = await newStaff(house, 'risk');
});
afterAll(() => house.close());

const record = () =>
  inTransaction(house.house.db, (tx) =>
    recordAudit(tx, theMachine, new Date(), {
      action: 'member.freeze',
      subjectType: 'member',
      subjectId: 'somebody',
      detail: { account: 'joana', reason: 'Joana pediu', sessions_ended: 2 },
    }),
  );
const redact = (...ids: bigint[]) =>
  inTransaction(house.house.db, (tx) =>
    redactAudit(tx, new Date(), ids, ({ account: _, reason: __, ...stays }) => stays),
  );
const detailOf = async (id: bigint) =>
  (await house.house.db.query('select detail from audit_log where id = $1', [String(id)])).rows[0]?.detail;
const check = () => verifyAuditChain(house.house.db);

/** What somebody with full rights on the database could do. */
async function tamper(sql: string): Promise<void> {
  await inTransaction(house.house.db, async (tx) => {
    await tx.query('alter table audit_log disable trigger user');
    await tx.query('alter table audit_redaction disable trigger user');
    await tx.query(sql);
    await tx.query('alter table audit_log enable trigger user');
    await tx.query('alter table audit_redaction enable trigger user');
  });
}

test('what is taken out of a row is gone, the row says so, and the log is as whole as before', async () => {
  const [one, other, third] = [await record(), await record(), await record()];
  const before = await check();
  expect(await redact(one, third)).toBe(2);
  expect(await detailOf(one)).toEqual({ sessions_ended: 2, erased: true });
  expect(await detailOf(other)).toMatchObject({ account: 'joana' });
  const after = await check();
  expect(after).toMatchObject({ brokenAt: null, rows: before.rows + 1 });
  // The row that tells of it names nobody.
  const page = await house.ask(staff.staffAudit, { page_size: 1 }, { token: risk.token });
  expect(page.items[0]).toMatchObject({ action: 'audit.redact', staff_email: 'system', detail: { rows: 2 } });
  expect(await house.ask(staff.staffAuditVerify, {}, { token: risk.token })).toMatchObject({
    broken_at: null,
  });
  // Again, nothing is left to take.
  expect(await redact(one, third)).toBe(0);
  expect(await redact()).toBe(0);
  expect((await check()).rows).toBe(after.rows);
});

test('many at once take each row once', async () => {
  const ids = [await record(), await record()];
  const taken = await Promise.all(Array.from({ length: 6 }, () => redact(...ids)));
  expect(taken.reduce((sum, rows) => sum + rows, 0)).toBe(2);
  expect(await check()).toMatchObject({ brokenAt: null });
});

test('the database takes texts out only where it is told to, and puts none in', async () => {
  const id = await record();
  const db = house.house.db;
  const set = (sql: string) => inTransaction(db, (tx) => tx.query(sql).then(() => undefined));
  await expect(set(`update audit_log set detail = detail - 'reason' where id = ${id}`)).rejects.toThrow(
    /append-only/,
  );
  const call = (detail: string) =>
    set(`select audit_redact(99999, array[${id}], array['${detail}']::jsonb[], array[repeat('a', 64)])`);
  for (const detail of [
    '{"sessions_ended": 3, "erased": true}',
    '{"account": "maria", "erased": true}',
    '{"note": "x", "erased": true}',
    '{"sessions_ended": 2}',
  ])
    await expect(call(detail)).rejects.toThrow(/append-only/);
  for (const sql of ['delete from audit_redaction', `update audit_redaction set kept = repeat('b', 64)`])
    await expect(set(sql)).rejects.toThrow(/append-only/);
  expect(await detailOf(id)).toMatchObject({ reason: 'Joana pediu' });
});

test('a row changed behind the trigger is found though something was taken out of it before, and a taking nobody told of too', async () => {
  const [id, untouched] = [await record(), await record()];
  await redact(id);
  expect(await check()).toMatchObject({ brokenAt: null });
  await tamper(`update audit_log set detail = '{"sessions_ended": 9, "erased": true}' where id = ${id}`);
  expect(await check()).toMatchObject({ brokenAt: id });
  await tamper(`update audit_log set detail = '{"sessions_ended": 2, "erased": true}' where id = ${id}`);
  expect(await check()).toMatchObject({ brokenAt: null });
  // Whoever also makes the hash of what remains anew is found by the row that told of it.
  const { rows: tellers } = await house.house.db.query(
    `select max(id)::text as id from audit_log where action = 'audit.redact'`,
  );
  const { rows: now } = await house.house.db.query('select * from audit_log where id = $1', [String(id)]);
  const forged = keptHashOf({ ...now[0], detail: { sessions_ended: 9, erased: true } });
  const { rows: kept } = await house.house.db.query('select kept from audit_redaction where row_id = $1', [
    String(id),
  ]);
  await tamper(`update audit_log set detail = '{"sessions_ended": 9, "erased": true}' where id = ${id}`);
  await tamper(`update audit_redaction set kept = '${forged}' where row_id = ${id}`);
  expect((await check()).brokenAt).toBe(BigInt(tellers[0]?.id));
  await tamper(`update audit_log set detail = '{"sessions_ended": 2, "erased": true}' where id = ${id}`);
  await tamper(`update audit_redaction set kept = '${kept[0]?.kept}' where row_id = ${id}`);
  expect(await check()).toMatchObject({ brokenAt: null });
  // Its own hash is in the next row's.
  const { rows } = await house.house.db.query('select hash from audit_log where id = $1', [String(id)]);
  await tamper(`update audit_log set hash = repeat('c', 64) where id = ${id}`);
  expect((await check()).brokenAt).toBe(id);
  await tamper(`update audit_log set hash = '${rows[0]?.hash}' where id = ${id}`);
  // Told of under another row, under one that tells of something else, or by nobody: each is found.
  const telling = untouched + 1n;
  const { rows: told } = await house.house.db.query('select kept from audit_redaction where row_id = $1', [
    String(id),
  ]);
  await tamper(`insert into audit_redaction values (${telling}, ${untouched}, '${told[0]?.kept}')`);
  expect((await check()).brokenAt).toBe(untouched);
  await tamper(`delete from audit_redaction where row_id = ${untouched}`);
  expect(await check()).toMatchObject({ brokenAt: null });
  await tamper(`delete from audit_redaction where row_id = ${id}`);
  expect(await check()).toMatchObject({ brokenAt: id });
});
