import { randomUUID } from 'node:crypto';
import { payments } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherCode } from '../../identity/testing/letters.ts';
import { type Guarded, withTwoFactor } from '../../identity/testing/with-two-factor.ts';
import { type PaymentsHouse, qkPwd, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterAll(() => lab.test.close());

const email = 'chave@example.com';
const owner = async () => withTwoFactor(lab.test, await lab.richMember('500.00'));

const withdraw = (member: Guarded, more: object, idempotencyKey: string = randomUUID()) =>
  lab.test.call(
    payments.drawing,
    { name: member.realname, money: '50.00', payment_type: 'email', email, qk_pwd: qkPwd, ...more },
    { token: member.token, idempotencyKey },
  );
const held = async (member: Guarded) => (await lab.balances(member)).held_money;

test('[S7.16] a new key asks for a code where two-factor login is on, and holds nothing without', async () => {
  const member = await owner();
  expect(await withdraw(member, {})).toMatchObject({ code: 401, error: 'two_factor_required' });
  const code = member.next();
  expect(await withdraw(member, { code: otherCode(code) })).toMatchObject({
    error: 'code_wrong',
    data: { left: 4 },
  });
  expect(await held(member)).toBe('0.00');
  const both = await Promise.all([withdraw(member, { code }), withdraw(member, { code })]);
  expect(both.filter(({ status }) => status === 'success')).toHaveLength(1);
  expect(await held(member)).toBe('50.00');
});

test('asked for again it answers the same and uses up no other code', async () => {
  const member = await owner();
  const key = randomUUID();
  const code = member.next();
  const [first, again] = [await withdraw(member, { code }, key), await withdraw(member, { code }, key)];
  expect(first).toMatchObject({ code: 200 });
  expect(again).toEqual(first);
  expect(await held(member)).toBe('50.00');
  // And is no way to guess on: what was not looked at forgets no wrong one.
  const wrong = otherCode(member.next());
  for (let left = 3; left >= 0; left -= 1)
    expect(await withdraw(member, { code: wrong })).toMatchObject({ data: { left } });
  await withdraw(member, { code: wrong }, key);
  expect(await withdraw(member, { code: member.shown() })).toMatchObject({ error: 'locked_out' });
});

test('the own CPF, and what is saved, ask for none; neither does anybody without two-factor login', async () => {
  const member = await owner();
  const cpf = { payment_type: 'cpf', cpf_id: member.cpf };
  expect(await withdraw(member, cpf)).toMatchObject({ code: 200 });
  const key = { kind: 'email', value: email, holder_name: member.realname, code: member.next() };
  const { id } = await lab.test.ask(payments.memberBankAdd, key, { token: member.token });
  expect(await withdraw(member, {})).toMatchObject({ code: 200 });
  expect(await withdraw(member, { member_bank_id: id })).toMatchObject({ code: 200 });
  const other = await lab.richMember('500.00');
  expect(await lab.withdraw(other, '50.00', { payment_type: 'email', email })).toMatchObject({
    money: '50.00',
  });
});
