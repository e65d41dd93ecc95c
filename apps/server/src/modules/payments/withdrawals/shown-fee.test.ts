import { randomUUID } from 'node:crypto';
import { payments } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Member, type PaymentsHouse, qkPwd, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterEach(() => lab.expectEvenBooks());
afterAll(() => lab.test.close());

const feeIs = (basisPoints: number) =>
  lab.test.house.db.query(
    `update payment_method set fee_basis_points = $1, fee_fixed_cents = 0 where direction = 'withdrawal'`,
    [basisPoints],
  );
const quoted = async ({ token }: Member) =>
  (await lab.test.ask(payments.drawingQuote, { money: '100.00', payment_type: 'cpf' }, { token })).fee;
const submit = (member: Member, more: { fee?: string }, idempotencyKey: string = randomUUID()) =>
  lab.test.call(
    payments.drawing,
    {
      name: member.realname,
      money: '100.00',
      payment_type: 'cpf',
      qk_pwd: qkPwd,
      cpf_id: member.cpf,
      ...more,
    },
    { token: member.token, idempotencyKey },
  );

test('[S9.14] a fee that staff changed after it was shown is not taken: the new one is told', async () => {
  const member = await lab.richMember('500.00');
  await feeIs(0);
  const fee = await quoted(member);
  expect(fee).toBe('0.00');
  await feeIs(500);
  const refused = await submit(member, { fee });
  expect(refused).toMatchObject({
    code: 409,
    error: 'fee_changed',
    data: { fee: '5.00', money_received: '95.00' },
  });
  expect(await lab.balances(member)).toMatchObject({ money: '500.00', held_money: '0.00' });
  expect(await submit(member, { fee: await quoted(member) })).toMatchObject({ data: { fee: '5.00' } });
});

test('[R19] the same withdrawal asked for again under its key stands with the fee that was shown then', async () => {
  const member = await lab.richMember('500.00');
  await feeIs(100);
  const key = randomUUID();
  const first = await submit(member, { fee: '1.00' }, key);
  expect(first).toMatchObject({ status: 'success', data: { fee: '1.00' } });
  await feeIs(200);
  // Its answer was lost, and the page shows the fee of now.
  for (const fee of ['1.00', '2.00']) expect((await submit(member, { fee }, key)).data).toEqual(first.data);
  expect(await lab.balances(member)).toMatchObject({ money: '400.00', held_money: '100.00' });
});

test('who tells no fee is charged the one of the moment', async () => {
  const member = await lab.richMember('500.00');
  await feeIs(300);
  expect(await submit(member, {})).toMatchObject({ status: 'success', data: { fee: '3.00' } });
});
