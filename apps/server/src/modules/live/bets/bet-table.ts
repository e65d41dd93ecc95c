import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { RoundIds } from '../../games/index.ts';
import type { BetNews } from '../news.ts';
import { type LiveTable, readTable } from '../tables.ts';
import type { BetBatches } from './bet-batches.ts';

/** What bets of an instance share. */
export interface Counter {
  readonly batches: BetBatches;
  readonly news: BetNews;
  readonly ids: RoundIds;
}

/**
 * The table of a bet and the number of its round. Fails with `live_table_unknown` where something else is played, `game_off`
 * and `live_round_unknown`.
 */
export async function betTable<Play extends LiveTable['play']>(
  house: House,
  { table: slug, round_id: roundId }: { readonly table: string; readonly round_id: string },
  play: Play,
): Promise<{ table: Extract<LiveTable, { play: Play }>; number: number }> {
  const table = await readTable(house.db, slug);
  if (!isOf(table, play)) throw new AppError('live_table_unknown');
  if (!table.is_game_open) throw new AppError('game_off');
  const { rows } = await house.db.query<{ number: bigint }>(
    'select number from live_round where id = $1 and table_slug = $2',
    [roundId, table.slug],
  );
  const [round] = rows;
  if (!round) throw new AppError('live_round_unknown');
  return { table, number: Number(round.number) };
}

function isOf<Play extends LiveTable['play']>(
  table: LiveTable,
  play: Play,
): table is Extract<LiveTable, { play: Play }> {
  return table.play === play;
}
