import type { DataOf, games } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { GameFilter, type GameRow, gameColumns, presentGame, reachOf } from './catalogue.ts';

/** A `member_id` that a request names must be the caller's own. */
function ownMember(caller: MemberCaller, named: string | undefined): string {
  if (named !== undefined && named !== caller.member.memberId) throw new AppError('forbidden');
  return caller.member.memberId;
}

/** Favourites a member may have: a list that is shown whole is bounded. */
const favouritesMax = 500;

/** The caller's favourites, newest first. */
export async function listFavourites(
  house: House,
  input: { member_id?: string | undefined; name?: string | undefined },
  caller: MemberCaller,
): Promise<DataOf<typeof games.followList>> {
  const memberId = ownMember(caller, input.member_id);
  const filter = new GameFilter(memberId, caller.lang);
  filter.named(input.name ?? '');
  const { rows } = await house.db.query<GameRow>(
    `select ${gameColumns} from favourite own join game g on g.id = own.game_id
      where own.member_id = $1 and ${filter.sql} order by own.created_at desc, g.id limit ${favouritesMax}`,
    filter.values,
  );
  const reach = reachOf(house);
  return {
    items: rows.map((row) => ({ ...presentGame(row, reach), game_id: row.id, member_id: memberId })),
  };
}

/** Adds a favourite; a second time changes nothing. Beyond those that are shown the oldest go. */
export async function addFavourite(
  house: House,
  input: { game_id: string; member_id?: string | undefined },
  caller: MemberCaller,
) {
  const memberId = ownMember(caller, input.member_id);
  const added = await house.db.query(
    `with added as (
       insert into favourite (member_id, game_id) select $1, id from game where id = $2
       on conflict (member_id, game_id) do update set created_at = favourite.created_at returning game_id
     ), let_go as (
       delete from favourite where member_id = $1 and exists (select from added) and game_id in (
         select game_id from favourite where member_id = $1 and game_id <> $2
          order by created_at desc, game_id offset ${favouritesMax - 1})
     )
     select from added`,
    [memberId, input.game_id],
  );
  if (added.rowCount === 0) throw new AppError('game_unknown');
  return { game_id: input.game_id, member_id: memberId };
}

/** Removes a favourite; a second time changes nothing. */
export async function removeFavourite(
  house: House,
  input: { game_id: string; member_id?: string | undefined },
  caller: MemberCaller,
) {
  const memberId = ownMember(caller, input.member_id);
  await house.db.query('delete from favourite where member_id = $1 and game_id = $2', [
    memberId,
    input.game_id,
  ]);
  return { game_id: input.game_id, member_id: memberId };
}
