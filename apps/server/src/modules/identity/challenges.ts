import { createHash, randomBytes } from 'node:crypto';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

type Kind = 'two_factor' | 'passkey_add' | 'passkey_login';

export interface Challenge {
  readonly memberId: string | null;
  /** What a passkey has to sign; empty for a second step. */
  readonly nonce: string;
}

const livesMs = 5 * 60_000;

/** Begins something that is good once and for five minutes. Gives the token that its second half has to show. */
export async function openChallenge(
  db: Queryable,
  house: House,
  challenge: { kind: Kind; memberId: string | null; nonce?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    'insert into login_challenge (token_hash, kind, member_id, nonce, expires_at) values ($1, $2, $3, $4, $5)',
    [
      hashOf(token),
      challenge.kind,
      challenge.memberId,
      challenge.nonce ?? '',
      new Date(house.clock.now().getTime() + livesMs),
    ],
  );
  return token;
}

/** What was begun, without using it up. Fails with `challenge_expired` when it is used, too old or unknown. */
export async function readChallenge(house: House, kind: Kind, token: string): Promise<Challenge> {
  const { rows } = await house.db.query<Challenge>(
    `select member_id as "memberId", nonce from login_challenge
      where token_hash = $1 and kind = $2 and expires_at > $3`,
    [hashOf(token), kind, house.clock.now()],
  );
  const [row] = rows;
  if (!row) throw new AppError('challenge_expired');
  return row;
}

/** Uses up what was begun; of several at once one succeeds. Fails with `challenge_expired`. */
export async function takeChallenge(
  db: Queryable,
  house: House,
  kind: Kind,
  token: string,
): Promise<Challenge> {
  const { rows } = await db.query<Challenge>(
    `delete from login_challenge where token_hash = $1 and kind = $2 and expires_at > $3
      returning member_id as "memberId", nonce`,
    [hashOf(token), kind, house.clock.now()],
  );
  const [row] = rows;
  if (!row) throw new AppError('challenge_expired');
  return row;
}

/** Whatever the member has begun ends, a new address that a code is on its way to as well: what it was begun with has changed. */
export async function dropChallenges(db: Queryable, memberId: string): Promise<void> {
  await db.query('delete from login_challenge where member_id = $1', [memberId]);
  await db.query('delete from contact_code where member_id = $1', [memberId]);
  await dropPasswordCode(db, memberId);
}

/** A code for a new login password ends with the address that it was sent to: whoever reads that one may be why it was changed. */
export async function dropPasswordCode(db: Queryable, memberId: string): Promise<void> {
  await db.query('delete from password_code where member_id = $1', [memberId]);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
