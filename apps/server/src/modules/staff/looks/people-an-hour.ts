import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import type { Clock } from '../../../plugins/clock.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { peopleShown, type SeenLook } from './write-looks.ts';

interface Needs {
  readonly db: pg.Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** So many people an account is shown in an hour. */
  readonly max: number;
}

interface PeopleAnHour {
  /** Fails with `people_enough` for whoever was shown as many within the last hour; the first time in an hour the audit log says so. */
  admit(caller: StaffCaller): Promise<void>;
  /** The same before a file: half of them stay for what its reader goes on to do. */
  admitFile(caller: StaffCaller): Promise<void>;
  count(look: SeenLook): void;
  /** How many of so many more people a file may name to an account within the hour; they are counted. */
  take(staffId: string, wanted: number): Promise<number>;
}

const hourMs = 3_600_000;
/** What other instances showed is asked for so often. */
const readEveryMs = 5000;

interface Tally {
  /** What was shown here, in the order of time. */
  here: { readonly at: number; readonly people: number }[];
  /** What the log knew, of here and elsewhere. */
  logged: number;
  readAt: number;
  toldAt: number;
}

/** Whoever has got hold of a password of the staff does not read the whole house with it: each account is shown so many members an hour. */
export function openPeopleAnHour({ db, clock, log, max }: Needs): PeopleAnHour {
  const tallies = new Map<string, Tally>();
  const tallyOf = (staffId: string): Tally => {
    const tally = tallies.get(staffId) ?? { here: [], logged: 0, readAt: 0, toldAt: 0 };
    tallies.set(staffId, tally);
    return tally;
  };
  const inFilesMax = Math.ceil(max / 2);
  const isOver = (at: number, now: number) => now - at >= hourMs || at > now;

  async function shownTo(staffId: string, now: number): Promise<number> {
    const tally = tallyOf(staffId);
    if (now - tally.readAt >= readEveryMs || tally.readAt > now) {
      tally.readAt = now;
      tally.logged = await loggedSince(db, staffId, new Date(now - hourMs));
    }
    tally.here = tally.here.filter(({ at }) => !isOver(at, now));
    const here = tally.here.reduce((sum, { people }) => sum + people, 0);
    return Math.max(here, tally.logged);
  }

  async function admitBelow(most: number, caller: StaffCaller): Promise<void> {
    const tally = tallyOf(caller.staff.staffId);
    const now = clock.now().getTime();
    const people = await shownTo(caller.staff.staffId, now);
    if (people < most) return;
    if (isOver(tally.toldAt, now)) {
      tally.toldAt = now;
      await tell(db, caller, people, new Date(now));
      log.warn({ staff: caller.staff.staffId, people }, 'an account of the staff has read as much as it may');
    }
    throw new AppError('people_enough', { people: most }, { people: most });
  }

  return {
    admit: (caller) => admitBelow(max, caller),
    admitFile: (caller) => admitBelow(inFilesMax, caller),
    take: async (staffId, wanted) => {
      const now = clock.now().getTime();
      const people = Math.max(0, Math.min(wanted, inFilesMax - (await shownTo(staffId, now))));
      if (people > 0) tallyOf(staffId).here.push({ at: now, people });
      return people;
    },
    count: (look) => {
      const { staffId } = look.actor;
      if (staffId !== null) tallyOf(staffId).here.push({ at: look.at.getTime(), people: peopleShown(look) });
    },
  };
}

async function loggedSince(db: Queryable, staffId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ people: bigint }>(
    `select coalesce(sum(case when jsonb_typeof(detail -> 'shown') = 'number' then (detail ->> 'shown')::bigint else 1 end), 0)::bigint as people
       from audit_log where is_look and staff_id = $1 and at > $2`,
    [staffId, since],
  );
  return Number(rows[0]?.people ?? 0n);
}

function tell(db: pg.Pool, caller: StaffCaller, people: number, at: Date): Promise<unknown> {
  const { staffId, email } = caller.staff;
  return inTransaction(db, (tx) =>
    recordAudit(tx, actorOf(caller), at, {
      action: 'staff.people_enough',
      subjectType: 'staff',
      subjectId: staffId,
      detail: { email, shown: people },
    }),
  );
}
