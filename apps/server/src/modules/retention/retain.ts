import type { House } from '../../house.ts';
import type { DailyTask } from '../../plugins/daily.ts';
import { beginErasure, dueMembers } from './begin-erasure.ts';
import { eraseAbout } from './erase-from-audit.ts';
import { eraseMembers } from './erase-members.ts';
import { endTerms } from './terms.ts';

/** Members that are erased together: for them the audit log is read through once. */
const togetherMax = 25;
/** Of one night; the rest the night after. */
const aNightMax = 500;

/**
 * Every night: what has served its time goes, then the accounts that were closed `RETAIN_YEARS` ago. Gives how many rows of each term,
 * how many members were erased, and what kept how many others. Killed, it goes on where it was.
 */
export const retain: DailyTask<House> = {
  name: 'retention',
  afterMinutes: 150,
  run: async (house) => ({ ...(await endTerms(house)), ...(await eraseDue(house)) }),
};

async function eraseDue(house: House): Promise<Record<string, number>> {
  const kept: Record<string, number> = {};
  let erased = 0;
  let begun: string[] = [];
  for (let after = new Date(0); erased + begun.length < aNightMax; ) {
    const due = await dueMembers(house, after, togetherMax);
    for (const { id } of due) {
      const against = await beginErasure(house, id);
      if (against?.length === 0) begun.push(id);
      for (const name of against ?? []) kept[`kept_${name}`] = (kept[`kept_${name}`] ?? 0) + 1;
    }
    if (begun.length >= togetherMax) {
      erased += await eraseMembers(house, begun);
      begun = [];
    }
    const last = due.at(-1);
    if (!last || due.length < togetherMax) break;
    after = last.closed_at;
  }
  erased += await eraseMembers(house, begun);
  await eraseAgain(house);
  return { members_erased: erased, ...kept };
}

/** Whoever looked at a member while the erasing went on may have written the account down after it had been looked for. */
async function eraseAgain(house: House): Promise<void> {
  const { rows } = await house.db.query<{ id: string }>(
    `select id from member where status = 'closed' and erased_at > $1::timestamptz - interval '3 days'`,
    [house.clock.now()],
  );
  if (rows.length > 0)
    await eraseAbout(
      house,
      rows.map(({ id }) => id),
    );
}
