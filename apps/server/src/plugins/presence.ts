import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { Notices } from './notices.ts';

/** Who is connected to one instance. */
export interface Census {
  /** Each once, however many sockets it has. */
  readonly members: readonly string[];
  /** Sockets nobody has logged in on, and those of demo members. */
  readonly visitors: number;
  /** Sockets that watch a live table, by its name. */
  readonly tables: Readonly<Record<string, number>>;
}

/** Who is connected to the site: a member is one, on however many instances and sockets. */
interface Online {
  readonly members: number;
  readonly visitors: number;
  readonly online: number;
}

export interface Presence {
  /** What was counted last. */
  readonly now: Online;
  /** How many sockets watch a live table, as counted last. */
  watching(table: string): number;
  /** Every table that is watched. */
  readonly tables: ReadonlyMap<string, number>;
  /** Counts the sockets of this instance from now on; what it gives ends that and forgets them. */
  count(census: () => Census): () => Promise<void>;
  /** Counts at once, and tells the sockets of this instance when the number has changed. */
  recount(): Promise<void>;
}

const everyMs = 5000;
/** An instance that has not counted for so long is gone. */
const forgetAfter = '15 seconds';

const counts = z.record(z.string(), z.int());

/**
 * Each instance writes who is connected to it into one row of an unlogged table, every five seconds, and reads what all rows
 * add up to: nothing passes between instances, and one that is killed is forgotten by itself.
 */
export function openPresence({
  db,
  notices,
  log,
}: {
  db: pg.Pool;
  notices: Notices;
  log: FastifyBaseLogger;
}): Presence {
  const instance = randomUUID();
  let source: (() => Census) | null = null;
  let now: Online = { members: 0, visitors: 0, online: 0 };
  let tables: ReadonlyMap<string, number> = new Map();
  const recount = async () => {
    if (source) await write(db, instance, source());
    const before = now.online;
    ({ now, tables } = await read(db));
    if (now.online !== before)
      notices.sendHere({ type: 'open', topic: 'site:online', data: { online: now.online } });
  };
  return {
    get now() {
      return now;
    },
    get tables() {
      return tables;
    },
    watching: (table) => tables.get(table) ?? 0,
    recount,
    count: (census) => {
      source = census;
      let running = Promise.resolve();
      const timer = setInterval(() => {
        running = running
          .then(recount)
          .catch((error: unknown) => log.warn({ err: error }, 'who is here was not counted'));
      }, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        source = null;
        await running;
        await db.query('delete from presence where instance = $1', [instance]).catch(() => {
          // Its row is forgotten soon in any case.
        });
      };
    },
  };
}

async function write(db: pg.Pool, instance: string, { members, visitors, tables }: Census): Promise<void> {
  await db.query(
    `insert into presence as p (instance, members, visitors, tables, seen_at) values ($1, $2, $3, $4, house_now())
     on conflict (instance) do update set seen_at = excluded.seen_at, visitors = excluded.visitors,
       members = excluded.members, tables = excluded.tables`,
    [instance, members, visitors, JSON.stringify(tables)],
  );
}

async function read(db: pg.Pool): Promise<{ now: Online; tables: ReadonlyMap<string, number> }> {
  const { rows } = await db.query<{ members: bigint; visitors: bigint; tables: unknown }>(
    `with here as materialized (
       select * from presence where seen_at > house_now() - $1::interval)
     select (select count(distinct m) from here, unnest(here.members) as m) as members,
            (select coalesce(sum(visitors), 0) from here) as visitors,
            (select coalesce(jsonb_object_agg(t.key, t.watching), '{}')
               from (select key, sum(value::integer) as watching from here, jsonb_each_text(here.tables)
                      group by key) t) as tables`,
    [forgetAfter],
  );
  const [row] = rows;
  const members = Number(row?.members ?? 0n);
  const visitors = Number(row?.visitors ?? 0n);
  return {
    now: { members, visitors, online: members + visitors },
    tables: new Map(Object.entries(counts.parse(row?.tables ?? {}))),
  };
}
