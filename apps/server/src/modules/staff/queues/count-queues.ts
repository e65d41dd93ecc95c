import { type DataOf, type Permission, staffQueues } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { staffMay } from '../../../plugins/permissions.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { payWithinMs, pixSilentSince, stuckAfterMs } from '../../payments/index.ts';
import { countAlarms } from '../games/returns.ts';
import { kindsOf } from '../requests/kinds.ts';
import { openStates, unpaidStates } from '../withdrawals/open-states.ts';

type Counts = DataOf<typeof staffQueues.queueCounts>;

/** Counts no further than is told: a queue of a million is as quick as an empty one. */
const upTo = (rows: string) => `(select count(*) from (${rows} limit ${staffQueues.countedTo}) as waiting)`;

/** How much waits in each queue that the caller's role may enter. */
export async function countQueues(house: House, caller: StaffCaller): Promise<Counts> {
  const { db } = house;
  const now = house.clock.now();
  const may = (permission: Permission) => staffMay(caller.staff.role, permission);
  const count = async (permission: Permission, rows: string, values: unknown[] = []) => {
    if (!may(permission)) return null;
    const found = await db.query<{ count: bigint }>(`select ${upTo(rows)} as count`, values);
    return Number(found.rows[0]?.count ?? 0n);
  };
  return {
    withdrawals: may('withdrawals.read') ? await countWithdrawals(db, now) : null,
    payouts: await count(
      'withdrawals.read',
      `select from withdrawal where state in ('approved', 'paying') and reviewed_at < $1`,
      [new Date(now.getTime() - stuckAfterMs)],
    ),
    refunds: await count(
      'withdrawals.read',
      `select from pix_received where state in ('refunding', 'unmatched')`,
    ),
    cases: await count('cases.read', `select from abuse_case where state = 'open'`),
    exclusions: await count(
      'members.read',
      `select from protection_pause p where p.kind = 'self_exclusion'
          and not exists (select from exclusion_seen s where s.pause_id = p.id)`,
    ),
    registrations: await count(
      'members.read',
      `select from member m where m.deleted_at is null and m.erased_at is null and not m.is_demo
          and not exists (select from registration_verdict v where v.member_id = m.id)
        order by m.created_at desc, m.id desc`,
    ),
    support: await count('support.answer', 'select from support_conversation where waits_since is not null'),
    requests: await countRequests(db, caller),
    second_reviews: await count(
      'withdrawals.review',
      `select from withdrawal where state = 'second_review' and first_reviewer <> $1`,
      [caller.staff.email],
    ),
    chat: await count('chat.moderate', `select distinct message_id from chat_report where state = 'open'`),
    alarms: may('games.returns') ? await countAlarms(house) : null,
    pix_silent_since: may('withdrawals.read') ? ((await pixSilentSince(house))?.toISOString() ?? null) : null,
    counted_to: staffQueues.countedTo,
  };
}

/** What others have asked for and the caller may decide; null when the role decides nothing. */
async function countRequests(db: Queryable, caller: StaffCaller): Promise<number | null> {
  const kinds = kindsOf(caller);
  if (kinds.length === 0) return null;
  const found = await db.query<{ count: bigint }>(
    `select ${upTo(`select from staff_request where state = 'waiting' and kind = any($1) and asked_by <> $2`)} as count`,
    [kinds, caller.staff.staffId],
  );
  return Number(found.rows[0]?.count ?? 0n);
}

/** The states by the index of the queue, and what of them is open in money and overdue. */
async function countWithdrawals(db: Queryable, now: Date): Promise<Counts['withdrawals']> {
  const counted = await db.query<{ state: string; count: bigint }>(
    `select s.state, ${upTo('select from withdrawal w where w.state = s.state')} as count
       from unnest(array['submitted', 'second_review', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed'])
            as s(state)`,
  );
  const sums = await db.query<{ open_cents: bigint; overdue: bigint }>(
    `select coalesce(sum(amount_cents) filter (where state = any($1)), 0)::bigint as open_cents,
            count(*) filter (where created_at <= $3) as overdue
       from withdrawal where state = any($2)`,
    [openStates, unpaidStates, new Date(now.getTime() - payWithinMs)],
  );
  const states = Object.fromEntries(counted.rows.map(({ state, count }) => [state, Number(count)]));
  const [sum] = sums.rows;
  return {
    // The states of the statement above are those of the contract.
    states: states as NonNullable<Counts['withdrawals']>['states'],
    open: openStates.reduce((all, state) => all + (states[state] ?? 0), 0),
    open_money: formatAmount(sum?.open_cents ?? 0n),
    overdue: Number(sum?.overdue ?? 0n),
  };
}
