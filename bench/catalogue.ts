import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { games } from '../packages/contract/src/index.ts';
import { makeMembers } from './lib/members.ts';
import { type Read, readOnce, readOver } from './lib/reads.ts';
import { startServer } from './lib/server.ts';

/**
 * Reading the catalogue with 20,000 games of a platform, 50 requests at once: lists, filters, search, and lists of members with
 * favourites. `first` is each answer's first time, when the database is asked; then they are ready, until the catalogue
 * changes. `revalidated` asks with the name of the content that is there already. `--json`, `--quick`.
 */
const isQuick = process.argv.includes('--quick');
const size = 20_000;
const connections = 50;
const seconds = isQuick ? 3 : 10;
const targetMs = 15;
const note = (line: string) => process.stderr.write(`${line}\n`);

const address = (input: Record<string, string | number>, path: string = games.gameList.path): Read => ({
  path: `${path}?${new URLSearchParams({ lang: 'pt', ...input } as Record<string, string>)}`,
});
const pages = [1, 2, 3, 10, 100];
const sorts = ['popular', 'new', 'title', 'rtp'];

const lists: readonly Read[] = [
  ...sorts.flatMap((sort) => pages.map((page) => address({ sort, page }))),
  ...games.categories.flatMap((category) => [1, 2].map((page) => address({ category, page }))),
  address({ page_size: 100, sort: 'popular' }),
  ...[games.gamePopular, games.gamePromotion].map(({ path }) => address({}, path)),
  address({}, games.gamePlatforms.path),
  address({}, games.gameFilters.path),
];
const filters: readonly Read[] = [
  ...games.volatilities.flatMap((volatility) =>
    ['free_spins', 'cash_out', 'many_bets'].map((feature) => address({ volatility, feature })),
  ),
  ...games.categories.flatMap((category) =>
    sorts.map((sort) => address({ category, platType: 'day7', sort })),
  ),
];
/** Whole names, beginnings as they are typed, several words, other languages, accents left out, and mistakes. */
const words =
  'd dr dra drag dragao|dragao de prata|lua|lua de prata|silver dragon|golden|ouro|fortuna|dargao de prata|draago prata|silvr dragon|tigre|tigr|rio|moon|estrela|templo|dourad|reino perdido|zzzzzz';
const searches: readonly Read[] = words
  .split('|')
  .flatMap((text, index) => (index === 0 ? text.split(' ') : [text]))
  .flatMap((name) => [address({ name }), address({ name, page_size: 100 })]);

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = mkdtempSync(join(tmpdir(), 'arara-bench-db-'));
chmodSync(folder, 0o711);
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  const db = openPool(database.url, 4);
  const server = await startServer({ DATABASE_URL: database.url, SANDBOX_GAMES: String(size) });
  const total = await filled(db);
  note(`${total} games`);
  await db.query('vacuum analyze');
  const results = [];
  for (const [kind, reads] of Object.entries({ lists, filters, searches })) {
    const first = (await readOnce(server.url, reads, connections)).map(({ ms }) => ms).sort((a, b) => a - b);
    await readOver(server.url, reads, { connections, seconds: 2 });
    const ready = await readOver(server.url, reads, { connections, seconds });
    results.push({ kind, addresses: reads.length, ...told(ready), ...firstTime(first) });
    note(`${kind}: ${JSON.stringify(results.at(-1))}`);
  }
  const members = await membersReads(db);
  await readOver(server.url, members, { connections, seconds: 2 });
  results.push({
    kind: 'members',
    addresses: members.length,
    ...told(await readOver(server.url, members, { connections, seconds })),
  });
  note(`members: ${JSON.stringify(results.at(-1))}`);
  const known = await named(server.url);
  const again = await readOnce(server.url, known, connections);
  results.push({
    kind: 'revalidated',
    addresses: known.length,
    ...told(await readOver(server.url, known, { connections, seconds })),
  });
  await server.stop();
  await db.end();
  const p99Ms = Math.max(...results.map((result) => result.p99_ms));
  const report = {
    games: total,
    connections,
    calls: results,
    p99_worst_ms: p99Ms,
    target_ms: targetMs,
    is_met: p99Ms < targetMs,
    not_modified: again.filter(({ status }) => status === 304).length,
    not_modified_of: known.length,
    bytes_of_not_modified: again.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  process.stdout.write(
    `${process.argv.includes('--json') ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Waits until the lobbies of all platforms are in the catalogue, and gives how many games there are. */
async function filled(db: ReturnType<typeof openPool>): Promise<number> {
  for (;;) {
    const { rows } = await db.query<{ missing: bigint; total: bigint }>(
      `select (select count(*) from platform p where not exists (select from game where platform = p.code)) as missing,
              (select count(*) from game) as total`,
    );
    const [row] = rows;
    if (row && Number(row.missing) === 0 && Number(row.total) > size) return Number(row.total);
    await sleep(500);
  }
}

/** Members who read lists; every second one has favourites in them. */
async function membersReads(db: ReturnType<typeof openPool>): Promise<Read[]> {
  const { memberIds, tokens } = await makeMembers(db, 400, 100n);
  await db.query(
    `insert into favourite (member_id, game_id)
     select m, g.id from unnest($1::uuid[]) as m, (select id from game order by popularity desc, position limit 5) as g`,
    [memberIds.filter((_, index) => index % 2 === 0)],
  );
  return tokens.map((token, index) => ({ ...address({ page: (Math.floor(index / 2) % 3) + 1 }), token }));
}

/** The lists with the names of their contents, as a browser that has been here asks. */
async function named(url: string): Promise<Read[]> {
  const answers = await readOnce(url, lists, connections);
  return lists.map((read, index) => ({ ...read, etag: answers[index]?.etag ?? '' }));
}

function told({ perSecond, p50Ms, p99Ms, failures }: Awaited<ReturnType<typeof readOver>>) {
  return { per_s: Math.round(perSecond), p50_ms: p50Ms, p99_ms: p99Ms, failures };
}

/** There are few addresses: the slowest of them stands for the 99th of a hundred. */
function firstTime(sorted: readonly number[]) {
  return {
    first_p50_ms: Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)),
    first_p99_ms: Number((sorted.at(-1) ?? 0).toFixed(1)),
  };
}
