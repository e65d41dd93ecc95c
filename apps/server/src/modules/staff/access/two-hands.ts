import type { Permission } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { staffMay } from '../../../plugins/permissions.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { StaffRole } from './staff-accounts.ts';

/** Whether an account may do now what it did then: it may have been closed since, or have another role. */
export async function mayStill(db: Queryable, staffId: string, permission: Permission): Promise<boolean> {
  const { rows } = await db.query<{ role: StaffRole; is_active: boolean }>(
    'select role, is_active from staff where id = $1',
    [staffId],
  );
  return rows[0]?.is_active === true && staffMay(rows[0].role, permission);
}

/** An account is in the hand of who made it, or gave it a role or a password, for this long. */
const inHandMs = 30 * 86_400_000;

interface Pair {
  readonly first: string;
  /** Who agrees, and so carries it out. */
  readonly second: string;
}

interface Standing {
  readonly is_same_hand: boolean;
  readonly is_same_maker: boolean;
  readonly is_settled: boolean;
  readonly is_second_new: boolean;
}

/**
 * Two accounts that decide together have to be two people. What nobody can prove is made slow and left in the log.
 * Fails with `same_hand` when one of them made the other, or gave the other a role or a password, in the last 30 days, directly or
 * through accounts that came from the same hand; with `same_maker` when both come from one person, at whatever time, and one that
 * was made or changed in the back office has no authenticator that is `STAFF_SETTLED_HOURS` old, or was changed since; and with
 * `hand_too_new` when the second was made or changed less than so many hours ago and has none at all.
 * Accounts of the command line come from nobody.
 */
export async function assertTwoHands(db: Queryable, house: House, { first, second }: Pair): Promise<void> {
  const now = house.clock.now().getTime();
  const hours = house.env.STAFF_SETTLED_HOURS;
  const { rows } = await db.query<Standing>(standingSql, [
    [first, second],
    second,
    new Date(now - inHandMs),
    new Date(now - hours * 3_600_000),
  ]);
  const [standing] = rows;
  if (!standing || standing.is_same_hand) throw new AppError('same_hand');
  if (standing.is_same_maker && !standing.is_settled) throw new AppError('same_maker', null, { hours });
  if (standing.is_second_new) throw new AppError('hand_too_new', null, { hours });
}

/** Whose hands two accounts came from, and since when each is its holder's own. */
const standingSql = `
  with recursive hand (holder, account, is_recent) as (
    select id, id, true from unnest($1::uuid[]) as id
    union
    select h.by, hand.account, hand.is_recent and h.at > $3
      from hand join staff s on s.id = hand.holder
     cross join lateral (values (s.made_by, s.created_at), (s.handled_by, s.handled_at), (s.role_by, s.role_at)) as h (by, at)
     where h.by is not null),
  own as (
    select s.id, greatest(case when s.made_by is not null then s.created_at end, s.handled_at, s.role_at) as given_at,
           t.confirmed_at as app_at
      from staff s left join staff_totp t on t.staff_id = s.id where s.id = any($1))
  select exists (select from hand where holder = any($1) and holder <> account and is_recent) as is_same_hand,
         exists (select from hand a join hand b using (holder) where a.account <> b.account) as is_same_maker,
         (select bool_and(given_at is null or coalesce(greatest(given_at, app_at) <= $4 and app_at is not null, false))
            from own) as is_settled,
         exists (select from own where id = $2 and given_at > $4 and app_at is null) as is_second_new`;
