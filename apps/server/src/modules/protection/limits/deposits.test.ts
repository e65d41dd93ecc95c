import { payments, protection } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestHouse } from '../../../testing/house.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../payments/testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterEach(() => lab.expectEvenBooks());
afterAll(() => lab.test.close());

const setLimit = (member: Member, period: string, money: string) =>
  lab.test.ask(protection.protectionSetLimit, { kind: 'deposit', period, money }, { token: member.token });
const usedOf = async (member: Member) => {
  const { limits } = await lab.test.ask(protection.protectionSettings, {}, { token: member.token });
  return limits[0]?.used.money;
};
const request = (member: Member, money: string) =>
  lab.test.call(payments.rechargeOnline, { money, payment_id: lab.pix }, { token: member.token });
const refusalOf = async (member: Member, money: string) => {
  const answer = await request(member, money);
  return answer.status === 'fail' ? answer.error : 'ok';
};
// A month never ends while these tests run at the end of a day.
const month = 'month';

test('[R37] a deposit limit counts what is credited and what may still be paid', async () => {
  const member = await lab.test.newMember();
  await setLimit(member, month, '300.00');
  await lab.credited(member, '100.00');
  const waiting = await lab.deposit(member, '150.00');
  expect(await usedOf(member)).toBe('250.00');
  expect(await request(member, '50.01')).toMatchObject({
    code: 422,
    error: 'limit_reached',
    data: { kind: 'deposit', period: month, money: '300.00', used_money: '250.00' },
  });
  await lab.test.ask(payments.rechargeCancel, { deposit_id: waiting.id }, { token: member.token });
  expect(await usedOf(member)).toBe('100.00');
  expect(await refusalOf(member, '200.00')).toBe('ok');
});

test('[R37] requests at once open no more than the limit allows', async () => {
  const member = await lab.test.newMember();
  await setLimit(member, month, '100.00');
  const answers = await Promise.all(Array.from({ length: 8 }, () => refusalOf(member, '50.00')));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(2);
  expect(answers.filter((answer) => answer === 'limit_reached')).toHaveLength(6);
});

test('[R37] money that a tightened limit no longer allows goes back', async () => {
  const member = await lab.test.newMember();
  await setLimit(member, month, '300.00');
  const { id, txid } = await lab.deposit(member, '200.00');
  await setLimit(member, month, '100.00');
  await lab.pay(txid);
  expect(await lab.depositIn(member, id, 'refunded')).toMatchObject({
    reason: 'The deposit would go beyond a limit you have set',
  });
  expect(await lab.balances(member)).toMatchObject({ money: '0.00' });
  expect(await refusalOf(member, '100.00')).toBe('ok');
});

test('[R38] money that arrives for a paused member goes back', async () => {
  const member = await lab.test.newMember();
  const { id, txid } = await lab.deposit(member, '200.00');
  await lab.test.ask(protection.protectionPause, { days: 1 }, { token: member.token });
  await lab.pay(txid);
  expect(await lab.depositIn(member, id, 'refunded')).toMatchObject({
    reason: 'You have paused, so no deposits are taken',
  });
  expect(await lab.balances(member)).toMatchObject({ money: '0.00' });
});

test('under the regulated policy no deposit is taken before a deposit limit is set, and the last one stays', async () => {
  const regulated = await startTestHouse({ JURISDICTION: 'br-regulated' });
  const member = await regulated.newMember();
  const { token } = member;
  const { rows } = await regulated.house.db.query<{ id: string }>(
    `select id from payment_method where direction = 'deposit'`,
  );
  const deposit = () =>
    regulated.call(payments.rechargeOnline, { money: '50.00', payment_id: rows[0]?.id ?? '' }, { token });
  const change = (call: typeof protection.protectionRemoveLimit, period: string) =>
    regulated.call(call, { kind: 'deposit', period }, { token });
  const set = (period: string, money: string) =>
    regulated.ask(protection.protectionSetLimit, { kind: 'deposit', period, money }, { token });
  expect(await regulated.ask(protection.protectionSettings, {}, { token })).toMatchObject({
    policy: { name: 'br-regulated', limits_mandatory: ['deposit'], limits_missing: ['deposit'] },
  });
  expect(await deposit()).toMatchObject({
    code: 422,
    error: 'limits_required',
    data: { limits_missing: ['deposit'] },
  });
  expect(await set('week', '500.00')).toMatchObject({ policy: { limits_missing: [] } });
  expect(await deposit()).toMatchObject({ data: { state: 'waiting' } });
  expect(await change(protection.protectionRemoveLimit, 'week')).toMatchObject({ error: 'limits_required' });
  await set('month', '900.00');
  expect(await change(protection.protectionRemoveLimit, 'week')).toMatchObject({ status: 'success' });
  expect(await change(protection.protectionRemoveLimit, 'month')).toMatchObject({ error: 'limits_required' });
  await regulated.close();
});
