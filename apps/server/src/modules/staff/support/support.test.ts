import { information, support } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let helper: StaffAtWork;
let keys = 0;

beforeAll(async () => {
  house = await startTestHouse();
  helper = await newStaff(house, 'support');
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const write = (member: Member, text: string, key?: string) => {
  keys += 1;
  return house.call(
    support.supportWrite,
    { text },
    { token: member.token, idempotencyKey: key ?? `support-key-${keys}-0123456789` },
  );
};
const own = (member: Member) => house.ask(support.supportConversation, {}, { token: member.token });
const list = (state: 'waiting' | 'open' | 'closed', more: object = {}) =>
  house.ask(support.staffSupport, { state, ...more }, { token: helper.token });
const idOf = async (member: Member) =>
  (await list('waiting', { page_size: 100 })).items.find(({ member_id: id }) => id === member.memberId)?.id ??
  '';
const answer = (id: string, text: string, token = helper.token) =>
  house.call(support.staffSupportAnswer, { id, text }, { token });

test('a member writes, the team answers, the member reads: each side knows what is new', async () => {
  const member = await house.newMember();
  expect(await own(member)).toEqual({ state: 'none', items: [], unread: 0 });
  await write(member, 'Meu depósito\nainda não chegou.');
  const id = await idOf(member);
  expect((await list('waiting')).items).toContainEqual(
    expect.objectContaining({ id, account: member.account, unanswered: 1, is_last_theirs: true }),
  );

  expect(await answer(id, 'Já creditamos.')).toMatchObject({
    data: {
      unanswered: 0,
      waits_since: null,
      items: [
        { staff_email: '', text: 'Meu depósito\nainda não chegou.' },
        { staff_email: helper.email, is_read: false },
      ],
    },
  });
  expect((await list('waiting')).items.map((item) => item.id)).not.toContain(id);
  expect(await own(member)).toMatchObject({
    state: 'open',
    unread: 1,
    items: [{ is_mine: true }, { is_mine: false, text: 'Já creditamos.' }],
  });
  expect(JSON.stringify(await own(member))).not.toContain(helper.email);
  // The bell rings once for answers that nobody has read yet.
  await answer(id, 'Confira, por favor.');
  const { items } = await house.ask(information.messageList, {}, { token: member.token });
  expect(items.filter(({ title }) => title === 'The team has answered')).toHaveLength(1);

  await house.ask(support.supportRead, {}, { token: member.token });
  expect(await own(member)).toMatchObject({ unread: 0 });
  const seen = await house.ask(support.staffSupportGet, { id }, { token: helper.token });
  expect(seen.items.filter(({ staff_email: email }) => email !== '').map((item) => item.is_read)).toEqual([
    true,
    true,
  ]);
  expect(await actionsAbout(house, id)).toEqual(['support.answer', 'support.answer', 'support.view']);
});

test('a closed conversation is opened again by its member; it is closed once', async () => {
  const member = await house.newMember();
  await write(member, 'Oi');
  const id = await idOf(member);
  const close = () => house.call(support.staffSupportClose, { id }, { token: helper.token });
  expect(await close()).toMatchObject({ data: { state: 'closed', waits_since: null } });
  expect(await close()).toMatchObject({ code: 409, error: 'state_changed' });
  expect(await own(member)).toMatchObject({ state: 'closed' });
  expect((await list('closed')).items.map((item) => item.id)).toContain(id);
  await write(member, 'Mais uma dúvida');
  expect(await idOf(member)).toBe(id);
  expect(await own(member)).toMatchObject({ state: 'open', items: [{ text: 'Oi' }, {}] });
});

test('one request is one message, two first ones at once are one conversation, and ten wait at most', async () => {
  const member = await house.newMember();
  const key = 'the-very-same-key-0123456789';
  await Promise.all([write(member, 'Oi', key), write(member, 'Oi', key), write(member, 'Olá')]);
  expect((await own(member)).items).toHaveLength(2);
  for (let n = 0; n < 8; n += 1) await write(member, `Alguém aí? ${n}`);
  expect(await write(member, 'E agora?')).toMatchObject({ code: 429, error: 'support_wait' });
  const id = await idOf(member);
  await answer(id, 'Estamos aqui.');
  // One of the last ten is the team's.
  expect(await write(member, 'Obrigado!')).toMatchObject({ code: 200 });
  expect((await list('waiting', { page_size: 100 })).items.find((item) => item.id === id)?.unanswered).toBe(
    1,
  );
});

test('who waits longest stands first, a page after another', async () => {
  const members = [await house.newMember(), await house.newMember(), await house.newMember()];
  for (const member of members) {
    house.clock.moveOn(1000);
    await write(member, 'Oi');
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list('waiting', {
      page_size: 1,
      ...(after && { after }),
    });
    seen.push(...page.items.map((item) => item.account));
    after = page.next;
  } while (after !== null);
  const accounts = members.map(({ account }) => account);
  expect(seen.filter((account) => accounts.includes(account))).toEqual(accounts);
});

test('conversations are for those who may answer; what is no text is refused', async () => {
  const member = await house.newMember();
  await write(member, 'Oi');
  const id = await idOf(member);
  for (const role of ['finance', 'content'] as const) {
    const { token } = await newStaff(house, role);
    expect(await answer(id, 'Oi', token)).toMatchObject({ code: 403, error: 'forbidden' });
    expect(await house.call(support.staffSupport, {}, { token })).toMatchObject({ code: 403 });
  }
  expect(await answer(id, 'Oi', member.token)).toMatchObject({ code: 401 });
  expect(await house.call(support.supportConversation, {})).toMatchObject({ code: 401 });
  expect(await write(member, '  ')).toMatchObject({ code: 422, error: 'invalid_input' });
  expect(await answer('0190a4d2-0000-7000-8000-000000000001', 'Oi')).toMatchObject({
    code: 404,
    error: 'conversation_unknown',
  });
});
