import type { Json } from '@arara/games';
import type { Queryable } from '../../plugins/transaction.ts';

/** A round as it is stored, with the seed it was drawn from. */
export interface StoredRound {
  readonly id: string;
  readonly member_id: string;
  readonly game: string;
  readonly version: number;
  readonly is_open: boolean;
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
  readonly money_before_cents: bigint;
  readonly money_after_cents: bigint;
  readonly bonus_after_cents: bigint;
  readonly nonce: number;
  readonly bet: Json;
  readonly outcome: Json;
  readonly secret: Json;
  readonly view: Json;
  /** How many steps were taken. */
  readonly steps: number;
  readonly settled_at: Date | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly seed_state: 'active' | 'revealed';
}

const steps = '(select count(*)::integer from round_action a where a.round_id = r.id) as steps';

const select = `
  select r.id, r.member_id, r.game, r.version, r.is_open, r.stake_cents, r.payout_cents, r.money_before_cents,
         r.money_after_cents, r.bonus_after_cents, r.nonce, r.bet, r.outcome, r.secret, r.view, ${steps}, r.settled_at,
         s.server_seed, s.server_seed_hash, s.client_seed, s.state as seed_state
    from round r join fair_seed s on s.id = r.seed_id`;

/** A bet on a draw that all shared: its seeds are the link and the salt of the draw, from the moment it was shown. */
const selectShared = `
  select r.id, r.member_id, r.game, r.version, r.is_open, r.stake_cents, r.payout_cents, r.money_before_cents,
         r.money_after_cents, r.bonus_after_cents, r.nonce, r.bet, r.outcome, r.secret, r.view, ${steps}, r.settled_at,
         coalesce(l.hash, '') as server_seed, coalesce(encode(sha256(convert_to(l.hash, 'UTF8')), 'hex'), '') as server_seed_hash,
         coalesce(c.salt || ':' || l.table_slug, '') as client_seed,
         case when l.hash is null then 'active' else 'revealed' end as seed_state
    from round r join live_bet b on b.id = r.id and b.slot is null and b.state <> 'cancelled'
    join live_round l on l.id = b.round_id left join live_chain c on c.id = l.chain_id
   where r.seed_id is null`;

/** One round of a member, or null. */
export async function findRound(
  db: Queryable,
  memberId: string,
  roundId: string,
): Promise<StoredRound | null> {
  const { rows } = await db.query<StoredRound>(
    `${select} where r.id = $1 and r.member_id = $2 union all ${selectShared} and r.id = $1 and r.member_id = $2`,
    [roundId, memberId],
  );
  return rows[0] ?? null;
}

/** One round of a member, locked until the transaction ends. */
export async function lockRound(
  tx: Queryable,
  memberId: string,
  roundId: string,
): Promise<StoredRound | null> {
  const { rows } = await tx.query<StoredRound>(
    `${select} where r.id = $1 and r.member_id = $2 for update of r`,
    [roundId, memberId],
  );
  return rows[0] ?? null;
}

/** The unfinished rounds of a member, oldest first. */
export async function openRounds(db: Queryable, memberId: string): Promise<StoredRound[]> {
  const { rows } = await db.query<StoredRound>(
    `${select} where r.member_id = $1 and r.is_open order by r.id`,
    [memberId],
  );
  return rows;
}

/** What the player chose along the way, in order. */
export async function actionsOf(db: Queryable, roundId: string): Promise<Json[]> {
  const { rows } = await db.query<{ action: Json }>(
    'select action from round_action where round_id = $1 order by seq',
    [roundId],
  );
  return rows.map((row) => row.action);
}

export interface HouseEnd {
  readonly cause: 'left' | 'closed';
  readonly hours: number | null;
  readonly is_returned: boolean;
  readonly at: string;
}

/** How the house ended a round; null for one that its player ended. */
export async function houseEndOf(db: Queryable, roundId: string): Promise<HouseEnd | null> {
  const { rows } = await db.query<Omit<HouseEnd, 'at'> & { ended_at: Date }>(
    `select e.cause, e.hours, e.is_returned, e.ended_at from round_ending e where e.round_id = $1`,
    [roundId],
  );
  const [end] = rows;
  if (!end) return null;
  return { cause: end.cause, hours: end.hours, is_returned: end.is_returned, at: end.ended_at.toISOString() };
}
