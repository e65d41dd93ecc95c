import type { DataOf, games, InputOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { startOfRange } from '../../plugins/clock.ts';
import { multiplierText } from './present-round.ts';

const where = `member_id = $1 and not is_open and settled_at >= $2 and ($3::text is null or game = $3)`;

/** A member's settled rounds, newest first, with what the whole range adds up to. */
export async function listRecords(
  house: House,
  memberId: string,
  input: InputOf<typeof games.gameRecord>,
  lang: LanguageCode,
): Promise<DataOf<typeof games.gameRecord>> {
  const values = [memberId, startOfRange(input.range, house.clock.now()), input.game ?? null];
  const sums = await house.db.query<{ total: bigint; stake: bigint; payout: bigint }>(
    `select count(*) as total, coalesce(sum(stake_cents), 0)::bigint as stake,
            coalesce(sum(payout_cents), 0)::bigint as payout from round where ${where}`,
    values,
  );
  const { rows } = await house.db.query<{
    id: string;
    game: string;
    title: string;
    category: (typeof games.categories)[number];
    stake_cents: bigint;
    payout_cents: bigint;
    settled_at: Date;
  }>(
    `select r.id, r.game, coalesce(g.title ->> $6::text, g.title ->> 'en', g.title ->> 'pt', r.game) as title, g.category,
            r.stake_cents, r.payout_cents, r.settled_at
       from (select * from round where ${where} order by id desc limit $4 offset $5) r join game g on g.slug = r.game
      order by r.id desc`,
    [...values, input.page_size, (input.page - 1) * input.page_size, lang],
  );
  const sum = sums.rows[0] ?? { total: 0n, stake: 0n, payout: 0n };
  return {
    items: rows.map((row) => ({
      round_id: row.id,
      game: row.game,
      title: row.title,
      category: row.category,
      bet_time: row.settled_at.toISOString(),
      bet_amount: formatAmount(row.stake_cents),
      payout: formatAmount(row.payout_cents),
      win_loss: formatAmount(row.payout_cents - row.stake_cents),
      multiplier: multiplierText(row.payout_cents, row.stake_cents),
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum.total),
    total_bet: formatAmount(sum.stake),
    total_payout: formatAmount(sum.payout),
    total_win_loss: formatAmount(sum.payout - sum.stake),
  };
}
