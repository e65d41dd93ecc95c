import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { type Bets, makeBetHouse } from './lib/bet-house.ts';
import { houseFolder } from './lib/house-folder.ts';
import { postgresCpuSeconds } from './lib/process-cpu.ts';
import { fillTpcb, runTpcb } from './lib/tpcb.ts';

/**
 * Durable bets a second over HTTP, with authentication and every check, against pgbench's TPC-B on the same PostgreSQL; and the
 * same in a house that holds many rounds. All three take turns, the two houses in pieces of a turn: a machine's pace changes by the
 * minute, and what is compared must have had the same of it. `--json`, `--quick` (fewer, shorter turns, fewer stored rounds).
 */
const isQuick = process.argv.includes('--quick');
const connections = 64;
const turns = isQuick ? 1 : 3;
const pieceSeconds = isQuick ? 1 : 3;
/** Who bets next hears what the one before has left to hear, and what is slow for a while meets whoever bets then. */
const orderOfPieces = ['empty', 'stored', 'stored', 'empty', 'stored', 'empty', 'empty', 'stored'] as const;
/** Of each house in a turn, and of pgbench. */
const seconds = (pieceSeconds * orderOfPieces.length) / 2;
const storedRounds = isQuick ? 100_000 : 1_000_000;
const note = (line: string) => process.stderr.write(`${line}\n`);

interface Turn {
  readonly tps: number;
  /** Of PostgreSQL's processors, for all of pgbench's transactions. */
  readonly tpcbSeconds: number;
  /** Its pieces. */
  readonly empty: readonly Bets[];
  readonly stored: readonly Bets[];
}

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  const db = openPool(database.url, 2);
  const tpcb = { url: database.url, clients: connections, seconds };
  await fillTpcb(tpcb);
  const empty = await makeBetHouse(database.url, join(folder, 'empty'), 0);
  note(`storing ${storedRounds} rounds`);
  const stored = await makeBetHouse(await anotherDatabase(db), join(folder, 'stored'), storedRounds);
  note('until listeners have heard of them');
  await stored.open();
  await stored.close();
  for (const house of [empty, stored]) await house.tidy();
  const turnsDone: Turn[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    note(`turn ${turn}: pgbench TPC-B`);
    const before = await postgresCpuSeconds(db);
    const tps = await runTpcb(tpcb);
    const tpcbSeconds = (await postgresCpuSeconds(db)) - before;
    note(`turn ${turn}: bets`);
    await Promise.all([empty.open(), stored.open()]);
    for (const house of [empty, stored]) await house.bet(3);
    const pieces: Record<(typeof orderOfPieces)[number], Bets[]> = { empty: [], stored: [] };
    for (const which of turn % 2 === 1 ? orderOfPieces : orderOfPieces.toReversed())
      pieces[which].push(await (which === 'empty' ? empty : stored).bet(pieceSeconds));
    await Promise.all([empty.close(), stored.close()]);
    turnsDone.push({ tps, tpcbSeconds, ...pieces });
  }
  const areBalanced = [await empty.leave(), await stored.leave()];
  await db.end();
  report(turnsDone, !areBalanced.includes(false));
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The address of an empty database beside the first. */
async function anotherDatabase(db: ReturnType<typeof openPool>): Promise<string> {
  await db.query('create database arara_stored');
  const url = new URL(database.url);
  url.pathname = '/arara_stored';
  return url.href;
}

/** Several pieces of bets as one: the middle p50, the worst p99, what one bet took of the processors in microseconds. */
function sumUp(pieces: readonly Bets[]) {
  const sum = (of: (bets: Bets) => number) => pieces.reduce((total, bets) => total + of(bets), 0);
  const requests = sum((bets) => bets.requests);
  return {
    perSecond: sum((bets) => bets.perSecond) / pieces.length,
    p50Ms: pieces.map(({ p50Ms }) => p50Ms).sort((a, b) => a - b)[Math.floor(pieces.length / 2)],
    p99Ms: Math.max(...pieces.map(({ p99Ms }) => p99Ms)),
    failures: sum((bets) => bets.failures),
    nodeUs: Math.round((sum((bets) => bets.nodeSeconds) / requests) * 1e6),
    postgresUs: Math.round((sum((bets) => bets.postgresSeconds) / requests) * 1e6),
  };
}

function report(turnsDone: readonly Turn[], areBalanced: boolean): void {
  const empty = sumUp(turnsDone.flatMap((turn) => turn.empty));
  const stored = sumUp(turnsDone.flatMap((turn) => turn.stored));
  const byTurn = turnsDone.map((turn) => ({
    tps: turn.tps,
    bets: sumUp(turn.empty).perSecond,
    storedBets: sumUp(turn.stored).perSecond,
  }));
  const tps = turnsDone.reduce((sum, turn) => sum + turn.tps, 0) / turns;
  const tpcbSeconds = turnsDone.reduce((sum, turn) => sum + turn.tpcbSeconds, 0);
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  const result = {
    connections,
    turns,
    bets_per_s: Math.round(empty.perSecond),
    p50_ms: empty.p50Ms,
    p99_ms: empty.p99Ms,
    node_us_per_bet: empty.nodeUs,
    postgres_us_per_bet: empty.postgresUs,
    pgbench_tpcb_tps: Math.round(tps),
    postgres_us_per_tpcb: Math.round((tpcbSeconds / (tps * seconds * turns)) * 1e6),
    ratio: rounded(empty.perSecond / tps, 2),
    ratio_by_turn: byTurn.map(({ bets, tps: ofTurn }) => rounded(bets / ofTurn, 2)),
    failures: empty.failures + stored.failures,
    stored_rounds: storedRounds,
    bets_per_s_stored: Math.round(stored.perSecond),
    node_us_per_bet_stored: stored.nodeUs,
    postgres_us_per_bet_stored: stored.postgresUs,
    share_of_empty: rounded(stored.perSecond / empty.perSecond, 3),
    share_by_turn: byTurn.map(({ bets, storedBets }) => rounded(storedBets / bets, 3)),
    books_balance: areBalanced,
  };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name.padEnd(26)} ${value}\n`);
}
