import type { memberTopics } from '@arara/contract';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Queryable } from './transaction.ts';

/** What one instance tells the others: an event for a member's sockets or for an open topic, or that sessions have ended. */
export type Notice =
  | {
      readonly type: 'member';
      readonly memberId: string;
      readonly topic: (typeof memberTopics)[number];
      readonly data: unknown;
    }
  | { readonly type: 'open'; readonly topic: `chat:${string}`; readonly data: unknown }
  | {
      readonly type: 'session_ended';
      readonly memberId: string;
      readonly sessionIds: readonly string[] | 'all';
    };

export interface Notices {
  /** Tells every instance, this one too, once the transaction has committed. At most about 7 kB. */
  send(tx: Queryable, notice: Notice): Promise<void>;
  /** Tells this instance alone, at once: for what costs too much to send through the database. */
  sendHere(notice: Notice): void;
  listen(hear: (notice: Notice) => void): () => void;
  /** Notices are lost while the database is away: `hear` is called once they arrive again. */
  onReconnect(hear: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'arara_notices';

/** Notices over PostgreSQL LISTEN/NOTIFY: delivered at commit, never for a transaction that rolled back. */
export async function openNotices(url: string, log: FastifyBaseLogger): Promise<Notices> {
  const listeners = new Set<(notice: Notice) => void>();
  const reconnectListeners = new Set<() => void>();
  const tell = (notice: Notice) => {
    for (const hear of listeners) hear(notice);
  };
  let isClosed = false;
  let client: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'arara-notices' });
    next.on('notification', (message) => {
      // Sent by `send` below and by nobody else.
      if (message.payload) tell(JSON.parse(message.payload) as Notice);
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
    if (!isClosed) for (const hear of reconnectListeners) hear();
  };
  await connect();
  return {
    send: async (tx, notice) => {
      await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify(notice)]);
    },
    sendHere: tell,
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    onReconnect: (hear) => {
      reconnectListeners.add(hear);
      return () => reconnectListeners.delete(hear);
    },
    close: async () => {
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}
