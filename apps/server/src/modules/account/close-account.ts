import type { account, ErrorCode, InputOf } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { record } from '../../plugins/events.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { confirmPassword, forgetSessions, freezeSessions, guarded, tellMember } from '../identity/index.ts';
import { lockedBalances } from '../wallet/index.ts';

/**
 * Closes the caller's account, once: every session ends, nobody logs in again, and no news is sent. A mail says what is kept
 * and how to come back. What the house must keep stays, pauses and self-exclusions too. Fails with `demo_not_allowed`, `password_wrong`, as `guarded` does, with `account_closed` when it is, and
 * while something is left with what is to be settled first: `account_has_withdrawal`, `account_has_round`, `account_has_bonus`,
 * `account_has_money`.
 */
export async function closeAccount(
  house: House,
  input: InputOf<typeof account.accountClose>,
  caller: MemberCaller,
): Promise<Record<string, never>> {
  const { memberId, isDemo } = caller.member;
  if (isDemo) throw new AppError('demo_not_allowed');
  await confirmPassword(house, memberId, input.password);
  const at = house.clock.now();
  const ended = await guarded(house, caller, input.code, async (tx) => {
    // The gate to the member's money: no bet, deposit or reward comes between the checks and the end.
    const { totalCents } = await lockedBalances(tx, memberId);
    const left = await whatIsLeft(tx, memberId, totalCents);
    if (left) throw new AppError(left);
    const { rowCount } = await tx.query(
      `update member set status = 'closed', closed_at = $2, updated_at = $2 where id = $1 and status = 'active'`,
      [memberId, at],
    );
    if (rowCount !== 1) throw new AppError('account_closed');
    await stopNews(tx, memberId, at);
    await tellMember(tx, house, memberId, 'account_closed');
    await record(tx, 'play.closed', { memberId });
    return freezeSessions(tx, house, memberId, 'closed');
  });
  forgetSessions(house, memberId, ended);
  return {};
}

interface Left {
  readonly has_withdrawal: boolean;
  readonly has_round: boolean;
  readonly has_bonus: boolean;
  /** Money on its way into a wallet: a deposit that is paid, commission that can be claimed. */
  readonly has_due: boolean;
}

/** What keeps an account open, the most telling first: the funds of a withdrawal are money too. Null for nothing. */
export async function whatIsLeft(
  tx: Queryable,
  memberId: string,
  totalCents: bigint,
): Promise<ErrorCode | null> {
  const { rows } = await tx.query<Left>(
    `select exists (select from withdrawal where member_id = $1
                     and state in ('submitted', 'second_review', 'approved', 'paying')) as has_withdrawal,
            exists (select from round where member_id = $1 and is_open)
              or exists (select from seamless_round where member_id = $1 and settled_at is null) as has_round,
            exists (select from bonus where member_id = $1 and state = 'active') as has_bonus,
            exists (select from deposit where member_id = $1 and state = 'paid')
              or exists (select from agency_settlement where agent_id = $1 and state = 'claimable') as has_due`,
    [memberId],
  );
  const [left] = rows;
  if (!left) throw new Error('a question without an answer');
  if (left.has_withdrawal) return 'account_has_withdrawal';
  if (left.has_round) return 'account_has_round';
  if (left.has_bonus) return 'account_has_bonus';
  return totalCents > 0n || left.has_due ? 'account_has_money' : null;
}

/** A consent ends with the account; that it has ended is kept like any other wish. */
async function stopNews(tx: Queryable, memberId: string, at: Date): Promise<void> {
  await tx.query(
    `insert into message_preference (member_id, kind, on_site, by_email, updated_at)
     select $1, kind, false, false, $2 from unnest(array['news', 'reward', 'friend']) as kind
     on conflict (member_id, kind) do update set on_site = false, by_email = false, updated_at = excluded.updated_at`,
    [memberId, at],
  );
}
