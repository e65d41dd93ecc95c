import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgetLife, releasePayouts } from '../../../plugins/database-life.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { Member } from '../testing/payments-house.ts';
import { type PayoutLab, startPayoutLab } from '../testing/payout-lab.ts';
import { approveWithdrawal } from './review-withdrawal.ts';

let lab: PayoutLab;
beforeAll(async () => {
  lab = await startPayoutLab();
});
afterEach(() => lab.expectEvenBooks());
afterAll(() => lab.test.close());

/** An approval that the database does not know any more, as after a backup was brought back; gives what was sent for it. */
async function forgottenPayout(id: string): Promise<string> {
  const { house } = lab.test;
  let payoutId = '';
  await inTransaction(house.db, async (tx) => {
    payoutId = (await approveWithdrawal(tx, house, id, 'ana@arara.test', 'submitted')).payout_id ?? '';
    throw new Error('lost');
  }).catch(() => {});
  return payoutId;
}

/** What left in what the database has forgotten. */
async function sentBefore(member: Member, payoutId: string): Promise<void> {
  const sent = await lab.test.house.psp.client.sendPayout({
    id: payoutId,
    amountCents: 19_800n,
    recipient: { document: member.cpf, name: member.realname },
    to: { kind: 'key', key: member.cpf },
  });
  expect(sent.kind).toBe('ok');
}

test('[R13] a withdrawal that was approved and paid after the backup is approved again, and paid once', async () => {
  const { member, id } = await lab.submitted();
  await sentBefore(member, await forgottenPayout(id));
  await lab.approve(id, 'bia@arara.test');
  await lab.withdrawalIn(member, id, 'paid');
  await lab.expectPaidOnce(member);
});

test('a database that was brought back sends no payout, approved before or after, until somebody says so; then each is paid once', async () => {
  const { db } = lab.test.house;
  const before = await lab.submitted();
  await lab.approveAndLose(before.id);
  await forgetLife(db);
  const after = await lab.submitted();
  await lab.approve(after.id);
  await lab.run('payout-send', { withdrawalId: before.id });
  lab.test.clock.moveBy(2 * 60_000);
  await lab.run('payout-stuck');
  await lab.run('payout-ask', { payoutId: await lab.payoutIdOf(after.id) });
  await lab.run('payout-ask', { payoutId: await lab.payoutIdOf(before.id) });
  expect([...lab.payoutsTo(before.member), ...lab.payoutsTo(after.member)]).toEqual([]);
  expect(await inTransaction(db, releasePayouts)).toBeInstanceOf(Date);
  await lab.run('payout-stuck');
  for (const { member, id } of [before, after]) {
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  }
});

test.each([
  ['paid', {}],
  ['failed', { payout: 'rejected_later' }],
] as const)(
  '[R13] what was approved before the backup and left after it ends as the institution says: %s',
  async (state, fault) => {
    const { db } = lab.test.house;
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    await forgetLife(db);
    lab.sandbox.faults.next(fault);
    await sentBefore(member, await lab.payoutIdOf(id));
    lab.test.clock.moveBy(2 * 60_000);
    await lab.run('payout-stuck');
    await lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) });
    await lab.withdrawalIn(member, id, state);
    if (state === 'paid') await lab.expectPaidOnce(member);
    else await lab.expectAllBack(member);
    await inTransaction(db, releasePayouts);
  },
);
