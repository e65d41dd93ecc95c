import type { staff } from '@arara/contract';
import type { Queryable } from '../../plugins/transaction.ts';

export type Signal = (typeof staff.caseSignals)[number];

export interface Finding {
  /** Null for a Pix that nobody asked for. */
  readonly memberId: string | null;
  readonly signal: Signal;
  /** What brought it about: the same cause raises no second case of the same member. */
  readonly cause: string;
  /** Other members who take part. */
  readonly accounts?: readonly { readonly member_id: string; readonly account: string }[];
  /** What was seen, by name; never a whole CPF or key. */
  readonly facts: Readonly<Record<string, string>>;
}

const accountsMax = 20;

/** Puts a case before staff, once for its cause. True when it is new. */
export async function raiseCase(db: Queryable, finding: Finding): Promise<boolean> {
  const { accounts = [], facts } = finding;
  const evidence = { accounts: accounts.slice(0, accountsMax), accounts_total: accounts.length, facts };
  const { rowCount } = await db.query(
    `insert into abuse_case (member_id, signal, cause, evidence) values ($1, $2, $3, $4)
     on conflict on constraint abuse_case_once do nothing`,
    [finding.memberId, finding.signal, finding.cause, JSON.stringify(evidence)],
  );
  return rowCount === 1;
}

/** Members who share something, as a query finds them. */
export interface Group {
  readonly cause: string;
  readonly members: readonly { readonly member_id: string; readonly account: string }[];
  readonly facts: Readonly<Record<string, string>>;
}

/** A case for each member of a group that names the others. Who joins later gets a case of their own. */
export async function raiseForGroups(db: Queryable, signal: Signal, groups: readonly Group[]): Promise<void> {
  for (const { cause, members, facts } of groups) {
    for (const member of members) {
      const accounts = members.filter((other) => other.member_id !== member.member_id);
      await raiseCase(db, { memberId: member.member_id, signal, cause, accounts, facts });
    }
  }
}
