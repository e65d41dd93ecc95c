import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isConform,
  seamlessConformance,
  tableOf,
  transferConformance,
} from '@arara/platform-kit/conformance';
import { pino } from 'pino';
import { buildApp } from '../../../app.ts';
import { callingOf } from '../../../calling.ts';
import { launchDatabase } from '../../../database/launch.ts';
import { migrate } from '../../../database/migrate.ts';
import { readEnv } from '../../../env.ts';
import { openHouse } from '../../../open-house.ts';
import { movableClock } from '../../../plugins/clock.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { type HeldHouse, heldMember, transferUnderTest } from './conformance-house.ts';
import { openSeamlessLab, type SeamlessLab, seamlessPlayer } from './seamless-lab.ts';

/**
 * `npm run conformance`: holds this house to both wallets' protocols, against simulated platforms, on a database of its own;
 * each case and fault a hundred times, or `--runs=N`.
 */
const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? '100');
/** So many that none of them asks more in a minute than a member may. */
const playersMax = 50;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-conformance-'));
  const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: say } });
  const lab = await openSeamlessLab();
  try {
    await migrate(database.url);
    const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
    const clock = movableClock(new Date());
    let address = 'http://127.0.0.1';
    const open = await openHouse({
      env: readEnv({ CAPTCHA: 'off', SANDBOX: 'on', PORT: '0', ...lab.env }),
      databaseUrl: database.url,
      log,
      clock,
      publicUrl: () => address,
      pspJournal: null,
      pspTimeoutMs: 1500,
    });
    const { server } = await buildApp(open.house, { sites: folder, logger: log });
    address = await server.listen({ host: '127.0.0.1', port: 0 });
    try {
      return await hold(
        { house: open.house, clock, runTask: open.runTask, ...callingOf(server) },
        address,
        lab,
      );
    } finally {
      await server.close();
      await open.close();
    }
  } finally {
    await lab.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hold(held: HeldHouse, url: string, lab: SeamlessLab): Promise<boolean> {
  const { db, clock } = held.house;
  const clients = lab.connect({ url, now: () => clock.now().getTime() });
  await held.runTask('platform-games');
  const members = [];
  for (let at = 0; at < Math.min(playersMax, runs); at += 1)
    members.push(await heldMember(held, 10_000_000n));
  const { rows } = await db.query<{ id: string }>(
    `select external_id as id from game where platform = 'aurora' and is_open order by slug limit 1`,
  );
  const players = [];
  for (const { memberId } of members) players.push(await seamlessPlayer(held.house, memberId, 'aurora'));
  const game = rows[0]?.id ?? '';
  const results = [
    ...(await seamlessConformance({ client: clients.aurora, players, game }, runs)),
    ...(await transferConformance(transferUnderTest(held, 'day7', lab.simulators.day7, members), runs)),
  ];
  // Every round is over by then, and counted.
  held.clock.moveBy(25 * 3_600_000);
  await held.runTask('seamless-rounds');
  const books = await booksNow(db);
  const kept = (kind: string) => books.house.find((account) => account.kind === kind)?.balanceCents ?? 0n;
  const there = lab.simulators.day7.totalCents();
  const areEven = books.isClean && kept('platform_rounds') === 0n && kept('platforms') === there;
  say(tableOf(results));
  say('');
  say(
    `books: difference ${books.differenceCents}, ${books.isClean ? 'clean' : 'NOT CLEAN'}, ${books.movements} movements`,
  );
  say(`rounds not counted hold ${kept('platform_rounds')} centavos`);
  say(`on the transfer wallet: ${kept('platforms')} centavos here, ${there} there`);
  return isConform(results) && areEven;
}

main().then(
  (isGood) => {
    say(isGood ? 'conform' : 'NOT CONFORM');
    process.exit(isGood ? 0 : 1);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
