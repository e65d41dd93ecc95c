import { randomUUID } from 'node:crypto';
import { identity, staff, staffCare } from '@arara/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn, lettersTo, nextLetter } from '../../../apps/server/src/modules/identity/testing/letters.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../../apps/server/src/modules/payments/testing/payments-house.ts';
import { retain } from '../../../apps/server/src/modules/retention/retain.ts';
import {
  actionsAbout,
  newStaff,
  type StaffAtWork,
} from '../../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { closeLongAgo } from './full-life.ts';

let lab: PaymentsHouse;
let admin: StaffAtWork;
beforeAll(async () => {
  lab = await startPaymentsHouse({ RETAIN_YEARS: '6' });
});
// The clock is moved, and sessions end with it.
beforeEach(async () => {
  admin = await newStaff(lab.test, 'admin');
});
afterAll(() => lab.test.close());

const run = () => retain.run(lab.test.house, '2026-01-01');
const query = (sql: string, values: unknown[]) => lab.test.house.db.query(sql, values);
const asStaff = () => ({ token: admin.token });
const seen = ({ memberId: id }: Member) => lab.test.ask(staff.staffMemberGet, { id }, asStaff());
const reason = 'Pedido do juízo';

/** A member whose account was closed seven years ago, one more than this house keeps it. */
async function closedMember(facts: Parameters<typeof lab.test.newMember>[0] = {}): Promise<Member> {
  const member = await lab.test.newMember(facts);
  await closeLongAgo(lab.test, member, 7);
  return member;
}

test('a hold is set once and lifted once, by risk and administrators, and the log tells why', async () => {
  const member = await closedMember();
  const { memberId: id } = member;
  const tries = await Promise.all(
    [1, 2, 3].map(() => lab.test.call(staffCare.staffMemberHold, { id, reason }, asStaff())),
  );
  expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(tries.filter(({ code }) => code === 409)).toHaveLength(2);
  expect(await seen(member)).toMatchObject({ hold: { reason, by: admin.email }, kept_by: ['hold'] });
  for (const role of ['support', 'finance', 'content'] as const) {
    const { token } = await newStaff(lab.test, role);
    for (const call of [staffCare.staffMemberHold, staffCare.staffMemberHoldLift])
      expect(await lab.test.call(call, { id, reason }, { token })).toMatchObject({ error: 'forbidden' });
  }
  expect(
    await lab.test.call(staffCare.staffMemberHold, { id: randomUUID(), reason }, asStaff()),
  ).toMatchObject({ error: 'member_unknown' });
  const risk = await newStaff(lab.test, 'risk');
  await lab.test.ask(staffCare.staffMemberHoldLift, { id, reason: 'Fim' }, { token: risk.token });
  expect(await lab.test.call(staffCare.staffMemberHoldLift, { id, reason }, asStaff())).toMatchObject({
    error: 'state_changed',
  });
  expect(await seen(member)).toMatchObject({ hold: null });
  expect(await actionsAbout(lab.test, id)).toEqual(
    expect.arrayContaining(['member.hold', 'member.hold_lift']),
  );
  expect(await run()).toMatchObject({ members_erased: 1 });
});

test('who closes an account and whom staff lets in again hears by e-mail what is kept and how to come back', async () => {
  const member = await lab.test.newMember();
  const email = `ida.${randomUUID().slice(0, 8)}@example.com`;
  await lab.test.ask(identity.emailCode, { email, password: member.password }, { token: member.token });
  await lab.test.ask(
    identity.emailConfirm,
    { email, code: codeIn(await nextLetter(lab.test, 'mail', email)) },
    { token: member.token },
  );
  const told = (await lettersTo(lab.test, 'mail', email)).length;
  await query(`update member set lang = 'pt' where id = $1`, [member.memberId]);
  await closeLongAgo(lab.test, member, 1);
  const goodbye = await nextLetter(lab.test, 'mail', email, told + 1);
  expect(goodbye.subject).toBe('Arara: Sua conta foi encerrada');
  expect(goodbye.text).toMatch(/Guardamos por 6 anos .* escreva ao atendimento: \S+@\S+/s);
  expect(goodbye.html).toContain('lang="pt-BR"');
  await query(`update member set lang = 'th' where id = $1`, [member.memberId]);
  await lab.test.ask(staff.staffMemberStatus, { id: member.memberId, status: 'active', reason }, asStaff());
  expect(await nextLetter(lab.test, 'mail', email, told + 2)).toMatchObject({
    subject: 'Arara: บัญชีของคุณเปิดอีกครั้งแล้ว',
  });
});
