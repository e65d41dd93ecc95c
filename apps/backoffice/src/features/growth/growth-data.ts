import { type DataOf, races, staffGrowth } from '@arara/contract';
import type { GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { api } from '../../lib/api.ts';

export type Promotion = DataOf<typeof staffGrowth.promotionChange>;
export type VipSheet = DataOf<typeof staffGrowth.vipTables>;
export type AgencySheet = DataOf<typeof staffGrowth.agencyTables>;
export type BannerSheet = DataOf<typeof staffGrowth.bannerList>;
export type SiteSheet = DataOf<typeof staffGrowth.siteContent>;
export type TermsSheet = DataOf<typeof staffGrowth.termsHistory>;
export type Announcement = DataOf<typeof staffGrowth.announce>;
export type Notice = DataOf<typeof staffGrowth.notify>;
export type Letter = DataOf<typeof staffGrowth.letterSend>;
export type RacePlan = DataOf<typeof races.staffRaceCreate>;
export type RaceRun = DataOf<typeof races.staffRaceRuns>['items'][number];
export type RaceStandings = DataOf<typeof races.staffRaceStandings>;
export type TextLanguage = (typeof staffGrowth.textLanguages)[number];
export type NineTexts = Record<TextLanguage, string>;

/** Pages that begin after a mark. */
async function marked<Item extends { id: string }>(page: Promise<{ items: Item[]; next: string | null }>) {
  const { items, next } = await page;
  return { data: items as RaRecord[], total: items.length, meta: { next: next ?? '' } };
}

export const growthLists = {
  announcements: ({ filter }: GetListParams) => marked(api(staffGrowth.announcementList, filter)),
  notifications: ({ filter }: GetListParams) => marked(api(staffGrowth.notificationList, filter)),
  letters: ({ filter }: GetListParams) => marked(api(staffGrowth.letterList, filter)),
  race_runs: async ({ pagination }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    const { items, total } = await api(races.staffRaceRuns, { page, page_size: perPage });
    return { data: items as RaRecord[], total };
  },
};

const sheets: Record<string, () => Promise<object>> = {
  promotions: () => api(staffGrowth.promotionList, {}),
  vip: () => api(staffGrowth.vipTables, {}),
  agency: () => api(staffGrowth.agencyTables, {}),
  banners: () => api(staffGrowth.bannerList, {}),
  site: () => api(staffGrowth.siteContent, {}),
  terms: () => api(staffGrowth.termsHistory, {}),
  races: () => api(races.staffRaces, {}),
};

/** Each part that is read and saved as a whole. */
export const growthRecords = {
  growth: async (part: string): Promise<RaRecord> => {
    const read = sheets[part];
    if (!read) throw new Error(`growth has no ${part}`);
    return { ...(await read()), id: part };
  },
  race_standings: async (id: string): Promise<RaRecord> => ({
    ...(await api(races.staffRaceStandings, { id })),
    id,
  }),
};

/** What is saved, by the name of the edit; `data` is the input of its call. */
const edits: Record<string, (data: never) => Promise<object>> = {
  promotion: (data) => api(staffGrowth.promotionChange, data),
  vip_levels: (data) => api(staffGrowth.vipLevelsChange, data),
  vip_rebates: (data) => api(staffGrowth.vipRebatesChange, data),
  agency_tiers: (data) => api(staffGrowth.agencyTiersChange, data),
  agency_rule: (data) => api(staffGrowth.agencyRuleChange, data),
  announcement: (data) => api(staffGrowth.announce, data),
  announcement_withdraw: (data) => api(staffGrowth.announcementWithdraw, data),
  notification: (data) => api(staffGrowth.notify, data),
  notification_end: (data) => api(staffGrowth.notificationEnd, data),
  letter: (data) => api(staffGrowth.letterSend, data),
  banners: (data) => api(staffGrowth.bannersArrange, data),
  banner: (data) => api(staffGrowth.bannerWrite, data),
  site_look: (data) => api(staffGrowth.siteLookChange, data),
  footer_text: (data) => api(staffGrowth.footerTextChange, data),
  terms: (data) => api(staffGrowth.termsAnnounce, data),
  race_create: (data) => api(races.staffRaceCreate, data),
  race_edit: (data) => api(races.staffRaceEdit, data),
  race_stop: (data) => api(races.staffRaceStop, data),
  terms_withdraw: (data) => api(staffGrowth.termsWithdraw, data),
};

export const growthDecisions = {
  growth: async (name: string, data: UpdateParams['data']): Promise<RaRecord> => {
    const edit = edits[name];
    if (!edit) throw new Error(`growth has no edit ${name}`);
    return { ...(await edit(data as never)), id: name };
  },
};
