import { randomUUID } from 'node:crypto';
import { identity, information } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLetters } from '../../plugins/sandbox-box.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { openSocket } from '../../testing/socket-client.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../payments/testing/payments-house.ts';
import { payReward } from '../wallet/index.ts';
import { sendMessage } from './index.ts';

let bank: PaymentsHouse;
beforeAll(async () => {
  bank = await startPaymentsHouse();
});
afterAll(() => bank.test.close());

const list = (member: Member, input: Record<string, unknown> = {}, lang = 'pt') =>
  bank.test.ask(information.messageList, input, { token: member.token, lang });
const unread = async (member: Member) =>
  (await bank.test.ask(information.messagesUnread, {}, { token: member.token })).unread;
const read = (member: Member, messageId: string) =>
  bank.test.call(information.messageRead, { message_id: messageId }, { token: member.token });
const send = (member: Member, kind: 'deposit' | 'reward' | 'account' = 'deposit', cents = '5000') =>
  inTransaction(bank.test.house.db, (tx) =>
    sendMessage(tx, bank.test.house, {
      memberId: member.memberId,
      kind,
      key: 'information.message_deposit',
      values: { amount: { cents } },
    }),
  );
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test('[S2.50] a deposit and a reward write one message each, in the words of whoever reads them', async () => {
  const member = await bank.test.newMember();
  await bank.credited(member, '150.00');
  await inTransaction(bank.test.house.db, (tx) =>
    payReward(tx, bank.test.house, {
      memberId: member.memberId,
      wallet: 'cash',
      amountCents: 1000n,
      kind: 'reward_nobody_named',
      reference: randomUUID(),
    }),
  );
  await bank.test.drain();
  await bank.test.drain();
  const { items, total, unread: count } = await list(member);
  expect(items.map(({ kind, title }) => [kind, plain(title)])).toEqual([
    ['reward', 'Você recebeu R$ 10,00'],
    ['deposit', 'Depósito creditado'],
    ['account', 'Boas-vindas'],
  ]);
  expect(plain(items[1]?.text)).toBe('R$ 150,00 por Pix já estão no seu saldo.');
  expect([total, count]).toEqual([3, 3]);
  for (const lang of languageCodes)
    for (const { title, text } of (await list(member, {}, lang)).items) {
      expect(`${title}${text}`).not.toMatch(/\{\{|information\./);
      expect(text.trim()).not.toBe('');
    }
});

test('a paid withdrawal writes its message', async () => {
  const member = await bank.richMember('300.00');
  const { rows } = await bank.test.house.db.query<{ id: string }>('select gen_random_uuid() as id');
  await bank.test.house.db.query('insert into outbox (topic, payload) values ($1, $2)', [
    'withdrawal.paid',
    JSON.stringify({
      withdrawalId: rows[0]?.id,
      memberId: member.memberId,
      amountCents: '12345',
      feeCents: '100',
    }),
  ]);
  await bank.test.drain();
  const [newest] = (await list(member)).items;
  expect([newest?.kind, plain(newest?.text)]).toEqual([
    'withdrawal',
    'Seu saque de R$ 123,45 foi pago por Pix.',
  ]);
});

test('read marks: one, twice, all; unread messages can be listed alone', async () => {
  const member = await bank.test.newMember();
  await bank.test.drain();
  await send(member);
  await send(member);
  expect(await unread(member)).toBe(3);
  const [first] = (await list(member)).items;
  expect(await read(member, first?.id ?? '')).toMatchObject({ data: { unread: 2 } });
  const readAt = async () =>
    (await bank.test.house.db.query('select read_at from member_message where id = $1', [first?.id])).rows;
  const before = await readAt();
  bank.test.clock.moveOn(1000);
  expect(await read(member, first?.id ?? '')).toMatchObject({ data: { unread: 2 } });
  expect(await readAt()).toEqual(before);
  expect((await list(member, { state: 'unread' })).items.map(({ id }) => id)).not.toContain(first?.id);
  expect((await list(member, { state: 'unread', page_size: 1 })).total).toBe(2);
  const all = () => bank.test.ask(information.messageReadAll, {}, { token: member.token });
  expect(await all()).toEqual({ read: 2, unread: 0 });
  expect(await all()).toEqual({ read: 0, unread: 0 });
});

test('many readings at once count each message once', async () => {
  const member = await bank.test.newMember();
  await bank.test.drain();
  for (let count = 0; count < 5; count += 1) await send(member);
  const { items } = await list(member);
  await Promise.all([
    ...items.map(({ id }) => read(member, id)),
    ...items.map(({ id }) => read(member, id)),
    bank.test.ask(information.messageReadAll, {}, { token: member.token }),
    send(member),
  ]);
  expect([0, 1]).toContain(await unread(member));
  expect((await list(member)).total).toBe(7);
});

test("another member's message is not there, and a visitor has none", async () => {
  const [owner, other] = [await bank.test.newMember(), await bank.test.newMember()];
  await send(owner);
  const [message] = (await list(owner)).items;
  expect(await read(other, message?.id ?? '')).toMatchObject({ code: 404, error: 'message_unknown' });
  expect(await read(other, 'no-id')).toMatchObject({ code: 422 });
  expect((await list(owner)).items[0]?.is_read).toBe(false);
  expect(await bank.test.call(information.messageList, {})).toMatchObject({ code: 401 });
  expect(await bank.test.call(information.messagesUnread, {})).toMatchObject({ code: 401 });
});

test('a new message is told to the sockets of its member alone', async () => {
  const [member, other] = [await bank.test.newMember(), await bank.test.newMember()];
  await bank.test.drain();
  const [mine, theirs] = [
    await openSocket(bank.test.house.publicUrl(), { token: member.token }),
    await openSocket(bank.test.house.publicUrl(), { token: other.token }),
  ];
  await Promise.all([mine.heard('welcome'), theirs.heard('welcome')]);
  await send(member);
  await mine.heard('event', ({ topic }) => topic === 'message');
  expect(theirs.messages.filter(({ type }) => type === 'event')).toEqual([]);
  mine.close();
  theirs.close();
});

test('what a member does not want is not written; the account itself always speaks', async () => {
  const member = await bank.test.newMember();
  await bank.test.drain();
  const wish = (kind: string, onSite: boolean, byEmail = false) =>
    bank.test.ask(
      information.setMessagePreference,
      { kind, on_site: onSite, by_email: byEmail },
      { token: member.token },
    );
  expect(await wish('deposit', false)).toMatchObject({ on_site: false, is_fixed: false });
  expect(await wish('account', false)).toMatchObject({ on_site: true, is_fixed: true });
  await send(member, 'deposit');
  await send(member, 'account');
  await send(member, 'reward');
  expect((await list(member)).items.map(({ kind }) => kind)).toEqual(['reward', 'account', 'account']);
  await Promise.all([wish('deposit', true), wish('deposit', true)]);
  const { items } = await bank.test.ask(information.messagePreferences, {}, { token: member.token });
  expect(items.map(({ kind }) => kind)).toEqual([...information.messageKinds]);
  expect(items.find(({ kind }) => kind === 'deposit')).toMatchObject({ on_site: true, by_email: false });
  await send(member, 'deposit');
  expect((await list(member)).total).toBe(4);
  expect(
    await bank.test.call(
      information.setMessagePreference,
      { kind: 'weather', on_site: true, by_email: false },
      { token: member.token },
    ),
  ).toMatchObject({ code: 422, error: 'invalid_input' });
});

test('by e-mail only where the member asked and the address is proven', async () => {
  const member = await bank.test.newMember();
  const { db } = bank.test.house;
  const email = `${member.account}@example.com`;
  await bank.test.ask(
    information.setMessagePreference,
    { kind: 'deposit', on_site: false, by_email: true },
    { token: member.token },
  );
  await send(member, 'deposit', '100');
  await db.query('update member set email = $2, email_verified_at = house_now(), lang = $3 where id = $1', [
    member.memberId,
    email,
    'tr',
  ]);
  await send(member, 'reward', '200');
  await send(member, 'deposit', '300');
  const letters = await eventually(
    () => keptLetters(db, 'mail', email),
    (kept) => kept.length > 0,
  );
  expect(letters.map(({ subject }) => subject)).toEqual(['Arara: Yatırım hesaba geçti']);
  expect(letters[0]?.body).toContain('3,00');
});

test('a message without words is refused where it is sent', async () => {
  const member = await bank.test.newMember();
  await expect(
    inTransaction(bank.test.house.db, (tx) =>
      sendMessage(tx, bank.test.house, {
        memberId: member.memberId,
        kind: 'news',
        key: 'information.nothing',
      }),
    ),
  ).rejects.toThrow('no words');
});

test('[S4.12] [S3.01] the profile is changed field by field', async () => {
  const member = await bank.test.newMember();
  const update = (input: Record<string, unknown>) =>
    bank.test.call(information.updateProfile, input, { token: member.token });
  const { data } = await update({ nickname: '  Luana do Rio ', gender: 'female', qq: '10203040' });
  expect(data).toEqual({ nickname: 'Luana do Rio', gender: 'female', qq: '10203040', is_tips_on: true });
  expect(await update({ is_tips_on: false })).toMatchObject({
    data: { nickname: 'Luana do Rio', is_tips_on: false },
  });
  expect(await bank.test.ask(identity.me, {}, { token: member.token })).toMatchObject({
    nickname: 'Luana do Rio',
    gender: 'female',
    is_tips_on: false,
  });
  await Promise.all([update({ nickname: '' }), update({ qq: '' })]);
  expect(await update({})).toMatchObject({ data: { nickname: '', qq: '', gender: 'female' } });
});

test('nicknames of any script stand; what could pass for something else does not', async () => {
  const member = await bank.test.newMember();
  const update = (input: Record<string, unknown>) =>
    bank.test.call(information.updateProfile, input, { token: member.token });
  for (const nickname of ['น้องมิ้น', '小鸟', 'Şeyma-1', 'José.R', "D'Ávila"])
    expect(await update({ nickname })).toMatchObject({ data: { nickname } });
  // However many spaces were typed, one was meant.
  expect(await update({ nickname: ' two  spaces ' })).toMatchObject({ data: { nickname: 'two spaces' } });
  for (const nickname of ['x', 'a'.repeat(21), '<b>hi</b>', "''", '\u202egnp', '12%'])
    expect(await update({ nickname })).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'nickname', error: 'nickname_format' }] },
    });
  expect(await update({ qq: '0123' })).toMatchObject({ data: { fields: [{ error: 'qq_format' }] } });
  expect(await update({ gender: 'other' })).toMatchObject({ code: 422 });
  expect(await bank.test.call(information.updateProfile, { nickname: 'Luana' })).toMatchObject({ code: 401 });
});

test('[S7.07] [S3.02] a male and a female list of pictures, described in nine languages', async () => {
  for (const lang of languageCodes) {
    const { male, female } = await bank.test.ask(information.profilePictures, {}, { lang });
    expect([male.length, female.length]).toEqual([8, 8]);
    for (const picture of [...male, ...female]) {
      expect(picture.url).toMatch(/^\/avatars\/(fe)?male-[a-z]+\.svg$/);
      expect(picture.name).not.toMatch(/^$|information\./);
    }
  }
});

test('[S7.05] [S7.06] a picture is set, read by anybody, and always there', async () => {
  const [member, other] = [await bank.test.newMember(), await bank.test.newMember()];
  const pictureOf = (memberId: string) =>
    bank.test.call(information.profilePictureOf, { member_id: memberId });
  const set = (input: Record<string, unknown>) =>
    bank.test.call(information.setProfilePicture, input, { token: member.token });
  const given = await pictureOf(member.memberId);
  expect(given).toMatchObject({ data: { is_default: true, url: expect.stringMatching(/^\/avatars\//) } });
  expect(await pictureOf(member.memberId)).toEqual(given);
  const chosen = { picture_id: 'female-astronaut', url: '/avatars/female-astronaut.svg', is_default: false };
  expect(await set({ picture_id: 'female-astronaut', member_id: member.memberId })).toMatchObject({
    data: chosen,
  });
  expect(await set({ picture_id: 'female-astronaut' })).toMatchObject({ data: chosen });
  expect(await pictureOf(member.memberId)).toMatchObject({ data: chosen });
  await Promise.all(['male-cook', 'male-coder'].map((id) => set({ picture_id: id })));
  expect(await pictureOf(member.memberId)).toMatchObject({
    data: { picture_id: expect.stringMatching(/^male-co/), is_default: false },
  });

  expect(await set({ picture_id: 'female-queen' })).toMatchObject({ code: 404, error: 'picture_unknown' });
  expect(await set({ picture_id: 'male-cook', member_id: other.memberId })).toMatchObject({ code: 403 });
  expect(await pictureOf(randomUUID())).toMatchObject({ code: 404, error: 'member_unknown' });
  expect(await pictureOf('x')).toMatchObject({ code: 422 });
  expect(await bank.test.call(information.setProfilePicture, { picture_id: 'male-cook' })).toMatchObject({
    code: 401,
  });
});
