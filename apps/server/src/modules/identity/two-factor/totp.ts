import { Secret, TOTP } from 'otpauth';
import type { House } from '../../../house.ts';
import { siteName } from '../../../plugins/mail.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

const stepMs = 30_000;

/** 160 random bits, the length RFC 4226 recommends, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export interface Totp {
  readonly secret_sealed: string;
  readonly confirmed_at: Date | null;
}

/** The secret that an app reads as a picture: `otpauth://totp/Arara:joana?...` */
export function otpauthUri(house: House, account: string, secret: string): string {
  return appOf(secret, siteName(house.env.SITE), account).toString();
}

const appOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

export const sealTotp = (house: House, memberId: string, secret: string): string =>
  house.seal.close(secret, `totp:${memberId}`);

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
  const timestamp = house.clock.now().getTime();
  const app = appOf(house.seal.open(kept.secret_sealed, `totp:${memberId}`), '', '');
  const delta = app.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / stepMs) + delta;
  const { rowCount } = await tx.query(
    'update totp set last_step = $2 where member_id = $1 and last_step < $2 and secret_sealed = $3',
    [memberId, step, kept.secret_sealed],
  );
  return rowCount === 1;
}
