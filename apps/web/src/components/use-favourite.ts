import { type DataOf, games } from '@arara/contract';
import { useToast } from '@arara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../lib/session.ts';
import { act, useRefresh } from '../lib/use-call.ts';
import type { Game } from './use-catalogue.ts';

type GameList = DataOf<typeof games.gameList>;

/** Turns the heart of one game in every list that shows it. */
export function withHeart(list: GameList | undefined, id: string, isOn: boolean): GameList | undefined {
  if (!list?.items.some((game) => game.id === id && game.is_favourite !== isOn)) return list;
  return {
    ...list,
    items: list.items.map((game) => (game.id === id ? { ...game, is_favourite: isOn } : game)),
  };
}

/**
 * `toggle(game)`: the heart turns at once; when the server has agreed the lists load again, when not it turns back
 * and says so. A visitor is asked to log in.
 */
export function useFavourite(): (game: Pick<Game, 'id' | 'is_favourite'>) => Promise<void> {
  const t = useT();
  const client = useQueryClient();
  const showToast = useToast();
  const refresh = useRefresh();
  const isLoggedIn = useIsLoggedIn();
  const turn = (id: string, isOn: boolean) =>
    client.setQueriesData<GameList>({ queryKey: [games.gameList.name] }, (list) => withHeart(list, id, isOn));
  return async (game) => {
    if (!isLoggedIn) {
      askLogin();
      return;
    }
    const isOn = !game.is_favourite;
    await client.cancelQueries({ queryKey: [games.gameList.name] });
    turn(game.id, isOn);
    try {
      await act(isOn ? games.followSet : games.followDelete, { game_id: game.id });
      await Promise.all([refresh(games.followList), refresh(games.gameList), refresh(games.gameInfo)]);
    } catch {
      turn(game.id, !isOn);
      showToast({
        title: t(isOn ? 'shell.favourite_add_failed' : 'shell.favourite_remove_failed'),
        tone: 'scarlet',
      });
    }
  };
}
