import { rmSync } from 'node:fs';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { settleDay } from '../apps/server/src/modules/agency/settlement/settle-day.ts';
import { type Deed, readTables, recount } from '../apps/server/src/modules/agency/testing/recount.ts';
import { openPool } from '../apps/server/src/plugins/transaction.ts';
import { houseFolder } from './lib/house-folder.ts';

/**
 * Settles one day of a tree of 100,000 members in one run, every one of them with a deposit and play of that day, and
 * recounts the sum member by member. `--json`, `--quick` (a tenth of the members).
 */
const members = process.argv.includes('--quick') ? 10_000 : 100_000;
const day = '2030-05-17';

const folder = houseFolder();
const note = (line: string) => process.stderr.write(`${line}\n`);
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
try {
  await migrate(database.url);
  const db = openPool(database.url, 4);
  note(`a tree of ${members} members`);
  await plant(db);
  await db.query('vacuum analyze');
  note('settling a day');
  const begun = performance.now();
  const settled = await settleDay(db, day, { withRecharge: true });
  const ms = Math.round(performance.now() - begun);
  const again = performance.now();
  await settleDay(db, day, { withRecharge: true });
  const msAgain = Math.round(performance.now() - again);
  note('recounting');
  const due = await recountDay(db);
  await db.end();
  report({
    members,
    ms,
    ms_again: msAgain,
    agents: settled.agents,
    rows: settled.rows,
    commission: (Number(settled.amountCents) / 100).toFixed(2),
    rows_right: settled.rows === due.rows,
    sum_right: settled.amountCents === due.sum,
  });
  if (settled.rows !== due.rows || settled.amountCents !== due.sum) process.exitCode = 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Members in the order of their numbers, each invited by an older one: a few who invite many, many who invite nobody.
 * The triggers of the tree do their work; passwords, wallets and seeds are not what is measured.
 */
async function plant(db: ReturnType<typeof openPool>): Promise<void> {
  await db.query(
    'create function bench_id(n bigint) returns uuid language sql immutable as $$ select md5(n::text)::uuid $$',
  );
  await db.query(
    `insert into member (id, account, realname, birth_date, phone, site, invite_code, password_hash, top_id)
     select bench_id(n), 'bench_' || n, 'Bench', '1990-01-01', '', 'arara', 'B' || n, '',
            -- The square draws inviters from the older half more often: some invite hundreds, many nobody.
            case when n > 10 then bench_id(1 + floor((n - 1) * power(n * 7919 % 1000 / 1000.0, 2))::bigint) end
       from generate_series(1, $1::bigint) as n order by n`,
    [members],
  );
  // Nobody reads reports here: heads are not counted.
  await db.query('alter table play_day disable trigger report_count_active');
  await db.query(
    `insert into play_day (member_id, day, category, rounds, stake_cents, stake_cash_cents)
     select bench_id(n), $2, c.category, 10, 100 + n * 31 % 90000, 100 + n * 31 % 90000
       from generate_series(1, $1::bigint) as n
      cross join lateral (select * from (values (0, 'slots'), (1, 'live'), (2, 'crash')) as v(k, category)
                           where v.k = 0 or n % 3 = v.k) as c`,
    [members, day],
  );
  await db.query(
    `insert into deposit (order_number, member_id, method_id, amount_cents, state, txid, request_hash, expires_at, credited_at)
     select 'B' || n, bench_id(n), m.id, 2000 + n * 37 % 200000, 'credited', lpad(n::text, 26, '0'), '',
            t.at, t.at
       from generate_series(1, $1::bigint) as n
      cross join (select id from payment_method where direction = 'deposit' limit 1) as m
      cross join lateral (select $2::timestamptz + n % 86400 * interval '1 second' as at) as t`,
    [members, `${day}T00:00:00-03:00`],
  );
}

async function recountDay(db: ReturnType<typeof openPool>): Promise<{ rows: number; sum: bigint }> {
  const tree = await db.query<{ id: string; top_id: string | null }>('select id, top_id from member');
  const deeds = await db.query<Deed>(
    `select member_id as "memberId", 'betting' as mechanism, category, stake_cash_cents as cents from play_day
     union all
     select member_id, 'recharge', '', amount_cents from deposit`,
  );
  const inviterOf = new Map(tree.rows.map(({ id, top_id }) => [id, top_id]));
  const lines = [...recount(inviterOf, deeds.rows, await readTables(db)).values()];
  return { rows: lines.length, sum: lines.reduce((sum, { amount }) => sum + amount, 0n) };
}

function report(result: Record<string, unknown>): void {
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name.padEnd(12)} ${value}\n`);
}
