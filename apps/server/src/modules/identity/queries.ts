import type { Queryable } from '../../plugins/transaction.ts';
import { foldAccount, typedCpf } from './account-name.ts';

export async function insertCaptcha(
  db: Queryable,
  captcha: { key: string; answerHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.query('insert into captcha (key, answer_hash, expires_at) values ($1, $2, $3)', [
    captcha.key,
    captcha.answerHash,
    captcha.expiresAt,
  ]);
}

/** Takes a verification code away; null when there is none, or somebody was faster. */
export async function takeCaptcha(
  db: Queryable,
  key: string,
): Promise<{ answer_hash: Buffer; expires_at: Date } | null> {
  const { rows } = await db.query<{ answer_hash: Buffer; expires_at: Date }>(
    'delete from captcha where key = $1 returning answer_hash, expires_at',
    [key],
  );
  return rows[0] ?? null;
}

export type MemberStatus = 'active' | 'frozen' | 'blacklisted' | 'closed';

export interface Credentials {
  readonly id: string;
  readonly account: string;
  readonly status: MemberStatus;
  readonly password_hash: string;
  readonly withdrawal_password_hash: string | null;
}

const credentialColumns = 'id, account, status, password_hash, withdrawal_password_hash';

/**
 * The credentials of whom somebody names by account, whatever its case, or by CPF; null for nobody. An account of before that is
 * spelled like a CPF comes first: nobody can be kept from the own name.
 */
export async function credentialsByName(db: Queryable, typed: string): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials>(
    `select ${credentialColumns} from member
      where (lower(account) = $1 or cpf = $2) and deleted_at is null and erased_at is null
      order by lower(account) = $1 desc nulls last limit 1`,
    [foldAccount(typed), typedCpf(typed)],
  );
  return rows[0] ?? null;
}

/** The credentials of a member who is known to exist. */
export async function credentialsOf(db: Queryable, memberId: string): Promise<Credentials> {
  const { rows } = await db.query<Credentials>(`select ${credentialColumns} from member where id = $1`, [
    memberId,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return row;
}

/** Replaces a login password's hash unless somebody else has replaced it since `oldHash` was read. */
export async function replacePassword(
  db: Queryable,
  change: { memberId: string; oldHash: string; newHash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update member set password_hash = $3, updated_at = $4 where id = $1 and password_hash = $2',
    [change.memberId, change.oldHash, change.newHash, change.at],
  );
  return rowCount === 1;
}

/** Replaces a withdrawal password's hash (null: there was none) unless somebody else has since. */
export async function replaceWithdrawalPassword(
  db: Queryable,
  change: { memberId: string; oldHash: string | null; newHash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update member set withdrawal_password_hash = $3, updated_at = $4
      where id = $1 and withdrawal_password_hash is not distinct from $2`,
    [change.memberId, change.oldHash, change.newHash, change.at],
  );
  return rowCount === 1;
}

/** The member an invitation code belongs to and the agent at the head of that member's tree. */
export async function introducerOf(
  db: Queryable,
  inviteCode: string,
): Promise<{ id: string; agent_id: string | null } | null> {
  const { rows } = await db.query<{ id: string; agent_id: string | null }>(
    `select id, agent_id from member
      where invite_code = upper($1) and status = 'active' and not is_demo and deleted_at is null`,
    [inviteCode],
  );
  return rows[0] ?? null;
}

export interface Profile {
  readonly account: string;
  readonly nickname: string;
  readonly realname: string;
  readonly cpf: string | null;
  readonly email: string;
  readonly phone: string;
  readonly qq: string;
  readonly gender: '' | 'male' | 'female';
  readonly invite_code: string;
  readonly register_ip: string;
  readonly register_area: string;
  readonly site: string;
  readonly status: MemberStatus;
  readonly is_tips_on: boolean;
  readonly is_demo: boolean;
  readonly lang: string;
  readonly top_id: string | null;
  readonly agent_id: string | null;
  readonly has_withdrawal_password: boolean;
  readonly vip_level: number;
  /** One point for each real staked. */
  readonly score: number;
  readonly has_deposited: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What a member may read of the own row. */
export async function profileOf(db: Queryable, memberId: string): Promise<Profile> {
  const { rows } = await db.query<Profile>(
    `select account, nickname, realname, cpf, email, phone, qq, gender, invite_code, register_ip, register_area, site,
            status, is_tips_on, is_demo, lang, top_id, agent_id, created_at, updated_at,
            withdrawal_password_hash is not null as has_withdrawal_password, vip_level,
            (select (turnover_cents / 100)::float8 from member_play where member_id = member.id) as score,
            exists (select from deposit where member_id = member.id and state = 'credited') as has_deposited
       from member where id = $1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return row;
}
