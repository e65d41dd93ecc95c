import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findNats } from '../apps/server/src/plugins/bus/testing/nats-server.ts';
import { accountOf } from '../tests/module/three-instances/account.ts';
import { drawTable, flightTable, openCluster } from '../tests/module/three-instances/cluster.ts';
import { playThroughKills } from '../tests/module/three-instances/run.ts';
import { needProgram } from './lib/tools.ts';

/**
 * Three instances behind one address with NATS and one PostgreSQL: sockets follow a crash table and roulette, and members bet
 * on every round of both, for about five minutes, while the instance that runs a table is killed three times and started
 * again. What players were told is held against the books. It ends by itself after a quarter of an hour at the latest, and
 * tells what it has seen even then. `--json`, `--quick` (a tenth of the crowd, about a minute).
 */
const isQuick = process.argv.includes('--quick');
const crowd = isQuick
  ? { visitors: 270, bettors: 30, pauseMs: 2_000 }
  : { visitors: 2_700, bettors: 300, pauseMs: 90_000 };
// Three hundred bets at once take a slow machine a second or two.
const phases = isQuick
  ? { open: 2_000, locked: 300, playing: 500, settled: 500 }
  : { open: 6_000, locked: 1_000, playing: 3_000, settled: 2_000 };
const kills = [
  { table: flightTable, phase: 'playing' },
  { table: drawTable, phase: 'open' },
  { table: flightTable, phase: 'locked' },
] as const;
const limitMs = 14 * 60_000;

const begunAt = performance.now();
const secondsSince = (from: number) => Math.round((performance.now() - from) / 1_000);
const note = (line: string) => process.stderr.write(`${secondsSince(begunAt)} s: ${line}\n`);

needProgram(findNats, 'nats-server');
// A server of its own: whoever builds meanwhile changes nothing of it.
const built = resolve('.cache/instances');
execFileSync(process.execPath, ['scripts/build.mjs', '--server', '--to', built], { stdio: 'ignore' });
const cluster = await openCluster({
  program: resolve(built, 'main.js'),
  count: 3,
  endsBy: 200,
  tables: [flightTable, drawTable],
  phases,
});
note('three instances run');
const startedAt = performance.now();
try {
  const run = await playThroughKills(cluster, { ...crowd, kills, limitMs }, note);
  const seconds = secondsSince(startedAt);
  const account = await accountOf(cluster, run);
  const result = {
    instances: cluster.instances.length,
    bus: cluster.bus,
    seconds,
    trouble: run.trouble,
    sockets: run.followers.length,
    bettors: run.bettors.length,
    kills: run.takeoversMs.length,
    takeover_ms: run.takeoversMs,
    rounds: account.rounds,
    rounds_broken: account.brokenRounds,
    bets: account.bets,
    bets_lost: account.lostBets,
    bets_strange: account.strangeBets,
    bets_wrongly_paid: account.wronglyPaid,
    sockets_reconnected: account.reconnects,
    news_before_snapshot: account.early,
    ticks_heard: run.followers.reduce((sum, { ticks }) => sum + ticks, 0),
    gaps: account.gaps,
    surprises: account.surprises,
    books_balance: account.booksAreClean && account.differenceCents === 0n,
  };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name.padEnd(26)} ${value}\n`);
  if (run.trouble !== null) process.exitCode = 1;
} finally {
  await cluster.close();
}
process.exit();
