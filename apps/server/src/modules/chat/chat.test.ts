import { randomUUID } from 'node:crypto';
import { type Call, chat, type FromServer, staffChat, staffQueues } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { openSocket, type TestSocket } from '../../testing/socket-client.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../staff/testing/staff-at-work.ts';

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

let house: TestHouse;
let risk: StaffAtWork;
const open: TestSocket[] = [];
beforeAll(async () => {
  house = await startTestHouse();
  risk = await newStaff(house, 'risk');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => house.close());

const say = (member: Member, text: string, room = 'site') =>
  house.ask(chat.chatSend, { room, text }, { token: member.token, idempotencyKey: randomUUID() });
const tryToSay = async (member: Member, text: unknown, room = 'site') => {
  const answer = await house.call(
    chat.chatSend,
    { room, text },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  return answer.status === 'fail' ? answer.error : 'ok';
};
const read = (member?: Member, room = 'site') =>
  house.ask(chat.chatMessages, { room, page_size: 100 }, member ? { token: member.token } : {});
const stateOf = (member: Member) => house.ask(chat.chatState, {}, { token: member.token });
const asStaff = (call: Call, input: Record<string, unknown>) =>
  house.call(call, input, { token: risk.token });
const connect = async (token?: string) => {
  const socket = await openSocket(house.house.publicUrl(), token ? { token } : {});
  open.push(socket);
  if (token) await socket.heard('welcome');
  return socket;
};
const follow = async (socket: TestSocket, room = 'site') => {
  socket.say({ type: 'watch', topics: [`chat:${room}`] });
  await socket.heard('watching');
};
const toldOf = (socket: TestSocket, text: string) =>
  socket.heard('open', ({ data }) => JSON.stringify(data).includes(text));

describe('messages', () => {
  test('a member writes, everybody reads it at once, and nobody learns who it is', async () => {
    const [ana, visitor] = [await house.newMember(), await connect()];
    await follow(visitor);
    const sent = await say(ana, '  Boa\u200b sorte\n a todos! 🍀 ');
    expect(sent).toMatchObject({ room: 'site', text: 'Boa sorte a todos! 🍀', rain: null });
    expect(sent.author?.name).toMatch(/^jo\*\*\*\d\d$/);
    const told = await toldOf(visitor, sent.id);
    expect(told).toMatchObject({
      topic: 'chat:site',
      data: { kind: 'message', message: { text: sent.text } },
    });
    const { items, has_more: hasMore } = await read();
    expect(items.at(-1)).toEqual(sent);
    expect(hasMore).toBe(false);
    for (const text of [JSON.stringify(items), JSON.stringify(told)]) {
      expect(text).not.toContain(ana.account);
      expect(text).not.toContain(ana.memberId);
    }
  });

  test('of another room are not told here; older ones are read by pages', async () => {
    const [ana, visitor] = [await house.newMember(), await connect()];
    await follow(visitor, 'dados-de-ouro');
    await say(ana, 'na sala de todos');
    const texts = ['um', 'dois', 'três'];
    for (const text of texts) await say(ana, text, 'dados-de-ouro');
    await toldOf(visitor, 'três');
    expect(JSON.stringify(visitor.messages)).not.toContain('na sala de todos');
    const newest = await house.ask(chat.chatMessages, { room: 'dados-de-ouro', page_size: 2 });
    expect(newest.items.map(({ text }) => text)).toEqual(['dois', 'três']);
    expect(newest.has_more).toBe(true);
    const before = newest.items[0]?.id;
    const older = await house.ask(chat.chatMessages, { room: 'dados-de-ouro', page_size: 2, before });
    expect(older).toMatchObject({ items: [{ text: 'um' }], has_more: false });
  });

  test('speaking to somebody who wrote here tells that member alone, by account or by masked name', async () => {
    const [ana, bia, caio] = [await house.newMember(), await house.newMember(), await house.newMember()];
    const { author } = await say(bia, 'oi');
    const [hers, his] = [await connect(bia.token), await connect(caio.token)];
    const byAccount = await say(ana, `@${bia.account.toUpperCase()} parabéns`);
    expect(byAccount.text).toMatch(/^@JO\*\*\*\d\d parabéns$/);
    const byMask = await say(ana, `viu, @${author?.name}?`);
    await hers.heard('event', ({ topic, data }) => topic === 'chat' && isAbout(data, byAccount.id));
    await hers.heard('event', ({ topic, data }) => topic === 'chat' && isAbout(data, byMask.id));
    // A name that is nobody's here looks the same as one that is somebody's.
    const unheard = await say(ana, `@${caio.account} e @ninguem_1`);
    expect(unheard.text).toMatch(/^@jo\*\*\*\d\d e @ni\*\*\*_1$/);
    const seen = (await read(bia)).items.filter((item) => item.mentions_me).map(({ id }) => id);
    expect(seen).toEqual([byAccount.id, byMask.id]);
    expect((await read(caio)).items.some((item) => item.mentions_me)).toBe(false);
    expect(his.messages.some((message) => message.type === 'event' && message.topic === 'chat')).toBe(false);
  });

  test('what the rules refuse is refused and leaves nothing behind', async () => {
    const ana = await house.newMember();
    const before = (await read()).items.length;
    const refused: [unknown, string][] = [
      ['', 'invalid_input'],
      ['\u200b \u202e', 'invalid_input'],
      ['a'.repeat(201), 'invalid_input'],
      [7, 'invalid_input'],
      ['entra em exemplo . com', 'chat_link_refused'],
      ['que p0rra', 'chat_words_refused'],
    ];
    for (const [text, error] of refused) expect(await tryToSay(ana, text), String(text)).toBe(error);
    expect(await tryToSay(ana, 'oi', 'nenhum-jogo')).toBe('chat_room_unknown');
    expect(await tryToSay(ana, 'oi', '../x')).not.toBe('ok');
    // A game's table and a shared one.
    expect(await tryToSay(ana, 'oi', 'roleta-guanabara')).toBe('ok');
    expect(await tryToSay(ana, 'oi', 'roleta')).toBe('ok');
    expect(await tryToSay(ana, 'a'.repeat(200))).toBe('ok');
    expect((await read()).items).toHaveLength(before + 1);
  });

  test('demo, frozen and self-excluded members read and do not write', async () => {
    const { db } = house.house;
    const [demo, frozen, excluded] = [
      await house.newMember(),
      await house.newMember(),
      await house.newMember(),
    ];
    await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
    await db.query(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
    await db.query(
      `insert into protection_pause (member_id, kind, starts_at, ends_at)
       values ($1, 'self_exclusion', house_now(), house_now() + interval '1 year')`,
      [excluded.memberId],
    );
    for (const [member, error] of [
      [demo, 'demo_not_allowed'],
      [excluded, 'play_paused'],
    ] as const) {
      expect(await tryToSay(member, 'oi')).toBe(error);
      expect((await stateOf(member)).me?.refusal).toBe(error);
    }
    expect(await tryToSay(frozen, 'oi')).toBe('force_offline');
    const input = { author_id: randomUUID(), is_hidden: true };
    expect(await house.call(chat.chatHide, input, { token: demo.token })).toMatchObject({
      error: 'demo_not_allowed',
    });
    const visitor = await house.call(chat.chatSend, { room: 'site', text: 'oi' }, { idempotencyKey: 'k' });
    expect(visitor).toMatchObject({ error: 'unauthenticated' });
  });

  test('five in twenty seconds, in all rooms together', async () => {
    const ana = await house.newMember();
    for (const room of ['site', 'site', 'dados-de-ouro', 'site', 'site']) await say(ana, 'oi', room);
    const options = { token: ana.token, idempotencyKey: randomUUID() };
    const sixth = await house.call(chat.chatSend, { room: 'site', text: 'oi' }, options);
    expect(sixth).toMatchObject({ code: 429, error: 'chat_too_fast' });
    // The database's time runs on while the house's clock stands still.
    house.clock.moveBy(5 * 60_000);
    expect(await tryToSay(ana, 'de novo')).toBe('ok');
  });

  test('fifty at once under one key are one message; the key with another text is refused', async () => {
    const ana = await house.newMember();
    const options = { token: ana.token, idempotencyKey: randomUUID() };
    const input = { room: 'site', text: 'só uma vez' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => house.ask(chat.chatSend, input, options)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { rows } = await house.house.db.query('select 1 from chat_message where member_id = $1', [
      ana.memberId,
    ]);
    expect(rows).toHaveLength(1);
    const other = await house.call(chat.chatSend, { ...input, text: 'outra' }, options);
    expect(other).toMatchObject({ error: 'idempotency_conflict' });
    const apart = await Promise.all(Array.from({ length: 12 }, () => tryToSay(ana, 'oi')));
    expect(apart.filter((result) => result === 'ok')).toHaveLength(4);
  });

  test('whom a reader has hidden the reader does not hear; others do', async () => {
    const [ana, bia] = [await house.newMember(), await house.newMember()];
    const { author, id } = await say(bia, 'quero ser vista');
    const hide = (isHidden: boolean) =>
      house.ask(chat.chatHide, { author_id: author?.id, is_hidden: isHidden }, { token: ana.token });
    expect((await hide(true)).hidden).toEqual([{ author_id: author?.id, name: author?.name }]);
    expect((await hide(true)).hidden).toHaveLength(1);
    expect((await read(ana)).items.map((item) => item.id)).not.toContain(id);
    expect((await read()).items.map((item) => item.id)).toContain(id);
    expect((await stateOf(ana)).me?.hidden).toHaveLength(1);
    await hide(false);
    expect((await read(ana)).items.map((item) => item.id)).toContain(id);
    const nobody = { author_id: randomUUID(), is_hidden: true };
    expect(await house.call(chat.chatHide, nobody, { token: ana.token })).toMatchObject({
      error: 'chat_author_unknown',
    });
  });

  test('of each room the newest 500 stay, and none for longer than thirty days', async () => {
    const [ana, bia] = [await house.newMember(), await house.newMember()];
    const { id } = await say(ana, 'muito antiga');
    await house.ask(chat.chatReport, { message_id: id, reason: 'spam' }, { token: bia.token });
    await house.house.db.query(
      `insert into chat_message (room, member_id, text)
       select 'plinko-lapa', $1, 'linha ' || n from generate_series(1, 520) as n`,
      [ana.memberId],
    );
    await house.house.db.query(
      `update chat_message set created_at = created_at - interval '31 days' where id = $1`,
      [id],
    );
    const countOf = async (room: string) =>
      (await house.house.db.query('select 1 from chat_message where room = $1', [room])).rowCount;
    const inSite = await countOf('site');
    await house.runDaily();
    house.clock.moveBy(25 * 3_600_000);
    await house.runDaily();
    expect(await countOf('plinko-lapa')).toBe(500);
    expect(await countOf('site')).toBe((inSite ?? 0) - 1);
    const left = await house.ask(chat.chatMessages, { room: 'plinko-lapa', page_size: 1 });
    expect(left.items[0]?.text).toBe('linha 520');
    risk = await newStaff(house, 'risk');
    const { items } = await house.ask(staffChat.staffChatReports, {}, { token: risk.token });
    expect(items).toContainEqual(expect.objectContaining({ text: 'muito antiga', is_deleted: true }));
  });
});

const isAbout = (data: unknown, messageId: string) =>
  JSON.stringify(data).includes(`"message_id":"${messageId}"`);

describe('moderation', () => {
  test('a reported message is shown once with who wrote it, and deleting it takes it out everywhere', async () => {
    const [ana, bia, caio] = [await house.newMember(), await house.newMember(), await house.newMember()];
    const { id } = await say(ana, 'mandem um pix para mim');
    const report = (member: Member, reason = 'scam') =>
      house.call(chat.chatReport, { message_id: id, reason, note: 'de novo' }, { token: member.token });
    expect(await report(bia)).toMatchObject({ status: 'success' });
    expect(await report(bia, 'spam')).toMatchObject({ status: 'success' });
    expect(await report(caio)).toMatchObject({ status: 'success' });
    expect(await report(ana)).toMatchObject({ error: 'chat_message_unknown' });
    expect(await report(bia, 'because')).toMatchObject({ error: 'invalid_input' });
    const queue = await house.ask(staffChat.staffChatReports, {}, { token: risk.token });
    const shown = queue.items.find((item) => item.message_id === id);
    expect(shown).toMatchObject({
      text: 'mandem um pix para mim',
      reason: 'scam',
      reports: 2,
      reporter_account: bia.account,
      author: { member_id: ana.memberId, account: ana.account, is_banned: false },
    });
    const visitor = await connect();
    await follow(visitor);
    const remove = () => asStaff(staffChat.staffChatDelete, { id, reason: 'golpe' });
    expect(await remove()).toMatchObject({ status: 'success' });
    await visitor.heard('open', ({ data }) => isAbout(data, id));
    expect((await read()).items.map((item) => item.id)).not.toContain(id);
    expect(await remove()).toMatchObject({ error: 'state_changed' });
    const after = await house.ask(staffChat.staffChatReports, {}, { token: risk.token });
    expect(after.open).toBe(queue.open - 1);
    expect(await actionsAbout(house, id)).toEqual(['chat.delete']);
    const written = await house.ask(
      staffChat.staffChatMessages,
      { search: ana.account },
      { token: risk.token },
    );
    expect(written.items).toMatchObject([{ id, is_deleted: true, author: { account: ana.account } }]);
  });

  test('a report without a ground is closed and the message stays', async () => {
    const [ana, bia] = [await house.newMember(), await house.newMember()];
    const { id } = await say(ana, 'nada de mais');
    await house.ask(chat.chatReport, { message_id: id, reason: 'other' }, { token: bia.token });
    const waiting = async () =>
      (await house.ask(staffQueues.queueCounts, {}, { token: risk.token })).chat ?? 0;
    const before = await waiting();
    // A message is waiting once, however many report it.
    const caio = await house.newMember();
    await house.ask(chat.chatReport, { message_id: id, reason: 'spam' }, { token: caio.token });
    expect(await waiting()).toBe(before);
    const { items, open: listed } = await house.ask(
      staffChat.staffChatReports,
      { page_size: 100 },
      { token: risk.token },
    );
    expect(before).toBe(listed);
    const reportId = items.find((item) => item.message_id === id)?.id;
    const close = () => asStaff(staffChat.staffChatReportClose, { id: reportId });
    expect(await close()).toMatchObject({ status: 'success' });
    expect(await close()).toMatchObject({ error: 'state_changed' });
    expect(await waiting()).toBe(before - 1);
    const finance = await newStaff(house, 'finance');
    expect((await house.ask(staffQueues.queueCounts, {}, { token: finance.token })).chat).toBeNull();
    expect((await read()).items.map((item) => item.id)).toContain(id);
    const closed = await house.ask(
      staffChat.staffChatReports,
      { state: 'closed', page_size: 100 },
      { token: risk.token },
    );
    expect(closed.items.find((item) => item.message_id === id)?.closed_by).toBe(risk.email);
  });

  test('a mute ends by itself, a ban when it is lifted; the member is told why', async () => {
    const ana = await house.newMember();
    const socket = await connect(ana.token);
    const id = ana.memberId;
    expect(await asStaff(staffChat.staffChatLift, { id, reason: 'x' })).toMatchObject({
      error: 'state_changed',
    });
    for (const minutes of [0, 43_201, 1.5])
      expect(await asStaff(staffChat.staffChatMute, { id, minutes, reason: 'x' })).toMatchObject({
        error: 'invalid_input',
      });
    await asStaff(staffChat.staffChatMute, { id, minutes: 10, reason: 'Mensagens repetidas' });
    await socket.heard('event', ({ topic, data }) => topic === 'chat' && hasKind(data, 'standing'));
    expect(await tryToSay(ana, 'oi')).toBe('chat_muted');
    expect((await stateOf(ana)).me).toMatchObject({ refusal: 'chat_muted', reason: 'Mensagens repetidas' });
    house.clock.moveBy(10 * 60_000 + 1000);
    expect(await tryToSay(ana, 'oi')).toBe('ok');
    expect((await stateOf(ana)).me).toMatchObject({ refusal: null, reason: '', muted_until: null });

    await asStaff(staffChat.staffChatBan, { id, reason: 'Golpes' });
    expect(await asStaff(staffChat.staffChatMute, { id, minutes: 5, reason: 'x' })).toMatchObject({
      error: 'state_changed',
    });
    expect(await tryToSay(ana, 'oi')).toBe('chat_banned');
    const { items } = await house.ask(staffChat.staffChatMembers, {}, { token: risk.token });
    expect(items).toContainEqual({
      member_id: id,
      account: ana.account,
      muted_until: null,
      is_banned: true,
      reason: 'Golpes',
    });
    await asStaff(staffChat.staffChatLift, { id, reason: 'Conversado' });
    expect(await tryToSay(ana, 'oi')).toBe('ok');
    expect(await actionsAbout(house, id)).toEqual(['chat.mute', 'chat.ban', 'chat.lift']);
    expect(await asStaff(staffChat.staffChatBan, { id: randomUUID(), reason: 'x' })).toMatchObject({
      error: 'member_unknown',
    });
  });
});

const hasKind = (data: unknown, kind: string) => JSON.stringify(data).includes(`"kind":"${kind}"`);

describe('the socket', () => {
  test('follows open topics without a token, those that were named last, and nothing of members', async () => {
    const ana = await house.newMember();
    const socket = await connect();
    await follow(socket, 'site');
    socket.say({ type: 'watch', topics: ['chat:plinko-lapa'] });
    await socket.heard('watching', ({ topics }) => topics.includes('chat:plinko-lapa'));
    socket.say({ type: 'ping', at: 1 });
    await socket.heard('pong');
    await say(ana, 'na sala de todos outra vez');
    await say(ana, 'no plinko', 'plinko-lapa');
    await toldOf(socket, 'no plinko');
    const told = socket.messages.filter((message: FromServer) => message.type === 'open');
    expect(told).toHaveLength(1);
    socket.say({ type: 'subscribe', topics: ['balance'] });
    expect(await socket.closed()).toBe(4000);
    const strange = await connect();
    strange.sayRaw('{"type":"watch","topics":["balance"]}');
    expect(await strange.closed()).toBe(4000);
  });
});
