import { randomUUID } from 'node:crypto';
import { games, payments } from '@arara/contract';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../plugins/app-error.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from './testing/payments-house.ts';
import { holdsOf, releaseWithdrawal } from './withdrawals/hold-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from './withdrawals/review-withdrawal.ts';

let lab: PaymentsHouse;
let members: Member[];
beforeAll(async () => {
  lab = await startPaymentsHouse();
  members = await Promise.all(['3000.00', '3000.00', '3000.00'].map((money) => lab.richMember(money)));
});
afterAll(() => lab.test.close());

const payoutFault = fc.constantFrom(
  'rejected_at_once',
  'rejected_later',
  'timeout_accepted',
  'timeout_not_accepted',
  'double_return',
  null,
);
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    money: fc.integer({ min: 20, max: 300 }),
    fault: fc.constantFrom('none', 'lost', 'other_payer', 'wrong_amount', 'cancelled', 'duplicate'),
  }),
  fc.record({ kind: fc.constant('withdrawal' as const), money: fc.integer({ min: 20, max: 300 }) }),
  fc.record({
    kind: fc.constant('review' as const),
    decision: fc.constantFrom('approve', 'reject', 'cancel'),
    fault: payoutFault,
  }),
  fc.record({ kind: fc.constant('bet' as const), money: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: fc.constant('forced_return' as const) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one thing as a member, the bank or staff would; refusals are part of the game. */
async function perform(member: Member, given: Operation): Promise<void> {
  const { token } = member;
  switch (given.kind) {
    case 'deposit': {
      const input = { money: `${given.money}.00`, payment_id: lab.pix };
      const opened = await lab.test.call(payments.rechargeOnline, input, { token });
      if (opened.status === 'fail') return;
      const { id, txid } = opened.data;
      if (given.fault === 'other_payer') lab.sandbox.faults.next({ payment: { kind: 'other_payer' } });
      if (given.fault === 'wrong_amount')
        lab.sandbox.faults.next({ payment: { kind: 'wrong_amount', amountCents: 1n } });
      if (given.fault === 'lost') lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
      if (given.fault === 'duplicate') lab.sandbox.faults.next({ webhook: { kind: 'duplicate', copies: 5 } });
      const cancel = () => lab.test.call(payments.rechargeCancel, { deposit_id: id }, { token });
      await Promise.all([lab.sandbox.pay({ txid }), given.fault === 'cancelled' && cancel()]);
      return;
    }
    case 'withdrawal': {
      const input = { name: member.realname, payment_type: 'cpf', qk_pwd: '482913', cpf_id: member.cpf };
      await lab.test.call(payments.drawing, { ...input, money: `${given.money}.00` }, { token });
      return;
    }
    case 'review': {
      const { items } = await lab.test.ask(payments.drawingList, {}, { token });
      const id = items.find((item) => item.state === 'submitted')?.id;
      if (id === undefined) return;
      if (given.fault !== null) lab.sandbox.faults.next({ payout: given.fault });
      if (given.decision === 'cancel')
        await lab.test.call(payments.drawingCancel, { withdrawal_id: id }, { token });
      else
        await inTransaction(lab.test.house.db, async (tx) => {
          if (given.decision === 'approve') await approveHeld(tx, id);
          else await rejectWithdrawal(tx, lab.test.house, id, 'ana@arara.test', 'Não');
        });
      return;
    }
    case 'bet': {
      const input = { game: 'dados-de-ouro', stake: `${given.money}.00`, direction: 'over', target: 5049 };
      await lab.test.call(games.play, input, { token, idempotencyKey: randomUUID() });
      return;
    }
    case 'forced_return': {
      const pix = lab.sandbox.list(10).pix.find((entry) => entry.devolucoes === undefined);
      if (pix) await lab.sandbox.forceReturn({ endToEndId: pix.endToEndId });
    }
  }
}

/** Approves as somebody does who has looked at what set it aside, if anything has; a return that is heard of just now sets it aside again. */
async function approveHeld(tx: pg.PoolClient, id: string): Promise<void> {
  if ((await holdsOf(tx, [id])).has(id)) await releaseWithdrawal(tx, id, lab.test.clock.now());
  try {
    await approveWithdrawal(tx, lab.test.house, id, 'ana@arara.test', 'submitted');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'withdrawal_on_hold') throw error;
  }
}

/** Waits until every deposit and withdrawal has come to its end and all money is somewhere for good. */
async function settle(): Promise<void> {
  lab.sandbox.faults.clear();
  lab.test.clock.moveTo(new Date());
  await lab.sandbox.idle();
  await lab.run('pix-disputes');
  await lab.run('refund-stuck');
  await eventually(
    async () =>
      (
        await lab.test.house.db.query<{ unfinished: bigint }>(
          `select (select count(*) from withdrawal where state in ('approved', 'paying'))
                + (select count(*) from pix_received where state = 'refunding') as unfinished`,
        )
      ).rows[0]?.unfinished,
    (unfinished) => unfinished === 0n,
    20_000,
  );
}

/** What the bank holds for us, by its own books: received, less returned, less paid out. */
function bankCents(): bigint {
  const { pix, payouts } = lab.sandbox.list(10_000);
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const returned = pix
    .flatMap((entry) => entry.devolucoes ?? [])
    .filter((entry) => entry.status === 'DEVOLVIDO');
  const sum = (values: readonly { valor: string }[]) =>
    values.reduce((total, { valor }) => total + cents(valor), 0n);
  return sum(pix) - sum(returned) - sum(payouts.filter((payout) => payout.status === 'REALIZADO'));
}

test('[R16] after any run of deposits, withdrawals, bets, faults and forced returns the books are even and equal the bank’s', async () => {
  const runs = fc.asyncProperty(
    fc.array(fc.tuple(fc.nat(2), operation), { minLength: 20, maxLength: 20 }),
    async (steps) => {
      for (const [index, given] of steps) {
        const member = members[index];
        if (member) await perform(member, given);
        await lab.expectEvenBooks();
      }
      await settle();
      const books = await lab.expectEvenBooks();
      // The house's account at the institution is written from the other side: what came in stands there as a debt.
      expect(books.house.find((entry) => entry.kind === 'psp')?.balanceCents).toBe(-bankCents());
    },
  );
  await fc.assert(runs, { numRuns: 5, endOnFailure: true });
});
