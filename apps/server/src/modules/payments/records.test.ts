import { identity, payments } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfDay } from '../../plugins/clock.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from './testing/payments-house.ts';

let lab: PaymentsHouse;
let member: Member;

/** 21:30 in São Paulo: the day ends there at 03:00 UTC. */
const evening = new Date(startOfDay('2031-05-20').getTime() + 21.5 * 3600_000);
const dayMs = 86_400_000;

/** Moves to so many days after that evening and logs in again: the session has idled out meanwhile. */
const moveTo = async (days: number, more = 0) => {
  lab.test.clock.moveTo(new Date(evening.getTime() + days * dayMs + more));
  const { token } = await lab.test.ask(identity.login, {
    account: member.account,
    password: member.password,
  });
  member = { ...member, token };
};

beforeAll(async () => {
  lab = await startPaymentsHouse();
  lab.test.clock.moveTo(evening);
  member = await lab.richMember('1000.00');
  // One deposit and one withdrawal a day, of 20.00, 21.00, ... ; the last three deposits stay unpaid.
  for (let day = 0; day < 8; day += 1) {
    if (day > 0) await moveTo(day);
    if (day < 5) await lab.credited(member, `${20 + day}.00`);
    else await lab.deposit(member, `${20 + day}.00`);
    const { id } = await lab.withdraw(member, `${20 + day}.00`);
    await lab.test.ask(payments.drawingCancel, { withdrawal_id: id }, { token: member.token });
  }
});
afterAll(() => lab.test.close());

const moneyOf = (list: { items: readonly { money: string }[] }) => list.items.map((item) => item.money);
const deposits = (input: object = {}) =>
  lab.test.ask(payments.rechargeList, { ...input }, { token: member.token });
const withdrawals = (input: object = {}) =>
  lab.test.ask(payments.drawingList, { ...input }, { token: member.token });

test('[S2.43] [S7.19] [S7.59] records of today, of 3 and of 7 days, newest first', async () => {
  const three = ['27.00', '26.00', '25.00'];
  const seven = [...three, '24.00', '23.00', '22.00', '21.00'];
  for (const list of [deposits, withdrawals]) {
    expect(moneyOf(await list({ range: 'today' }))).toEqual(['27.00']);
    expect(moneyOf(await list({ range: '3days' }))).toEqual(three);
    expect(moneyOf(await list({ range: '7days' }))).toEqual(seven);
    expect(moneyOf(await list())).toEqual(seven);
  }
});

test('[S2.43] a day is the day of São Paulo', async () => {
  await moveTo(7, 2.5 * 3600_000 - 1);
  expect(moneyOf(await deposits({ range: 'today' }))).toEqual(['27.00']);
  await moveTo(7, 2.5 * 3600_000);
  expect(moneyOf(await deposits({ range: 'today' }))).toEqual([]);
  expect(moneyOf(await deposits({ range: '3days' }))).toEqual(['27.00', '26.00']);
});

test('totals count what was credited and what was paid', async () => {
  await moveTo(7);
  expect(await deposits({ range: '7days' })).toMatchObject({ total: 7, total_money: '90.00' });
  expect(await withdrawals({ range: '7days' })).toMatchObject({
    total: 7,
    total_money: '0.00',
    total_fee: '0.00',
  });
});

test('[R46] pages are bounded and add up to the whole', async () => {
  await moveTo(7);
  const pages = await Promise.all([1, 2, 3].map((page) => deposits({ page, page_size: 3 })));
  expect(pages.map(moneyOf)).toEqual([['27.00', '26.00', '25.00'], ['24.00', '23.00', '22.00'], ['21.00']]);
  for (const page of pages) expect(page).toMatchObject({ total: 7, page_size: 3, total_money: '90.00' });
  expect(moneyOf(await deposits({ page: 9, page_size: 3 }))).toEqual([]);
  const tooMuch = { page_size: 100_000 };
  expect(await lab.test.call(payments.rechargeList, tooMuch, { token: member.token })).toMatchObject({
    code: 422,
  });
  const unknown = { range: '8days' };
  expect(await lab.test.call(payments.drawingList, unknown, { token: member.token })).toMatchObject({
    code: 422,
  });
});

test('[R40] nobody sees records of another member', async () => {
  const other = await lab.test.newMember();
  expect(await lab.test.ask(payments.rechargeList, {}, { token: other.token })).toMatchObject({
    items: [],
    total: 0,
  });
  expect(await lab.test.ask(payments.drawingList, {}, { token: other.token })).toMatchObject({
    items: [],
    total: 0,
  });
});
