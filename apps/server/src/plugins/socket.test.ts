import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { type FromServer, identity, payments } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { openSocket, type TestSocket } from '../testing/socket-client.ts';
import { socketLimits } from './socket/limits.ts';
import { inTransaction } from './transaction.ts';

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

let house: TestHouse;
const open: TestSocket[] = [];
beforeAll(async () => {
  house = await startTestHouse();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => house.close());

const connect = async (options: Parameters<typeof openSocket>[1] = {}) => {
  const socket = await openSocket(house.house.publicUrl(), options);
  open.push(socket);
  return socket;
};
const eventsOf = (socket: TestSocket) =>
  socket.messages.filter(
    (message): message is Extract<FromServer, { type: 'event' }> => message.type === 'event',
  );
const newDeposit = async (member: Member) => {
  const { items } = await house.ask(payments.paymentOnlineList, {}, { token: member.token });
  const input = { money: '100.00', payment_id: items[0]?.id };
  return house.ask(payments.rechargeOnline, input, { token: member.token });
};
const pay = (txid: string) => house.house.psp.sandbox?.pay({ txid });
/** Sends a notice the way modules do. */
const tell = (member: Member, data: unknown, topic: 'deposit' | 'balance' = 'deposit') =>
  house.house.notices.send(house.house.db, { type: 'member', memberId: member.memberId, topic, data });
const give = (member: Member, amountCents: bigint) =>
  inTransaction(house.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, member.memberId);
    const reference = randomUUID();
    await post(tx, {
      from: houseAccounts.adjustments,
      to: cash.accountId,
      amountCents,
      kind: 'adjustment',
      reference,
    });
    await house.house.notices.send(tx, {
      type: 'member',
      memberId: member.memberId,
      topic: 'balance',
      data: {},
    });
  });
const balanceIn = (message: { data: unknown }) => (message.data as { money: string }).money;

describe('hello', () => {
  test('is answered with a welcome and the balance; what follows it in the same breath waits', async () => {
    const member = await house.newMember();
    const socket = await connect();
    socket.say({ type: 'hello', token: member.token, lang: 'pt' });
    socket.say({ type: 'subscribe', topics: ['deposit'] });
    socket.say({ type: 'ping', at: 12.5 });
    expect(await socket.heard('pong')).toMatchObject({
      at: 12.5,
      server_time: house.clock.now().toISOString(),
    });
    const [welcome, snapshot] = socket.messages;
    expect(welcome).toMatchObject({ type: 'welcome', resumed: false, heartbeat_ms: 25_000 });
    expect(snapshot).toMatchObject({ type: 'snapshot', topic: 'balance', data: { money: '0.00' } });
    expect(snapshot).toHaveProperty('seq', welcome?.type === 'welcome' && welcome.seq);
    expect(socket.closeCode).toBeNull();
  });

  test('with a wrong token fails in the caller’s language and closes', async () => {
    const say = async (lang: string) => {
      const socket = await connect({ token: 'x'.repeat(43), lang });
      expect(await socket.closed()).toBe(4001);
      return socket.messages;
    };
    const [en, pt] = [await say('en'), await say('pt')];
    expect(en).toMatchObject([{ type: 'error', error: 'unauthenticated' }]);
    expect(pt).toMatchObject([{ type: 'error', error: 'unauthenticated' }]);
    expect(en).not.toEqual(pt);
  });

  test('that never comes, or comes after something else, or is no message at all, closes', async () => {
    const member = await house.newMember();
    const silent = await connect();
    const early = await connect();
    early.say({ type: 'ping', at: 1 });
    const broken = await connect();
    broken.sayRaw('{"type":"hello"');
    const strange = await connect({ token: member.token });
    await strange.heard('welcome');
    strange.sayRaw('{"type":"bet","stake":"100.00"}');
    for (const socket of [early, broken, strange]) expect(await socket.closed()).toBe(4000);
    expect(await silent.closed()).toBe(4000);
  });

  test('as somebody else on an open connection closes', async () => {
    const [member, other] = [await house.newMember(), await house.newMember()];
    const socket = await connect({ token: member.token });
    await socket.heard('welcome');
    socket.say({ type: 'hello', token: other.token });
    expect(await socket.closed()).toBe(4000);
  });

  test('while the database is away asks to come back later and does not sign anybody out', async () => {
    const member = await house.newMember();
    vi.spyOn(house.house.sessions, 'requireMember').mockRejectedValueOnce(new Error('away'));
    const socket = await connect({ token: member.token });
    expect(await socket.closed()).toBe(1013);
    expect(socket.messages).toMatchObject([{ type: 'error', error: 'unavailable' }]);
  });
});

describe('events', () => {
  test('of deposit, balance and withdrawal arrive, numbered without gaps, and nobody else hears them', async () => {
    const [member, other] = [await house.newMember(), await house.newMember()];
    const [socket, second, stranger] = [
      await connect({ token: member.token }),
      await connect({ token: member.token }),
      await connect({ token: other.token }),
    ];
    const { seq } = await socket.heard('welcome');
    await Promise.all([second.heard('snapshot'), stranger.heard('snapshot')]);
    const { id, txid } = await newDeposit(member);
    await pay(txid);
    await socket.heard('event', ({ topic, data }) => topic === 'balance' && balanceIn({ data }) === '100.00');
    await give(member, 5000n);
    const pin = { password: member.password, qk_pwd: '482913', qk_pwd_confirmation: '482913' };
    await house.ask(identity.setWithdrawalPassword, pin, { token: member.token });
    const drawing = {
      name: member.realname,
      money: '50.00',
      payment_type: 'cpf',
      qk_pwd: '482913',
      cpf_id: member.cpf,
    };
    const withdrawal = await house.ask(payments.drawing, drawing, { token: member.token });
    await house.ask(payments.drawingCancel, { withdrawal_id: withdrawal.id }, { token: member.token });
    await socket.heard('event', ({ data }) => JSON.stringify(data).includes('cancelled'));
    const last = await socket.heard(
      'event',
      ({ topic, data }) => topic === 'balance' && balanceIn({ data }) === '150.00',
    );

    const events = eventsOf(socket);
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => seq + 1 + index));
    expect(
      events
        .filter(({ topic }) => topic !== 'balance' && topic !== 'message')
        .map(({ topic, data }) => ({ topic, data })),
    ).toEqual([
      { topic: 'deposit', data: { id, state: 'waiting' } },
      { topic: 'deposit', data: { id, state: 'credited' } },
      { topic: 'withdrawal', data: { id: withdrawal.id, state: 'submitted' } },
      { topic: 'withdrawal', data: { id: withdrawal.id, state: 'cancelled' } },
    ]);
    await second.heard('event', (event) => event.seq === last.seq);
    expect(eventsOf(second)).toEqual(events);
    expect(eventsOf(stranger)).toEqual([]);
  });

  test('of many changes at once the last balance is the true one', async () => {
    const member = await house.newMember();
    const socket = await connect({ token: member.token });
    const { seq } = await socket.heard('welcome');
    await Promise.all(Array.from({ length: 30 }, () => give(member, 100n)));
    await socket.heard('event', (event) => balanceIn(event) === '30.00');
    const events = eventsOf(socket);
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => seq + 1 + index));
    await tell(member, 'end');
    await socket.heard('event', ({ data }) => data === 'end');
    expect(
      balanceIn(
        eventsOf(socket)
          .filter(({ topic }) => topic === 'balance')
          .at(-1) ?? { data: {} },
      ),
    ).toBe('30.00');
  });

  test('of topics nobody asked for come without their data, so that no number is missing', async () => {
    const member = await house.newMember();
    const socket = await connect({ token: member.token });
    const { seq } = await socket.heard('welcome');
    socket.say({ type: 'subscribe', topics: ['withdrawal'] });
    socket.say({ type: 'ping', at: 1 });
    await socket.heard('pong');
    await tell(member, 'secret');
    await socket.heard('event');
    socket.say({ type: 'subscribe', topics: ['deposit'] });
    socket.say({ type: 'ping', at: 2 });
    await socket.heard('pong', ({ at }) => at === 2);
    await tell(member, 'heard');
    await socket.heard('event', ({ data }) => data === 'heard');
    expect(eventsOf(socket)).toEqual([
      { type: 'event', seq: seq + 1, topic: 'deposit', data: null },
      { type: 'event', seq: seq + 2, topic: 'deposit', data: 'heard' },
    ]);
  });
});

describe('coming back', () => {
  test('with the last number brings what was missed, balances too, and no snapshot', async () => {
    const member = await house.newMember();
    const first = await connect({ token: member.token });
    await first.heard('welcome');
    await tell(member, 'one');
    const { seq } = await first.heard('event');
    first.close();
    await first.closed();
    await tell(member, 'two');
    await give(member, 700n);
    await tell(member, 'three');
    // The notices come over the database's own channel: another member's socket shows that they have passed.
    const witness = await house.newMember();
    const watch = await connect({ token: witness.token });
    await watch.heard('welcome');
    await tell(witness, 'passed');
    await watch.heard('event');
    const back = await connect({ token: member.token, lastSeq: seq });
    const told = await eventually(
      () => eventsOf(back),
      (events) => events.length === 3,
    );
    expect(back.messages[0]).toMatchObject({ type: 'welcome', resumed: true, seq });
    expect(told.map((event) => event.seq)).toEqual([seq + 1, seq + 2, seq + 3]);
    expect(told.filter(({ topic }) => topic === 'deposit').map(({ data }) => data)).toEqual(['two', 'three']);
    expect(told.filter(({ topic }) => topic === 'balance').map(balanceIn)).toEqual(['7.00']);
    expect(back.messages.some((message) => message.type === 'snapshot')).toBe(false);
  });

  test('after a gap a second hello on the same connection does the same', async () => {
    const member = await house.newMember();
    const socket = await connect({ token: member.token });
    const { seq } = await socket.heard('welcome');
    await tell(member, 'one');
    await socket.heard('event');
    socket.say({ type: 'hello', token: member.token, last_seq: seq });
    await eventually(
      () => eventsOf(socket),
      (events) => events.length === 2,
    );
    expect(eventsOf(socket)[0]).toEqual(eventsOf(socket)[1]);
  });

  test.each([0, 1, Number.MAX_SAFE_INTEGER])(
    'with a number nobody knows (%d) brings a snapshot',
    async (lastSeq) => {
      const member = await house.newMember();
      await give(member, 300n);
      const socket = await connect({ token: member.token, lastSeq });
      expect(await socket.heard('snapshot')).toMatchObject({ data: { money: '3.00' } });
      expect(socket.messages[0]).toMatchObject({ type: 'welcome', resumed: false });
    },
  );

  test('with a number too long ago brings a snapshot', async () => {
    const member = await house.newMember();
    const first = await connect({ token: member.token });
    const { seq } = await first.heard('welcome');
    await Promise.all(Array.from({ length: 101 }, (_, index) => tell(member, index)));
    await first.heard('event', (event) => event.seq === seq + 101);
    const back = await connect({ token: member.token, lastSeq: seq });
    expect(await back.heard('welcome')).toMatchObject({ resumed: false, seq: seq + 101 });
    const near = await connect({ token: member.token, lastSeq: seq + 1 });
    expect(await near.heard('welcome')).toMatchObject({ resumed: true });
  });
});

describe('[R44] [R46] bounds', () => {
  test('another site may not open a socket; ours and programs without a site may', async () => {
    const publicUrl = house.house.publicUrl();
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
      await expect(openSocket(publicUrl, { origin })).rejects.toThrow('HTTP 403');
    const member = await house.newMember();
    const socket = await connect({ origin: publicUrl, token: member.token });
    await socket.heard('welcome');
  });

  test('a message that is too large closes', async () => {
    const socket = await connect();
    socket.sayRaw('x'.repeat(socketLimits.messageBytesMax + 1));
    expect(await socket.closed()).toBe(1009);
  });

  test('too many messages close', async () => {
    const member = await house.newMember();
    const socket = await connect({ token: member.token });
    await socket.heard('welcome');
    for (let at = 0; at <= socketLimits.messagesPerWindow; at += 1) socket.say({ type: 'ping', at });
    expect(await socket.closed()).toBe(4008);
    expect(socket.messages.filter(({ type }) => type === 'pong').length).toBeLessThanOrEqual(
      socketLimits.messagesPerWindow,
    );
  });

  test('a member has ten connections; one that leaves makes room', async () => {
    const member = await house.newMember();
    const sockets = await Promise.all(
      Array.from({ length: socketLimits.connectionsPerMemberMax }, () => connect({ token: member.token })),
    );
    await Promise.all(sockets.map((socket) => socket.heard('welcome')));
    expect(await (await connect({ token: member.token })).closed()).toBe(4008);
    sockets[0]?.close();
    await sockets[0]?.closed();
    await eventually(
      async () => {
        const socket = await connect({ token: member.token });
        await eventually(
          () => socket.messages.length > 0 || socket.closeCode !== null,
          (isOver) => isOver,
        );
        return socket.closeCode;
      },
      (code) => code === null,
    );
  });
});

describe('[R43] a session that ends', () => {
  test('closes its sockets at once and leaves those of other sessions', async () => {
    const member = await house.newMember();
    const login = { account: member.account, password: member.password };
    const other = await house.ask(identity.login, login);
    const [here, there] = [await connect({ token: member.token }), await connect({ token: other.token })];
    await Promise.all([here.heard('welcome'), there.heard('welcome')]);
    await house.ask(identity.logout, {}, { token: member.token });
    expect(await here.closed()).toBe(4001);
    expect(eventsOf(here)).toMatchObject([{ topic: 'session', data: { ended: true } }]);
    await tell(member, 'still here');
    await there.heard('event', ({ data }) => data === 'still here');
    expect(there.closeCode).toBeNull();
    const dead = await connect({ token: member.token });
    expect(await dead.closed()).toBe(4001);
  });

  test('while its hello is being answered lets nobody in', async () => {
    const member = await house.newMember();
    const { query } = house.house.db;
    let isEnded = false;
    // The session ends after the token was checked and before the balance is known.
    vi.spyOn(house.house.db, 'query').mockImplementation((async (...args: Parameters<typeof query>) => {
      const [sql] = args as unknown as [unknown];
      if (!isEnded && typeof sql === 'string' && sql.includes('member_play')) {
        isEnded = true;
        await house.ask(identity.logout, {}, { token: member.token });
      }
      return query.apply(house.house.db, args);
    }) as typeof query);
    const socket = await connect({ token: member.token });
    expect(await socket.closed()).toBe(4001);
    expect(isEnded).toBe(true);
  });
});

test('an address has so many sockets at once, and of IPv6 a whole network is one address', async () => {
  const visit = async (from: string) => {
    const socket = await connect({ from });
    // Who says nothing for long is let go.
    socket.say({ type: 'watch', topics: ['site:feed'] });
    return socket;
  };
  const inside = (host: number) => visit(`2001:db8:9:9::${host.toString(16)}`);
  const most = socketLimits.connectionsPerAddressMax;
  const held = await Promise.all(Array.from({ length: most }, (_, host) => inside(host + 1)));
  for (const socket of held) await socket.heard('watching');
  await expect(inside(0xffff)).rejects.toThrow('HTTP 503');
  await (await visit('2001:db8:9:a::1')).heard('watching');
  held[0]?.close();
  await held[0]?.closed();
  await (await inside(0xfffe)).heard('watching');
});

test('[R44] who is told to close and does not is cut off within seconds', async () => {
  const { port, hostname } = new URL(house.house.publicUrl());
  const wire = connectTo(Number(port), hostname);
  const headers = 'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13';
  wire.write(
    `GET /socket HTTP/1.1\r\nhost: a\r\n${headers}\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  await once(wire, 'data');
  const begun = performance.now();
  // A message that is none, and no ear for what is answered.
  wire.write(Buffer.from([0x81, 0x80, 0, 0, 0, 0]));
  wire.resume();
  await once(wire, 'close');
  expect(performance.now() - begun).toBeLessThan(20_000);
});
