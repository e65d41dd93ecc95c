import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findNats } from '../apps/server/src/plugins/bus/testing/nats-server.ts';
import { accountOf } from '../tests/module/three-instances/account.ts';
import { openCluster } from '../tests/module/three-instances/cluster.ts';
import { playThroughKills } from '../tests/module/three-instances/run.ts';
import { needProgram } from './lib/tools.ts';

/**
 * Three instances behind one address with NATS and one PostgreSQL: sockets follow a table and members bet on every round of
 * it, for about five minutes, while the instance that runs the table is killed three times and started again. What players
 * were told is held against the books. `--json`, `--quick` (a tenth of the crowd, under a minute).
 */
const isQuick = process.argv.includes('--quick');
const crowd = isQuick
  ? { visitors: 270, bettors: 30, pauseMs: 2_000 }
  : { visitors: 2_700, bettors: 300, pauseMs: 80_000 };
const note = (line: string) => process.stderr.write(`${line}\n`);

needProgram(findNats, 'nats-server');
execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const cluster = await openCluster({ program: resolve('dist/server/main.js'), count: 3, endsBy: 200 });
const startedAt = performance.now();
try {
  const run = await playThroughKills(cluster, { ...crowd, kills: ['playing', 'open', 'locked'] }, note);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const account = await accountOf(cluster, run);
  const result = {
    instances: cluster.instances.length,
    bus: cluster.bus,
    seconds,
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
} finally {
  await cluster.close();
}
process.exit();
