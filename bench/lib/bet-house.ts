import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { BetWriter } from '../../apps/server/src/modules/games/settlement/bet-writer.ts';
import { systemClock } from '../../apps/server/src/plugins/clock.ts';
import { openPool } from '../../apps/server/src/plugins/transaction.ts';
import { gameRules } from '../../packages/games/src/index.ts';
import { reconcile } from '../../packages/ledger/src/index.ts';
import { load } from './load.ts';
import { makeMembers } from './members.ts';
import { withCpu } from './process-cpu.ts';
import { type RunningServer, startServer } from './server.ts';

const connections = 64;
const body = JSON.stringify({ stake: '1.00', direction: 'over', target: 5049 });

/** Bets over HTTP for some seconds, with the processor time they took. */
export interface Bets {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
  readonly nodeSeconds: number;
  readonly postgresSeconds: number;
}

/** Members who bet in a house on a database of its own, whose server runs between `open` and `close`. */
export interface BetHouse {
  open(): Promise<void>;
  bet(seconds: number): Promise<Bets>;
  /** Ends the server when its listeners have heard of every round. */
  close(): Promise<void>;
  /** Vacuums and analyses its database: what was stored for the benchmark is not for its bets to clean up. */
  tidy(): Promise<void>;
  /** Whether the books balance; nothing is asked of it afterwards. */
  leave(): Promise<boolean>;
}

/** Makes a house on an empty database, with so many rounds stored that the ledger holds what it would hold. */
export async function makeBetHouse(url: string, dataDir: string, storedRounds: number): Promise<BetHouse> {
  await migrate(url);
  const db = openPool(url, 4);
  const { tokens } = await makeMembers(db, 2048, 100_000_000n);
  if (storedRounds > 0) await storeRounds(db, storedRounds);
  let server: RunningServer | null = null;
  return {
    open: async () => {
      server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
    },
    bet: async (seconds) => {
      if (!server) throw new Error('the house is not open');
      const { url: address, pid } = server;
      const path = '/api/play/dados-de-ouro';
      const { done, ...took } = await withCpu([pid], db, () =>
        load({ url: address, method: 'POST', path, body, tokens, connections, seconds }),
      );
      return { ...done, ...took };
    },
    close: async () => {
      while (await isHearing(db)) await sleep(250);
      await server?.stop();
      server = null;
    },
    tidy: async () => void (await db.query('vacuum (analyze)')),
    leave: async () => {
      const { isClean } = await reconcile(db);
      await db.end();
      return isClean;
    },
  };
}

/** Plays rounds through the settlement itself, by members of their own. */
async function storeRounds(db: pg.Pool, count: number): Promise<void> {
  const { memberIds } = await makeMembers(db, 4096, 100_000_000n);
  const writer = new BetWriter(db, systemClock, {
    batchMax: 2048,
    batchesInFlightMax: 2,
    waitingMax: 10_000,
  });
  const rules = gameRules('dados-de-ouro');
  const parsed = rules?.parseBet(JSON.parse(body));
  if (rules?.kind !== 'instant' || parsed?.kind !== 'ok')
    throw new Error('the bet of this benchmark is not accepted');
  for (let done = 0; done < count; done += memberIds.length) {
    await Promise.all(
      memberIds.map((memberId, index) =>
        writer.submit({
          memberId,
          game: rules.game,
          version: rules.version,
          stakeCents: parsed.stakeCents,
          bet: parsed.bet,
          key: `stored-${done + index}`,
          contributionPercent: 100,
          feedsJackpot: false,
          isStepped: false,
          draw: (draws) => ({ ...rules.play(parsed.bet, draws), secret: null, view: null }),
        }),
      ),
    );
  }
}

async function isHearing(db: pg.Pool): Promise<boolean> {
  const { rows } = await db.query<{ is_busy: boolean }>(
    `select exists (select from outbox o join outbox_cursor c on c.topic = o.topic
                     where (o.xid, o.id) > (c.xid, c.id)) as is_busy`,
  );
  return rows[0]?.is_busy !== false;
}
