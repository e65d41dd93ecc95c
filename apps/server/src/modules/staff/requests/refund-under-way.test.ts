import { staffRequests } from '@arara/contract';
import { newRefundId, type ReceivedPix, type Refund } from '@arara/pix';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hearLateReturn } from '../../payments/deposits/declare-refund.ts';
import { receivePix } from '../../payments/deposits/receive-pix.ts';
import { type PaymentsHouse, startPaymentsHouse } from '../../payments/testing/payments-house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let lab: PaymentsHouse;
let asker: StaffAtWork;
let decider: StaffAtWork;
beforeAll(async () => {
  lab = await startPaymentsHouse();
  asker = await newStaff(lab.test, 'finance');
  decider = await newStaff(lab.test, 'finance');
});
afterEach(async () => {
  await lab.test.drain();
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(lab.test.clock.now().getTime() - days * dayMs);

/** A deposit paid by somebody else, whose refund the institution took some days ago and has been at since. */
async function underWay(days: number, told: Partial<Refund> = {}) {
  vi.restoreAllMocks();
  const member = await lab.test.newMember();
  const { id: depositId, txid } = await lab.deposit(member);
  lab.sandbox.faults.next({ payment: { kind: 'other_payer' }, webhook: { kind: 'lost' } });
  const id = await lab.pay(txid);
  const pix = await lab.test.house.psp.client.getPix(id);
  if (pix.kind !== 'ok') throw new Error('the bank knows its own Pix');
  const deaf = { ...lab.test.house, jobs: { add: async () => {} } };
  expect(await receivePix(deaf, pix.value)).toBe('refunding');
  await lab.test.house.db.query(
    'update pix_received set created_at = $2, refunding_at = $2, refund_sent_at = $2 where end_to_end_id = $1',
    [id, daysAgo(days)],
  );
  const tell = (status: Refund['status']): ReceivedPix => {
    const times = { requestedAt: null, settledAt: null };
    const refund = { id: newRefundId(), returnId: null, reason: null, nature: 'ORIGINAL', ...times };
    const value = {
      ...pix.value,
      refunds: [{ ...refund, amountCents: pix.value.amountCents, ...told, status }],
    };
    vi.spyOn(lab.test.house.psp.client, 'getPix').mockResolvedValue({ kind: 'ok', value });
    return value;
  };
  tell('EM_PROCESSAMENTO');
  return { id, tell, state: async () => (await lab.depositOf(member, depositId)).state };
}

const ask = (id: string) =>
  lab.test.call(
    staffRequests.staffRefundDeclare,
    { id, evidence: 'Comprovante 4711', reason: 'O banco não conclui' },
    { token: asker.token },
  );
const approve = (answer: Awaited<ReturnType<typeof ask>>) =>
  lab.test.call(
    staffRequests.staffRequestDecide,
    { id: (answer.data as { id: string }).id, is_approved: true },
    { token: decider.token },
  );

test('[R11] a return that the institution is at for more than a week is declared by two people who read that it is', async () => {
  const refund = await underWay(8);
  const sent = vi.spyOn(lab.test.house.psp.client, 'requestRefund');
  const asked = await ask(refund.id);
  expect(asked).toMatchObject({ code: 200, data: { psp_said: 'under_way', state: 'waiting' } });
  expect(await approve(asked)).toMatchObject({ code: 200, data: { state: 'done' } });
  expect(await refund.state()).toBe('refunded');
  await lab.run('refund-stuck');
  await lab.test.drain();
  expect(sent).not.toHaveBeenCalled();
});

test('[R11] not within a week, by our clock and by that of the institution, nor what the payer’s side forces', async () => {
  const cases = [
    await underWay(6),
    await underWay(8, { requestedAt: daysAgo(2) }),
    await underWay(90, { nature: 'MED_FRAUDE' }),
  ];
  for (const refund of cases) {
    refund.tell('EM_PROCESSAMENTO');
    expect(await ask(refund.id)).toMatchObject({ code: 409, error: 'refund_under_way' });
    expect(await refund.state()).toBe('refunding');
  }
  // A clock of the institution that is ahead keeps nothing for ever.
  const ahead = await underWay(8, { requestedAt: daysAgo(-1) });
  expect(await ask(ahead.id)).toMatchObject({ code: 200 });
});

test('[R11] one that is returned after it was declared is told once, and one that nobody declared is not', async () => {
  const twice = async () =>
    /^arara_refunds_returned_twice (\d+)$/m.exec((await lab.test.server.inject('/metrics')).body)?.[1];
  const refund = await underWay(8);
  await approve(await ask(refund.id));
  await hearLateReturn(lab.test.house, refund.tell('EM_PROCESSAMENTO'));
  expect(await twice()).toBe('0');
  const told = vi.spyOn(lab.test.house.log, 'error');
  const pix = refund.tell('DEVOLVIDO');
  // The callback of the return, and the list of the day.
  await lab.run('pix-confirm', { txid: null, endToEndId: refund.id });
  await hearLateReturn(lab.test.house, pix);
  expect(told).toHaveBeenCalledOnce();
  expect(await twice()).toBe('1');

  const other = await underWay(1);
  const done = other.tell('DEVOLVIDO');
  await lab.run('pix-refund', { endToEndId: other.id });
  expect(await other.state()).toBe('refunded');
  await hearLateReturn(lab.test.house, done);
  expect(await twice()).toBe('1');
});
