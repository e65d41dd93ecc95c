import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newRefundId, payoutIdOf } from '../client/ids.ts';
import { createPixClient } from '../client/pix-client.ts';
import { parsePayoutWebhook, parseWebhook } from '../client/webhook.ts';
import { collected, credentials, type House, member, openHouse, value } from '../testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const recent = () => ({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) });
const received = () => house.receiver.callbacks.flatMap((callback) => parseWebhook(callback.body).accepted);

describe('payments', () => {
  test('late: an expired or removed charge is paid all the same, once', async () => {
    const expired = await house.charge(1000n, 60);
    const removed = await house.charge();
    value(await house.client.cancelCharge(removed.txid));
    house.advance(61_000);
    house.control.faults.always({ payment: { kind: 'late' } });
    expect((await house.control.pay({ txid: expired.txid })).kind).toBe('ok');
    expect((await house.control.pay({ txid: removed.txid })).kind).toBe('ok');
    expect(value(await house.client.getCharge(expired.txid))).toMatchObject({
      status: 'CONCLUIDA',
      payments: [{}],
    });
    expect(value(await house.client.getCharge(removed.txid))).toMatchObject({
      status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      payments: [{}],
    });
    expect(await house.control.pay({ txid: expired.txid })).toEqual({
      kind: 'refused',
      reason: 'already_paid',
    });
  });

  test('wrong amount: what came is told, not what was asked', async () => {
    const charge = await house.charge(1000n);
    house.control.faults.next({ payment: { kind: 'wrong_amount', amountCents: 999n } });
    await house.control.pay({ txid: charge.txid });
    const confirmed = value(await house.client.getCharge(charge.txid));
    expect([confirmed.amountCents, confirmed.payments[0]?.amountCents]).toEqual([1000n, 999n]);
    const next = await house.charge(1000n);
    await house.control.pay({ txid: next.txid });
    expect(value(await house.client.getCharge(next.txid)).payments[0]?.amountCents).toBe(1000n);
  });

  test('other payer: the CPF is not the debtor’s, and the money can be sent back', async () => {
    const charge = await house.charge();
    house.control.faults.next({ payment: { kind: 'other_payer' } });
    await house.control.pay({ txid: charge.txid });
    const [pix] = value(await house.client.getCharge(charge.txid)).payments;
    expect(pix?.payer?.document).toMatch(/^\d{11}$/);
    expect(pix?.payer?.document).not.toBe(member.document);
    const refund = { endToEndId: pix?.endToEndId ?? '', id: newRefundId(), amountCents: 1000n };
    expect(value(await house.client.requestRefund(refund)).status).toBe('EM_PROCESSAMENTO');
  });
});

describe('callbacks', () => {
  test('a hundred at once all carry the same endToEndId', async () => {
    house.control.faults.next({ webhook: { kind: 'duplicate', copies: 100 } });
    const endToEndId = await house.paid();
    expect(received()).toHaveLength(100);
    expect(new Set(received().map((pix) => pix.endToEndId))).toEqual(new Set([endToEndId]));
    expect(house.receiver.mostInFlight()).toBeGreaterThan(1);
    expect(house.control.list().jobs).toEqual([]);
  });

  test('a lost one is found in the list of Pix', async () => {
    house.control.faults.next({ webhook: { kind: 'lost' } });
    const endToEndId = await house.paid();
    expect(received()).toEqual([]);
    const [page] = await collected(house.client.listPix(recent()));
    expect(page).toMatchObject({ kind: 'ok', value: { accepted: [{ endToEndId }] } });
  });

  test('a delayed one comes when its time has come', async () => {
    house.control.faults.next({ webhook: { kind: 'delayed', delayMs: 30_000 } });
    const endToEndId = await house.paid();
    expect(received()).toEqual([]);
    house.advance(30_000);
    await house.control.idle();
    expect(received()).toEqual([expect.objectContaining({ endToEndId })]);
  });

  test('one refused is tried again, and given up after a few', async () => {
    house.receiver.answerWith(503);
    await house.paid();
    await drained();
    expect(house.control.list().deliveries.map((one) => [one.attempt, one.result])).toEqual([
      [3, 503],
      [2, 503],
      [1, 503],
    ]);
    await house.paid();
    house.receiver.answerWith(200);
    await drained();
    expect(received()).toHaveLength(1);
  });
});

describe('payouts', () => {
  const payout = () => ({
    id: payoutIdOf(randomUUID()),
    amountCents: 2500n,
    recipient: member,
    to: { kind: 'key' as const, key: member.document },
  });
  const told = () =>
    house.receiver.callbacks.flatMap((callback) => parsePayoutWebhook(callback.body).accepted);
  /** Waits a second and a half for an answer, where it waits in vain. */
  const hasty = () => createPixClient({ baseUrl: house.url, ...credentials, timeoutMs: 1_500 });
  const statusOf = async (id: string) => value(await house.client.getPayout(id)).status;

  test('[R14] confirm: accepted, then paid and called back', async () => {
    const asked = payout();
    expect(value(await house.client.sendPayout(asked))).toMatchObject({
      id: asked.id,
      status: 'EM_PROCESSAMENTO',
    });
    await house.control.idle();
    expect(await statusOf(asked.id)).toBe('REALIZADO');
    expect(house.receiver.callbacks.map((callback) => callback.path)).toEqual(['/callback/s3cret/payouts']);
    expect(told()).toEqual([
      expect.objectContaining({ id: asked.id, status: 'REALIZADO', amountCents: 2500n }),
    ]);
  });

  test('[R14] reject by webhook: accepted, then not done, with the reason', async () => {
    house.control.faults.next({ payout: 'rejected_later' });
    const asked = payout();
    value(await house.client.sendPayout(asked));
    await house.control.idle();
    expect(told()).toEqual([
      expect.objectContaining({ id: asked.id, status: 'NAO_REALIZADO', reason: expect.stringMatching(/./) }),
    ]);
  });

  test('[R14] reject at once: refused, however often it is asked', async () => {
    house.control.faults.next({ payout: 'rejected_at_once' });
    const asked = payout();
    const first = await house.client.sendPayout(asked);
    expect(first).toMatchObject({ kind: 'refused', status: 422 });
    expect(await house.client.sendPayout(asked)).toEqual(first);
    expect(await statusOf(asked.id)).toBe('NAO_REALIZADO');
  });

  test('[R13] [R14] time-out after accepting: unknown, and asking by id tells that it was paid', async () => {
    house.control.faults.next({ payout: 'timeout_accepted' });
    const asked = payout();
    expect(await hasty().sendPayout(asked)).toMatchObject({
      kind: 'unknown',
      cause: { reason: 'timeout', wasSent: true },
    });
    await house.control.idle();
    expect(await statusOf(asked.id)).toBe('REALIZADO');
    expect(value(await house.client.sendPayout(asked)).status).toBe('REALIZADO');
    expect(house.control.list().payouts).toHaveLength(1);
  });

  test('[R13] [R14] time-out without accepting: unknown, and asking by id tells that nothing happened', async () => {
    house.control.faults.next({ payout: 'timeout_not_accepted' });
    const asked = payout();
    expect((await hasty().sendPayout(asked)).kind).toBe('unknown');
    expect(await house.client.getPayout(asked.id)).toMatchObject({ kind: 'refused', status: 404 });
    expect(value(await house.client.sendPayout(asked)).status).toBe('EM_PROCESSAMENTO');
  });

  test('[R13] [R14] time-out while it is under way: nothing known, a conflict for who repeats it, and then paid once', async () => {
    house.control.faults.next({ payout: 'timeout_under_way' });
    const asked = payout();
    expect((await hasty().sendPayout(asked)).kind).toBe('unknown');
    await house.control.idle();
    expect(await house.client.getPayout(asked.id)).toMatchObject({ kind: 'refused', status: 404 });
    const again = await house.client.sendPayout(asked);
    expect(again).toMatchObject({ kind: 'refused', status: 409 });
    await house.control.idle();
    expect(await statusOf(asked.id)).toBe('REALIZADO');
    expect(value(await house.client.sendPayout(asked)).status).toBe('REALIZADO');
    expect(house.control.list().payouts).toHaveLength(1);
    expect(told()).toHaveLength(1);
  });

  test('[R14] what is under way is accepted in the end although nobody repeats it', async () => {
    house.control.faults.next({ payout: 'timeout_under_way' });
    const asked = payout();
    expect((await hasty().sendPayout(asked)).kind).toBe('unknown');
    house.advance(60_000);
    await house.control.idle();
    expect(await statusOf(asked.id)).toBe('REALIZADO');
  });

  test('[R14] double return: the same return is told twice', async () => {
    house.control.faults.next({ payout: 'double_return' });
    const asked = payout();
    value(await house.client.sendPayout(asked));
    await house.control.idle();
    expect(told()).toHaveLength(2);
    expect(new Set(told().map((one) => `${one.id} ${one.status}`))).toEqual(
      new Set([`${asked.id} NAO_REALIZADO`]),
    );
  });

  test('[R14] one that never ends: under way however often it is asked about, until it is ended', async () => {
    house.control.faults.next({ payout: 'never_ends' });
    const asked = payout();
    expect(value(await house.client.sendPayout(asked)).status).toBe('EM_PROCESSAMENTO');
    house.advance(90 * 86_400_000);
    await house.control.idle();
    expect([await statusOf(asked.id), told()]).toEqual(['EM_PROCESSAMENTO', []]);
    expect(await house.control.endPayout(asked.id, false)).toBe(true);
    await house.control.idle();
    expect([await statusOf(asked.id), told().length]).toEqual(['NAO_REALIZADO', 1]);
    expect(await house.control.endPayout(asked.id, true)).toBe(false);
  });

  test('[R13] one id is one payout: fifty at once pay once, other content is a conflict', async () => {
    const asked = payout();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => house.client.sendPayout(asked)));
    expect(new Set(outcomes.map((outcome) => value(outcome).endToEndId)).size).toBe(1);
    await house.control.idle();
    expect(told()).toHaveLength(1);
    const other = await house.client.sendPayout({ ...asked, amountCents: 2501n });
    expect(other).toMatchObject({ kind: 'refused', status: 409 });
  });

  test('go to bank accounts too, and never to half an address', async () => {
    const account = {
      kind: 'account',
      ispb: '00000000',
      branch: '0001',
      account: '123456X',
      accountType: 'checking',
    } as const;
    expect((await house.client.sendPayout({ ...payout(), to: account })).kind).toBe('ok');
    const bad = [
      { ...payout(), to: { ...account, ispb: '1' } },
      { ...payout(), to: { kind: 'key' as const, key: '' } },
      { ...payout(), recipient: { document: '123', name: 'A' } },
      { ...payout(), amountCents: 0n },
      { ...payout(), id: 'with space' },
    ];
    for (const one of bad)
      expect(await house.client.sendPayout(one)).toMatchObject({ kind: 'refused', status: 400 });
    expect(house.control.list().payouts).toHaveLength(1);
  });
});

async function drained(): Promise<void> {
  await expect.poll(() => house.control.list().jobs.length, { timeout: 20_000 }).toBe(0);
}
