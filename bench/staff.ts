import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { createOrResetStaff } from '../apps/server/src/modules/staff/index.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { fillHouse } from './lib/full-house.ts';
import { type RunningServer, startServer } from './lib/server.ts';

/**
 * How long the lists of the back office take to open with a full house: 1,000,000 members and 5,000,000 rounds. Each is
 * asked for by an administrator, first as it is and then further in; the slowest answers are what counts.
 * `--json`, `--quick` (a smaller house).
 */
const isQuick = process.argv.includes('--quick');
const size = isQuick ? { members: 20_000, roundsEach: 5 } : { members: 1_000_000, roundsEach: 5 };
const times = 12;
const targetMs = 300;
const note = (line: string) => process.stderr.write(`${line}\n`);

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = mkdtempSync(join(tmpdir(), 'arara-bench-staff-'));
chmodSync(folder, 0o711);
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  // A first start seeds the catalogue that rounds are played in.
  await (await startServer({ DATABASE_URL: database.url })).stop();
  const db = openPool(database.url, 4);
  const house = await fillHouse(db, size, note);
  await countReports(db);
  await openSomeRounds(db);
  await db.query('vacuum analyze');
  const server = await startServer({ DATABASE_URL: database.url });
  const token = await administrator(db, server);
  // The server's first answer opens its connections.
  await fetch(`${server.url}/api/staff/team`, { headers: { authorization: `Bearer ${token}` } });
  const results = [];
  for (const { list, path } of await listsOf(db)) {
    const taken: number[] = [];
    let failures = 0;
    for (let n = 0; n < times; n += 1) {
      const from = performance.now();
      const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      taken.push(performance.now() - from);
      if (answer.status !== 200) failures += 1;
    }
    // The first of them reads what nobody has read yet.
    const first = taken[0] ?? 0;
    const worst = Math.max(...taken);
    results.push({ list, first_ms: Math.round(first), worst_ms: Math.round(worst), failures });
    note(`${list.padEnd(34)} first ${first.toFixed(0)} ms, worst ${worst.toFixed(0)} ms ${failures || ''}`);
  }
  await server.stop();
  await db.end();
  const report = {
    members: house.members,
    rounds: house.rounds,
    lists: results,
    worst_ms: Math.max(...results.map((result) => result.worst_ms)),
    slow: results.filter((result) => result.worst_ms >= targetMs).map((result) => result.list),
    failing: results.filter((result) => result.failures > 0).map((result) => result.list),
  };
  process.stdout.write(
    `${process.argv.includes('--json') ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What the listener of reports would have counted. */
async function countReports(db: pg.Pool): Promise<void> {
  note('reports');
  await db.query(
    `insert into report_game_day (day, game, category, rounds, stake_cents, stake_cash_cents, payout_cents,
                                  payout_cash_cents, stake_squares, stake_payouts, payout_squares)
     select house_day(r.settled_at), r.game, g.category, count(*), sum(stake_cents), sum(stake_cents), sum(payout_cents),
            sum(payout_cents), sum(stake_cents::numeric * stake_cents), sum(stake_cents::numeric * payout_cents),
            sum(payout_cents::numeric * payout_cents)
       from round r join game g on g.slug = r.game group by 1, 2, 3`,
  );
  await db.query(
    `insert into report_agent_day (day, agent_id, rounds, stake_cents, stake_cash_cents, payout_cents, payout_cash_cents)
     select day, null, sum(rounds), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents)
       from report_game_day group by 1`,
  );
}

/** One member in a hundred has left a round open. */
async function openSomeRounds(db: pg.Pool): Promise<void> {
  await db.query(
    `insert into round (id, member_id, game, version, is_open, stake_cents, money_before_cents, money_after_cents,
                        bonus_after_cents, seed_id, nonce, bet, view, idempotency_key, created_at)
     select uuidv7(), p.member_id, 'minas-do-sertao', 1, true, 100, 0, 0, 0, p.seed_id, 1000, '{}', '{}', 'open',
            house_now() - random() * interval '30 days'
       from member_play p where hashtext(p.member_id::text) % 100 = 0`,
  );
}

async function administrator(db: pg.Pool, server: RunningServer): Promise<string> {
  const account = await createOrResetStaff(db, { email: 'bench@arara.example', role: 'admin' });
  const answer = await fetch(`${server.url}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  // The answer of a login.
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

interface List {
  readonly list: string;
  readonly path: string;
}

/** Every list an administrator opens, those that have pages also far in. */
async function listsOf(db: pg.Pool): Promise<List[]> {
  const { rows } = await db.query<{ id: string; account: string; day: string; from: string; middle: string }>(
    `select m.id, m.account, house_day(house_now())::text as day, (house_day(house_now()) - 29)::text as from,
            (house_day(house_now()) - 30)::text as middle
       from member m order by m.id offset (select count(*) / 2 from member) limit 1`,
  );
  const [some] = rows;
  if (!some) throw new Error('the house is empty');
  const { id, account, day, from, middle } = some;
  const month = `from=${from}&to=${day}`;
  return [
    { list: 'members', path: '/api/staff/members' },
    { list: 'members, page 1000', path: '/api/staff/members?page=1000' },
    { list: 'members by account', path: `/api/staff/members?search=${account}` },
    { list: 'member', path: `/api/staff/members/${id}` },
    { list: 'statement of a member', path: `/api/staff/members/${id}/statement` },
    { list: 'rounds of a member', path: `/api/staff/members/${id}/rounds` },
    { list: 'standing of a member', path: `/api/staff/members/${id}/standing` },
    { list: 'withdrawals', path: '/api/staff/withdrawals?state=open' },
    { list: 'deposits', path: '/api/staff/deposits' },
    { list: 'deposits of today', path: '/api/staff/deposits?range=today' },
    { list: 'cases', path: '/api/staff/cases' },
    { list: 'movements', path: '/api/staff/ledger/movements' },
    { list: 'movements of a kind', path: '/api/staff/ledger/movements?kind=deposit' },
    { list: 'movements of bets', path: '/api/staff/ledger/movements?kind=payout' },
    { list: 'movements of a member', path: `/api/staff/ledger/movements?search=${account}` },
    { list: 'movements of a day', path: `/api/staff/ledger/movements?from=${middle}&to=${middle}` },
    { list: 'kinds of movement', path: '/api/staff/ledger/kinds' },
    { list: 'games', path: '/api/staff/games?category=slots' },
    { list: 'returns', path: `/api/staff/game-returns?${month}` },
    { list: 'open rounds', path: '/api/staff/open-rounds' },
    { list: 'report by game', path: `/api/staff/reports/breakdown?${month}&by=game` },
    { list: 'rounds behind GGR', path: `/api/staff/reports/rows?${month}&figure=ggr` },
    { list: 'deposits behind a report', path: `/api/staff/reports/rows?${month}&figure=deposits` },
    { list: 'audit log', path: '/api/staff/audit' },
  ];
}
