import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { fillBare } from './fill-bare.ts';

export interface FullHouse {
  readonly members: number;
  readonly rounds: number;
  /** Sessions of members spread over the whole house. */
  readonly tokens: readonly string[];
}

const stake = 100;
/** Every second round wins 1.98 times its stake. */
const payout = 198;
const openingCents = 1_000_000;
const sliceRows = 1_000_000;

/**
 * Fills an empty, migrated database with members who have paid in, played for sixty days and drawn some of it out again:
 * set-based statements that keep every rule of the books, so that `reconcile` finds nothing.
 */
export async function fillHouse(
  db: pg.Pool,
  size: { members: number; roundsEach: number },
  note: (line: string) => void,
): Promise<FullHouse> {
  const { members, roundsEach } = size;
  const client = await db.connect();
  try {
    // The books are written by the ledger's functions alone; these statements write what those would have written.
    await client.query(`set arara.ledger = 'posting'`);
    await fillBare(client, async () => {
      note(`${members} members`);
      await client.query(membersSql, [members]);
      await client.query(depositsSql, [openingCents]);
      note(`${members * roundsEach} rounds`);
      // In slices, so that one statement does not hold everything in memory.
      const slice = Math.max(1, Math.floor(sliceRows / members));
      for (let from = 1; from <= roundsEach; from += slice) {
        const to = Math.min(from + slice - 1, roundsEach);
        await client.query(roundsSql, [from, to, stake, payout, openingCents, roundsEach]);
      }
      note('movements');
      await client.query(transfersSql, [openingCents, stake, payout]);
      await client.query(sumsSql, [stake, payout, openingCents, roundsEach]);
      await client.query(seasonSql);
      note('indexes');
    });
    const tokens = await openSessions(client);
    note('statistics');
    await client.query('reset all');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return { members, rounds: members * roundsEach, tokens };
  } finally {
    client.release(true);
  }
}

const membersSql = `
with made as (
  insert into member (account, realname, birth_date, phone, site, invite_code, password_hash, created_at, updated_at)
  select 'cheia_' || n, 'Casa Cheia', '1990-01-01', '', 'arara', 'CC' || n, '',
         house_now() - interval '61 days', house_now() from generate_series(1, $1::int) as n
  returning id
), wallets as (
  insert into ledger_account (member_id, kind)
  select id, kind from made, unnest(array['cash', 'bonus', 'held', 'rebate']) as kind returning id, member_id, kind
), seeds as (
  insert into fair_seed (member_id, server_seed, server_seed_hash, client_seed, state)
  select id, encode(sha256(id::text::bytea), 'hex'), encode(sha256(encode(sha256(id::text::bytea), 'hex')::bytea), 'hex'),
         'bench', 'active' from made returning id, member_id
), next_seeds as (
  insert into fair_seed (member_id, server_seed, server_seed_hash, state)
  select id, encode(sha256(('n' || id)::bytea), 'hex'), encode(sha256(encode(sha256(('n' || id)::bytea), 'hex')::bytea), 'hex'),
         'next' from made
)
insert into member_play (member_id, cash_account_id, bonus_account_id, seed_id)
select m.id, c.id, b.id, s.id from made m
  join wallets c on c.member_id = m.id and c.kind = 'cash'
  join wallets b on b.member_id = m.id and b.kind = 'bonus'
  join seeds s on s.member_id = m.id`;

const depositsSql = `
insert into deposit (order_number, member_id, method_id, amount_cents, state, txid, request_hash, created_at, expires_at,
                     credited_at)
select 'CC' || row_number() over (), m.member_id, p.id, $1::bigint, 'credited', replace(gen_random_uuid()::text, '-', ''), '',
       house_now() - interval '60 days', house_now() - interval '60 days', house_now() - interval '60 days'
  from member_play m, payment_method p where p.direction = 'deposit' limit (select count(*) from member_play)`;

/**
 * Round n of a member: what came before it follows from n alone. All members play their first round one after the other, then
 * their second, and so on: ids rise with their moment, as those of real rounds do.
 */
const roundsSql = `
insert into round (id, member_id, game, version, is_open, stake_cents, payout_cents, money_before_cents,
                   money_after_cents, bonus_after_cents, seed_id, nonce, bet, outcome, view, idempotency_key,
                   created_at, settled_at)
select uuidv7(-(interval '60 days' * (1 - s.x))), p.member_id, g.slug, 1, false, $3::int,
       $4::int * (n % 2), $5::int - $3::int * (n - 1) + $4::int * (n / 2),
       $5::int - $3::int * n + $4::int * ((n + 1) / 2), 0, p.seed_id, n - 1, '{"direction":"over","target":5049}',
       '{"roll":5050}', null, 'full-' || n, t.at, t.at
  from generate_series($1::int, $2::int) as n
  cross join (select m.*, row_number() over () / (count(*) over ())::float8 as rank from member_play m) p
  cross join lateral (select (n + p.rank) / ($6::float8 + 2) as x) s
  cross join lateral (select house_now() - interval '60 days' * (1 - s.x) as at) t
  join lateral (select slug from (values ('dados-de-ouro'), ('roleta-guanabara'), ('coroa-da-onca')) as v(slug)
                offset n % 3 limit 1) g on true
 order by n, p.rank`;

const transfersSql = `
insert into ledger_transfer (from_account_id, to_account_id, amount_cents, from_balance_cents, to_balance_cents, kind,
                             reference, created_at)
select from_id, to_id, amount, from_balance, to_balance, kind, reference, at from (
  select p.member_id, 0 as n, 0 as part, 3::bigint as from_id, p.cash_account_id as to_id, $1::bigint as amount,
         null::bigint as from_balance, $1::bigint as to_balance, 'deposit' as kind, d.id as reference, d.credited_at as at
    from member_play p join deposit d on d.member_id = p.member_id
  union all
  select r.member_id, r.nonce + 1, 1, p.cash_account_id, 1, r.stake_cents, r.money_before_cents - r.stake_cents, null,
         'stake', r.id, r.settled_at
    from round r join member_play p on p.member_id = r.member_id
  union all
  select r.member_id, r.nonce + 1, 2, 1, p.cash_account_id, r.payout_cents, null, r.money_after_cents, 'payout', r.id,
         r.settled_at
    from round r join member_play p on p.member_id = r.member_id where r.payout_cents > 0
) t where $2::int > 0 and $3::int > 0
order by n, at, part`;

const sumsSql = `
with played as (
  update member_play p set nonce = $4::int, turnover_cents = $1::bigint * $4::int, counted_cents = $1::bigint * $4::int,
         payout_cents = $2::bigint * (($4::int + 1) / 2) returning 1
), days as (
  insert into play_day (member_id, day, category, rounds, stake_cents, stake_cash_cents, payout_cents, payout_cash_cents)
  select r.member_id, house_day(r.settled_at), g.category, count(*), sum(r.stake_cents), sum(r.stake_cents),
         sum(r.payout_cents), sum(r.payout_cents)
    from round r join game g on g.slug = r.game group by 1, 2, 3 returning 1
)
update ledger_account a set balance_cents = $3::bigint - $1::bigint * $4::int + $2::bigint * (($4::int + 1) / 2)
 where a.kind = 'cash' and a.member_id is not null`;

/** What the nights have added up of the days that have ended. */
const seasonSql = `
insert into vip_season (member_id, season, counted_to, stake_cents)
select member_id, date_trunc('quarter', house_day(house_now()))::date, max(day), sum(stake_cents) from play_day
 where day >= date_trunc('quarter', house_day(house_now()))::date and day < house_day(house_now()) group by 1`;

/** Two thousand sessions of members from everywhere in the table. */
async function openSessions(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from member order by md5(id::text) limit 2000',
  );
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into session (member_id, token_hash, created_at, last_seen_at)
     select id, hash, house_now(), house_now() from unnest($1::uuid[], $2::bytea[]) as i(id, hash)`,
    [rows.map(({ id }) => id), tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return tokens;
}
