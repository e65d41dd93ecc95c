import { loyalty } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterAll(async () => {
  await lab.expectEvenBooks();
  await lab.test.close();
});

const count = (member: Member, cents: bigint) =>
  lab.test.house.db.query('update member_play set counted_cents = counted_cents + $2 where member_id = $1', [
    member.memberId,
    cents,
  ]);
async function takenBack(member: Member, endToEndId: string, amountCents?: bigint): Promise<void> {
  const before = await lab.balances(member);
  await lab.sandbox.forceReturn({ endToEndId, ...(amountCents !== undefined && { amountCents }) });
  await eventually(
    () => lab.balances(member),
    (balances) => balances.money !== before.money,
  );
}
const coverOf = async ({ token }: Member) =>
  (await lab.test.ask(loyalty.coverHistory, {}, { token })).items.map(({ amount, required, covered }) => [
    amount,
    required,
    covered,
  ]);

test('money that went back is not asked to be turned over; what was deposited beside it is', async () => {
  const member = await lab.test.newMember();
  const first = await lab.credited(member, '100.00');
  await lab.credited(member, '60.00');
  expect(await lab.balances(member)).toMatchObject({ money: '160.00', ml_money: '160.00' });
  await takenBack(member, first.endToEndId);
  expect(await lab.balances(member)).toMatchObject({ money: '60.00', ml_money: '60.00' });
  expect(await coverOf(member)).toEqual([['60.00', '60.00', '0.00']]);
  await count(member, 6000n);
  expect(await lab.balances(member)).toMatchObject({ ml_money: '0.00', withdrawable_money: '60.00' });
});

test('what was turned over of it stays, and of a part that went back only that part is let off', async () => {
  const member = await lab.test.newMember();
  const first = await lab.credited(member, '100.00');
  await lab.credited(member, '50.00');
  await count(member, 4000n);
  await takenBack(member, first.endToEndId, 3000n);
  // 30 of the 60 that were still open; the 50 after it move up.
  expect(await lab.balances(member)).toMatchObject({ money: '120.00', ml_money: '80.00' });
  await count(member, 3000n);
  await takenBack(member, first.endToEndId, 2000n);
  // All of it is turned over: nothing is let off of the other deposit.
  expect(await lab.balances(member)).toMatchObject({ money: '100.00', ml_money: '50.00' });
});

test('what could not be taken back goes on asking for its turnover', async () => {
  const member = await lab.richMember('100.00');
  const { endToEndId } = await lab.credited(member, '100.00');
  // Held for a withdrawal: 40 of the 100 are all that is there.
  await lab.withdraw(member, '100.00');
  await lab.test.house.db.query(`select ledger_post(a.id, 9, 6000, 'adjustment', uuidv7())
    from ledger_account a where a.member_id = '${member.memberId}' and a.kind = 'cash'`);
  await takenBack(member, endToEndId);
  expect(await lab.balances(member)).toMatchObject({
    money: '0.00',
    held_money: '100.00',
    ml_money: '60.00',
  });
});
