import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../../apps/server/src/testing/eventually.ts';
import { makeMembers } from '../../../apps/server/src/testing/many-members.ts';
import { Bettor } from './bettor.ts';
import type { Cluster } from './cluster.ts';
import { Follower } from './follower.ts';

/** Whatever is waited for comes by itself; a machine may be slow. */
const patienceMs = 150_000;
/** Not all connect at the same moment. */
const connectingAtOnce = 50;
const connectingEveryMs = 100;

interface Plan {
  /** Sockets of visitors, each at one table, and members who bet at all tables, each with a socket too. */
  readonly visitors: number;
  readonly bettors: number;
  /** In which phase of a round its runner is killed, one kill after the other. */
  readonly kills: readonly {
    readonly table: string;
    readonly phase: 'open' | 'locked' | 'playing';
  }[];
  /** How long play goes on after each restart. */
  readonly pauseMs: number;
  /** How long all of it may take. */
  readonly limitMs: number;
}

export interface Run {
  readonly bettors: readonly Bettor[];
  readonly followers: readonly Follower[];
  /** From the kill of a runner until another instance had the table. */
  readonly takeoversMs: readonly number[];
  /** What was waited for in vain, if anything: the run ended there. */
  readonly trouble: string | null;
}

/** Plays on the tables of a cluster while their runners are killed and started again, then switches them off and waits for the end. */
export async function playThroughKills(
  cluster: Cluster,
  plan: Plan,
  note: (line: string) => void,
): Promise<Run> {
  const { db } = cluster;
  const endsAt = performance.now() + plan.limitMs;
  const soon = <Answer>(
    what: string,
    ask: () => Promise<Answer> | Answer,
    isRight: (answer: Answer) => boolean,
  ) =>
    eventually(ask, isRight, Math.min(patienceMs, endsAt - performance.now())).catch((error: unknown) => {
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`);
    });
  const { bettors, followers } = await gather(cluster, plan);
  const everybodyTold = () =>
    soon(
      'sockets that follow no table',
      () => followers.filter(({ isTold }) => !isTold).length,
      (left) => left === 0,
    );
  const settled = (table: string, number: bigint) =>
    soon(
      `round ${number} of ${table} is paid`,
      () => isSettled(cluster, table, number),
      (isPaid) => isPaid,
    );
  const stopping = new AbortController();
  const playing: Promise<void>[] = [];
  const takeoversMs: number[] = [];
  let trouble: string | null = null;
  try {
    await everybodyTold();
    note(`${followers.length} sockets follow`);
    playing.push(...bettors.map((bettor) => bettor.play(stopping.signal)));
    for (const { table, phase } of plan.kills) {
      const round = await soon(
        `a round of ${table} is ${phase}`,
        () => lastRound(cluster, table),
        (last) => last.phase === phase,
      );
      const killed = await soon(
        `somebody runs ${table}`,
        () => cluster.runner(table),
        (found) => found !== null,
      );
      if (!killed) throw new Error('unreachable: it was found');
      await cluster.kill(killed);
      const killedAt = performance.now();
      const next = await soon(
        `somebody goes on with ${table}`,
        () => cluster.runner(table),
        (found) => found !== null && found !== killed,
      );
      takeoversMs.push(Math.round(performance.now() - killedAt));
      note(
        `${killed.name} was killed while ${table} was ${phase}, ${next?.name} went on after ${takeoversMs.at(-1)} ms`,
      );
      await settled(table, round.number);
      await cluster.restart(killed);
      await everybodyTold();
      note(`all ${followers.length} sockets follow again`);
      await wait(plan.pauseMs);
    }
    for (const table of cluster.tables) await settled(table, (await lastRound(cluster, table)).number + 1n);
    stopping.abort();
    await Promise.all(playing);
    await db.query('update live_table set is_on = false');
    await soon(
      'rounds that are not finished',
      () => unfinished(cluster),
      (left) => left === 0,
    );
    const last = new Map<string, string>();
    for (const table of cluster.tables) last.set(table, (await lastRound(cluster, table)).id);
    await soon(
      'sockets that have not heard of the end',
      () =>
        followers.filter(({ rounds }) =>
          rounds.some(([table, round]) => round?.id !== last.get(table) || round?.phase !== 'settled'),
        ).length,
      (left) => left === 0,
    );
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error);
  }
  stopping.abort();
  await Promise.allSettled(playing);
  for (const follower of followers) follower.close();
  return { bettors, followers, takeoversMs, trouble };
}

/** Connects everybody, some at a time. */
async function gather({ url, db, tables }: Cluster, plan: Plan) {
  const { tokens } = await makeMembers(db, plan.bettors, 1_000_00n);
  const bettors: Bettor[] = [];
  const visitors: Follower[] = [];
  for (let index = 0; index < plan.bettors + plan.visitors; index += 1) {
    if (index % connectingAtOnce === connectingAtOnce - 1) await wait(connectingEveryMs);
    const token = tokens[index];
    const table = tables[index % tables.length];
    if (token !== undefined) bettors.push(new Bettor(url, addressOf(index), token, tables));
    else if (table !== undefined) visitors.push(new Follower(url, addressOf(index), null, [table]));
  }
  return { bettors, followers: [...bettors.map(({ follower }) => follower), ...visitors] };
}

/** Sockets and requests are limited by address: everybody has an own one. */
const addressOf = (index: number) => `10.20.${Math.floor(index / 250)}.${1 + (index % 250)}`;

async function lastRound(
  { db }: Cluster,
  table: string,
): Promise<{ id: string; phase: string; number: bigint }> {
  const { rows } = await db.query<{ id: string; phase: string; number: bigint }>(
    `select id, phase, number from live_round where table_slug = $1 and phase <> 'waiting' order by number desc limit 1`,
    [table],
  );
  return rows[0] ?? { id: '', phase: '', number: 0n };
}

/** Whether all bets of a round are paid. */
async function isSettled({ db }: Cluster, table: string, number: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from live_round where table_slug = $1 and number = $2 and settled_at is not null',
    [table, number],
  );
  return rowCount === 1;
}

/** Rounds that have begun and are not paid, and those that wait with bets on them. */
async function unfinished({ db, tables }: Cluster): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    `select count(*)::integer as left from live_round
      where table_slug = any($1) and settled_at is null and (phase <> 'waiting' or bets > 0)`,
    [tables],
  );
  return rows[0]?.left ?? 0;
}
