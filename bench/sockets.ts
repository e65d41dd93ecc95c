import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import type { ToBare } from './lib/bare-broadcast.ts';
import { houseFolder } from './lib/house-folder.ts';
import { cpuSeconds } from './lib/process-cpu.ts';
import { startServer } from './lib/server.ts';
import { gatherCrowd, type SocketCrowd } from './lib/socket-crowd.ts';
import type { HolderReport } from './lib/socket-holder.ts';

/**
 * One instance holds 10,000 sockets that watch a flight, told ten times a second; then a server of `ws` alone sends the very
 * same frames at the same times to as many. Frames for each second of processor time of either, and how late ticks arrive.
 * `--json`, `--quick` (2,000 sockets, shorter).
 */
const isQuick = process.argv.includes('--quick');
const sockets = isQuick ? 2_000 : 10_000;
const seconds = isQuick ? 10 : 25;
const warmUpMs = 3_000;
const table = 'arara';
/** In hundredths: this flight outlasts the measurement. */
const endsAt = 6_000;
const note = (line: string) => process.stderr.write(`${line}\n`);

interface Measured extends HolderReport {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const ours = await measureHouse();
note(`${ours.frames} frames in ${ours.cpuSeconds} s of processor time`);
const bare = await measureBare(ours);
note(`bare: ${bare.frames} frames in ${bare.cpuSeconds} s of processor time`);
report();
process.exit();

async function measureHouse(): Promise<Measured> {
  const folder = houseFolder();
  const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
  const db = openPool(database.url, 2);
  try {
    await migrate(database.url);
    await db.query(
      `update live_table set is_on = false, watched_at = 'infinity', open_ms = 1500, locked_ms = 500, chain_length = 2500, checkpoint_every = 100`,
    );
    await db.query(`
      create function flies_long() returns trigger language plpgsql as $$
      begin
        new.secret := jsonb_set(new.secret, '{end}', '${endsAt}');
        return new;
      end $$;
      create trigger flies_long before update on live_round for each row when (new.secret ? 'end') execute function flies_long()`);
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, SANDBOX_GAMES: '0' });
    try {
      note(`gathering ${sockets} sockets`);
      const crowd = await gatherCrowd(Number(new URL(server.url).port), sockets, `live:${table}`);
      await db.query('update live_table set is_on = true where slug = $1', [table]);
      const flying = async () => {
        const { rows } = await db.query<{ plays_at: Date }>(
          `select plays_at from live_round where table_slug = $1 and phase = 'playing'`,
          [table],
        );
        return rows[0]?.plays_at.getTime();
      };
      const playsAtMs = await eventually(flying, (at) => at !== undefined, 60_000);
      await wait(warmUpMs);
      const measured = await measure(crowd, server.pid, playsAtMs ?? 0, () => wait(seconds * 1_000));
      crowd.leave();
      return measured;
    } finally {
      await server.stop();
    }
  } finally {
    await db.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The frames that were heard, at the times of the flight at which they were told. */
async function measureBare({ recorded }: Measured): Promise<Measured> {
  const child = fork(resolve(import.meta.dirname, 'lib/bare-broadcast.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const crowd = await gatherCrowd(port, sockets, '');
  const play = async (frames: typeof recorded) => {
    const startedAt = performance.now();
    for (const { text, elapsedMs } of frames) {
      await wait(elapsedMs - (frames[0]?.elapsedMs ?? 0) - (performance.now() - startedAt));
      child.send({ type: 'send', text } satisfies ToBare);
    }
  };
  await play(recorded.filter(({ elapsedMs }) => elapsedMs < (recorded[0]?.elapsedMs ?? 0) + warmUpMs));
  await wait(500);
  const measured = await measure(crowd, child.pid ?? 0, 0, async () => {
    await play(recorded);
    await wait(500);
  });
  crowd.leave();
  child.kill();
  return measured;
}

async function measure(
  crowd: SocketCrowd,
  pid: number,
  playsAtMs: number,
  work: () => Promise<void>,
): Promise<Measured> {
  await crowd.measure(playsAtMs);
  const [cpuBefore, startedAt] = [cpuSeconds(pid), performance.now()];
  await work();
  const spent = cpuSeconds(pid) - cpuBefore;
  const lasted = (performance.now() - startedAt) / 1_000;
  return { ...(await crowd.report()), seconds: lasted, cpuSeconds: Number(spent.toFixed(2)) };
}

/** In how many milliseconds so large a share of the ticks had arrived. */
function delayAt(delays: readonly number[], share: number): number {
  const all = delays.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  return delays.findIndex((count) => {
    sum += count;
    return sum >= all * share;
  });
}

function report(): void {
  const perCore = ({ frames, cpuSeconds: spent }: Measured) => frames / spent;
  const result = {
    sockets: ours.open,
    seconds: Number(ours.seconds.toFixed(1)),
    ticks_per_s: Number((ours.recorded.length / ours.seconds).toFixed(1)),
    frames_per_s: Math.round(ours.frames / ours.seconds),
    cpu_share: Number((ours.cpuSeconds / ours.seconds).toFixed(2)),
    frames_per_s_per_core: Math.round(perCore(ours)),
    bare_frames_per_s_per_core: Math.round(perCore(bare)),
    ratio: Number((perCore(ours) / perCore(bare)).toFixed(2)),
    tick_p50_ms: delayAt(ours.delays, 0.5),
    tick_p99_ms: delayAt(ours.delays, 0.99),
    ticks_missed: ours.missed,
    sockets_that_missed: ours.socketsThatMissed,
  };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name.padEnd(26)} ${value}\n`);
}
