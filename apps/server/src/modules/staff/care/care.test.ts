import { identity, staffCare, staffRequests } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newRichMember, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
let second: StaffAtWork;
let support: StaffAtWork;
let risk: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
  second = await newStaff(house, 'finance');
  support = await newStaff(house, 'support');
  risk = await newStaff(house, 'risk');
});
afterAll(() => house.close());

const cashOf = async (member: { token: string }) =>
  (await house.ask(identity.me, {}, { token: member.token })).money;

const ask = (memberId: string, money: string) =>
  house.call(
    staffRequests.staffAdjust,
    { id: memberId, money, reason: 'erro de conciliação' },
    { token: finance.token },
  );

async function asked(memberId: string, money: string): Promise<string> {
  const answer = await ask(memberId, money);
  return (answer.data as { id: string }).id;
}

const decide = (id: string, is_approved: boolean, person: StaffAtWork) =>
  house.call(staffRequests.staffRequestDecide, { id, is_approved }, { token: person.token });

test('a correction moves cash only when a second person agrees, once, also when ten agree at once', async () => {
  const member = await newRichMember(house, '50.00');
  const id = await asked(member.memberId, '12.34');
  expect(await cashOf(member)).toBe('50.00');
  expect(await decide(id, true, finance)).toMatchObject({ error: 'same_reviewer' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, true, second)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(
    answers.filter(
      (answer) =>
        answer.status === 'fail' &&
        answer.error === 'state_changed' &&
        answer.data?.state === 'done' &&
        answer.data.edited_by === second.email,
    ),
  ).toHaveLength(9);
  expect(await cashOf(member)).toBe('62.34');
  expect(await actionsAbout(house, id)).toEqual(['adjustment.ask', 'adjustment.approve']);
});

test('a minus takes, never more than there is', async () => {
  const member = await newRichMember(house, '20.00');
  const taken = await asked(member.memberId, '-5.50');
  const tooMuch = await asked(member.memberId, '-14.51');
  expect(await decide(taken, true, second)).toMatchObject({ data: { state: 'done', money: '-5.50' } });
  expect(await decide(tooMuch, true, second)).toMatchObject({ error: 'insufficient_funds' });
  expect(await cashOf(member)).toBe('14.50');
  expect(await decide(tooMuch, false, finance)).toMatchObject({ data: { state: 'refused' } });
  const { items, waiting } = await house.ask(
    staffRequests.staffRequests,
    { member_id: member.memberId },
    { token: second.token },
  );
  expect([items.map(({ state }) => state).toSorted(), waiting]).toEqual([['done', 'refused'], 0]);
});

test('amounts that are none, unknown members and roles without the right are refused', async () => {
  const member = await newRichMember(house, '1.00');
  for (const money of ['0.00', '1', '1,00', '-0.00', '99999999.00', '']) {
    expect(await ask(member.memberId, money)).toMatchObject({ code: 422, error: 'invalid_input' });
  }
  expect(await ask('00000000-0000-4000-8000-000000000000', '1.00')).toMatchObject({
    error: 'member_unknown',
  });
  const input = { id: member.memberId, money: '1.00', reason: 'x' };
  for (const person of [support, risk])
    expect((await house.call(staffRequests.staffAdjust, input, { token: person.token })).code).toBe(403);
});

test('a member is put offline, and may come back', async () => {
  const member = await newRichMember(house, '1.00');
  const input = { id: member.memberId, reason: 'pedido do membro' };
  const as = { token: risk.token };
  expect(await house.ask(staffCare.staffMemberOffline, input, as)).toEqual({ sessions_ended: 1 });
  expect((await house.call(identity.me, {}, { token: member.token })).code).toBe(401);
  expect(await house.ask(staffCare.staffMemberOffline, input, as)).toEqual({ sessions_ended: 0 });
  await house.login(member);
  const devices = await house.ask(staffCare.staffMemberDevices, { id: member.memberId }, as);
  expect(devices.items.map(({ end_reason }) => end_reason).toSorted()).toEqual(['', 'revoked']);
});

test('notes stand newest first with their writers', async () => {
  const member = await newRichMember(house, '1.00');
  const id = member.memberId;
  for (const [person, text] of [
    [support, 'ligou às 10h'],
    [risk, 'documentos conferidos'],
  ] as const) {
    await house.ask(staffCare.staffMemberNote, { id, text }, { token: person.token });
    house.clock.moveOn(1000);
  }
  const { items, total } = await house.ask(staffCare.staffMemberNotes, { id }, { token: support.token });
  expect([items.map(({ text }) => text), total]).toEqual([['documentos conferidos', 'ligou às 10h'], 2]);
  expect(items[0]?.staff_email).toBe(risk.email);
  expect(
    await house.call(staffCare.staffMemberNote, { id, text: ' ' }, { token: support.token }),
  ).toMatchObject({
    code: 422,
  });
});

test('a correction of more than a million is refused by its words, not by the table', async () => {
  const member = await house.newMember();
  for (const money of ['1000000.01', '-1000000.01', '9999999.99'])
    expect(await ask(member.memberId, money)).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'money', error: 'amount_format' }] },
    });
  expect(await ask(member.memberId, '1000000.00')).toMatchObject({ code: 200 });
});
