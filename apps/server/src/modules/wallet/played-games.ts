import type { DataOf, wallet } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { Queryable } from '../../plugins/transaction.ts';

type Played = NonNullable<DataOf<typeof wallet.statement>['items'][number]['game']>;

interface Row extends Played {
  readonly reference: string;
}

const title = `coalesce(g.title ->> $3::text, g.title ->> 'en', g.title ->> 'pt', g.slug) as title`;

// A bet on a flight is recalled with the flight that all shared; one that was taken back is no round.
const ours = `
  select r.id as reference, g.slug as game, ${title},
         case when r.seed_id is not null or (b.slot is null and b.state <> 'cancelled') then r.id end as round_id,
         case when b.slot is not null and b.state <> 'cancelled' then b.round_id end as live_round_id,
         not r.is_open and r.settled_at is null as is_returned
    from round r join game g on g.slug = r.game left join live_bet b on b.id = r.id
   where r.member_id = $1 and r.id = any($2::uuid[])`;

// A platform tells several transactions of a round, which is one of ours once it is over.
const platforms = `
  select t.id as reference, g.slug as game, ${title}, r.id as round_id, null::uuid as live_round_id,
         t.kind = 'rollback' as is_returned
    from seamless_transaction t
    join seamless_round s on s.member_id = t.member_id and s.platform = t.platform and s.round = t.round
    join game g on g.slug = s.game
    left join round r on r.member_id = s.member_id and r.id = s.id
   where t.member_id = $1 and t.id = any($2::uuid[])`;

/** The games that a member's movements were made in, by the movements' references; what is of no game is not among them. */
export async function playedGames(
  db: Queryable,
  memberId: string,
  references: readonly string[],
  lang: LanguageCode,
): Promise<ReadonlyMap<string, Played>> {
  if (references.length === 0) return new Map();
  const { rows } = await db.query<Row>(`${ours} union all ${platforms}`, [memberId, [...references], lang]);
  return new Map(rows.map(({ reference, ...game }) => [reference, game]));
}
