import { wallet } from '@arara/contract';
import { statement } from '@arara/ledger';
import type { SandboxControl } from '@arara/pix/sandbox';
import { expect } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { TestHouseOptions } from '../../../testing/house.ts';
import { approveWithdrawal } from '../withdrawals/review-withdrawal.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from './payments-house.ts';

/** The state that a reviewer saw. */
type Seen = Parameters<typeof approveWithdrawal>[4];

/** A house for tests of payouts: 200.00 of a member's 300.00, of which the bank pays 198.00. */
export interface PayoutLab extends PaymentsHouse {
  submitted(): Promise<{ member: Member; id: string }>;
  approve(id: string, reviewer?: string, seen?: Seen): Promise<Withdrawal>;
  /** Approves while the machine that would do the job is gone. */
  approveAndLose(id: string): Promise<Withdrawal>;
  payoutIdOf(id: string): Promise<string>;
  /** What the bank knows of payouts to a member. */
  payoutsTo(member: Member): ReturnType<SandboxControl['list']>['payouts'];
  expectPaidOnce(member: Member): Promise<void>;
  expectAllBack(member: Member): Promise<void>;
}

export async function startPayoutLab(
  env: Record<string, string> = {},
  options: TestHouseOptions = {},
): Promise<PayoutLab> {
  const lab = await startPaymentsHouse(env, options);
  const { house } = lab.test;
  const approve = (id: string, reviewer = 'ana@arara.test', seen: Seen = 'submitted', ctx = house) =>
    inTransaction(house.db, (tx) => approveWithdrawal(tx, ctx, id, reviewer, seen));
  const payoutsTo: PayoutLab['payoutsTo'] = (member) =>
    lab.sandbox
      .list(1000)
      .payouts.filter((payout) => 'cpf' in payout.favorecido && payout.favorecido.cpf === member.cpf);
  /** What the ledger moved in the wallets a withdrawal goes through, newest first. */
  const movesOf = async ({ memberId }: Member) => {
    const query = { memberId, wallets: ['cash', 'held'] as const, limit: 100, offset: 0 };
    const { rows } = await statement(house.db, query);
    return rows
      .filter((row) => row.kind !== 'adjustment')
      .map((row) => `${row.kind} ${row.wallet} ${row.amountCents}`);
  };
  return {
    ...lab,
    submitted: async () => {
      const member = await lab.richMember('300.00');
      const { id } = await lab.withdraw(member, '200.00');
      return { member, id };
    },
    approve: (id, reviewer, seen) => approve(id, reviewer, seen),
    approveAndLose: (id) =>
      approve(id, 'ana@arara.test', 'submitted', { ...house, jobs: { add: async () => {} } }),
    payoutIdOf: async (id) => {
      const { rows } = await house.db.query<{ payout_id: string }>(
        'select payout_id from withdrawal where id = $1',
        [id],
      );
      return rows[0]?.payout_id ?? '';
    },
    payoutsTo,
    expectPaidOnce: async (member) => {
      expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '0.00' });
      expect(payoutsTo(member)).toMatchObject([{ valor: '198.00', status: 'REALIZADO' }]);
      expect(await movesOf(member)).toEqual([
        'withdrawal_fee held -200',
        'withdrawal_paid held -19800',
        'withdrawal_hold cash -20000',
        'withdrawal_hold held 20000',
      ]);
      const { items, total_out } = await lab.test.ask(wallet.statement, {}, { token: member.token });
      expect(items.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
        'withdrawal_hold -200.00',
        'adjustment 300.00',
      ]);
      expect(total_out).toBe('200.00');
    },
    expectAllBack: async (member) => {
      expect(await lab.balances(member)).toMatchObject({ money: '300.00', held_money: '0.00' });
      expect(payoutsTo(member).filter((payout) => payout.status === 'REALIZADO')).toEqual([]);
    },
  };
}
