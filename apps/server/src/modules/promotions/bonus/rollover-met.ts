import { firstRoundIdAt } from '../../../plugins/first-round-id.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/**
 * Whether play has met the rollover of an active bonus: what was settled before its end. The caller holds the member's gate, so that
 * nothing is settled meanwhile.
 */
export async function isRolloverMet(tx: Queryable, bonusId: string): Promise<boolean> {
  const { rows } = await tx.query<{ member_id: string; expires_at: Date; spare_cents: bigint }>(
    `select b.member_id, b.expires_at, p.counted_cents - r.starts_at_cents - r.required_cents as spare_cents
       from bonus b
       join member_play p on p.member_id = b.member_id
       join rollover r on r.cause = 'reward' and r.reference = b.id
      where b.id = $1`,
    [bonusId],
  );
  const [row] = rows;
  if (!row || row.spare_cents < 0n) return false;
  return row.spare_cents >= (await countedSince(tx, row.member_id, row.expires_at));
}

const hourMs = 3_600_000;

// Counted as settling counts it while a bonus is active: by category, each stake rounded down. Ids rise with the moment of the bet;
// rounds that were open for more than an hour have an index of their own (round_long).
const countedSinceQuery = `
  select coalesce(sum(r.stake_cents * coalesce(c.percent, 100) / 100), 0)::bigint as cents
    from (select game, stake_cents from round
           where member_id = $1 and not is_open and settled_at >= $2 and id >= $3
          union all
          select game, stake_cents from round
           where member_id = $1 and not is_open and (settled_at - uuid_extract_timestamp(id) > interval '1 hour') is not false
             and settled_at >= $2 and id < $3) as r
    left join game g on g.slug = r.game
    left join contribution c on c.category = g.category`;

/** What a member with an active bonus has staked towards rollover since a moment, in centavos. */
async function countedSince(tx: Queryable, memberId: string, since: Date): Promise<bigint> {
  const { rows } = await tx.query<{ cents: bigint }>(countedSinceQuery, [
    memberId,
    since,
    firstRoundIdAt(new Date(since.getTime() - hourMs)),
  ]);
  return rows[0]?.cents ?? 0n;
}
