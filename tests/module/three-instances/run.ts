import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../../apps/server/src/testing/eventually.ts';
import { makeMembers } from '../../../apps/server/src/testing/many-members.ts';
import { Bettor } from './bettor.ts';
import { type Cluster, tableName } from './cluster.ts';
import { Follower } from './follower.ts';

/** Whatever is waited for comes by itself; a machine may be slow. */
const patienceMs = 150_000;

interface Plan {
  /** Sockets of visitors, and members who bet, each with a socket too. */
  readonly visitors: number;
  readonly bettors: number;
  /** In which phase of a round its runner is killed, one kill after the other. */
  readonly kills: readonly ('open' | 'locked' | 'playing')[];
  /** How long play goes on after each restart. */
  readonly pauseMs: number;
}

export interface Run {
  readonly bettors: readonly Bettor[];
  readonly followers: readonly Follower[];
  /** From the kill of a runner until another instance had the table. */
  readonly takeoversMs: readonly number[];
}

/** Plays on the table of a cluster while its runner is killed and started again, then switches it off and waits for the end. */
export async function playThroughKills(
  cluster: Cluster,
  plan: Plan,
  note: (line: string) => void,
): Promise<Run> {
  const { url, db } = cluster;
  const { tokens } = await makeMembers(db, plan.bettors, 1_000_00n);
  const bettors = tokens.map((token, index) => new Bettor(url, addressOf(index), token));
  const visitors = Array.from(
    { length: plan.visitors },
    (_, index) => new Follower(url, addressOf(plan.bettors + index), null),
  );
  const followers = [...bettors.map(({ follower }) => follower), ...visitors];
  const everybodyTold = () =>
    eventually(
      () => followers.filter(({ isTold }) => !isTold).length,
      (left) => left === 0,
      patienceMs,
    );
  const stopping = new AbortController();
  const playing: Promise<void>[] = [];
  const takeoversMs: number[] = [];
  try {
    await everybodyTold();
    note(`${followers.length} sockets follow`);
    playing.push(...bettors.map((bettor) => bettor.play(stopping.signal)));
    for (const phase of plan.kills) {
      const { number } = await inPhase(cluster, phase);
      const killed = await eventually(
        () => cluster.runner(),
        (found) => found !== null,
        patienceMs,
      );
      if (!killed) throw new Error('unreachable: it was found');
      await cluster.kill(killed);
      const killedAt = performance.now();
      const next = await eventually(
        () => cluster.runner(),
        (found) => found !== null && found !== killed,
        patienceMs,
      );
      takeoversMs.push(Math.round(performance.now() - killedAt));
      note(`${killed.name} was killed while ${phase}, ${next?.name} goes on`);
      await settled(cluster, number);
      await cluster.restart(killed);
      await everybodyTold();
      await wait(plan.pauseMs);
    }
    await settled(cluster, (await lastRound(cluster)).number + 1n);
    stopping.abort();
    await Promise.all(playing);
    await db.query('update live_table set is_on = false');
    await eventually(
      () => unfinished(cluster),
      (left) => left === 0,
      patienceMs,
    );
    const last = await lastRound(cluster);
    await eventually(
      () => followers.filter(({ round }) => round?.id !== last.id || round.phase !== 'settled').length,
      (left) => left === 0,
      patienceMs,
    );
    return { bettors, followers, takeoversMs };
  } finally {
    stopping.abort();
    await Promise.allSettled(playing);
    for (const follower of followers) follower.close();
  }
}

/** Sockets and requests are limited by address: everybody has an own one. */
const addressOf = (index: number) => `10.20.${Math.floor(index / 250)}.${1 + (index % 250)}`;

async function lastRound({ db }: Cluster): Promise<{ id: string; phase: string; number: bigint }> {
  const { rows } = await db.query<{ id: string; phase: string; number: bigint }>(
    `select id, phase, number from live_round where table_slug = $1 and phase <> 'waiting' order by number desc limit 1`,
    [tableName],
  );
  return rows[0] ?? { id: '', phase: '', number: 0n };
}

const inPhase = (cluster: Cluster, phase: string) =>
  eventually(
    () => lastRound(cluster),
    (round) => round.phase === phase,
    patienceMs,
  );

/** Waits until all bets of a round are paid. */
async function settled({ db }: Cluster, number: bigint): Promise<void> {
  const count = async () => {
    const { rowCount } = await db.query(
      'select 1 from live_round where table_slug = $1 and number = $2 and settled_at is not null',
      [tableName, number],
    );
    return rowCount;
  };
  await eventually(count, (rounds) => rounds === 1, patienceMs);
}

/** Rounds that have begun and are not paid, and those that wait with bets on them. */
async function unfinished({ db }: Cluster): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    `select count(*)::integer as left from live_round
      where table_slug = $1 and settled_at is null and (phase <> 'waiting' or bets > 0)`,
    [tableName],
  );
  return rows[0]?.left ?? 0;
}
