import { wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { pixSilentSince } from '../pix-silence.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterEach(async () => {
  vi.restoreAllMocks();
  lab.sandbox.faults.clear();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const kindsOf = async (member: Member) => {
  const { items } = await lab.test.ask(wallet.statement, {}, { token: member.token });
  return items.map((item) => `${item.kind} ${item.amount}`);
};
const clawbacksOf = async (endToEndId: string) => {
  const { rows } = await lab.test.house.db.query<{ amount_cents: bigint; recovered_cents: bigint }>(
    'select amount_cents, recovered_cents from pix_clawback where end_to_end_id = $1 order by id',
    [endToEndId],
  );
  return rows.map((row) => [row.amount_cents, row.recovered_cents]);
};
/** Pays a deposit without anybody being told. */
const paidInSilence = async (member: Member) => {
  lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
  const { id, txid } = await lab.deposit(member);
  return { id, endToEndId: await lab.pay(txid) };
};

describe('[R6] a lost callback is made good', () => {
  test('by comparing the list of received Pix, once', async () => {
    const member = await lab.test.newMember();
    const { id } = await paidInSilence(member);
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'waiting' });
    lab.test.clock.moveTo(new Date());
    await lab.run('pix-reconcile');
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'credited' });
    await lab.run('pix-reconcile');
    await lab.run('pix-disputes');
    expect(await kindsOf(member)).toEqual(['deposit 100.00']);
  });

  test('however many run at once, with the callback among them', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    await lab.pay(txid);
    lab.test.clock.moveTo(new Date());
    await Promise.all(Array.from({ length: 10 }, () => lab.run('pix-reconcile')));
    await lab.depositIn(member, id, 'credited');
    expect(await kindsOf(member)).toEqual(['deposit 100.00']);
  });

  test('also behind a Pix that cannot be dealt with, which the run fails with and which is tried again', async () => {
    const { db } = lab.test.house;
    const [first, second] = [await lab.test.newMember(), await lab.test.newMember()];
    const stuck = await paidInSilence(first);
    const { id } = await paidInSilence(second);
    await db.query(
      `create function pix_stuck() returns trigger language plpgsql as $$ begin raise exception 'cannot be kept'; end $$;
       create trigger pix_stuck before insert on pix_received
         for each row when (new.end_to_end_id = '${stuck.endToEndId}') execute function pix_stuck()`,
    );
    lab.test.clock.moveTo(new Date());
    await expect(lab.run('pix-reconcile')).rejects.toThrow('cannot be kept');
    expect(await lab.depositOf(second, id)).toMatchObject({ state: 'credited' });
    await db.query('drop function pix_stuck cascade');
    await lab.run('pix-reconcile');
    expect(await lab.depositOf(first, stuck.id)).toMatchObject({ state: 'credited' });
  });

  test('after the institution was away: nothing is taken for read that was not', async () => {
    const member = await lab.test.newMember();
    const { id } = await paidInSilence(member);
    lab.test.clock.moveTo(new Date());
    const before = await lab.test.house.db.query('select until from pix_reconciled');
    const list = vi.spyOn(lab.test.house.psp.client, 'listPix').mockImplementation(async function* () {
      yield { kind: 'unknown', cause: { reason: 'network', wasSent: true, detail: 'away' } };
    });
    const since = lab.test.clock.now();
    expect(await pixSilentSince(lab.test.house)).toBeNull();
    for (const minutes of [0, 2, 2]) {
      lab.test.clock.moveTo(new Date(lab.test.clock.now().getTime() + minutes * 60_000));
      await expect(lab.run('pix-reconcile')).rejects.toThrow('could not be read');
    }
    expect(await pixSilentSince(lab.test.house)).toEqual(since);
    list.mockRestore();
    expect((await lab.test.house.db.query('select until from pix_reconciled')).rows).toEqual(before.rows);
    await lab.run('pix-reconcile');
    expect(await pixSilentSince(lab.test.house)).toBeNull();
    await lab.depositIn(member, id, 'credited');
  });

  test('after our clock was a day ahead and has been put right', async () => {
    const member = await lab.test.newMember();
    lab.test.clock.moveTo(new Date(Date.now() + 86_400_000));
    await lab.run('pix-reconcile');
    lab.test.clock.moveTo(new Date());
    const { id } = await paidInSilence(member);
    lab.test.clock.moveTo(new Date());
    await lab.run('pix-reconcile');
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'credited' });
  });
});

test('[R6] what was paid while our clock was ahead is found as soon as it has been put right, hours later', async () => {
  const own = await startPaymentsHouse({}, { pspFollowsClock: true });
  const { clock, house } = own.test;
  const member = await own.test.newMember();
  own.sandbox.faults.next({ webhook: { kind: 'lost' } });
  const { id, txid } = await own.deposit(member);
  await own.pay(txid);
  // The institution's clock has always been right; ours was a day ahead for five hours.
  clock.moveBy(5 * 3_600_000);
  await house.db.query(
    `insert into pix_reconciled (until) values ($1) on conflict (only_row) do update set until = excluded.until`,
    [new Date(clock.now().getTime() + 86_400_000)],
  );
  await own.run('pix-reconcile');
  const { rows } = await house.db.query('select state from deposit where id = $1', [id]);
  expect(rows).toEqual([{ state: 'credited' }]);
  await own.test.close();
});

describe('[R12] a forced return (MED)', () => {
  test('is taken from the cash once, and the member sees it', async () => {
    const member = await lab.test.newMember();
    const { endToEndId, id, txid } = await lab.credited(member);
    await lab.sandbox.forceReturn({ endToEndId });
    await eventually(
      () => lab.balances(member),
      (balances) => balances.money === '0.00',
    );
    await Promise.all([
      ...Array.from({ length: 10 }, () => lab.run('pix-confirm', { txid, endToEndId })),
      lab.run('pix-disputes'),
    ]);
    expect(await kindsOf(member)).toEqual(['clawback -100.00', 'deposit 100.00']);
    expect(await clawbacksOf(endToEndId)).toEqual([[10_000n, 10_000n]]);
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'credited' });
  });

  test('in parts, each once', async () => {
    const member = await lab.test.newMember();
    const { endToEndId } = await lab.credited(member);
    await lab.sandbox.forceReturn({ endToEndId, amountCents: 3000n });
    await lab.sandbox.forceReturn({ endToEndId, amountCents: 2000n, cause: 'operational' });
    await eventually(
      () => lab.balances(member),
      (balances) => balances.money === '50.00',
    );
    expect(await clawbacksOf(endToEndId)).toEqual([
      [3000n, 3000n],
      [2000n, 2000n],
    ]);
  });

  test('of money that is gone: what is left is taken, the rest is a loss on record and an event', async () => {
    const member = await lab.richMember('200.00');
    const { endToEndId } = await lab.credited(member);
    // 250.00 of the 300.00 are no longer cash; held money is promised to a withdrawal.
    await lab.withdraw(member, '200.00');
    await lab.test.house.db.query(
      'update member_play set counted_cents = rollover_end_cents where member_id = $1',
      [member.memberId],
    );
    await lab.withdraw(member, '50.00');
    await lab.sandbox.forceReturn({ endToEndId });
    await eventually(
      () => lab.balances(member),
      (balances) => balances.money === '0.00',
    );
    expect(await lab.balances(member)).toMatchObject({ held_money: '250.00' });
    expect(await clawbacksOf(endToEndId)).toEqual([[10_000n, 5000n]]);
    const { rows } = await lab.test.house.db.query<{ amount_cents: bigint }>(
      `select t.amount_cents from ledger_transfer t join pix_clawback c on c.id = t.reference
        where t.kind = 'clawback_loss' and c.end_to_end_id = $1`,
      [endToEndId],
    );
    expect(rows).toEqual([{ amount_cents: 5000n }]);
    const events = await lab.test.house.db.query(
      `select payload->>'recoveredCents' as recovered from outbox
        where topic = 'deposit.clawed_back' and payload->>'memberId' = $1`,
      [member.memberId],
    );
    expect(events.rows).toEqual([{ recovered: '5000' }]);
  });

  test('whose callback was lost weeks ago is found in the long comparison', async () => {
    const member = await lab.test.newMember();
    const { endToEndId } = await lab.credited(member);
    lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
    await lab.sandbox.forceReturn({ endToEndId });
    lab.test.clock.moveBy(60 * 86_400_000);
    await lab.run('pix-disputes');
    expect(await clawbacksOf(endToEndId)).toEqual([[10_000n, 10_000n]]);
    lab.test.clock.moveTo(new Date());
  });

  test('of a deposit nobody had noticed: credited and taken back', async () => {
    const member = await lab.test.newMember();
    const { endToEndId } = await paidInSilence(member);
    lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
    await lab.sandbox.forceReturn({ endToEndId });
    lab.test.clock.moveTo(new Date());
    await lab.run('pix-disputes');
    expect(await kindsOf(member)).toEqual(['clawback -100.00', 'deposit 100.00']);
  });
});
