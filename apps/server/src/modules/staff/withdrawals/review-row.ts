import type { DataOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type MemberFacts, maskCpf } from '../../identity/index.ts';
import { type Hold, holdsOf, presentWithdrawal, type Withdrawal } from '../../payments/index.ts';
import { knownMoney, type MemberMoney, moneyOf } from '../members/member-money.ts';
import { openStates } from './open-states.ts';
import { riskOf, riskSignals } from './risk.ts';

type Shown = DataOf<typeof staff.staffWithdrawalApprove>;

/** Withdrawals as the review queue shows them, each with the standing of its member. */
export async function presentForReview(
  db: Queryable,
  house: House,
  rows: readonly Withdrawal[],
): Promise<Shown[]> {
  const memberIds = [...new Set(rows.map((row) => row.member_id))];
  const facts = await factsOf(db, memberIds);
  const money = await moneyOf(db, memberIds);
  const signals = await riskSignals(db, house, rows);
  const holds = await holdsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const member = facts.get(row.member_id);
    if (!member) throw new Error(`withdrawal ${row.id} has no member`);
    return {
      ...presentWithdrawal(row),
      ...standingOf(member, knownMoney(money, row.member_id)),
      needs_second_person: signals.get(row.id)?.includes('two_people') ?? false,
      first_reviewer: row.first_reviewer,
      second_reviewer: row.second_reviewer,
      hold: openStates.includes(row.state) ? presentHold(holds.get(row.id)) : null,
      ...riskOf(signals.get(row.id) ?? []),
    };
  });
}

const presentHold = (hold: Hold | undefined): Shown['hold'] =>
  hold
    ? { reason: hold.reason, by: hold.by, at: hold.at.toISOString(), disputed_deposit: hold.disputedDeposit }
    : null;

/** The same for one. */
export async function presentOneForReview(db: Queryable, house: House, row: Withdrawal): Promise<Shown> {
  const [shown] = await presentForReview(db, house, [row]);
  if (!shown) throw new Error(`withdrawal ${row.id} is gone`);
  return shown;
}

type Standing = Pick<
  Shown,
  | 'member_id'
  | 'account'
  | 'realname'
  | 'cpf_masked'
  | 'member_status'
  | 'member_money'
  | 'rollover_remaining'
  | 'total_deposits'
  | 'total_withdrawals'
>;

type Facts = Pick<MemberFacts, 'memberId' | 'account' | 'realname' | 'cpf' | 'status'>;

/** Who they are, in one question however many they are. */
async function factsOf(db: Queryable, memberIds: readonly string[]): Promise<ReadonlyMap<string, Facts>> {
  const { rows } = await db.query<Facts>(
    'select id as "memberId", account, realname, cpf, status from member where id = any($1)',
    [[...memberIds]],
  );
  return new Map(rows.map((row) => [row.memberId, row]));
}

function standingOf(facts: Facts, money: MemberMoney): Standing {
  return {
    member_id: facts.memberId,
    account: facts.account,
    realname: facts.realname,
    cpf_masked: maskCpf(facts.cpf),
    member_status: facts.status,
    member_money: formatAmount(money.cashCents),
    rollover_remaining: formatAmount(money.rolloverCents),
    total_deposits: formatAmount(money.depositedCents),
    total_withdrawals: formatAmount(money.withdrawnCents),
  };
}
