import { commitmentOf, newServerSeed } from '@arara/fair';
import { hiddenName, maskAccount } from '../../../plugins/mask-account.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { presentPrize } from './prizes.ts';

export interface Spin {
  readonly reward: 'cash' | 'spins';
  /** Centavos of cash, or a number of spins. */
  readonly quantity: number;
  readonly icon?: string;
  readonly segment: number;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly createdAt: Date;
}

interface SpinDetails {
  readonly reward: 'cash' | 'spins';
  readonly quantity: number;
  readonly icon?: string;
  readonly segment: number;
  readonly nonce: number;
  readonly client_seed: string;
}

/** The cause of a spin's claim: its day and its place in the day. */
export const spinCause = (day: string, nonce: number) => `${day}:${nonce}`;

/** A member's spins of a day, in their order. */
export async function spinsOf(db: Queryable, memberId: string, day: string): Promise<Spin[]> {
  const { rows } = await db.query<{ details: SpinDetails; created_at: Date }>(
    `select details, created_at from promotion_claim
      where member_id = $1 and promotion = 'lottery_wheel' and cause like $2 || ':%'
      order by (details ->> 'nonce')::integer`,
    [memberId, day],
  );
  return rows.map(({ details, created_at }) => ({
    reward: details.reward,
    quantity: details.quantity,
    ...(details.icon !== undefined && { icon: details.icon }),
    segment: details.segment,
    nonce: details.nonce,
    clientSeed: details.client_seed,
    createdAt: created_at,
  }));
}

export function presentSpin(spin: Spin) {
  return {
    ...presentPrize(spin),
    segment: spin.segment,
    nonce: spin.nonce,
    client_seed: spin.clientSeed,
    created_at: spin.createdAt.toISOString(),
  };
}

export interface DaySeed {
  readonly serverSeed: string;
  readonly hash: string;
}

interface StoredSeed {
  readonly server_seed: string;
  readonly server_seed_hash: string;
}

/** A member's seed of a day, made when it is first asked for. Its hash may be shown at once, the seed when the day is over. */
export async function seedOf(db: Queryable, memberId: string, day: string): Promise<DaySeed> {
  const find = () =>
    db.query<StoredSeed>(
      'select server_seed, server_seed_hash from wheel_seed where member_id = $1 and day = $2',
      [memberId, day],
    );
  const make = (serverSeed: string) =>
    db.query<StoredSeed>(
      `insert into wheel_seed (member_id, day, server_seed, server_seed_hash) values ($1, $2, $3, $4)
       on conflict do nothing returning server_seed, server_seed_hash`,
      [memberId, day, serverSeed, commitmentOf(serverSeed)],
    );
  // Somebody else may have made it meanwhile.
  const row = (await find()).rows[0] ?? (await make(newServerSeed())).rows[0] ?? (await find()).rows[0];
  if (!row) throw new Error(`the wheel of ${day} has no seed`);
  return { serverSeed: row.server_seed, hash: row.server_seed_hash };
}

/** The last day before one whose seed is not told yet on which a member had spins, with its seed. */
export async function lastRevealed(
  db: Queryable,
  memberId: string,
  untold: string,
): Promise<(DaySeed & { readonly day: string }) | null> {
  const { rows } = await db.query<{ day: string; server_seed: string; server_seed_hash: string }>(
    `select s.day::text, s.server_seed, s.server_seed_hash from wheel_seed s
      where s.member_id = $1 and s.day < $2 and exists (
        select 1 from promotion_claim c where c.member_id = $1 and c.promotion = 'lottery_wheel'
           and c.cause like s.day::text || ':%')
      order by s.day desc limit 1`,
    [memberId, untold],
  );
  const [row] = rows;
  return row ? { day: row.day, serverSeed: row.server_seed, hash: row.server_seed_hash } : null;
}

/** What came up lately for anybody, newest first; accounts are masked, and nobody is named who hides their name. */
export async function latestPrizes(db: Queryable) {
  const { rows } = await db.query<{ account: string | null; details: SpinDetails; created_at: Date }>(
    `select shown_account(c.member_id) as account, c.details, c.created_at
       from (select member_id, details, created_at from promotion_claim
              where promotion = 'lottery_wheel' order by created_at desc limit 5) as c
      order by c.created_at desc`,
    [],
  );
  return rows.map(({ account, details, created_at }) => ({
    account: account === null ? hiddenName : maskAccount(account),
    reward: details.reward,
    quantity: presentPrize(details).quantity,
    created_at: created_at.toISOString(),
  }));
}
