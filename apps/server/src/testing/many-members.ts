import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/**
 * Makes members with a session and cash, by set-based statements: registration hashes a password for each of them,
 * which is not what is measured.
 */
export async function makeMembers(
  db: pg.Pool,
  count: number,
  cashCents: bigint,
): Promise<{ memberIds: string[]; tokens: string[] }> {
  const prefix = randomBytes(3).toString('hex');
  const ids = Array.from({ length: count }, () => randomUUID());
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await db.query(
    `insert into member (id, account, realname, birth_date, phone, site, invite_code, password_hash)
     select id, $2 || '_' || n, 'Bench', '1990-01-01', '', 'arara', $2 || n, '' from unnest($1::uuid[]) with ordinality as i(id, n)`,
    [ids, `b${prefix}`],
  );
  await db.query('select ledger_open_wallets(id) from unnest($1::uuid[]) as id', [ids]);
  await db.query(
    `insert into fair_seed (member_id, server_seed, server_seed_hash, client_seed, state)
     select id, encode(sha256(id::text::bytea), 'hex'), encode(sha256(encode(sha256(id::text::bytea), 'hex')::bytea), 'hex'),
            'bench', 'active' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await db.query(
    `insert into member_play (member_id, cash_account_id, bonus_account_id, seed_id)
     select m.id, c.id, b.id, s.id from unnest($1::uuid[]) as m(id)
       join ledger_account c on c.member_id = m.id and c.kind = 'cash'
       join ledger_account b on b.member_id = m.id and b.kind = 'bonus'
       join fair_seed s on s.member_id = m.id and s.state = 'active'`,
    [ids],
  );
  await db.query(
    `select ledger_post(9, a.id, $2, 'bench_opening', a.member_id) from ledger_account a
      where a.member_id = any($1::uuid[]) and a.kind = 'cash'`,
    [ids, cashCents],
  );
  await db.query(
    `insert into session (member_id, token_hash, created_at, last_seen_at)
     select id, hash, now(), now() from unnest($1::uuid[], $2::bytea[]) as i(id, hash)`,
    [ids, hashes],
  );
  return { memberIds: ids, tokens };
}
