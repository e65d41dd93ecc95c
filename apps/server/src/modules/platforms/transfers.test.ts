import { randomUUID } from 'node:crypto';
import { identity, platforms, protection, wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { balancesOf } from '../wallet/index.ts';
import { platformOf } from './platform.ts';
import { type PlatformsHouse, startPlatformsHouse } from './testing/platforms-house.ts';
import { askTransfer } from './transfers/send-transfer.ts';
import { settleTransfer } from './transfers/settle-transfer.ts';
import { startTransfer } from './transfers/start-transfer.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());

/** After every test the books are zero, and the platforms have what we gave them and what was played there. */
let playedCents = 0n;
afterEach(async () => {
  for (const { simulator } of lab.test.house.platforms.sandbox.values()) simulator.faults.clear();
  const books = await lab.books();
  expect(books.isClean).toBe(true);
  if (books.transitCents === 0n) expect(lab.thereCents()).toBe(books.platformsCents + playedCents);
});

type Answer = Awaited<ReturnType<Awaited<ReturnType<PlatformsHouse['newMember']>>['moveIn']>>;
const dataOf = (answer: Answer) => {
  if (answer.status === 'fail') throw new Error(JSON.stringify(answer));
  return answer.data;
};

const balanceAt = (member: { player(): string }) => lab.simulator().balanceOf(member.player());

describe('money to a platform and back', () => {
  test('moves to the centavo, is told in the statement, and counts in what the member owns', async () => {
    const member = await lab.newMember(10_000n);
    const there = dataOf(await member.moveIn('70.55'));
    expect(there).toMatchObject({ platType: 'day7', direction: 'in', money: '70.55', state: 'done' });
    expect(await member.money()).toBe('29.45');
    expect(balanceAt(member)).toBe(7055n);
    const me = await lab.test.ask(identity.me, {}, { token: member.token });
    expect(me).toMatchObject({
      money: '29.45',
      away_money: '70.55',
      total_money: '100.00',
      total_slot_money: '70.55',
      total_live_money: '0.00',
      // The platform knows the member by the name the member is told.
      day7_id: member.player(),
    });
    expect(dataOf(await member.moveOut('20.55'))).toMatchObject({ direction: 'out', state: 'done' });
    expect(await member.money()).toBe('50.00');
    expect(balanceAt(member)).toBe(5000n);
    const { items } = await lab.test.ask(wallet.statement, {}, { token: member.token });
    expect(items.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['transfer_from_platform', '20.55'],
      ['transfer_to_platform', '-70.55'],
    ]);
    const list = await lab.test.ask(platforms.transferList, {}, { token: member.token });
    expect(list).toMatchObject({ total: 2, items: [{ direction: 'out' }, { direction: 'in' }] });
    expect(await member.transfer(there.id)).toEqual(there);
  });

  test('what was won there comes home, and rollover asks for as much as before', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    await lab.simulator().play(member.player(), 12_300n);
    playedCents += 12_300n;
    expect(dataOf(await member.moveOut('173.00')).state).toBe('done');
    const balances = await lab.test.ask(wallet.walletBalances, {}, { token: member.token });
    expect(balances).toMatchObject({ money: '173.00', total_money: '173.00', ml_money: '0.00' });
  });

  test('a repeated request is the same transfer; its key with other values is refused', async () => {
    const member = await lab.newMember(10_000n);
    const key = randomUUID();
    const first = dataOf(await member.moveIn('30.00', 'day7', key));
    expect(dataOf(await member.moveIn('30.00', 'day7', key))).toEqual(first);
    expect(await member.moveIn('31.00', 'day7', key)).toMatchObject({ error: 'idempotency_conflict' });
    expect(balanceAt(member)).toBe(3000n);
    expect(await member.money()).toBe('70.00');
  });

  test('100 at once under one key are one transfer; under many keys never more than there is', async () => {
    const member = await lab.newMember(10_000n);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => member.moveIn('10.00', 'day7', key)));
    const ids = new Set(answers.flatMap((answer) => (answer.status === 'success' ? [answer.data.id] : [])));
    expect(ids.size).toBe(1);
    expect(balanceAt(member)).toBe(1000n);
    const many = await Promise.all(Array.from({ length: 20 }, () => member.moveIn('60.00')));
    const done = many.filter((answer) => answer.status === 'success');
    expect(done).toHaveLength(1);
    for (const answer of many)
      if (answer.status === 'fail')
        expect(['transfer_in_progress', 'insufficient_funds']).toContain(answer.error);
    expect(balanceAt(member)).toBe(7000n);
    expect(await member.money()).toBe('30.00');
  });
});

describe('a transfer is refused', () => {
  test("by the member's own limits, as a stake of that amount would be", async () => {
    const member = await lab.newMember(50_000n);
    await lab.test.ask(
      protection.protectionSetLimit,
      { kind: 'loss', period: 'day', money: '100.00' },
      { token: member.token },
    );
    expect(await member.moveIn('100.01')).toMatchObject({
      code: 422,
      error: 'limit_reached',
      data: { kind: 'loss', period: 'day', money: '100.00' },
    });
    expect(await member.money()).toBe('500.00');
    expect(dataOf(await member.moveIn('100.00')).state).toBe('done');
    expect(dataOf(await member.moveOut('100.00')).state).toBe('done');
  });

  test('by amount, by platform, and without a key', async () => {
    const member = await lab.newMember(5000n);
    expect(await member.moveIn('50.01')).toMatchObject({ code: 422, error: 'insufficient_funds' });
    expect(await member.moveIn('0.99')).toMatchObject({
      error: 'amount_below_minimum',
      data: { min: '1.00' },
    });
    expect(await member.moveIn('100000.01')).toMatchObject({ error: 'amount_above_maximum' });
    expect(await member.moveIn('10.00', 'nowhere')).toMatchObject({ code: 404, error: 'platform_unknown' });
    expect(
      await lab.test.call(platforms.transferIn, { platType: 'day7', money: '5.00' }, { token: member.token }),
    ).toMatchObject({
      error: 'idempotency_key_required',
    });
    expect(await lab.test.call(platforms.transferIn, { platType: 'day7', money: '5.00' })).toMatchObject({
      code: 401,
    });
    const usd = { platType: 'day7', money: '5.00', currency: 'USD' };
    expect(
      await lab.test.call(platforms.transferIn, usd, { token: member.token, idempotencyKey: randomUUID() }),
    ).toMatchObject({ code: 422, data: { fields: [{ field: 'currency' }] } });
    expect(await member.money()).toBe('50.00');
  });

  test('[R38] while the member is paused, which never keeps money from coming home', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('40.00');
    // The house would bring it home by itself: here the member is first.
    await lab.test.house.db.query(
      `insert into platform_homecoming (member_id, platform, try_at) values ($1, 'day7', 'infinity')`,
      [member.memberId],
    );
    await lab.test.house.db.query(
      `update member_play set paused_until = house_now() + interval '1 day' where member_id = $1`,
      [member.memberId],
    );
    expect(await member.moveIn('5.00')).toMatchObject({ code: 403, error: 'play_paused' });
    expect(dataOf(await member.moveOut('15.00')).state).toBe('done');
    expect(await member.allBack()).toMatchObject({ money: '25.00', unreachable: [] });
    expect(await member.money()).toBe('50.00');
  });

  test.each([
    [`status = 'frozen'`, 'member_frozen'],
    ['is_demo = true', 'demo_not_allowed'],
  ])('of members with %s, inside the transaction that would move it', async (change, code) => {
    const member = await lab.newMember(5000n);
    await lab.test.house.db.query(`update member set ${change} where id = $1`, [member.memberId]);
    const platform = await platformOf(lab.test.house.db, 'day7');
    const transfer = { memberId: member.memberId, platform, amountCents: 500n, cause: 'member' } as const;
    const start = (direction: 'in' | 'out') =>
      inTransaction(lab.test.house.db, (tx) => startTransfer(tx, lab.test.house, { ...transfer, direction }));
    await expect(start('in')).rejects.toMatchObject({ code });
    expect((await balancesOf(lab.test.house.db, member.memberId)).wallets.cash.balanceCents).toBe(5000n);
    const { rowCount } = await lab.test.house.db.query('select from platform_transfer where member_id = $1', [
      member.memberId,
    ]);
    expect(rowCount).toBe(0);
  });

  test('to a platform that is closed, from which money still comes home', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00', 'estrela');
    await lab.test.house.db.query(`update platform set is_open = false where code = 'estrela'`);
    await expect(member.moveIn('1.00', 'estrela')).resolves.toMatchObject({ error: 'platform_off' });
    expect(dataOf(await member.moveOut('50.00', 'estrela')).state).toBe('done');
    await lab.test.house.db.query(`update platform set is_open = true where code = 'estrela'`);
  });

  test('[R40] to others: nobody sees or settles another member’s', async () => {
    const [member, other] = [await lab.newMember(5000n), await lab.newMember()];
    const { id } = dataOf(await member.moveIn('5.00'));
    expect(
      await lab.test.call(platforms.transferGet, { transfer_id: id }, { token: other.token }),
    ).toMatchObject({ code: 404, error: 'transfer_unknown' });
    expect((await lab.test.ask(platforms.transferList, {}, { token: other.token })).total).toBe(0);
    expect(await other.moveOut('5.00')).toMatchObject({
      data: { state: 'failed', reason: 'insufficient_funds' },
    });
    expect(balanceAt(member)).toBe(500n);
  });
});

describe('what goes wrong on the way', () => {
  test('refused by the platform: the money is back at once', async () => {
    const member = await lab.newMember(5000n);
    lab.simulator().faults.next('transfer', { kind: 'refuse' });
    expect(dataOf(await member.moveIn('20.00'))).toMatchObject({ state: 'failed', reason: 'refused' });
    expect(await member.money()).toBe('50.00');
    lab.simulator().block(member.player(), true);
    expect(dataOf(await member.moveIn('20.00'))).toMatchObject({ state: 'failed', reason: 'player_blocked' });
    expect(await member.money()).toBe('50.00');
  });

  test.each(['in', 'out'] as const)(
    'a time-out after it was done (%s): unknown, then known, done once',
    async (direction) => {
      const member = await lab.newMember(10_000n);
      await member.moveIn('30.00');
      lab.simulator().faults.next('transfer', { kind: 'lost_after_commit' });
      lab.simulator().faults.always('status', { kind: 'dead' });
      const sent = dataOf(await (direction === 'in' ? member.moveIn('20.00') : member.moveOut('20.00')));
      expect(sent).toMatchObject({ state: 'unknown', settled_at: null });
      const { transitCents } = await lab.books();
      expect(transitCents).toBe(direction === 'in' ? 2000n : 0n);
      // What is on its way is still the member's.
      const total = (await lab.test.ask(wallet.walletBalances, {}, { token: member.token })).total_money;
      expect(total).toBe('100.00');
      expect(await member.moveIn('1.00')).toMatchObject({ code: 409, error: 'transfer_in_progress' });
      lab.simulator().faults.clear();
      const known = await Promise.all(
        Array.from({ length: 100 }, () => askTransfer(lab.test.house, sent.id)),
      );
      // Who asks when the platform has much to answer may hear nothing in time, and then still guesses nothing.
      expect(known.map(({ state }) => state).filter((state) => state !== 'unknown')).toContain('done');
      const last = await eventually(
        () => askTransfer(lab.test.house, sent.id),
        ({ state }) => state !== 'unknown',
      );
      expect(last).toMatchObject({ state: 'done' });
      expect(new Set(known.map(({ state }) => state))).not.toContain('failed');
      expect(balanceAt(member)).toBe(direction === 'in' ? 5000n : 1000n);
      expect(await member.money()).toBe(direction === 'in' ? '50.00' : '90.00');
    },
  );

  test('lost on the way: never guessed, failed only once it can arrive no more, and the money is back', async () => {
    const member = await lab.newMember(5000n);
    // The platform knows the player; only the transfer is lost.
    await member.moveIn('1.00');
    lab.simulator().faults.next('transfer', { kind: 'lost' });
    const { id } = dataOf(await member.moveIn('20.00'));
    await lab.test.runTask('platform-transfer', { transferId: id });
    expect(await member.transfer(id)).toMatchObject({ state: 'unknown' });
    expect(await member.money()).toBe('29.00');
    lab.simulator().faults.always('status', { kind: 'dead' });
    lab.test.clock.moveBy(180_000);
    await lab.test.runTask('platform-transfer', { transferId: id });
    expect(await member.transfer(id)).toMatchObject({ state: 'unknown' });
    lab.simulator().faults.clear();
    lab.test.clock.moveBy(60_000);
    await lab.test.runTask('platform-transfers');
    expect(await member.transfer(id)).toMatchObject({ state: 'failed', reason: 'not_arrived' });
    expect(await member.money()).toBe('49.00');
    expect(balanceAt(member)).toBe(100n);
  });

  test('a request that comes too late is refused there, so that what failed here cannot be done after all', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('1.00');
    lab.simulator().faults.next('transfer', { kind: 'lost' });
    const { id } = dataOf(await member.moveIn('20.00'));
    lab.test.clock.moveBy(180_000);
    await lab.test.runTask('platform-transfers');
    expect(await member.transfer(id)).toMatchObject({ state: 'failed' });
    expect(lab.simulator().hasTransfer(id)).toBe(false);
    await settleTransfer(lab.test.house, id, { kind: 'done', balanceCents: 2100n });
    expect(await member.transfer(id)).toMatchObject({ state: 'failed' });
    expect(await member.money()).toBe('49.00');
  });

  test.each(['wrong_signature', 'broken', 'dead'] as const)(
    'an answer that is %s is no answer',
    async (kind) => {
      const member = await lab.newMember(5000n);
      await member.moveIn('1.00');
      lab.simulator().faults.next('transfer', { kind });
      const { id, state } = dataOf(await member.moveIn('20.00'));
      expect(state).toBe('unknown');
      lab.test.clock.moveBy(180_000);
      await lab.test.runTask('platform-transfers');
      const isDone = kind === 'wrong_signature';
      expect(await member.transfer(id)).toMatchObject({ state: isDone ? 'done' : 'failed' });
      expect(balanceAt(member)).toBe(isDone ? 2100n : 100n);
      expect(await member.money()).toBe(isDone ? '29.00' : '49.00');
    },
  );

  test('a process that ends between commit and sending: a job sends it', async () => {
    const member = await lab.newMember(5000n);
    const first = dataOf(await member.moveIn('1.00'));
    // As the row stands when nothing has been sent yet.
    const { rows } = await lab.test.house.db.query<{ id: string }>(
      `with transit as (select ledger_transit($1) as id),
            cash as (select id from ledger_account where member_id = $1 and kind = 'cash'),
            made as (insert into platform_transfer (member_id, platform, direction, amount_cents, cause)
                     values ($1, 'day7', 'in', 2000, 'member') returning id),
            held as (select made.id, ledger_post(cash.id, transit.id, 2000, 'transfer_to_platform', made.id)
                       from made, cash, transit)
       select id from held`,
      [member.memberId],
    );
    const id = rows[0]?.id ?? '';
    expect(id).not.toBe(first.id);
    await Promise.all(
      Array.from({ length: 10 }, () => lab.test.runTask('platform-transfer', { transferId: id })),
    );
    await lab.test.runTask('platform-transfer', { transferId: id });
    expect(await member.transfer(id)).toMatchObject({ state: 'done' });
    expect(balanceAt(member)).toBe(2100n);
  });

  test('a platform that is dead before anything is sent: failed, and the money stays', async () => {
    const member = await lab.newMember(5000n);
    lab.simulator().faults.always('all', { kind: 'dead' });
    expect(dataOf(await member.moveIn('20.00'))).toMatchObject({ state: 'failed', reason: 'unreachable' });
    expect(await member.money()).toBe('50.00');
  });
});

describe('[S7.26] balances and bringing all home', () => {
  test('a dead platform is named with its last balance, the rest answer', async () => {
    const member = await lab.newMember(10_000n);
    await member.moveIn('30.00', 'day7');
    await member.moveIn('20.00', 'estrela');
    const all = await member.there({ currency: 'BRL' });
    expect(all).toMatchObject({
      currency: 'BRL',
      money: '50.00',
      total: '50.00',
      unreachable: [],
      items: [
        { platType: 'day7', balance: '30.00', status: 'ok' },
        { platType: 'estrela', balance: '20.00', status: 'ok' },
      ],
    });
    const me = await lab.test.ask(identity.me, {}, { token: member.token });
    expect(me).toMatchObject({ total_slot_money: '30.00', total_live_money: '20.00', total_money: '100.00' });
    lab.simulator('estrela').faults.always('all', { kind: 'dead' });
    expect(await member.there()).toMatchObject({
      total: '50.00',
      unreachable: ['estrela'],
      items: [{ status: 'ok' }, { platType: 'estrela', balance: '20.00', status: 'unreachable' }],
    });
    expect((await member.there({ platType: 'day7' })).items).toHaveLength(1);
    expect((await member.there({ platType: '' })).items).toHaveLength(2);
    const back = await member.allBack();
    expect(back).toMatchObject({
      money: '30.00',
      unreachable: ['estrela'],
      items: [{ platType: 'day7', state: 'done' }],
    });
    expect(await member.money()).toBe('80.00');
    lab.simulator('estrela').faults.clear();
    expect(await member.allBack({ platType: 'estrela' })).toMatchObject({ money: '20.00', unreachable: [] });
    expect(await member.money()).toBe('100.00');
    expect(
      await lab.test.call(platforms.day7Balances, { platType: 'nowhere' }, { token: member.token }),
    ).toMatchObject({
      error: 'platform_unknown',
    });
    expect(
      await lab.test.call(platforms.day7Balances, { currency: 'USD' }, { token: member.token }),
    ).toMatchObject({
      code: 422,
    });
    expect(await lab.test.call(platforms.day7Balances, {})).toMatchObject({ code: 401 });
  });

  test('what is played there is told in the member’s total once it has been asked about', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    await lab.test.house.db.query(
      'update platform_player set launched_at = house_now() where member_id = $1',
      [member.memberId],
    );
    await lab.simulator().play(member.player(), -1500n);
    playedCents -= 1500n;
    await lab.test.runTask('platform-balances');
    const { total_money } = await lab.test.ask(wallet.walletBalances, {}, { token: member.token });
    expect(total_money).toBe('35.00');
  });
});
