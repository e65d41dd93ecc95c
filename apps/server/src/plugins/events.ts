import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { HouseEvents, Topic } from '../house-events.ts';
import { inTransaction, isConnectionFault, type Queryable } from './transaction.ts';

interface HouseEvent<Name extends Topic = Topic> {
  readonly id: bigint;
  readonly at: Date;
  readonly payload: HouseEvents[Name];
}

/**
 * Hears every event of a topic once, in order, inside the transaction that marks it as heard: what it writes through
 * `tx` and the mark stand or fall together. A new listener begins with the oldest event kept.
 */
export interface Listener<Ctx, Name extends Topic = Topic> {
  readonly name: string;
  readonly topic: Name;
  /** How many events one transaction takes; 100 when absent. */
  readonly eventsMax?: number;
  hear(ctx: Ctx, tx: pg.PoolClient, events: readonly HouseEvent<Name>[]): Promise<void>;
}

/** A listener of any one topic. */
export type AnyListener<Ctx> = { [Name in Topic]: Listener<Ctx, Name> }[Topic];

/** Tells an event with the transaction that causes it. */
export async function record<Name extends Topic>(
  tx: Queryable,
  topic: Name,
  payload: HouseEvents[Name],
): Promise<void> {
  await tx.query('insert into outbox (topic, payload) values ($1, $2)', [topic, JSON.stringify(payload)]);
}

export interface Events {
  /** Begins to listen; several instances share the work. */
  start(): void;
  /** Hears all that has been told so far and what hearing it tells. Rejects when a listener fails. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const pollMs = 400;

/**
 * A listener that has heard all there was rests so long: rounds are settled many times a second, and what is heard together
 * costs little more than what is heard alone.
 */
const restMs = 250;
const usualEventsMax = 100;

/** Opens the listeners of all modules. */
export async function openEvents<Ctx>(
  db: pg.Pool,
  ctx: Ctx,
  listeners: readonly AnyListener<Ctx>[],
  log: FastifyBaseLogger,
): Promise<Events> {
  const byName = new Map(listeners.map((listener) => [listener.name, listener]));
  await db.query(
    `insert into outbox_cursor (listener, topic) select * from unnest($1::text[], $2::text[])
     on conflict (listener) do nothing`,
    [listeners.map(({ name }) => name), listeners.map(({ topic }) => topic)],
  );
  const restsUntil = new Map<string, number>();
  const isAwake = (name: string) => (restsUntil.get(name) ?? 0) <= performance.now();
  /** Lets listeners with work hear once, all of them or those who do not rest; tells whether any did. */
  const round = async (
    isAsked: (name: string) => boolean,
    onFault: (name: string, error: unknown) => void,
  ): Promise<boolean> => {
    const waiting = (await listenersWithWork(db)).filter((name) => isAsked(name));
    let hasHeard = false;
    for (const name of waiting) {
      const listener = byName.get(name);
      if (!listener) continue;
      hasHeard = true;
      try {
        const heard = await hearNext(db, ctx, listener);
        if (heard < (listener.eventsMax ?? usualEventsMax)) restsUntil.set(name, performance.now() + restMs);
      } catch (error) {
        onFault(name, error);
      }
    }
    return hasHeard;
  };
  /** Until the next look: when the first that rests is awake again, at the latest after the usual pause. */
  const pauseMs = () => {
    const rests = [...restsUntil.values()].map((until) => until - performance.now()).filter((ms) => ms > 0);
    return Math.min(pollMs, ...rests);
  };
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let wake: () => void = () => {};
  const run = async () => {
    while (!isStopping) {
      let hasWork = false;
      let hasFault = false;
      try {
        hasWork = await round(isAwake, (name, error) => {
          hasFault = true;
          log.error({ err: error, listener: name }, 'a listener failed, its events are kept');
        });
      } catch (error) {
        if (!isConnectionFault(error)) log.error({ err: error }, 'events cannot be read');
      }
      if (hasWork && !hasFault) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, hasFault ? pollMs * 5 : pauseMs());
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  return {
    start: () => {
      running = run();
    },
    drain: async () => {
      const fail = (_name: string, error: unknown) => {
        throw error;
      };
      while (await round(() => true, fail)) {
        // Until nothing is left.
      }
    },
    stop: async () => {
      isStopping = true;
      wake();
      await running;
    },
  };
}

/** Listeners for whom something is in the outbox that they have not heard. */
async function listenersWithWork(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ listener: string }>({
    name: 'listeners-with-work',
    text: `select c.listener from outbox_cursor c
            where exists (select 1 from outbox o where o.topic = c.topic and (o.xid, o.id) > (c.xid, c.id))
            order by c.listener`,
  });
  return rows.map((row) => row.listener);
}

/** Gives how many events were heard. */
async function hearNext<Ctx>(db: pg.Pool, ctx: Ctx, listener: AnyListener<Ctx>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const locked = await tx.query<{ xid: string; id: bigint }>(
      'select xid::text, id from outbox_cursor where listener = $1 for update',
      [listener.name],
    );
    const [cursor] = locked.rows;
    if (!cursor) throw new Error(`listener ${listener.name} has no cursor`);
    // Transactions older than xmin have all ended: nothing can appear before what is read here.
    const { rows } = await tx.query<{ id: bigint; xid: string; created_at: Date; payload: never }>(
      `select o.id, o.xid::text, o.created_at, o.payload from outbox o
        where o.topic = $1 and (o.xid, o.id) > ($2::xid8, $3) and o.xid < pg_snapshot_xmin(pg_current_snapshot())
        order by o.xid, o.id limit $4`,
      [listener.topic, cursor.xid, cursor.id, listener.eventsMax ?? usualEventsMax],
    );
    const last = rows.at(-1);
    if (!last) return 0;
    await listener.hear(
      ctx,
      tx,
      rows.map(({ id, created_at: at, payload }) => ({ id, at, payload })),
    );
    await tx.query(
      'update outbox_cursor set xid = $2::xid8, id = $3, updated_at = house_now() where listener = $1',
      [listener.name, last.xid, last.id],
    );
    return rows.length;
  });
}

/** Removes events that every listener has heard and that are older than a week. Gives how many. */
export async function pruneEvents(db: pg.Pool): Promise<number> {
  const { rowCount } = await db.query(
    `delete from outbox o where o.created_at < house_now() - interval '7 days'
        and not exists (select 1 from outbox_cursor c where c.topic = o.topic and (c.xid, c.id) < (o.xid, o.id))`,
  );
  return rowCount ?? 0;
}
