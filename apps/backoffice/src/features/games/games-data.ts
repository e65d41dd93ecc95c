import { type DataOf, live, staffGames, staffPlatforms } from '@arara/contract';
import type { GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { api } from '../../lib/api.ts';

type Catalogue = DataOf<typeof staffGames.gameCatalogue>;
export type Game = Catalogue['items'][number] & { readonly id: string };
export type Category = Game['category'];
type Returns = DataOf<typeof staffGames.gameReturns>;
export type GameReturn = Returns['items'][number] & { readonly id: string };
type OpenRounds = DataOf<typeof staffGames.openRounds>;
export type OpenRound = OpenRounds['items'][number];
export type StaffPlatform = DataOf<typeof staffPlatforms.platformChange> & { readonly id: string };
type OpenTransferList = DataOf<typeof staffPlatforms.platformTransfers>;
export type OpenTransfer = OpenTransferList['items'][number];

type LeftBehindList = DataOf<typeof staffPlatforms.platformLeftBehind>;
export type LeftBehindRow = LeftBehindList['items'][number];

export type StaffLiveTable = DataOf<typeof live.staffLiveTableChange> & { readonly id: string };

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
  live_tables: async () => {
    const { items } = await api(live.staffLiveTables, {});
    return { data: items.map((one) => ({ ...one, id: one.table })), total: items.length };
  },
  platforms: async () => {
    const { items } = await api(staffPlatforms.platformsOverview, {});
    return { data: items.map((one) => ({ ...one, id: one.code })), total: items.length };
  },
  platform_transfers: async ({ pagination }: GetListParams) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const { items, total } = await api(staffPlatforms.platformTransfers, { page, page_size: perPage });
    return { data: items as RaRecord[], total };
  },
  platform_left_behind: async ({ pagination }: GetListParams) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const { items, total, money } = await api(staffPlatforms.platformLeftBehind, {
      page,
      page_size: perPage,
    });
    return { data: items as RaRecord[], total, meta: { money } };
  },
};

/** What is saved, by the name of the edit; `data` is the input of its call. */
export const gamesDecisions = {
  games: async (name: string, data: UpdateParams['data']): Promise<RaRecord> =>
    name === 'order'
      ? { id: name, ...(await api(staffGames.gamesArrange, data as never)) }
      : { id: name, ...(await api(staffGames.gameChange, data as never)) },
  platform_imports: async (id: string, data: UpdateParams['data']): Promise<RaRecord> => ({
    id,
    ...(await api(staffPlatforms.platformImport, data as never)),
  }),
  live_tables: async (id: string, data: UpdateParams['data']): Promise<RaRecord> => ({
    id,
    ...(await api(live.staffLiveTableChange, data as never)),
  }),
  platforms: async (id: string, data: UpdateParams['data']): Promise<RaRecord> => ({
    id,
    ...(await api(staffPlatforms.platformChange, data as never)),
  }),
};
