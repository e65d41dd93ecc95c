import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Queryable } from '../transaction.ts';
import { type Bus, Ears } from './bus.ts';

/** A bus that can also wait for a transaction. */
export interface PostgresBus extends Bus {
  /** Tells every instance, this one too, once the transaction has committed; never when it rolls back. */
  send(tx: Queryable, text: string): Promise<void>;
}

const channel = 'arara_notices';
const notify = 'select pg_notify($1, $2)';

/** The bus over LISTEN/NOTIFY on one connection of its own. A text has at most about 7 kB. */
export async function openPostgresBus(url: string, log: FastifyBaseLogger): Promise<PostgresBus> {
  const ears = new Ears<string>();
  const reconnects = new Ears<void>();
  let isClosed = false;
  let client: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'arara-notices' });
    next.on('notification', (message) => {
      if (message.payload) ears.tell(message.payload);
    });
    next.on('error', () => {
      if (client === next) {
        client = null;
        void reconnect();
      }
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    for (let waitMs = 50; !isClosed; waitMs = Math.min(waitMs * 2, 2000)) {
      try {
        await connect();
        break;
      } catch {
        log.warn('notices: the database is away');
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
    if (!isClosed) reconnects.tell();
  };
  const waiting: string[] = [];
  let isPublishing = false;
  /** One after another, in the order in which they were given. */
  const publishAll = async (): Promise<void> => {
    isPublishing = true;
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      try {
        await client?.query(notify, [channel, text]);
      } catch (error) {
        log.warn({ err: error }, 'a text was not passed on');
      }
    }
    isPublishing = false;
  };
  await connect();
  return {
    send: async (tx, text) => {
      await tx.query(notify, [channel, text]);
    },
    publish: (text) => {
      waiting.push(text);
      if (!isPublishing) void publishAll();
    },
    listen: (hear) => ears.add(hear),
    onReconnect: (hear) => reconnects.add(hear),
    close: async () => {
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}
