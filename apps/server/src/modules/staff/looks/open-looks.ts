import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { AppError } from '../../../plugins/app-error.ts';
import type { Clock } from '../../../plugins/clock.ts';
import type { Looks } from '../../../plugins/looks.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf } from '../audit/record-audit.ts';
import { looks } from './kinds.ts';
import { openPeopleAnHour } from './people-an-hour.ts';
import { peopleShown, type SeenLook, sameLookMs, writeLooks } from './write-looks.ts';

interface Needs {
  readonly db: pg.Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** So many people an account is shown in an hour. */
  readonly peopleAnHour: number;
}

/** So many that could not be written, and nothing more is shown before they are. */
const waitingMax = 500;
const inOneTransaction = 50;
const retryMs = [250, 1000, 5000] as const;

/**
 * Keeps who looked at whose data. An answer does not wait for the audit log: its look is written right after it, many together,
 * and tried again until it is written. While too many wait nothing is shown; what still waits at the end goes to the server's log.
 */
export function openLooks({ db, clock, log, peopleAnHour }: Needs): Looks {
  const hour = openPeopleAnHour({ db, clock, log, max: peopleAnHour });
  let waiting: SeenLook[] = [];
  let writing: Promise<void> | null = null;
  let isClosing = false;
  const lately = new Map<string, { readonly at: number; readonly shown: number }>();

  /** Spares the database a list that is asked for every few seconds. */
  function isRepeated(look: SeenLook, search: unknown): boolean {
    const { actor, action, subjectId, asked } = look;
    const key = JSON.stringify([actor.staffId, action, subjectId, asked, search]);
    const now = look.at.getTime();
    const shown = peopleShown(look);
    const before = lately.get(key);
    const isSame = before !== undefined && now >= before.at && now - before.at < sameLookMs;
    if (isSame && shown <= before.shown) return true;
    if (lately.size > 5000)
      for (const [old, { at }] of lately) if (now - at >= sameLookMs) lately.delete(old);
    lately.set(key, { at: now, shown });
    return false;
  }

  async function write(): Promise<void> {
    for (let failures = 0; waiting.length > 0; ) {
      const some = waiting.slice(0, inOneTransaction);
      try {
        await inTransaction(db, (tx) => writeLooks(tx, some));
        waiting = waiting.slice(some.length);
        failures = 0;
      } catch (error) {
        log.error({ err: error, waiting: waiting.length }, 'looks at personal data are not written yet');
        if (isClosing) return;
        await pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0);
        failures += 1;
      }
    }
  }

  function begin(): Promise<void> {
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  }

  function note(seen: SeenLook): void {
    waiting.push(seen);
    setImmediate(() => void begin());
  }

  return {
    admit: async (call, caller) => {
      if (waiting.length >= waitingMax) throw new AppError('unavailable');
      if (call.name in looks) await hour.admit(caller);
    },
    admitFile: (caller) => hour.admitFile(caller),
    mayName: ({ actor }, members) => hour.take(actor.staffId, members),
    sawFile: ({ of, from, to, actor }, members) => {
      if (members === 0) return;
      const about = { action: 'report.view_file', subjectType: 'report', subjectId: of } as const;
      note({ ...about, asked: { from, to }, told: { shown: members }, actor, at: clock.now() });
    },
    saw: (call, input, data, caller) => {
      // The wire's own data: objects, by the call's schemas.
      const fields = input as Record<string, unknown>;
      const look = looks[call.name]?.(fields, data as Record<string, unknown>);
      if (!look) return;
      const seen = { ...look, actor: actorOf(caller), at: clock.now() };
      if (isRepeated(seen, fields.search)) return;
      hour.count(seen);
      note(seen);
    },
    settled: begin,
    close: async () => {
      isClosing = true;
      await begin();
      for (const look of waiting)
        log.fatal({ look }, 'a look at personal data was not written to the audit log');
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
