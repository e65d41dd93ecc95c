import type { DataOf, InputOf, staffGames } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { readMark, writeMark } from '../reports/row-page.ts';

interface Row {
  readonly id: string;
  readonly member_id: string;
  readonly account: string;
  readonly game: string;
  readonly title: string;
  readonly stake_cents: bigint;
  readonly created_at: Date;
  readonly at_text: string;
  readonly steps: bigint;
}

/** Rounds nobody has finished, the oldest first, a page after a mark. */
export async function listOpenRounds(
  house: House,
  input: InputOf<typeof staffGames.openRounds>,
  lang: LanguageCode,
): Promise<DataOf<typeof staffGames.openRounds>> {
  const after = readMark(input.after);
  const { rows } = await house.db.query<Row>(
    `select r.id, r.member_id, m.account, r.game, coalesce(g.title ->> $4, g.title ->> 'en', r.game) as title,
            r.stake_cents, r.created_at, r.created_at::text as at_text,
            (select count(*) from round_action a where a.round_id = r.id) as steps
       from round r join member m on m.id = r.member_id left join game g on g.slug = r.game
      where r.is_open and ($1::timestamptz is null or (r.created_at, r.id) > ($1, $2::uuid))
        and ($3::text is null or r.game = $3)
      order by r.created_at, r.id limit $5`,
    [after?.at ?? null, after?.id ?? null, input.game ?? null, lang, input.page_size],
  );
  const last = rows.at(-1);
  const sums = after === null ? await sumOpen(house, input.game) : null;
  return {
    items: rows.map((row) => ({
      id: row.id,
      member_id: row.member_id,
      account: row.account,
      game: row.game,
      title: row.title,
      stake: formatAmount(row.stake_cents),
      since: row.created_at.toISOString(),
      steps: Number(row.steps),
    })),
    next: rows.length === input.page_size && last ? writeMark({ at: last.at_text, id: last.id }) : null,
    total: sums && Number(sums.total),
    stake: sums && formatAmount(sums.stake),
  };
}

async function sumOpen(house: House, game: string | undefined): Promise<{ total: bigint; stake: bigint }> {
  const { rows } = await house.db.query<{ total: bigint; stake: bigint }>(
    `select count(*) as total, coalesce(sum(stake_cents), 0)::bigint as stake
       from round where is_open and ($1::text is null or game = $1)`,
    [game ?? null],
  );
  return rows[0] ?? { total: 0n, stake: 0n };
}
