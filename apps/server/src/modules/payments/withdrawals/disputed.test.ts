import { payments } from '@arara/contract';
import type { ReceivedPix } from '@arara/pix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { eventually } from '../../../testing/eventually.ts';
import { returnForced } from '../deposits/forced-return.ts';
import type { Member } from '../testing/payments-house.ts';
import { type PayoutLab, startPayoutLab } from '../testing/payout-lab.ts';
import { holdsOf, releaseWithdrawal } from './hold-withdrawal.ts';

let lab: PayoutLab;
beforeAll(async () => {
  lab = await startPayoutLab();
});
afterAll(async () => {
  await lab.expectEvenBooks();
  await lab.test.close();
});

const get = (member: Member, id: string) =>
  lab.test.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token });
const cancel = (member: Member, id: string) =>
  lab.test.call(payments.drawingCancel, { withdrawal_id: id }, { token: member.token });
const release = (id: string) =>
  inTransaction(lab.test.house.db, (tx) => releaseWithdrawal(tx, id, lab.test.clock.now()));
const disputed = (member: Member, id: string) =>
  eventually(
    () => get(member, id),
    (shown) => shown.is_disputed,
  );

/** A deposit's Pix as the institution tells it with a return of a status. */
async function told(endToEndId: string, status: 'EM_PROCESSAMENTO' | 'NAO_REALIZADO'): Promise<ReceivedPix> {
  const found = await lab.test.house.psp.client.getPix(endToEndId);
  if (found.kind !== 'ok') throw new Error('the bank does not know its own Pix');
  const refund = {
    id: 'devolucao1',
    returnId: null,
    amountCents: 100n,
    nature: 'MED_FRAUDE',
    status,
    reason: null,
    requestedAt: null,
    settledAt: null,
  };
  return { ...found.value, refunds: [refund] };
}

test('what waits for a person is set aside when a deposit is taken back, and told as that', async () => {
  const { member, id } = await lab.submitted();
  const deposit = await lab.credited(member, '100.00');
  expect(await get(member, id)).toMatchObject({ is_disputed: false });
  await lab.sandbox.forceReturn({ endToEndId: deposit.endToEndId });
  expect(await disputed(member, id)).toMatchObject({ state: 'submitted', is_reviewed: false, reason: '' });
  await expect(lab.approve(id)).rejects.toMatchObject({ code: 'withdrawal_on_hold' });
  const { db } = lab.test.house;
  expect((await holdsOf(db, [id])).get(id)).toMatchObject({
    by: '',
    reason: '',
    disputedDeposit: deposit.order_number,
  });
  await release(id);
  expect(await get(member, id)).toMatchObject({ is_disputed: false });
  // Heard of again, as every day for a hundred days, it is not set aside again.
  await lab.run('pix-disputes');
  expect(await get(member, id)).toMatchObject({ is_disputed: false });
  await lab.approve(id);
  await lab.withdrawalIn(member, id, 'paid');
});

test('what was approved and has not left waits for a person again, and is not sent', async () => {
  const { member, id } = await lab.submitted();
  const { endToEndId } = await lab.credited(member, '100.00');
  await lab.approveAndLose(id);
  await lab.sandbox.forceReturn({ endToEndId });
  expect(await disputed(member, id)).toMatchObject({ state: 'submitted', reviewed_at: null });
  await lab.run('payout-send', { withdrawalId: id });
  expect(lab.payoutsTo(member)).toEqual([]);
  await release(id);
  await lab.approve(id);
  await lab.withdrawalIn(member, id, 'paid');
  expect(lab.payoutsTo(member)).toHaveLength(1);
});

test('who cancels what is set aside and asks again waits as well, until somebody has released one', async () => {
  const { member, id } = await lab.submitted();
  const { endToEndId } = await lab.credited(member, '100.00');
  await lab.sandbox.forceReturn({ endToEndId });
  await disputed(member, id);
  await cancel(member, id);
  const again = await lab.withdraw(member, '150.00');
  expect(again).toMatchObject({ state: 'submitted', is_disputed: true });
  await expect(lab.approve(again.id)).rejects.toMatchObject({ code: 'withdrawal_on_hold' });
  await release(again.id);
  expect(await lab.withdraw(member, '50.00')).toMatchObject({ is_disputed: false });
});

test('a return that is under way stops the withdrawal before anything is taken; one that was given up stops no other', async () => {
  const { member, id } = await lab.submitted();
  const { endToEndId } = await lab.credited(member, '100.00');
  const before = await lab.balances(member);
  await returnForced(lab.test.house, await told(endToEndId, 'EM_PROCESSAMENTO'));
  expect(await get(member, id)).toMatchObject({ is_disputed: true });
  expect(await lab.balances(member)).toEqual(before);
  await returnForced(lab.test.house, await told(endToEndId, 'NAO_REALIZADO'));
  expect(await get(member, id)).toMatchObject({ is_disputed: true });
  expect(await lab.withdraw(member, '50.00')).toMatchObject({ is_disputed: false });
});

test('a withdrawal that is asked for while the return is booked, or one cancelled meanwhile, leaves no gap', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { member, id } = await lab.submitted();
    const { endToEndId } = await lab.credited(member, '20.00');
    const found = await Promise.all([
      returnForced(lab.test.house, await told(endToEndId, 'EM_PROCESSAMENTO')),
      lab.withdraw(member, '30.00'),
      lab.withdraw(member, '40.00'),
      cancel(member, id),
    ]);
    for (const { id: other } of [found[1], found[2]])
      expect(await get(member, other)).toMatchObject({ state: 'submitted', is_disputed: true });
  }
});
