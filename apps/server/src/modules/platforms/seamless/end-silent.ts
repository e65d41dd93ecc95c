import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';

const dayMs = 86_400_000;
/** Of one run; the rest in the next one. */
const roundsMax = 20_000;
/** Their members' money stands still meanwhile, for some milliseconds. */
const membersAtOnce = 50;

/**
 * Ends rounds of connected platforms on which a bet stands and of which nothing has been heard for
 * `PLATFORM_ROUND_ENDS_AFTER_DAYS`: they count as lost, or their members could never close their accounts and the stakes would stand in
 * their limits for ever. It decides nothing for good: a win or a rollback that comes later moves money and corrects the round. Those of
 * platforms that nobody hears any more are none of these (`endLeftBehind`).
 */
export async function endSilent(house: House): Promise<void> {
  const silent = new Date(house.clock.now().getTime() - house.env.PLATFORM_ROUND_ENDS_AFTER_DAYS * dayMs);
  const heard = house.platforms
    .health()
    .map(({ code }) => code)
    .filter((code) => house.platforms.guard(code) !== undefined);
  // Looked for once: many may be open, and no index knows them by their age.
  const { rows } = await house.db.query<{ member_id: string }>(
    `select distinct member_id from (
       select member_id from seamless_round
        where settled_at is null and finished_at is null and last_at <= $1 and platform = any($2) and bets > 0 and payout_cents = 0
        limit $3) as silent`,
    [silent, heard, roundsMax],
  );
  let rounds = 0;
  for (let at = 0; at < rows.length; at += membersAtOnce) {
    const memberIds = rows.slice(at, at + membersAtOnce).map(({ member_id: memberId }) => memberId);
    rounds += await endOf(house, { memberIds, heard, silent });
  }
  if (rounds > 0) house.log.warn({ rounds, silent }, 'rounds that their platforms never ended count as lost');
}

interface Silent {
  readonly memberIds: readonly string[];
  readonly heard: readonly string[];
  readonly silent: Date;
}

/** Ends all of some members; what a platform says in the same moment comes before or after it. */
async function endOf(house: House, { memberIds, heard, silent }: Silent): Promise<number> {
  return inTransaction(house.db, async (tx) => {
    // The row of plays is the gate to all that a platform says of a member.
    await tx.query(
      'select from member_play where member_id = any($1::uuid[]) order by member_id for update',
      [memberIds],
    );
    const { rowCount } = await tx.query(
      `update seamless_round set finished_at = house_now()
        where member_id = any($1::uuid[]) and settled_at is null and finished_at is null and last_at <= $2 and platform = any($3)
          and bets > 0 and payout_cents = 0`,
      [memberIds, silent, heard],
    );
    return rowCount ?? 0;
  });
}
