import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Queryable } from './transaction.ts';

const digits = z.string().regex(/^\d+$/).transform(BigInt);
const schema = z.object({ systemId: z.string(), timeline: z.string(), metAt: digits, position: digits });

/**
 * A database as it was seen: when the house met it, in microseconds since 1970, and how far its log had come. Only in the same life is one
 * place of the log behind another.
 */
export type Sight = z.output<typeof schema>;

/** What this machine remembers of its database, outside of it: of two, each of which takes itself for the one the house saw last, it knows. */
export interface Seen {
  last(): Sight | null;
  /** Reads what there is to see, and keeps it. */
  look(db: Queryable): Promise<void>;
}

/** Keeps it in a file; null remembers nothing. What cannot be read in it is not remembered. */
export function openSeen(file: string | null): Seen {
  let last = file === null ? null : readSight(file);
  return {
    last: () => last,
    look: async (db) => {
      if (file === null) return;
      last = await seeDatabase(db);
      await writeSight(file, last);
    },
  };
}

/** The database as the house met it, and as it is. */
export async function seeDatabase(db: Queryable): Promise<Sight> {
  const { rows } = await db.query(
    `select system_id as "systemId", timeline, (extract(epoch from met_at) * 1000000)::bigint::text as "metAt",
            (pg_current_wal_flush_lsn() - '0/0')::text as position
       from database_life`,
  );
  return schema.parse(rows[0]);
}

/** Whether a database does not know what was seen of it: a later meeting, or more of its log. */
export function hasForgotten(now: Sight, seen: Sight): boolean {
  const isSameMeeting =
    now.metAt === seen.metAt && now.systemId === seen.systemId && now.timeline === seen.timeline;
  return now.metAt < seen.metAt || (isSameMeeting && now.position < seen.position);
}

function readSight(file: string): Sight | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeSight(file: string, sight: Sight): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const text = JSON.stringify(sight, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  await writeFile(`${file}.new`, `${text}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
