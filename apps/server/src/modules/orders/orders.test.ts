import { randomUUID } from 'node:crypto';
import { games, loyalty, payments } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { giveCash } from '../../testing/give-cash.ts';
import { approveWithdrawal, rejectWithdrawal } from '../payments/index.ts';
import {
  type Member,
  type PaymentsHouse,
  setWithdrawalPassword,
  startPaymentsHouse,
} from '../payments/testing/payments-house.ts';
import { payReward } from '../wallet/index.ts';

let lab: PaymentsHouse;
let member: Member;
let orders: { first: string; second: string; paid: string };

const bet = (stake: string) =>
  lab.test.ask(
    games.play,
    { game: 'dados-de-ouro', stake, direction: 'over', target: 4999 },
    { token: member.token, idempotencyKey: randomUUID() },
  );
const reward = (amountCents: bigint, wallet: 'cash' | 'bonus' = 'cash') =>
  inTransaction(lab.test.house.db, (tx) =>
    payReward(tx, lab.test.house, {
      memberId: member.memberId,
      wallet,
      amountCents,
      kind: 'reward_vip_level',
      reference: randomUUID(),
    }),
  );
const decide = (id: string, isGood: boolean) =>
  inTransaction(lab.test.house.db, (tx) =>
    isGood
      ? approveWithdrawal(tx, lab.test.house, id, 'ana@arara.test', 'submitted')
      : rejectWithdrawal(tx, lab.test.house, id, 'ana@arara.test', 'Documento ilegível'),
  );
const details = (input = {}) => lab.test.ask(loyalty.orderDetails, input, { token: member.token });
const cover = (input = {}) => lab.test.ask(loyalty.coverHistory, input, { token: member.token });
const tick = () => lab.test.clock.moveBy(60_000);

/**
 * A deposit of 100.00, a reward of 10.00 under 5x, a deposit of 50.00 and an unpaid one; 120.00 staked; a withdrawal paid,
 * one rejected, one waiting; a rebate claimed.
 */
beforeAll(async () => {
  lab = await startPaymentsHouse();
  lab.test.clock.moveTo(new Date('2031-05-20T15:00:00Z'));
  member = await lab.test.newMember();
  await setWithdrawalPassword(lab.test, member);
  const first = await lab.credited(member, '100.00');
  tick();
  await reward(10_00n);
  tick();
  const second = await lab.credited(member, '50.00');
  tick();
  await lab.deposit(member, '77.00');
  await giveCash(lab.test, member.memberId, 1_000_00n);
  await bet('120.00');
  tick();
  const paid = await lab.withdraw(member, '40.00');
  await decide(paid.id, true);
  await lab.withdrawalIn(member, paid.id, 'paid');
  tick();
  const rejected = await lab.withdraw(member, '30.00');
  await decide(rejected.id, false);
  tick();
  await lab.withdraw(member, '21.00');
  await lab.test.drain();
  tick();
  await lab.test.ask(loyalty.rebatesClaim, {}, { token: member.token });
  orders = { first: first.order_number, second: second.order_number, paid: paid.order_number };
});
afterAll(async () => {
  await lab.expectEvenBooks();
  await lab.test.close();
});

test('[S7.29] [S1.06] cover: each rollover, oldest first, with what is required, covered and missing', async () => {
  const list = await cover();
  expect(list.items).toMatchObject([
    {
      kind: 'deposit',
      order_number: orders.first,
      amount: '100.00',
      times: 1,
      covered: '100.00',
      state: 'covered',
    },
    {
      kind: 'reward_vip_level',
      amount: '10.00',
      times: 5,
      required: '50.00',
      remaining: '30.00',
      state: 'in_progress',
    },
    { kind: 'deposit', order_number: orders.second, remaining: '50.00', covered: '0.00', state: 'waiting' },
  ]);
  expect(list).toMatchObject({
    total: 3,
    total_required: '200.00',
    total_covered: '120.00',
    total_remaining: '80.00',
  });
  // The wallet says the same.
  expect(list).toMatchObject(await lab.balances(member).then(({ ml_money, money }) => ({ ml_money, money })));
  expect(list.ml_money).toBe('80.00');
  expect((await cover({ state: 'waiting' })).items).toMatchObject([{ order_number: orders.second }]);
  expect((await cover({ page: 2, page_size: 1 })).items).toMatchObject([{ kind: 'reward_vip_level' }]);
});

test('[S7.42] [S3.13] deposits, withdrawals and rewards in one list, with what was credited and paid', async () => {
  const envelope = await lab.test.call(loyalty.orderDetails, {}, { token: member.token });
  const totals = {
    total_recharge_amount: '150.00',
    total_withdraw_amount: '40.00',
    total_bonus_amount: '10.12',
    total_fee_amount: '1.20',
  };
  expect(envelope).toMatchObject({ code: 200, ...totals, data: totals });
  const { details: list, total } = await details();
  expect(list.map(({ type, state, amount }) => [type, state, amount])).toEqual([
    ['bonus', 'credited', '0.12'],
    ['withdraw', 'submitted', '21.00'],
    ['withdraw', 'rejected', '30.00'],
    ['withdraw', 'paid', '40.00'],
    ['recharge', 'waiting', '77.00'],
    ['recharge', 'credited', '50.00'],
    ['bonus', 'credited', '10.00'],
    ['recharge', 'credited', '100.00'],
  ]);
  expect(total).toBe(8);
  expect(list[6]).toMatchObject({
    kind: 'reward_vip_level',
    order_number: expect.stringMatching(/^R310520/),
  });
  expect((await details({ type: 'bonus' })).details.map(({ kind }) => kind)).toEqual([
    'rebate_claim',
    'reward_vip_level',
  ]);
  expect(await details({ type: 'bonus', page: 2, page_size: 1 })).toMatchObject({ total: 2, ...totals });
  // The same as what payments list.
  const recharges = await lab.test.ask(payments.rechargeList, {}, { token: member.token });
  expect(recharges.total_money).toBe(totals.total_recharge_amount);
});

test('[S7.43] [S9.14] fees: the general and the mandatory part, and what each method costs', async () => {
  const { db } = lab.test.house;
  const shown = await lab.test.ask(loyalty.orderFee, {}, { token: member.token });
  expect(
    shown.fee.map(({ amount, general_fee, mandatory_fee, fee }) => [amount, general_fee, mandatory_fee, fee]),
  ).toEqual([
    ['21.00', '0.10', '1.00', '1.10'],
    ['40.00', '0.20', '1.00', '1.20'],
  ]);
  expect(shown).toMatchObject({
    total_general_fee: '0.20',
    total_mandatory_fee: '1.00',
    total_fee_amount: '1.20',
  });
  expect(shown.methods.find(({ payment_type }) => payment_type === 'cpf')).toMatchObject({
    direction: 'withdrawal',
    general_fee: '0.50',
    mandatory_fee: '1.00',
  });
  expect(shown.methods.filter(({ direction }) => direction === 'deposit')).toHaveLength(1);
  // A fee that changes later does not change what was paid.
  await db.query(`update payment_method set fee_fixed_cents = 700 where payment_type = 'cpf'`);
  const later = await lab.test.ask(loyalty.orderFee, {}, { token: member.token });
  expect(later.fee).toEqual(shown.fee);
  expect(later.methods.find(({ payment_type }) => payment_type === 'cpf')).toMatchObject({
    mandatory_fee: '7.00',
  });
  await db.query(`update payment_method set fee_fixed_cents = 100 where payment_type = 'cpf'`);
});

test('[S7.44] [S3.13] each deposit and reward with its rollover and the withdrawals that took its money', async () => {
  const { association } = await lab.test.ask(loyalty.orderAssociation, {}, { token: member.token });
  expect(association).toMatchObject([
    { order_number: orders.second, state: 'waiting', withdrawals: [] },
    { kind: 'reward_vip_level', state: 'in_progress', withdrawals: [] },
    {
      order_number: orders.first,
      state: 'covered',
      withdrawals: [
        { order_number: orders.paid, amount: '40.00', state: 'paid' },
        { amount: '21.00', state: 'submitted' },
      ],
    },
  ]);
});

test('[S7.42] [S7.43] [S7.44] ranges are days of São Paulo, and nobody sees the orders of another', async () => {
  const other = await lab.test.newMember();
  const options = { token: other.token };
  expect(await lab.test.ask(loyalty.orderDetails, {}, options)).toMatchObject({ details: [], total: 0 });
  expect(await lab.test.ask(loyalty.orderFee, {}, options)).toMatchObject({ fee: [], total: 0 });
  expect(await lab.test.ask(loyalty.orderAssociation, {}, options)).toMatchObject({
    association: [],
    total: 0,
  });
  expect(await lab.test.ask(loyalty.coverHistory, {}, options)).toMatchObject({
    items: [],
    total_required: '0.00',
  });
  lab.test.clock.moveTo(new Date('2031-05-21T15:00:00Z'));
  member = { ...member, token: await lab.test.login(member) };
  expect((await details({ range: 'today' })).total).toBe(0);
  expect((await details({ range: '3days' })).total).toBe(8);
  const association = (range: string) =>
    lab.test.ask(loyalty.orderAssociation, { range }, { token: member.token });
  expect((await association('today')).total).toBe(0);
  expect((await association('3days')).total).toBe(3);
  // A withdrawal of today is told with the deposit that it came from, however old that is.
  const moved = `update withdrawal set created_at = $2 where order_number <> $1 and member_id = $3
                  and state not in ('rejected', 'cancelled', 'failed')`;
  const { db, clock } = lab.test.house;
  await db.query(moved, [orders.paid, clock.now(), member.memberId]);
  expect(await association('today')).toMatchObject({
    association: [{ order_number: orders.first, withdrawals: [{ amount: '40.00' }, { amount: '21.00' }] }],
    total: 1,
  });
  expect((await cover({ range: 'today' })).total).toBe(0);
  expect((await cover()).total).toBe(3);
  expect(
    await lab.test.call(loyalty.orderDetails, { range: '8days' }, { token: member.token }),
  ).toMatchObject({
    code: 422,
  });
});
