import { payments, staffRequests } from '@arara/contract';
import type { Payout } from '@arara/pix';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type PayoutLab, startPayoutLab } from '../../payments/testing/payout-lab.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let lab: PayoutLab;
let asker: StaffAtWork;
let decider: StaffAtWork;
beforeAll(async () => {
  lab = await startPayoutLab();
  asker = await newStaff(lab.test, 'finance');
  decider = await newStaff(lab.test, 'finance');
});
afterEach(async () => {
  await lab.test.drain();
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

/** A payout that the institution took some days ago and has been at since. */
async function underWay(days: number) {
  vi.restoreAllMocks();
  const { member, id } = await lab.submitted();
  await lab.approveAndLose(id);
  const payoutId = await lab.payoutIdOf(id);
  const { client } = lab.test.house.psp;
  const tell = (status: Payout['status']) => {
    const rest = { endToEndId: null, reason: null, requestedAt: null, settledAt: null };
    const value = { id: payoutId, amountCents: 19_800n, status, ...rest };
    vi.spyOn(client, 'getPayout').mockResolvedValue({ kind: 'ok', value });
    return value;
  };
  vi.spyOn(client, 'sendPayout').mockResolvedValue({ kind: 'ok', value: tell('EM_PROCESSAMENTO') });
  await lab.run('payout-send', { withdrawalId: id });
  await lab.test.house.db.query('update withdrawal set paying_at = $2, reviewed_at = $2 where id = $1', [
    id,
    new Date(lab.test.clock.now().getTime() - days * 86_400_000),
  ]);
  const state = async () =>
    (await lab.test.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token })).state;
  return { member, id, payoutId, tell, state };
}

const ask = (id: string, isPaid: boolean) =>
  lab.test.call(
    staffRequests.staffPayoutDeclare,
    { id, is_paid: isPaid, evidence: 'Carta 4711', reason: 'O banco não conclui' },
    { token: asker.token },
  );
const approve = (answer: Awaited<ReturnType<typeof ask>>) =>
  lab.test.call(
    staffRequests.staffRequestDecide,
    { id: (answer.data as { id: string }).id, is_approved: true },
    { token: decider.token },
  );

test('[R13] a payout that the institution is at for more than a week is declared by two people who read that it is', async () => {
  const fresh = await underWay(6);
  expect(await ask(fresh.id, false)).toMatchObject({ code: 409, error: 'payout_under_way' });
  const payout = await underWay(8);
  const asked = await ask(payout.id, false);
  expect(asked).toMatchObject({ code: 200, data: { psp_said: 'under_way', state: 'waiting' } });
  expect(await approve(asked)).toMatchObject({ code: 200, data: { state: 'done' } });
  expect(await payout.state()).toBe('failed');
  expect(await lab.balances(payout.member)).toMatchObject({ money: '300.00', held_money: '0.00' });
});

test('[R13] it is asked about no more than others that ended, and what is paid after all becomes a case', async () => {
  const payout = await underWay(8);
  await approve(await ask(payout.id, false));
  const added = vi.spyOn(lab.test.house.jobs, 'add');
  await lab.run('payout-ask', { payoutId: payout.payoutId });
  expect(added).not.toHaveBeenCalled();
  payout.tell('REALIZADO');
  await lab.run('payout-ask', { payoutId: payout.payoutId });
  await lab.test.drain();
  const { rows } = await lab.test.house.db.query('select signal from abuse_case where member_id = $1', [
    payout.member.memberId,
  ]);
  expect(rows).toEqual([{ signal: 'paid_and_returned' }]);
  expect(await payout.state()).toBe('failed');
});
