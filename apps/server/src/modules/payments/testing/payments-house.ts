import { randomUUID } from 'node:crypto';
import { type DataOf, identity, payments, wallet } from '@arara/contract';
import { houseAccounts, post, type Reconciliation, walletsOf } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import type { SandboxControl } from '@arara/pix/sandbox';
import { expect } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startTestHouse, type TestHouse, type TestHouseOptions } from '../../../testing/house.ts';
import { paymentTasks } from '../tasks.ts';

export type Member = Awaited<ReturnType<TestHouse['newMember']>>;
type ShownDeposit = DataOf<typeof payments.rechargeGet>;
type ShownWithdrawal = DataOf<typeof payments.drawingGet>;

export const qkPwd = '482913';

/** A test house with what tests of money need; `test` is the house itself. */
export interface PaymentsHouse {
  readonly test: TestHouse;
  readonly sandbox: SandboxControl;
  /** The id of the deposit method. */
  readonly pix: string;
  /** Opens a deposit of 100.00 or of `money`. */
  deposit(member: Member, money?: string, idempotencyKey?: string): Promise<ShownDeposit>;
  depositOf(member: Member, id: string): Promise<ShownDeposit>;
  /** Waits until a deposit is in a state. */
  depositIn(member: Member, id: string, state: ShownDeposit['state']): Promise<ShownDeposit>;
  /** Opens a deposit, pays it and waits for the credit. */
  credited(member: Member, money?: string): Promise<ShownDeposit & { endToEndId: string }>;
  /** Pays a code as its debtor; fails when the bank refuses. */
  pay(txid: string): Promise<string>;
  /** A member with free cash and a withdrawal password. */
  richMember(money: string): Promise<Member>;
  withdraw(member: Member, money: string, more?: Record<string, unknown>): Promise<ShownWithdrawal>;
  withdrawalIn(member: Member, id: string, state: ShownWithdrawal['state']): Promise<ShownWithdrawal>;
  balances(member: Member): Promise<DataOf<typeof wallet.walletBalances>>;
  /** Runs a task as the worker would, with the institution's clock and ours side by side. */
  run(task: string, payload?: unknown): Promise<void>;
  /** Fails unless the books balance and every wallet is the replay of its movements. */
  expectEvenBooks(): Promise<Reconciliation>;
}

export async function startPaymentsHouse(
  env: Record<string, string> = {},
  options: TestHouseOptions = {},
): Promise<PaymentsHouse> {
  const test = await startTestHouse(env, options);
  const { house } = test;
  const { sandbox } = house.psp;
  if (!sandbox) throw new Error('tests need the sandbox');
  const methods = await house.db.query<{ id: string }>(
    `select id from payment_method where direction = 'deposit' and payment_type = 'pix'`,
  );
  const pix = methods.rows[0]?.id ?? '';

  const deposit: PaymentsHouse['deposit'] = (member, money = '100.00', idempotencyKey) =>
    test.ask(
      payments.rechargeOnline,
      { money, payment_id: pix },
      { token: member.token, ...(idempotencyKey && { idempotencyKey }) },
    );
  const depositOf: PaymentsHouse['depositOf'] = (member, id) =>
    test.ask(payments.rechargeGet, { deposit_id: id }, { token: member.token });
  const depositIn: PaymentsHouse['depositIn'] = (member, id, state) =>
    eventually(
      () => depositOf(member, id),
      (shown) => shown.state === state,
    );
  const pay: PaymentsHouse['pay'] = async (txid) => {
    const result = await sandbox.pay({ txid });
    if (result.kind === 'refused') throw new Error(`the bank refused: ${result.reason}`);
    return result.endToEndId;
  };
  return {
    test,
    sandbox,
    pix,
    deposit,
    depositOf,
    depositIn,
    pay,
    credited: async (member, money) => {
      const { id, txid } = await deposit(member, money);
      const endToEndId = await pay(txid);
      return { ...(await depositIn(member, id, 'credited')), endToEndId };
    },
    richMember: async (money) => {
      const member = await test.newMember();
      await inTransaction(house.db, async (tx) => {
        const { cash } = await walletsOf(tx, member.memberId);
        const amountCents = parseAmount(money) ?? 0n;
        const reference = randomUUID();
        const { adjustments: from } = houseAccounts;
        await post(tx, { from, to: cash.accountId, amountCents, kind: 'adjustment', reference });
      });
      await setWithdrawalPassword(test, member);
      return member;
    },
    withdraw: (member, money, more = {}) =>
      test.ask(
        payments.drawing,
        { name: member.realname, money, payment_type: 'cpf', qk_pwd: qkPwd, cpf_id: member.cpf, ...more },
        { token: member.token },
      ),
    withdrawalIn: (member, id, state) =>
      eventually(
        () => test.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token }),
        (shown) => shown.state === state,
      ),
    balances: (member) => test.ask(wallet.walletBalances, {}, { token: member.token }),
    run: async (name, payload) => {
      const task = paymentTasks.find((entry) => entry.name === name);
      if (!task) throw new Error(`no task ${name}`);
      await task.run(house, payload);
    },
    expectEvenBooks: async () => expectEvenBooks(test),
  };
}

export async function setWithdrawalPassword(test: TestHouse, member: Member): Promise<void> {
  await test.ask(
    identity.setWithdrawalPassword,
    { password: member.password, qk_pwd: qkPwd, qk_pwd_confirmation: qkPwd },
    { token: member.token },
  );
}

/** Fails unless the books are even; work that goes on meanwhile does not blur the picture. */
async function expectEvenBooks(test: TestHouse): Promise<Reconciliation> {
  const books = await booksNow(test.house.db);
  expect(books).toMatchObject({ isClean: true, differenceCents: 0n, wrongWallets: [] });
  return books;
}
