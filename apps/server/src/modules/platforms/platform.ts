import { createHash } from 'node:crypto';
import type { PlatformClient } from '@arara/platform-kit';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';

export interface Platform {
  readonly code: string;
  readonly name: string;
  readonly wallet: 'slots' | 'live';
  /** `seamless`: it keeps no money, each bet moves the member's cash here. */
  readonly kind: 'transfer' | 'seamless';
  /** Switched on, and not away for maintenance. */
  readonly is_open: boolean;
  readonly min_cents: bigint;
  readonly max_cents: bigint;
}

const columns = `code, name, wallet, kind, is_open and platform_maintenance(code) is null as is_open, min_cents, max_cents`;

/** Every platform, or the one with the code. */
export async function listPlatformRows(db: Queryable, code?: string): Promise<Platform[]> {
  const { rows } = await db.query<Platform>(
    `select ${columns} from platform where $1::text is null or code = $1 order by position, code`,
    [code ?? null],
  );
  return rows;
}

/** The platforms that hold money of their own: every one, or the one with the code. */
export async function listWalletPlatforms(db: Queryable, code?: string): Promise<Platform[]> {
  return (await listPlatformRows(db, code)).filter(({ kind }) => kind === 'transfer');
}

/** One platform; fails with `platform_unknown`. */
export async function platformOf(db: Queryable, code: string): Promise<Platform> {
  const [platform] = await listPlatformRows(db, code);
  if (!platform) throw new AppError('platform_unknown');
  return platform;
}

/** The client of a platform that is open; fails with `platform_off`. */
export function openClient(house: House, platform: Platform): PlatformClient {
  const client = house.platforms.client(platform.code);
  if (!client || !platform.is_open) throw new AppError('platform_off');
  return client;
}

/** A platform that answers nobody at the moment: it is not asked, or only to see. */
export function isSilent(house: House, code: string): boolean {
  return house.platforms.health().some((one) => one.code === code && one.state !== 'closed');
}

/** What a platform calls a member: always the same, and it tells neither the id nor the name on another platform. */
export function playerName(code: string, memberId: string): string {
  const digest = createHash('sha256').update(`arara ${code}:${memberId}`).digest('hex').slice(0, 24);
  return `${code === 'day7' ? 'd7' : code}_${digest}`;
}

/** Keeps that the platform knows the member; the platform itself is told before. */
export async function keepPlayer(db: Queryable, code: string, memberId: string): Promise<void> {
  await db.query(
    `insert into platform_player (member_id, platform, player) values ($1, $2, $3) on conflict do nothing`,
    [memberId, code, playerName(code, memberId)],
  );
}

/** What a platform last said it holds of a member. */
export async function lastBalance(db: Queryable, code: string, memberId: string): Promise<bigint> {
  const { rows } = await db.query<{ balance_cents: bigint }>(
    'select balance_cents from platform_player where member_id = $1 and platform = $2',
    [memberId, code],
  );
  return rows[0]?.balance_cents ?? 0n;
}

/**
 * `$4`: what was there before whatever our transfer has moved. Where nothing was and the house has paid what had been lost, the platform has
 * it again: it is there twice. What a member has moved there since may win what it likes.
 */
const cameBack = `came_back_at = case when made_good_cents > 0 and balance_cents = 0 and $4 > 0
    and not exists (select from platform_transfer t where t.member_id = $1 and t.platform = $2 and t.direction = 'in'
                       and t.state = 'done' and t.settled_at > made_good_at)
    then coalesce(came_back_at, house_now()) else came_back_at end`;
const isNewlyBack = 'old.came_back_at is null and new.came_back_at is not null as is_back';

function tellCameBack(house: House, platform: string, memberId: string, rows: { is_back: boolean }[]): void {
  if (rows[0]?.is_back)
    house.log.error(
      { platform, memberId },
      'a platform has money again that the house has paid in its place',
    );
}

/** What a platform said that it holds of a member after a transfer of `movedCents`: above zero to it, below from it. */
interface BalanceAfter {
  readonly balanceCents: bigint;
  readonly movedCents: bigint;
}

/** A platform that tells is not gone: there is nothing left to decide about what a member has there. */
async function overtakeLeftBehind(
  db: Queryable,
  house: House,
  platform: string,
  memberId: string,
): Promise<void> {
  await db.query(
    `update staff_request set state = 'overtaken', decided_at = $3
      where kind = 'left_behind' and member_id = $1 and platform = $2 and state = 'waiting'`,
    [memberId, platform, house.clock.now()],
  );
}

/** Keeps what a platform said it holds of a member, with a transfer: behind the member's gate. */
export async function keepBalance(
  tx: Queryable,
  house: House,
  { platform, member_id: memberId }: { readonly platform: string; readonly member_id: string },
  { balanceCents, movedCents }: BalanceAfter,
): Promise<void> {
  const { rows } = await tx.query<{ is_back: boolean }>(
    `update platform_player set balance_cents = $3, balance_at = house_now(), forgotten_at = null, ${cameBack}
      where member_id = $1 and platform = $2 returning ${isNewlyBack}`,
    [memberId, platform, balanceCents, balanceCents - movedCents],
  );
  tellCameBack(house, platform, memberId, rows);
  await overtakeLeftBehind(tx, house, platform, memberId);
}

/** A balance that a platform was asked for. */
export interface HeardBalance {
  readonly balanceCents: bigint;
  /** `balance_at` as text, as it was before the platform was asked. */
  readonly askedAt: string | null;
}

/**
 * Keeps what a platform answered when it was asked, unless money has moved or been heard of meanwhile: then nobody can tell which of
 * the two it speaks of. What an open transfer moves is kept here until it is known, and would else be counted on both sides or on
 * neither.
 */
export async function keepHeardBalance(
  house: House,
  code: string,
  memberId: string,
  { balanceCents, askedAt }: HeardBalance,
): Promise<void> {
  const { rows } = await house.db.query<{ is_back: boolean }>(
    `update platform_player set balance_cents = $3, balance_at = house_now(), forgotten_at = null, ${cameBack}
      where member_id = $1 and platform = $2 and balance_at::text is not distinct from $5
        and not exists (select from platform_transfer t
                         where t.member_id = $1 and t.platform = $2 and t.state in ('pending', 'unknown'))
     returning ${isNewlyBack}`,
    [memberId, code, balanceCents, balanceCents, askedAt],
  );
  if (rows.length === 0) return;
  tellCameBack(house, code, memberId, rows);
  // By itself: who decides holds the request before the balance.
  await overtakeLeftBehind(house.db, house, code, memberId);
}

/** Keeps that a platform says that it knows no such player although the member had money there: staff see it among what is left behind. */
export async function keepForgotten(db: Queryable, code: string, memberId: string): Promise<void> {
  await db.query(
    `update platform_player set forgotten_at = house_now()
      where member_id = $1 and platform = $2 and balance_cents > 0 and forgotten_at is null`,
    [memberId, code],
  );
}
