import { AppError } from '../../plugins/app-error.ts';
import { dayOf, startOfDay } from '../../plugins/clock.ts';
import type { Queryable } from '../../plugins/transaction.ts';

/** How many wrong tries something bears before it has to wait, and until when. */
export interface TryRule {
  readonly max: number;
  windowEnd(now: Date): Date;
}

export interface Tries {
  readonly count: number;
  readonly endsAt: Date;
}

const quarterHour = (now: Date) => new Date(now.getTime() + 15 * 60_000);
const midnight = (now: Date) => new Date(startOfDay(dayOf(now)).getTime() + 86_400_000);

/** A login password: five wrong tries in 15 minutes, then it waits for the rest of them. */
export const passwordRule: TryRule = { max: 5, windowEnd: quarterHour };

/** All logins from one address; several people may share it. */
export const addressRule: TryRule = { max: 50, windowEnd: quarterHour };

/** A withdrawal password: five wrong tries lock it until the São Paulo day ends. */
export const withdrawalRule: TryRule = { max: 5, windowEnd: midnight };

/** Sums asked from one address, which a script can read: five a minute, then only pictures. */
export const sumsRule: TryRule = { max: 5, windowEnd: (now) => new Date(now.getTime() + 60_000) };

/** Failures that are only counted, to know when to ask for a verification code: nobody waits because of them. */
export const countedRule: TryRule = { max: 10_000, windowEnd: quarterHour };

/** Codes sent to one address, for one member, or asked for from one place: ten an hour. */
export const codesRule: TryRule = { max: 10, windowEnd: (now) => new Date(now.getTime() + 3_600_000) };

/** Codes for a new login password, for one CPF and birth date: five in 24 hours, so that nobody guesses six digits in years. */
export const anewCodesRule: TryRule = { max: 5, windowEnd: (now) => new Date(now.getTime() + 86_400_000) };

/** Of these from one address: three, so that a stranger who knows both leaves the member some. */
export const anewOwnPlaceRule: TryRule = { ...anewCodesRule, max: 3 };

/** Such codes asked for from one address, which many phones share: fifty an hour. They reach nobody but whoever they are for. */
export const anewPlaceRule: TryRule = { max: 50, windowEnd: (now) => new Date(now.getTime() + 3_600_000) };

/** One such code a minute. */
export const anewPauseRule: TryRule = { max: 1, windowEnd: (now) => new Date(now.getTime() + 60_000) };

/** Registrations that met a CPF which has an account already: ten an hour from one address, or by one agent. */
export const takenCpfRule: TryRule = { max: 10, windowEnd: (now) => new Date(now.getTime() + 3_600_000) };

/** Accounts that an agent finds to be taken while registering others: thirty an hour. */
export const takenAccountRule: TryRule = {
  max: 30,
  windowEnd: (now) => new Date(now.getTime() + 3_600_000),
};

/** Demo members opened from one address: ten an hour. */
export const demoRule: TryRule = { max: 10, windowEnd: (now) => new Date(now.getTime() + 3_600_000) };

/** The tries of a subject in its window so far. */
export async function readTries(db: Queryable, subject: string, now: Date): Promise<Tries> {
  const { rows } = await db.query<{ tries: number; ends_at: Date }>(
    'select tries, ends_at from secret_try where subject = $1 and ends_at > $2',
    [subject, now],
  );
  const [row] = rows;
  return row ? { count: row.tries, endsAt: row.ends_at } : { count: 0, endsAt: now };
}

export interface TakenTry extends Tries {
  /** False when none was left: then nothing was counted. */
  readonly isTaken: boolean;
}

/** Counts a try before it is made, so that tries made at once cannot exceed the rule together. The window does not grow. */
export async function takeTry(db: Queryable, subject: string, rule: TryRule, now: Date): Promise<TakenTry> {
  const { rows } = await db.query<{ tries: number; ends_at: Date }>(
    `insert into secret_try as t (subject, tries, ends_at) values ($1, 1, $3)
     on conflict (subject) do update
       set tries = case when t.ends_at <= $2 then 1 else t.tries + 1 end,
           ends_at = case when t.ends_at <= $2 then $3 else t.ends_at end
       where t.ends_at <= $2 or t.tries < $4
     returning tries, ends_at`,
    [subject, now, rule.windowEnd(now), rule.max],
  );
  const [row] = rows;
  return row
    ? { isTaken: true, count: row.tries, endsAt: row.ends_at }
    : { isTaken: false, ...(await readTries(db, subject, now)) };
}

/** Gives one counted try back: it was not wrong. */
export async function giveBackTry(db: Queryable, subject: string): Promise<void> {
  await db.query('update secret_try set tries = tries - 1 where subject = $1 and tries > 0', [subject]);
}

/** Forgets the wrong tries of a subject: the right secret was given. */
export async function forgetTries(db: Queryable, subject: string): Promise<void> {
  await db.query('delete from secret_try where subject = $1', [subject]);
}

/** Forgets the tries of a subject and of all that are named after it, parted by a space. */
export async function forgetTriesBelow(db: Queryable, subject: string): Promise<void> {
  await db.query(`delete from secret_try where subject = $1 or starts_with(subject, $1 || ' ')`, [subject]);
}

/** The failure of somebody who has to wait for the end of the window. */
export function lockedOut(tries: Tries, now: Date): AppError {
  const minutes = Math.max(1, Math.ceil((tries.endsAt.getTime() - now.getTime()) / 60_000));
  return new AppError('locked_out', { minutes }, { minutes });
}
