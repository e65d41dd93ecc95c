import type { House } from '../../house.ts';
import type { DailyTask } from '../../plugins/daily.ts';
import { eachByItself } from '../../plugins/each-by-itself.ts';
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
  run: async (house) => {
    const done: Record<string, number> = {};
    await eachByItself(house.log, [endTerms, eraseDue], async (part) =>
      Object.assign(done, await part(house)),
    );
    return done;
  },
};

async function eraseDue(house: House): Promise<Record<string, number>> {
  const kept: Record<string, number> = {};
  let erased = 0;
  let begun: string[] = [];
  const faults: unknown[] = [];
  // What is told and fails in the end keeps nobody who comes after it.
  const failed = (fault: unknown) => {
    faults.push(fault);
    return 0;
  };
  for (let after = new Date(0); erased + begun.length < aNightMax; ) {
    const due = await dueMembers(house, after, togetherMax);
    const looking = eachByItself(house.log, due, async ({ id }) => {
      const against = await beginErasure(house, id);
      if (against?.length === 0) begun.push(id);
      for (const name of against ?? []) kept[`kept_${name}`] = (kept[`kept_${name}`] ?? 0) + 1;
    });
    await looking.catch(failed);
    if (begun.length >= togetherMax) {
      erased += await eraseMembers(house, begun).catch(failed);
      begun = [];
    }
    const last = due.at(-1);
    if (!last || due.length < togetherMax) break;
    after = last.closed_at;
  }
  erased += await eraseMembers(house, begun).catch(failed);
  await eraseAgain(house);
  if (faults.length > 0) throw faults[0];
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
