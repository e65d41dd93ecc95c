import { randomUUID } from 'node:crypto';
import { halfNumbers } from '@arara/games/tables';
import type pg from 'pg';
import { eventually } from '../../../apps/server/src/testing/eventually.ts';
import { makeMembers } from '../../../apps/server/src/testing/many-members.ts';
import { type Cluster, drawTable } from './cluster.ts';
import type { Instance } from './instance.ts';

const patienceMs = 60_000;
const players = 6;

interface StoredRound {
  readonly id: string;
  readonly phase: string;
  readonly hash: string | null;
  readonly secret_hash: string | null;
  readonly outcome: { readonly number: number } | null;
  readonly settled_at: Date | null;
}

/**
 * Bets on red, by each player twice with one key, on a round that would take bets for a minute: its runner is killed while it is
 * open, the next one once it has drawn, and the last instance ends it. Time is given to the round by the test, so that no machine
 * is too slow for it.
 */
export async function playDrawThroughKills(cluster: Cluster) {
  const { db, url } = cluster;
  await db.query(
    `update live_table set is_on = true, open_ms = 60000, locked_ms = 60000, playing_ms = 300 where slug = $1`,
    [drawTable],
  );
  const { id } = await inPhase(db, 'open');
  const { tokens } = await makeMembers(db, players, 100_00n);
  const place = async (token: string, key: string): Promise<string> => {
    const response = await fetch(`${url}/api/live/tables/${drawTable}/chips`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ round_id: id, bet: { bets: [{ type: 'red', stake: '3.00' }] } }),
    });
    // The envelope of the call, as the contract has it.
    const answer = (await response.json()) as { data?: { bet: { id: string } }; error?: string };
    return answer.data?.bet.id ?? answer.error ?? 'no answer';
  };
  const keys = tokens.map((token) => ({ token, key: randomUUID() }));
  const answers = await Promise.all(keys.flatMap(({ token, key }) => [place(token, key), place(token, key)]));
  await db.query('update live_table set is_on = false where slug = $1', [drawTable]);
  // The runner that lives knows of the old moments; the next one reads these.
  await db.query('update live_round set locks_at = house_now() where id = $1', [id]);
  const killed = [await killRunner(cluster)];
  const drawn = await inPhase(db, 'locked');
  await db.query('update live_round set plays_at = house_now() where id = $1', [id]);
  killed.push(await killRunner(cluster));
  const ended = await eventually(
    () => lastRound(db),
    ({ settled_at }) => settled_at !== null,
    patienceMs,
  );
  const number = ended.outcome?.number ?? 0;
  return {
    killed,
    answers: new Set(answers),
    isOneRound: ended.id === id && drawn.id === id,
    isOneDraw: ended.hash !== null && ended.hash === drawn.secret_hash,
    bets: await paidBets(db, id),
    owedCents: halfNumbers('red').includes(number) ? 600n : 0n,
  };
}

async function killRunner(cluster: Cluster): Promise<string> {
  const runner = await eventually<Instance | null>(
    () => cluster.runner(drawTable),
    (found) => found !== null,
    patienceMs,
  );
  if (!runner) throw new Error('unreachable: it was found');
  await cluster.kill(runner);
  return runner.name;
}

const inPhase = (db: pg.Pool, phase: string) =>
  eventually(
    () => lastRound(db),
    (round) => round.phase === phase,
    patienceMs,
  );

async function lastRound(db: pg.Pool): Promise<StoredRound> {
  const { rows } = await db.query<StoredRound>(
    `select id, phase, hash, secret ->> 'hash' as secret_hash, outcome, settled_at from live_round
      where table_slug = $1 and phase <> 'waiting' order by number desc limit 1`,
    [drawTable],
  );
  return rows[0] ?? { id: '', phase: '', hash: null, secret_hash: null, outcome: null, settled_at: null };
}

/** The bets of a round with what their money did: how often it was staked, settled and paid. */
async function paidBets(db: pg.Pool, roundId: string) {
  const { rows } = await db.query<{ id: string; paid: bigint; moves: string }>(
    `select b.id, b.payout_cents as paid,
            (select string_agg(t.kind || ' ' || t.amount_cents, ', ' order by t.id) from ledger_transfer t
              where t.reference = b.id) as moves
       from live_bet b where b.round_id = $1 order by b.id`,
    [roundId],
  );
  return rows;
}
