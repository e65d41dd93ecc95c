import type { DataOf, games, InputOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { startOfRange } from '../../plugins/clock.ts';
import { firstRoundIdAt } from '../../plugins/first-round-id.ts';
import { multiplierText } from './present-round.ts';

const hourMs = 3_600_000;

interface Row {
  readonly total: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Null on the one row of a page without rounds, and so is the rest. */
  readonly id: string | null;
  readonly game: string;
  readonly title: string;
  readonly category: (typeof games.categories)[number];
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
  readonly settled_at: Date;
  readonly live_round_id: string | null;
  readonly is_ended_by_house: boolean;
}

// Ids rise with the moment of the bet, so older rounds are not looked at. Those that were open for more than the hour that $3
// lies before $2 have an index of their own (round_long); few are. Rounds are read once for the page and for the sums. Moments are
// selected, so that one plan serves them all.
const page = `
  with settled as materialized (
    select id, game, stake_cents, payout_cents, settled_at from round
     where member_id = $1 and not is_open and settled_at >= (select $2::timestamptz) and id >= (select $3::uuid) and ($4::text is null or game = $4)
    union all
    select id, game, stake_cents, payout_cents, settled_at from round
     where member_id = $1 and not is_open and (settled_at - uuid_extract_timestamp(id) > interval '1 hour') is not false
       and settled_at >= (select $2::timestamptz) and id < (select $3::uuid) and ($4::text is null or game = $4)),
  sums as (
    select count(*) as total, coalesce(sum(stake_cents), 0)::bigint as stake,
           coalesce(sum(payout_cents), 0)::bigint as payout from settled),
  shown as (select * from settled order by id desc limit $5 offset $6)
  select sums.*, r.id, r.game, coalesce(g.title ->> $7::text, g.title ->> 'en', g.title ->> 'pt', r.game) as title,
         g.category, r.stake_cents, r.payout_cents, r.settled_at, b.round_id as live_round_id,
         e.round_id is not null as is_ended_by_house
    from sums left join (shown r join game g on g.slug = r.game
                           left join live_bet b on b.id = r.id and b.slot is not null
                           left join round_ending e on e.member_id = $1 and e.round_id = r.id) on true order by r.id desc`;

/** A member's settled rounds, newest first, with what the whole range adds up to. */
export async function listRecords(
  house: House,
  memberId: string,
  input: InputOf<typeof games.gameRecord>,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gameRecord>> {
  const since = startOfRange(input.range, house.clock.now());
  const { rows } = await house.db.query<Row>(page, [
    memberId,
    since,
    firstRoundIdAt(new Date(since.getTime() - hourMs)),
    input.game ?? null,
    input.page_size,
    (input.page - 1) * input.page_size,
    lang,
  ]);
  const sum = rows[0] ?? { total: 0n, stake: 0n, payout: 0n };
  return {
    items: rows.flatMap((row) => (row.id === null ? [] : presentRow(row, row.id))),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum.total),
    total_bet: formatAmount(sum.stake),
    total_payout: formatAmount(sum.payout),
    total_win_loss: formatAmount(sum.payout - sum.stake),
  };
}

function presentRow(row: Row, roundId: string): DataOf<typeof games.gameRecord>['items'][number] {
  return {
    round_id: roundId,
    game: row.game,
    title: row.title,
    category: row.category,
    bet_time: row.settled_at.toISOString(),
    bet_amount: formatAmount(row.stake_cents),
    payout: formatAmount(row.payout_cents),
    win_loss: formatAmount(row.payout_cents - row.stake_cents),
    multiplier: multiplierText(row.payout_cents, row.stake_cents),
    live_round_id: row.live_round_id,
    is_ended_by_house: row.is_ended_by_house,
  };
}
