import { type InputOf, payments, staffMoney } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newRichMember, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let finance: StaffAtWork;
let risk: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  finance = await newStaff(house, 'finance');
  risk = await newStaff(house, 'risk');
});
afterAll(() => house.close());

type Change = Partial<InputOf<typeof staffMoney.paymentMethodChange>>;

async function methodOf(direction: 'deposit' | 'withdrawal', type: string) {
  const { items } = await house.ask(staffMoney.paymentMethodList, {}, { token: risk.token });
  const found = items.find((one) => one.direction === direction && one.payment_type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

async function change(method: Awaited<ReturnType<typeof methodOf>>, input: Change, who = finance) {
  const { edited_by: _, edited_at: __, direction: ___, payment_type: ____, ...same } = method;
  return house.call(
    staffMoney.paymentMethodChange,
    { ...same, reason: 'contrato', ...input },
    { token: who.token },
  );
}

test('limits and fees hold for what is asked for from then on, and a closed method is refused', async () => {
  const cpf = await methodOf('withdrawal', 'cpf');
  expect(cpf).toMatchObject({ min_amount: '20.00', fee_percent: '0.50', fee_fixed: '1.00', version: 0 });
  const member = await newRichMember(house, '500.00');
  const preview = (money: string) =>
    house.call(
      payments.drawing,
      { name: member.realname, money, payment_type: 'cpf', qk_pwd: '482913', cpf_id: member.cpf },
      { token: member.token },
    );
  expect(await preview('100.00')).toMatchObject({ data: { fee: '1.50' } });
  const changed = await change(cpf, {
    min_amount: '50',
    fee_fixed: '0',
    quick_amounts: ['200', '50', '200'],
  });
  expect(changed.data).toMatchObject({
    min_amount: '50.00',
    fee_fixed: '0.00',
    quick_amounts: ['50.00', '200.00'],
    version: 1,
    edited_by: finance.email,
  });
  expect(await preview('49.99')).toMatchObject({ error: 'amount_below_minimum' });
  expect(await preview('100.00')).toMatchObject({ data: { fee: '0.50' } });
  expect(await change(cpf, {})).toMatchObject({ error: 'state_changed', data: { edited_by: finance.email } });
  await change(await methodOf('withdrawal', 'cpf'), { is_open: false });
  expect(await preview('100.00')).toMatchObject({ error: 'payment_method_unknown' });
  expect(await change(await methodOf('withdrawal', 'cpf'), { is_open: true })).toMatchObject({ code: 200 });
  expect(await actionsAbout(house, 'withdrawal.cpf')).toEqual(Array(3).fill('payment.change_method'));
});

test('what nobody could use, and what would give the house away, is refused by its field', async () => {
  const refused = async (method: Parameters<typeof change>[0], input: Change) => {
    const answer = await change(method, input);
    return answer.status === 'fail' ? answer.data?.fields : null;
  };
  const pix = await methodOf('deposit', 'pix');
  const email = await methodOf('withdrawal', 'email');
  expect(await refused(pix, { max_amount: '10.00' })).toMatchObject([
    { field: 'max_amount', error: 'must_rise' },
  ]);
  expect(await refused(pix, { quick_amounts: ['10.00'] })).toMatchObject([{ field: 'quick_amounts' }]);
  expect(await refused(pix, { fee_fixed: '1.00' })).toMatchObject([{ field: 'fee_percent' }]);
  expect(await refused(email, { fee_percent: '100.01' })).toMatchObject([{ field: 'fee_percent' }]);
  expect(await refused(email, { fee_fixed: '19.90' })).toMatchObject([{ field: 'fee_fixed' }]);
  expect(await refused(email, { reason: '' })).toMatchObject([{ field: 'reason', error: 'reason_required' }]);
  // Agents would earn more by deposits than the house keeps.
  await house.house.db.query('update agency_recharge_tier set level_1_bp = 10000');
  expect(await refused(email, { fee_percent: '0' })).toMatchObject([
    { field: 'fee_percent', error: 'rate_above_edge' },
  ]);
  expect(await methodOf('withdrawal', 'email')).toEqual(email);
  expect(await change(email, {}, risk)).toMatchObject({ code: 403, error: 'forbidden' });
  expect(await change({ ...email, id: pix.id.replace(/....$/, '0000') }, {})).toMatchObject({
    error: 'payment_method_unknown',
  });
});
