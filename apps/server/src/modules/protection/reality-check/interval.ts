import type { Queryable } from '../../../plugins/transaction.ts';

/** What the rules say for members who have chosen nothing. */
const usualMinutes = 60;

/** How often a member is shown the reality check, in minutes. */
export async function intervalOf(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query<{ every_minutes: number }>(
    'select every_minutes from protection_reality where member_id = $1',
    [memberId],
  );
  return rows[0]?.every_minutes ?? usualMinutes;
}
