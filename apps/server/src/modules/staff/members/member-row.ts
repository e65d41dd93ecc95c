import type { DataOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type MemberFacts, maskCpf } from '../../identity/index.ts';
import { balancesOf } from '../../wallet/index.ts';
import { lifetimeMoney } from './lifetime-money.ts';

type Shown = DataOf<typeof staff.staffMemberGet>;

/** Members as staff sees them: facts with the CPF masked, what they hold, and their lifetime sums. */
export async function presentMembers(db: Queryable, members: readonly MemberFacts[]): Promise<Shown[]> {
  const lifetime = await lifetimeMoney(
    db,
    members.map((member) => member.memberId),
  );
  const shown: Shown[] = [];
  for (const member of members) {
    const { wallets, rolloverCents } = await balancesOf(db, member.memberId);
    const sums = lifetime.get(member.memberId);
    shown.push({
      id: member.memberId,
      account: member.account,
      realname: member.realname,
      cpf_masked: maskCpf(member.cpf),
      phone: member.phone,
      status: member.status,
      is_demo: member.isDemo,
      money: formatAmount(wallets.cash.balanceCents),
      bonus_money: formatAmount(wallets.bonus.balanceCents),
      held_money: formatAmount(wallets.held.balanceCents),
      rollover_remaining: formatAmount(rolloverCents),
      total_deposits: formatAmount(sums?.depositedCents ?? 0n),
      total_withdrawals: formatAmount(sums?.withdrawnCents ?? 0n),
      turnover: formatAmount(sums?.turnoverCents ?? 0n),
      created_at: member.createdAt.toISOString(),
    });
  }
  return shown;
}

/** The same for one. */
export async function presentMember(db: Queryable, member: MemberFacts): Promise<Shown> {
  const [shown] = await presentMembers(db, [member]);
  if (!shown) throw new Error(`member ${member.memberId} is gone`);
  return shown;
}
