import type { memberTopics } from '@arara/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Bus, Ears } from './bus/bus.ts';
import { openNatsBus } from './bus/nats-bus.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { openProcessBus } from './bus/process-bus.ts';
import type { Queryable } from './transaction.ts';

/** What one instance tells the others: an event for a member's sockets or for an open topic, or that sessions have ended. */
export type Notice =
  | {
      readonly type: 'member';
      readonly memberId: string;
      readonly topic: (typeof memberTopics)[number];
      readonly data: unknown;
    }
  | OpenNotice
  | {
      readonly type: 'session_ended';
      readonly memberId: string;
      readonly sessionIds: readonly string[] | 'all';
    };

interface OpenNotice {
  readonly type: 'open';
  readonly topic: `chat:${string}` | `live:${string}` | 'site:feed' | 'site:online';
  readonly data: unknown;
}

export interface Notices {
  /** Tells every instance, this one too, once the transaction has committed. At most about 7 kB. */
  send(tx: Queryable, notice: Notice): Promise<void>;
  /** Tells every instance an open topic's news at once, over the bus: for what comes too often for the database. */
  publish(notice: OpenNotice): void;
  /** Tells this instance alone, at once: for what costs too much to send through the database. */
  sendHere(notice: Notice): void;
  listen(hear: (notice: Notice) => void): () => void;
  /** Notices are lost while the database is away: `hear` is called once they arrive again. */
  onReconnect(hear: () => void): () => void;
  /** What was published may have been lost: `hear` is called once the bus is back. */
  onGap(hear: () => void): () => void;
  close(): Promise<void>;
}

export interface NoticesOptions {
  readonly databaseUrl: string;
  /** The NATS server and the subject of this house there. */
  readonly nats?: { readonly url: string; readonly subject: string };
  /** No other instance works on this database. */
  readonly isAlone: boolean;
}

/**
 * What a transaction has done is told over PostgreSQL, which delivers at commit and never for a rollback. What is published
 * goes over the bus: NATS where there is one, in process where the instance is alone, PostgreSQL otherwise.
 */
export async function openNotices(options: NoticesOptions, log: FastifyBaseLogger): Promise<Notices> {
  const { databaseUrl, nats, isAlone } = options;
  const database = await openPostgresBus(databaseUrl, log);
  const here = new Ears<Notice>();
  const alone: Bus = isAlone ? openProcessBus() : database;
  const bus = nats ? await openNatsBus(nats.url, nats.subject, log) : alone;
  const sources = [...new Set<Bus>([database, bus])];
  return {
    send: (tx, notice) => database.send(tx, JSON.stringify(notice)),
    publish: (notice) => bus.publish(JSON.stringify(notice)),
    sendHere: (notice) => here.tell(notice),
    listen: (hear) => {
      // Sent by the two above and by nobody else.
      const stops = sources.map((source) => source.listen((text) => hear(JSON.parse(text) as Notice)));
      stops.push(here.add(hear));
      return () => {
        for (const stop of stops) stop();
      };
    },
    onReconnect: database.onReconnect,
    onGap: bus.onReconnect,
    close: async () => {
      for (const source of sources) await source.close();
    },
  };
}
