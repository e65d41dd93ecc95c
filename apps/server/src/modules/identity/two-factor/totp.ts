import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { renewSealed } from '../../../plugins/renew-sealed.ts';
import type { Seal } from '../../../plugins/seal.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { totpStep } from './authenticator.ts';

export interface Totp {
  readonly secret_sealed: string;
  readonly confirmed_at: Date | null;
}

export const sealTotp = (house: House, memberId: string, secret: string): string =>
  house.seal.close(secret, `totp:${memberId}`);

/** Seals the apps of members with the present key. Gives how many were not. */
export const renewApps = (db: Queryable, seal: Seal): Promise<number> =>
  renewSealed(db, seal, { table: 'totp', key: 'member_id', purposeOf: (id) => `totp:${id}` });

/** The secret of an app. Fails with `unavailable` when it was sealed with a key that is not at hand, and says so in the log. */
export function openSecret(house: House, sealed: string, purpose: string): string {
  try {
    return house.seal.open(sealed, purpose);
  } catch (error) {
    house.log.error({ err: error, purpose }, 'secret.key does not open the secret of an authenticator app');
    throw new AppError('unavailable');
  }
}

/** The member's authenticator app, confirmed or not. */
export async function totpOf(db: Queryable, memberId: string): Promise<Totp | null> {
  const { rows } = await db.query<Totp>('select secret_sealed, confirmed_at from totp where member_id = $1', [
    memberId,
  ]);
  return rows[0] ?? null;
}

export async function hasTwoFactor(db: Queryable, memberId: string): Promise<boolean> {
  return ((await totpOf(db, memberId))?.confirmed_at ?? null) !== null;
}

/**
 * Uses up a code of the app: true for one of this step or its neighbours (clocks differ) that is later than the last
 * one used. Of the same code twice at once one is true.
 */
export async function spendTotp(
  tx: Queryable,
  house: House,
  memberId: string,
  code: string,
): Promise<boolean> {
  const kept = await totpOf(tx, memberId);
  if (!kept) return false;
  const secret = openSecret(house, kept.secret_sealed, `totp:${memberId}`);
  const step = totpStep(secret, code, house.clock.now().getTime());
  if (step === null) return false;
  const { rowCount } = await tx.query(
    'update totp set last_step = $2 where member_id = $1 and last_step < $2 and secret_sealed = $3',
    [memberId, step, kept.secret_sealed],
  );
  return rowCount === 1;
}
