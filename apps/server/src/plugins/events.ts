import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { HouseEvents, Topic } from '../house-events.ts';
import { putEventsOfElsewhereFirst } from './events-of-elsewhere.ts';
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
  /** What it needs to have laid out before it hears. Listeners that need the same hear together, in one transaction. */
  readonly needs?: Preparation<Name>;
  /** Heard after the others of its company: members whose money it moves wait until the transaction ends. */
  readonly movesMoney?: boolean;
  hear(ctx: Ctx, tx: pg.PoolClient, events: readonly HouseEvent<Name>[]): Promise<void>;
}

/** Reads what events speak of once for all listeners that need it, for as long as their transaction lasts. */
export interface Preparation<Name extends Topic = Topic> {
  /** How many events one transaction takes. */
  readonly eventsMax: number;
  layOut(tx: pg.PoolClient, events: readonly HouseEvent<Name>[]): Promise<void>;
}

/** A listener of any one topic. */
export type AnyListener<Ctx> = { [Name in Topic]: Listener<Ctx, Name> }[Topic];

/** Listeners that stand at the same event and need the same, or one by itself. */
interface Company<Ctx> {
  readonly first: AnyListener<Ctx>;
  readonly all: readonly AnyListener<Ctx>[];
  /** Where others stand that need the same and are further: hearing ends there, so that they are met. */
  readonly until: Place | null;
}

interface Place {
  readonly xid: bigint;
  readonly id: bigint;
}

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
 * Who has heard all there was rests: rounds are settled many times a second, and what is heard together costs little more
 * than what is heard alone. The longer hearing took, the longer the rest, so that a busy house is left to its players.
 */
const restMs = { min: 250, max: 6000, timesHearing: 20 };
const usualEventsMax = 100;

/** Opens the listeners of all modules. */
export async function openEvents<Ctx>(
  db: pg.Pool,
  ctx: Ctx,
  listeners: readonly AnyListener<Ctx>[],
  log: FastifyBaseLogger,
): Promise<Events> {
  const byName = new Map(listeners.map((listener) => [listener.name, listener]));
  const moved = await putEventsOfElsewhereFirst(db);
  if (moved > 0) log.warn({ events: moved }, 'events of another server are heard before those of this one');
  await db.query(
    `insert into outbox_cursor (listener, topic) select * from unnest($1::text[], $2::text[])
     on conflict (listener) do nothing`,
    [listeners.map(({ name }) => name), listeners.map(({ topic }) => topic)],
  );
  const restsUntil = new Map<string, number>();
  const isAwake = (name: string) => (restsUntil.get(name) ?? 0) <= performance.now();
  /** Lets some listeners hear what comes next, in one transaction. */
  const hear = async (company: Company<Ctx>) => {
    const begunAt = performance.now();
    const heard = await hearNext(db, ctx, company);
    if (company.until || heard >= eventsMaxOf(company.first)) return;
    const now = performance.now();
    const rest = Math.min(restMs.max, Math.max(restMs.min, (now - begunAt) * restMs.timesHearing));
    for (const { name } of company.all) restsUntil.set(name, now + rest);
  };
  /** Lets listeners with work hear once, all of them or those who do not rest; tells whether any did. */
  const round = async (
    isAsked: (name: string) => boolean,
    onFault: (name: string, error: unknown) => void,
  ): Promise<boolean> => {
    const companies = companiesOf(await readCursors(db), byName, isAsked);
    for (const company of companies) {
      try {
        await hear(company);
      } catch (error) {
        if (company.all.length === 1) onFault(company.first.name, error);
        // One of them failed, and with it what the others did: each is tried by itself, and the one falls behind.
        else
          for (const first of company.all)
            await hear({ ...company, first, all: [first] }).catch((fault: unknown) =>
              onFault(first.name, fault),
            );
      }
    }
    return companies.length > 0;
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

interface Cursor extends Place {
  readonly listener: string;
  /** Something is in the outbox that it has not heard. */
  readonly has_work: boolean;
}

/** How far each listener has come. */
async function readCursors(db: pg.Pool): Promise<Cursor[]> {
  const { rows } = await db.query<Cursor>({
    name: 'outbox-cursors',
    text: `select c.listener, c.xid::text::bigint as xid, c.id,
                  exists (select 1 from outbox o where o.topic = c.topic and (o.xid, o.id) > (c.xid, c.id)) as has_work
             from outbox_cursor c`,
  });
  return rows;
}

const isBefore = (a: Place, b: Place) => a.xid < b.xid || (a.xid === b.xid && a.id < b.id);
const isSame = (a: Place, b: Place) => a.xid === b.xid && a.id === b.id;

/** Puts those with work together that may hear together, who moves money last; each other listener stands alone. */
function companiesOf<Ctx>(
  cursors: readonly Cursor[],
  byName: ReadonlyMap<string, AnyListener<Ctx>>,
  isAsked: (name: string) => boolean,
): Company<Ctx>[] {
  const places = new Map<string, Cursor>(cursors.map((cursor) => [cursor.listener, cursor]));
  const standing = [...byName.values()].flatMap((listener) => {
    const place = places.get(listener.name);
    return place ? [{ listener, place }] : [];
  });
  const placed = new Set<AnyListener<Ctx>>();
  return standing.flatMap(({ listener: first, place }) => {
    if (!place.has_work || placed.has(first) || !isAsked(first.name)) return [];
    const alike = standing.filter(
      ({ listener }) => listener === first || (first.needs && listener.needs === first.needs),
    );
    // Those who rest there come along: heard alone, one would go on before the other again and again.
    const all = alike
      .filter((one) => isSame(one.place, place))
      .map(({ listener }) => listener)
      .sort((a, b) => Number(a.movesMoney ?? 0) - Number(b.movesMoney ?? 0));
    for (const one of all) placed.add(one);
    const ahead = alike.map((one) => one.place).filter((other) => isBefore(place, other));
    const until = ahead.reduce<Place | null>(
      (least, one) => (least && isBefore(least, one) ? least : one),
      null,
    );
    return [{ first, all, until }];
  });
}

function eventsMaxOf<Ctx>({ needs, eventsMax }: AnyListener<Ctx>): number {
  return needs?.eventsMax ?? eventsMax ?? usualEventsMax;
}

/** Gives how many events were heard. */
async function hearNext<Ctx>(db: pg.Pool, ctx: Ctx, { first, all, until }: Company<Ctx>): Promise<number> {
  const names = all.map(({ name }) => name);
  return inTransaction(db, async (tx) => {
    const locked = await tx.query<Place>(
      `select xid::text::bigint as xid, id from outbox_cursor where listener = any($1) order by listener for update`,
      [names],
    );
    const [cursor] = locked.rows;
    if (!cursor) throw new Error(`no cursor of ${names}`);
    // Another instance was faster with some of them: the next look finds who stands where.
    if (!locked.rows.every((one) => isSame(one, cursor))) return 0;
    // Transactions older than xmin have all ended: nothing can appear before what is read here.
    const { rows } = await tx.query<{ id: bigint; xid: string; created_at: Date; payload: never }>(
      `select o.id, o.xid::text, o.created_at, o.payload from outbox o
        where o.topic = $1 and (o.xid, o.id) > ($2::text::xid8, $3) and o.xid < pg_snapshot_xmin(pg_current_snapshot())
          and ($5::text is null or (o.xid, o.id) <= ($5::text::xid8, $6::bigint))
        order by o.xid, o.id limit $4`,
      [first.topic, cursor.xid, cursor.id, eventsMaxOf(first), until?.xid, until?.id],
    );
    const last = rows.at(-1);
    if (!last) return 0;
    const events = rows.map(({ id, created_at: at, payload }) => ({ id, at, payload }));
    await first.needs?.layOut(tx, events);
    for (const listener of all) await listener.hear(ctx, tx, events);
    await tx.query(
      'update outbox_cursor set xid = $2::xid8, id = $3, updated_at = house_now() where listener = any($1)',
      [names, last.xid, last.id],
    );
    return rows.length;
  });
}

/**
 * Removes events that every one of these listeners has heard and that are older than a week. Gives how many. One that an older
 * release had keeps its place and hears no more: for it nothing is kept.
 */
export async function pruneEvents(
  db: pg.Pool,
  listeners: readonly { readonly name: string }[],
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from outbox o where o.created_at < house_now() - interval '7 days'
        and not exists (select 1 from outbox_cursor c
                         where c.listener = any($1) and c.topic = o.topic and (c.xid, c.id) < (o.xid, o.id))`,
    [listeners.map(({ name }) => name)],
  );
  return rowCount ?? 0;
}
