import { payments, staffRequests } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { type PayoutLab, startPayoutLab } from '../../payments/testing/payout-lab.ts';
import { type TwoPeople, twoPeople } from '../testing/two-people.ts';

let lab: PayoutLab;
let two: TwoPeople;
beforeAll(async () => {
  lab = await startPayoutLab({}, { pspFollowsClock: true });
});
afterEach(async () => {
  lab.sandbox.faults.clear();
  await lab.test.drain();
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

/** A payout that the institution took some days ago and has been at since. */
async function underWay(days: number) {
  const { member, id } = await lab.submitted();
  lab.sandbox.faults.next({ payout: 'never_ends' });
  await lab.approve(id);
  await eventually(
    async () => lab.payoutsTo(member),
    (payouts) => payouts.length === 1,
  );
  lab.test.clock.moveBy(days * 86_400_000);
  two = await twoPeople(lab.test);
  const state = async () =>
    (await lab.test.ask(payments.drawingGet, { withdrawal_id: id }, { token: await lab.test.login(member) }))
      .state;
  return { member, id, payoutId: await lab.payoutIdOf(id), state };
}

const ask = (id: string, isPaid: boolean) =>
  lab.test.call(
    staffRequests.staffPayoutDeclare,
    { id, is_paid: isPaid, evidence: 'Carta 4711', reason: 'O banco não conclui' },
    { token: two.asker.token },
  );
const approve = (answer: Awaited<ReturnType<typeof ask>>) =>
  two.decide((answer.data as { id: string }).id, true);

test('[R13] a payout that the institution is at for more than a week is declared by two people who read that it is', async () => {
  const fresh = await underWay(6);
  expect(await ask(fresh.id, false)).toMatchObject({ code: 409, error: 'payout_under_way' });
  const payout = await underWay(8);
  const asked = await ask(payout.id, false);
  expect(asked).toMatchObject({ code: 200, data: { psp_said: 'under_way', state: 'waiting' } });
  expect(await approve(asked)).toMatchObject({ code: 200, data: { state: 'done' } });
  expect(await payout.state()).toBe('failed');
  const member = { ...payout.member, token: await lab.test.login(payout.member) };
  expect(await lab.balances(member)).toMatchObject({ money: '300.00', held_money: '0.00' });
  expect(lab.payoutsTo(payout.member)).toMatchObject([{ status: 'EM_PROCESSAMENTO' }]);
});

test('[R13] it is asked about no more than others that ended, and what is paid after all becomes a case', async () => {
  const payout = await underWay(8);
  await approve(await ask(payout.id, false));
  const added = vi.spyOn(lab.test.house.jobs, 'add');
  await lab.run('payout-ask', { payoutId: payout.payoutId });
  expect(added).not.toHaveBeenCalled();
  expect(await lab.sandbox.endPayout(payout.payoutId, true)).toBe(true);
  await lab.sandbox.idle();
  await lab.run('payout-ask', { payoutId: payout.payoutId });
  const signals = async () => {
    const { rows } = await lab.test.house.db.query<{ signal: string }>(
      'select signal from abuse_case where member_id = $1',
      [payout.member.memberId],
    );
    return rows.map(({ signal }) => signal);
  };
  expect(await eventually(signals, (found) => found.length > 0)).toEqual(['paid_and_returned']);
  expect(await payout.state()).toBe('failed');
});
