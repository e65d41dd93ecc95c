import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type pg from 'pg';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { createOrResetStaff } from '../apps/server/src/modules/staff/index.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { fillHouse } from './lib/full-house.ts';
import { houseFolder } from './lib/house-folder.ts';
import { type RunningServer, startServer } from './lib/server.ts';
import { listsOf } from './lib/staff-lists.ts';

/**
 * How long the lists of the back office take to open with a full house: 1,000,000 members and 5,000,000 rounds. Each is
 * asked for by an administrator, first as it is and then further in; the slowest answers are what counts.
 * `--json`, `--quick` (a smaller house), `--members=200000` (a house of that many).
 */
const isQuick = process.argv.includes('--quick');
const named = process.argv.find((one) => one.startsWith('--members='))?.split('=')[1];
const size = { members: named ? Number(named) : isQuick ? 20_000 : 1_000_000, roundsEach: 5 };
const times = 12;
const targetMs = 300;
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
const note = (line: string) => process.stderr.write(`${String(seconds()).padStart(5)} s  ${line}\n`);

execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
const folder = houseFolder();
const database = await launchDatabase({
  dataDir: folder,
  log: { info: () => {}, warn: note },
  // Nothing here outlives a crash, and what is measured is read.
  settings: { fsync: 'off', full_page_writes: 'off', max_wal_size: '16GB' },
});
try {
  await migrate(database.url);
  // A first start seeds the catalogue that rounds are played in.
  await (await startServer({ DATA_DIR: folder, DATABASE_URL: database.url })).stop();
  const db = openPool(database.url, 4);
  const house = await fillHouse(db, size, note);
  await nameMembers(db, house.members);
  await countReports(db);
  await countHeads(db);
  await openSomeRounds(db);
  await addPaperwork(db, house.members);
  await countFigures(db);
  await db.query('vacuum analyze');
  const filledSeconds = seconds();
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url });
  const token = await administrator(db, server);
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  // The server's first answer opens its connections.
  await fetch(`${server.url}/api/staff/team`, { headers: { authorization: `Bearer ${token}` } });
  const results = [];
  await sequentialScans(db);
  for (const { list, path } of await listsOf(db, ask)) {
    const taken: number[] = [];
    let failures = 0;
    const scansBefore = await sequentialScans(db);
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
    const scans = await sequentialScans(db);
    const scanned = Object.keys(scans).filter((table) => (scans[table] ?? 0) > (scansBefore[table] ?? 0));
    results.push({ list, first_ms: Math.round(first), worst_ms: Math.round(worst), failures, scanned });
    note(
      `${list.padEnd(36)} first ${first.toFixed(0)} ms, worst ${worst.toFixed(0)} ms ${failures || ''} ${scanned}`,
    );
  }
  await server.stop();
  await db.end();
  const report = {
    members: house.members,
    rounds: house.rounds,
    filled_s: filledSeconds,
    lists: results,
    worst_ms: Math.max(...results.map((result) => result.worst_ms)),
    slow: results.filter((result) => result.worst_ms >= targetMs).map((result) => result.list),
    scanned: results.flatMap((result) => result.scanned.map((table) => `${result.list}: ${table}`)),
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
     select p.day, m.top_id, sum(rounds), sum(stake_cents), sum(stake_cash_cents), sum(payout_cents), sum(payout_cash_cents)
       from play_day p join member m on m.id = p.member_id group by 1, 2`,
  );
}

/** What the trigger of play_day would have counted: as the migration that brought it counts what stood there before. */
async function countHeads(db: pg.Pool): Promise<void> {
  note('heads');
  const migration = readFileSync('db/migrations/0029_active_members.sql', 'utf8');
  await db.query(/^with play as materialized[^;]*;/m.exec(migration)?.[0] ?? '');
}

/** The same of money and registrations; triggers have counted a part of them, and who was invited by whom was not known then. */
async function countFigures(db: pg.Pool): Promise<void> {
  note('figures');
  await db.query('truncate report_figure_day, report_figure_agent_day, report_figure_change');
  const migration = readFileSync('db/migrations/0034_report_figures.sql', 'utf8');
  await db.query(/^with figure as materialized[^;]*;/m.exec(migration)?.[0] ?? '');
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

/**
 * One member in ten is known by a name, a CPF, a phone, an e-mail and a Pix key of their own, and was invited by one of five hundred
 * agents, spread over the whole house.
 */
async function nameMembers(db: pg.Pool, members: number): Promise<void> {
  note('names');
  const client = await db.connect();
  // Nobody's inviter changes but here: the house is still being made up.
  await client.query('set session_replication_role = replica');
  await client.query(
    `with ranked as materialized (select id, row_number() over (order by id) as n from member),
     agents as materialized (select id, row_number() over (order by n) as a from ranked where n % 200 = 1 limit 500),
     named as (
       update member m set top_id = a.id, cpf = (10000000000 + n.n * 7919)::text, phone = '119' || lpad(n.n::text, 8, '0'),
              email = 'pessoa' || n.n || '@exemplo.com.br', realname = 'Pessoa ' || md5(n.n::text)
         from ranked n join agents a on a.a = 1 + n.n / 10 % (select count(*) from agents)
        where n.id = m.id and n.n % 10 = 0 and n.n <= $1 returning m.id, m.cpf, m.email)
     insert into bank_account (member_id, kind, value, holder_name)
     select id, kind, value, '' from named
       cross join lateral (values ('cpf', cpf), ('email', 'pix.' || email)) as key(kind, value)`,
    [members],
  );
  client.release(true);
}

/** Deposits of every day, withdrawals, audit rows, conversations and cases of such a house: one in ten members has each. */
async function addPaperwork(db: pg.Pool, members: number): Promise<void> {
  note('paperwork');
  const some = Math.ceil(members / 10);
  await db.query(
    `insert into deposit (order_number, member_id, method_id, amount_cents, state, txid, request_hash, created_at, expires_at,
                          credited_at)
     select 'DB' || n, m.id, p.id, 5000, 'credited', replace(gen_random_uuid()::text, '-', ''), '', t.at, t.at, t.at
       from (select id, row_number() over () as n from member limit $1) as m(id, n)
       cross join lateral (select house_now() - interval '60 days' * ($1 - n) / $1 as at) as t
       join lateral (select id from payment_method where direction = 'deposit' order by position limit 1) p on true`,
    [some],
  );
  await db.query(
    `insert into withdrawal (order_number, member_id, method_id, amount_cents, fee_cents, state, holder_name, key_kind,
                             key_value, created_at, reviewed_at, paid_at)
     select 'WB' || n, m.id, p.id, 5000, 100, case when n % 100 = 0 then 'submitted' else 'paid' end, 'Casa Cheia', 'cpf',
            '52998224725', t.at, t.at, t.at
       from (select id, row_number() over () as n from member limit $1) as m(id, n)
       cross join lateral (select house_now() - interval '60 days' * ($1 - n) / $1 as at) as t
       join lateral (select id from payment_method where direction = 'withdrawal' order by position limit 1) p on true`,
    [some],
  );
  await db.query(
    `insert into audit_log (id, at, staff_email, ip, action, subject_type, subject_id, detail, hash)
     select (select max(id) from audit_log) + n, house_now() - interval '60 days' * ($1 - n) / $1, 'colega-' || n % 40 || '@arara.example', '10.0.0.1',
            (array['member.view', 'member.search', 'withdrawal.approve', 'member.note'])[1 + n % 4], 'member', m.id::text,
            '{}', encode(sha256(('bench ' || n)::bytea), 'hex')
       from (select id, row_number() over () as n from member limit $1) as m(id, n)`,
    [some],
  );
  // Twenty members came from one address, two thousand with one device.
  await db.query(
    `insert into session (member_id, token_hash, device, ip, created_at, last_seen_at)
     select id, sha256(('device ' || n)::bytea), 'Mozilla/5.0 (Linux; Android 15) casa/' || n / 2000, '10.1.' || n / 20 / 250 || '.' || n / 20 % 250,
            house_now(), house_now()
       from (select id, row_number() over () as n from member limit $1) as m(id, n)`,
    [some],
  );
  await db.query(
    `with made as (
       insert into support_conversation (member_id, last_at, waits_since, unanswered)
       select id, house_now() - random() * interval '60 days', case when random() < 0.05 then house_now() end, 1
         from member limit $1 returning id, last_at)
     insert into support_message (conversation_id, text, at) select id, 'Oi', last_at from made`,
    [some],
  );
  await db.query(
    `insert into abuse_case (member_id, signal, cause, evidence, state, created_at)
     select id, 'same_device', 'bench-' || id, '{"accounts":[],"accounts_total":0,"facts":{}}', 'open',
            house_now() - random() * interval '60 days' from member limit $1`,
    [Math.ceil(some / 10)],
  );
}

/** Sequential scans so far of every table that has grown. */
async function sequentialScans(db: pg.Pool): Promise<Record<string, number>> {
  // The counters of other sessions are told about once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { rows } = await db.query<{ relname: string; seq_scan: bigint }>(
    'select relname, seq_scan from pg_stat_user_tables where n_live_tup >= 5000',
  );
  return Object.fromEntries(rows.map((row) => [row.relname, Number(row.seq_scan)]));
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
