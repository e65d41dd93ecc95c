import { staffRequests } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { hearLateReturn } from '../../payments/deposits/declare-refund.ts';
import { type PaymentsHouse, startPaymentsHouse } from '../../payments/testing/payments-house.ts';
import { type TwoPeople, twoPeople } from '../testing/two-people.ts';

let lab: PaymentsHouse;
let two: TwoPeople;
beforeAll(async () => {
  lab = await startPaymentsHouse({}, { pspFollowsClock: true });
});
afterEach(async () => {
  lab.sandbox.faults.clear();
  await lab.test.drain();
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const dayMs = 86_400_000;

/** Days pass, here and at the institution, and staff log in again. */
async function pass(days: number): Promise<void> {
  lab.test.clock.moveBy(days * dayMs);
  two = await twoPeople(lab.test);
}

const pixOf = async (endToEndId: string) => {
  const pix = await lab.test.house.psp.client.getPix(endToEndId);
  if (pix.kind !== 'ok') throw new Error('the bank knows its own Pix');
  return pix.value;
};

/** A deposit paid by somebody else, whose refund the institution takes, or its payer's side forces, and is at since. */
async function underWay(isForced = false) {
  const member = await lab.test.newMember();
  const { id: depositId, txid } = await lab.deposit(member);
  lab.sandbox.faults.next({ payment: { kind: 'other_payer' }, refund: 'never_ends' });
  // What is forced comes before we hear of the Pix, and leaves nothing to be asked for.
  if (isForced) lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
  const id = await lab.pay(txid);
  if (isForced) {
    await lab.sandbox.forceReturn({ endToEndId: id });
    await lab.run('pix-confirm', { txid, endToEndId: id });
  }
  await eventually(
    () => pixOf(id),
    ({ refunds }) => refunds.length > 0,
  );
  const state = async () => {
    const token = await lab.test.login(member);
    return (await lab.depositOf({ ...member, token }, depositId)).state;
  };
  await eventually(state, (now) => now === 'refunding');
  return { id, state };
}

/** The institution ends it after all. */
async function end(id: string): Promise<void> {
  expect(await lab.sandbox.endRefund(id, true)).toBe(true);
  await lab.sandbox.idle();
}

const ask = (id: string) =>
  lab.test.call(
    staffRequests.staffRefundDeclare,
    { id, evidence: 'Comprovante 4711', reason: 'O banco não conclui' },
    { token: two.asker.token },
  );
const approve = (answer: Awaited<ReturnType<typeof ask>>) =>
  two.decide((answer.data as { id: string }).id, true);

test('[R11] a return that the institution is at for more than a week is declared by two people who read that it is', async () => {
  const refund = await underWay();
  await pass(8);
  const sent = vi.spyOn(lab.test.house.psp.client, 'requestRefund');
  const asked = await ask(refund.id);
  expect(asked).toMatchObject({ code: 200, data: { psp_said: 'under_way', state: 'waiting' } });
  expect(await approve(asked)).toMatchObject({ code: 200, data: { state: 'done' } });
  expect(await refund.state()).toBe('refunded');
  await lab.run('refund-stuck');
  await lab.test.drain();
  expect(sent).not.toHaveBeenCalled();
  expect((await pixOf(refund.id)).refunds).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
});

test('[R11] not within a week, by our clock and by that of the institution, nor what the payer’s side forces', async () => {
  const { db } = lab.test.house;
  const forced = await underWay(true);
  await pass(82);
  const late = await underWay();
  // By our clock it is there for longer than by that of the institution.
  await db.query(
    `update pix_received set created_at = created_at - interval '6 days', refunding_at = refunding_at - interval '6 days',
            refund_sent_at = refund_sent_at - interval '6 days' where end_to_end_id = $1`,
    [late.id],
  );
  await pass(2);
  const fresh = await underWay();
  await pass(4);
  for (const refund of [fresh, late, forced]) {
    expect(await ask(refund.id)).toMatchObject({ code: 409, error: 'refund_under_way' });
    expect(await refund.state()).toBe('refunding');
  }
  // A clock of the institution that is ahead keeps nothing for ever.
  await pass(14);
  const ahead = await underWay();
  await db.query(
    `update pix_received set created_at = created_at - interval '9 days', refunding_at = refunding_at - interval '9 days',
            refund_sent_at = refund_sent_at - interval '9 days' where end_to_end_id = $1`,
    [ahead.id],
  );
  await pass(-1);
  expect(await ask(ahead.id)).toMatchObject({ code: 200 });
});

test('[R11] one that is returned after it was declared is told once, and one that nobody declared is not', async () => {
  const twice = async () =>
    /^arara_refunds_returned_twice (\d+)$/m.exec((await lab.test.server.inject('/metrics')).body)?.[1];
  const refund = await underWay();
  await pass(8);
  await approve(await ask(refund.id));
  await hearLateReturn(lab.test.house, await pixOf(refund.id));
  expect(await twice()).toBe('0');
  const told = vi.spyOn(lab.test.house.log, 'error');
  // The callback of the return, and the list of the day.
  await end(refund.id);
  await eventually(twice, (count) => count === '1');
  await lab.run('pix-confirm', { txid: null, endToEndId: refund.id });
  await hearLateReturn(lab.test.house, await pixOf(refund.id));
  expect(told).toHaveBeenCalledOnce();
  expect(await twice()).toBe('1');

  const other = await underWay();
  await pass(1);
  await end(other.id);
  await eventually(other.state, (now) => now === 'refunded');
  await hearLateReturn(lab.test.house, await pixOf(other.id));
  expect(await twice()).toBe('1');
});
