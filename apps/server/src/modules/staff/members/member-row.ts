import type { DataOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { maskPhone } from '../../../plugins/mask-contact.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type MemberFacts, maskCpf } from '../../identity/index.ts';
import { knownMoney, moneyOf } from './member-money.ts';

type Shown = DataOf<typeof staff.staffMemberStatus>;

/** Members as staff sees them: facts with CPF and phone masked, what they hold, and their lifetime sums. */
export async function presentMembers(db: Queryable, members: readonly MemberFacts[]): Promise<Shown[]> {
  const all = await moneyOf(
    db,
    members.map((member) => member.memberId),
  );
  return members.map((member) => {
    const money = knownMoney(all, member.memberId);
    return {
      id: member.memberId,
      account: member.account,
      realname: member.realname,
      cpf_masked: maskCpf(member.cpf),
      phone_masked: member.phone && maskPhone(member.phone),
      status: member.status,
      is_demo: member.isDemo,
      money: formatAmount(money.cashCents),
      bonus_money: formatAmount(money.bonusCents),
      held_money: formatAmount(money.heldCents),
      away_money: formatAmount(money.awayCents),
      rollover_remaining: formatAmount(money.rolloverCents),
      total_deposits: formatAmount(money.depositedCents),
      total_withdrawals: formatAmount(money.withdrawnCents),
      turnover: formatAmount(money.turnoverCents),
      created_at: member.createdAt.toISOString(),
      closed_at: member.closedAt?.toISOString() ?? null,
      erased_at: member.erasedAt?.toISOString() ?? null,
    };
  });
}

/** The same for one. */
export async function presentMember(db: Queryable, member: MemberFacts): Promise<Shown> {
  const [shown] = await presentMembers(db, [member]);
  if (!shown) throw new Error(`member ${member.memberId} is gone`);
  return shown;
}
