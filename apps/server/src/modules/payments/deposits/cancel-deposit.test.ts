import { payments } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
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

const cancel = (member: Member, id: string, lang = 'en') =>
  lab.test.call(payments.rechargeCancel, { deposit_id: id }, { token: member.token, lang });
const noAnswer = {
  kind: 'unknown',
  cause: { reason: 'timeout', wasSent: true, detail: 'no answer' },
} as const;

test('a code nobody has paid is cancelled, at the bank too; cancelling again answers the same', async () => {
  const member = await lab.test.newMember();
  const { id, txid } = await lab.deposit(member);
  const answer = await cancel(member, id);
  expect(answer).toMatchObject({ code: 200, data: { state: 'cancelled', copy_and_paste: '', pay_url: '' } });
  expect(await cancel(member, id)).toEqual(answer);
  expect(lab.sandbox.charge(txid)).toMatchObject({ isPayable: false });
  await expect(lab.pay(txid)).rejects.toThrow('removed');
});

test('twenty cancellations at once all answer cancelled', async () => {
  const member = await lab.test.newMember();
  const { id } = await lab.deposit(member);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(member, id)));
  for (const answer of answers) expect(answer).toMatchObject({ code: 200, data: { state: 'cancelled' } });
});

test('[R10] a payment that was under way when the code was cancelled goes back', async () => {
  const member = await lab.test.newMember();
  const { id, txid } = await lab.deposit(member);
  await lab.sandbox.pay({ txid, afterMs: 300 });
  expect(await cancel(member, id)).toMatchObject({ code: 200 });
  const shown = await lab.depositIn(member, id, 'refunded');
  expect(shown.reason).toBe('The deposit had been cancelled before it was paid');
  expect(await lab.balances(member)).toMatchObject({ money: '0.00' });
});

test('a code that has been paid is not cancelled but credited, even when its callback was lost', async () => {
  const member = await lab.test.newMember();
  const { id, txid } = await lab.deposit(member);
  lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
  await lab.pay(txid);
  const [en, pt] = [await cancel(member, id), await cancel(member, id, 'pt')];
  expect(en).toMatchObject({ code: 409, error: 'state_changed' });
  expect(pt).toMatchObject({ code: 409, error: 'state_changed' });
  expect(en.message).not.toBe(pt.message);
  expect(await lab.depositOf(member, id)).toMatchObject({ state: 'credited' });
  expect(await lab.balances(member)).toMatchObject({ money: '100.00' });
});

test('payment and cancellation at once: credited or refunded, never both, never neither', async () => {
  for (let round = 0; round < 8; round += 1) {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    const [paid] = await Promise.all([lab.sandbox.pay({ txid }), cancel(member, id)]);
    const { state } = await lab.depositOf(member, id);
    if (paid.kind === 'refused') expect(state).toBe('cancelled');
    const end = paid.kind === 'ok' ? 'credited' : 'cancelled';
    await lab.depositIn(member, id, end);
    const money = paid.kind === 'ok' ? '100.00' : '0.00';
    expect(await lab.balances(member)).toMatchObject({ money });
  }
});

test('an expired code is not cancelled', async () => {
  const member = await lab.test.newMember();
  const { id } = await lab.deposit(member);
  lab.test.clock.moveBy(901_000);
  await lab.run('deposit-expire');
  expect(await cancel(member, id)).toMatchObject({ code: 409, error: 'state_changed' });
});

test('while the bank does not answer nothing is cancelled; when only its answer was lost, the next try finds out', async () => {
  const member = await lab.test.newMember();
  const { id } = await lab.deposit(member);
  const { client } = lab.test.house.psp;
  const { cancelCharge } = client;
  vi.spyOn(client, 'cancelCharge').mockResolvedValueOnce(noAnswer);
  expect(await cancel(member, id)).toMatchObject({ code: 503, error: 'payment_unavailable' });
  expect(await lab.depositOf(member, id)).toMatchObject({ state: 'waiting' });
  vi.spyOn(client, 'cancelCharge').mockImplementationOnce(async (txid) => {
    await cancelCharge(txid);
    return noAnswer;
  });
  expect(await cancel(member, id)).toMatchObject({ code: 503 });
  expect(await cancel(member, id)).toMatchObject({ code: 200, data: { state: 'cancelled' } });
});

test('while the bank takes no requests nothing is cancelled, and nothing is said to have changed', async () => {
  const member = await lab.test.newMember();
  const { id } = await lab.deposit(member);
  const { client } = lab.test.house.psp;
  const problem = { type: 'about:blank', title: 'no', status: 429, detail: null, violations: [] };
  const busy = { kind: 'refused', status: 429, problem } as const;
  vi.spyOn(client, 'cancelCharge').mockResolvedValueOnce(busy).mockResolvedValueOnce(busy);
  vi.spyOn(client, 'getCharge').mockResolvedValueOnce(busy);
  for (const _ of ['asked in vain', 'still there'])
    expect(await cancel(member, id)).toMatchObject({ code: 503, error: 'payment_unavailable' });
  expect(await lab.depositOf(member, id)).toMatchObject({ state: 'waiting' });
  expect(await cancel(member, id)).toMatchObject({ code: 200, data: { state: 'cancelled' } });
});

test('a deposit that never got its charge can be cancelled', async () => {
  const member = await lab.test.newMember();
  vi.spyOn(lab.test.house.psp.client, 'createCharge').mockResolvedValueOnce(noAnswer);
  const key = { token: member.token, idempotencyKey: 'left' };
  await lab.test.call(payments.rechargeOnline, { money: '100.00', payment_id: lab.pix }, key);
  const { items } = await lab.test.ask(payments.rechargeList, {}, { token: member.token });
  expect(items).toMatchObject([{ state: 'created' }]);
  expect(await cancel(member, items[0]?.id ?? '')).toMatchObject({ code: 200, data: { state: 'cancelled' } });
});
