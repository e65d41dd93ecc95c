import { type DataOf, staffGames } from '@arara/contract';
import type { GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { api } from '../../lib/api.ts';

type Catalogue = DataOf<typeof staffGames.gameCatalogue>;
export type Game = Catalogue['items'][number] & { readonly id: string };
export type Category = Game['category'];
type Returns = DataOf<typeof staffGames.gameReturns>;
export type GameReturn = Returns['items'][number] & { readonly id: string };
type OpenRounds = DataOf<typeof staffGames.openRounds>;
export type OpenRound = OpenRounds['items'][number];

/** What a list tells besides its rows. */
export type CatalogueMeta = Omit<Catalogue, 'items' | 'page' | 'page_size'>;
export type ReturnsMeta = Omit<Returns, 'items'>;
export type OpenMeta = Omit<OpenRounds, 'items'>;

export const gamesLists = {
  games: async ({ filter, pagination }: GetListParams) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const { items, ...meta } = await api(staffGames.gameCatalogue, { ...filter, page, page_size: perPage });
    return { data: items.map((one) => ({ ...one, id: one.slug })), total: meta.total, meta };
  },
  game_returns: async ({ filter }: GetListParams) => {
    const { items, ...meta } = await api(staffGames.gameReturns, filter);
    return { data: items.map((one) => ({ ...one, id: one.slug })), total: items.length, meta };
  },
  open_rounds: async ({ filter }: GetListParams) => {
    const { items, ...meta } = await api(staffGames.openRounds, filter);
    return { data: items as RaRecord[], total: items.length, meta };
  },
};

/** What is saved, by the name of the edit; `data` is the input of its call. */
export const gamesDecisions = {
  games: async (name: string, data: UpdateParams['data']): Promise<RaRecord> =>
    name === 'order'
      ? { id: name, ...(await api(staffGames.gamesArrange, data as never)) }
      : { id: name, ...(await api(staffGames.gameChange, data as never)) },
};
