import { payments, staff, staffQueues, staffRequests } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { newStaff } from '../../staff/testing/staff-at-work.ts';
import { stuckAfterMs } from '../staff-queues.ts';
import type { Member } from '../testing/payments-house.ts';
import { type PayoutLab, startPayoutLab } from '../testing/payout-lab.ts';
import { settlePayout } from './settle-payout.ts';

let lab: PayoutLab;
beforeAll(async () => {
  lab = await startPayoutLab();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

/** The institution says no and has nothing of it. */
const refusing = (status: number) => ({
  kind: 'refused' as const,
  status,
  problem: { type: 'about:blank', title: '', status, detail: 'Chave inválida', violations: [] },
});
const noAnswer = (wasSent = true) => ({
  kind: 'unknown' as const,
  cause: { reason: 'timeout' as const, wasSent, detail: '' },
});
/** Calls of `sendPayout` that wait until they are told what to answer; the answer `land` lets the sending through. */
function heldSendings() {
  const { client } = lab.test.house.psp;
  const { sendPayout } = client;
  type Told = Awaited<ReturnType<typeof sendPayout>>;
  const held: ((told: Told | 'land') => void)[] = [];
  vi.spyOn(client, 'sendPayout').mockImplementation(
    (payout) =>
      new Promise((resolve) => {
        held.push((told) => resolve(told === 'land' ? sendPayout(payout) : told));
      }),
  );
  /** The sending of this number, from 0, once it has left. */
  return (number: number) =>
    eventually(
      async () => held[number],
      (answer) => answer !== undefined,
    ).then((answer) => answer as NonNullable<typeof answer>);
}
const stateOf = async (member: Member, id: string) =>
  (await lab.test.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token })).state;

describe('[R13] a refusal gives the money back only when no other sending may land', () => {
  test.each([400, 404, 409, 422])(
    'a repeat refused with %i after a sending without an answer waits, is shown to staff, and is paid when that lands',
    async (status) => {
      const { member, id } = await lab.submitted();
      await lab.approveAndLose(id);
      const finance = await newStaff(lab.test, 'finance');
      const { client } = lab.test.house.psp;
      const { sendPayout } = client;
      vi.spyOn(client, 'sendPayout').mockResolvedValueOnce(noAnswer()).mockResolvedValue(refusing(status));
      await lab.run('payout-send', { withdrawalId: id });
      for (let round = 0; round < 3; round += 1)
        await lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) });
      expect(await stateOf(member, id)).toBe('paying');
      expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '200.00' });
      lab.test.clock.moveBy(stuckAfterMs + 1);
      const stuck = await lab.test.ask(staffQueues.stuckPayouts, {}, { token: finance.token });
      expect(stuck.items).toMatchObject([{ id, state: 'paying' }]);
      const [sending] = vi.mocked(client.sendPayout).mock.calls;
      if (!sending) throw new Error('it was sent');
      await sendPayout(...sending);
      await lab.withdrawalIn(member, id, 'paid');
      await lab.expectPaidOnce(member);
    },
  );

  test('a repeat that is refused while the first is still on its way', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const sending = heldSendings();
    const first = lab.run('payout-send', { withdrawalId: id });
    const answerFirst = await sending(0);
    // What staff and the watch over stuck ones do.
    const repeat = lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) });
    (await sending(1))(refusing(422));
    await repeat;
    expect(await stateOf(member, id)).toBe('paying');
    answerFirst('land');
    await first;
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });

  test('the first that is refused while a repeat is still on its way', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const sending = heldSendings();
    const first = lab.run('payout-send', { withdrawalId: id });
    const answerFirst = await sending(0);
    const repeat = lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) });
    const answerRepeat = await sending(1);
    answerFirst(refusing(422));
    await first;
    expect(await stateOf(member, id)).toBe('paying');
    answerRepeat('land');
    await repeat;
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });

  test.each([400, 404, 422])('the only one, refused with %i: the funds come back', async (status) => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    vi.spyOn(lab.test.house.psp.client, 'sendPayout').mockResolvedValueOnce(refusing(status));
    await lab.run('payout-send', { withdrawalId: id });
    expect(await lab.withdrawalIn(member, id, 'failed')).toMatchObject({ reason: 'Chave inválida' });
    await lab.expectAllBack(member);
  });

  test('several, none of which left anything: not sent at all, refused at the door, refused and not asked about', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const { client } = lab.test.house.psp;
    const sent = vi.spyOn(client, 'sendPayout');
    const run = () => lab.run('payout-send', { withdrawalId: id });
    sent.mockResolvedValueOnce(refusing(429));
    await expect(run()).rejects.toThrow('refused with 429');
    sent.mockResolvedValueOnce(refusing(422));
    vi.spyOn(client, 'getPayout').mockResolvedValueOnce(noAnswer());
    await expect(run()).rejects.toThrow('cannot be asked about');
    expect(await stateOf(member, id)).toBe('paying');
    sent.mockResolvedValue(refusing(422)).mockResolvedValueOnce(noAnswer(false));
    await run();
    await run();
    await lab.withdrawalIn(member, id, 'failed');
    await lab.expectAllBack(member);
  });

  test('one that was sent before sendings were counted may land', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    await lab.test.house.db.query(`update withdrawal set state = 'paying' where id = $1`, [id]);
    vi.spyOn(lab.test.house.psp.client, 'sendPayout').mockResolvedValueOnce(refusing(422));
    await lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) });
    expect(await stateOf(member, id)).toBe('paying');
    await lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) });
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });
});

describe('paid although the money came back', () => {
  const openCases = async () =>
    Number(
      /arara_payouts_paid_and_returned (\d+)/.exec((await lab.test.server.inject('/metrics')).body)?.[1],
    );
  const failed = async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    vi.spyOn(lab.test.house.psp.client, 'sendPayout').mockResolvedValueOnce(refusing(422));
    await lab.run('payout-send', { withdrawalId: id });
    await lab.withdrawalIn(member, id, 'failed');
    return { member, id };
  };

  test('moves nothing by itself: a case that staff must close, once however often it is heard, and counted', async () => {
    const { member, id } = await failed();
    const risk = await newStaff(lab.test, 'risk');
    const endToEndId = 'E99999004202610070000abcdefghijk';
    const paid = { status: 'REALIZADO', endToEndId, reason: null } as const;
    await Promise.all(Array.from({ length: 5 }, () => settlePayout(lab.test.house, id, paid)));
    expect(await openCases()).toBe(1);
    await lab.test.drain();
    expect(await lab.balances(member)).toMatchObject({ money: '300.00', held_money: '0.00' });
    expect(await stateOf(member, id)).toBe('failed');
    const cases = async () =>
      (await lab.test.ask(staff.staffCases, { member_id: member.memberId }, { token: risk.token })).items;
    const [raised, ...others] = await cases();
    expect(others).toEqual([]);
    expect(raised).toMatchObject({
      signal: 'paid_and_returned',
      state: 'open',
      evidence: { facts: { paid: '198.00', returned: '200.00', end_to_end_id: endToEndId } },
    });
    expect(raised?.evidence.facts.order_number).toMatch(/^W/);
    expect(await openCases()).toBe(1);
    const decision = { id: raised?.id, outcome: 'deduct', reason: 'Pago pelo banco', money: '200.00' };
    const { correction } = await lab.test.ask(staff.staffCaseDecide, decision, { token: risk.token });
    const finance = await newStaff(lab.test, 'finance');
    await lab.test.ask(
      staffRequests.staffRequestDecide,
      { id: correction?.id, is_approved: true },
      { token: finance.token },
    );
    expect(await lab.balances(member)).toMatchObject({ money: '100.00' });
    expect(await openCases()).toBe(0);
    await settlePayout(lab.test.house, id, paid);
    await lab.test.drain();
    expect(await cases()).toMatchObject([{ state: 'closed' }]);
    expect(await openCases()).toBe(0);
  });

  test('is found without a callback by asking about what failed lately', async () => {
    const { member, id } = await failed();
    // The institution had lost sight of it, and finds it.
    const { client } = lab.test.house.psp;
    const { getPayout } = client;
    const payoutId = await lab.payoutIdOf(id);
    vi.spyOn(client, 'getPayout').mockImplementation(async (asked) => {
      if (asked !== payoutId) return getPayout(asked);
      const value = { id: payoutId, amountCents: 19_800n, status: 'REALIZADO', endToEndId: null } as const;
      return { kind: 'ok', value: { ...value, reason: null, requestedAt: null, settledAt: null } };
    });
    await lab.run('payout-returns');
    await eventually(openCases, (count) => count === 1);
    await lab.test.drain();
    const { rows } = await lab.test.house.db.query(
      `select evidence from abuse_case where member_id = $1 and signal = 'paid_and_returned' and state = 'open'`,
      [member.memberId],
    );
    expect(rows).toHaveLength(1);
    await lab.expectAllBack(member);
  });
});
