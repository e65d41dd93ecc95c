import { z } from 'zod';
import { call } from '../call.ts';
import { id, moment, nothing, say } from '../fields.ts';
import { footerKeys } from '../information.ts';
import {
  bodyLengthMax,
  changed,
  edited,
  momentInput,
  nine,
  nineLong,
  nineOut,
  reason,
  titleLengthMax,
  version,
} from './fields.ts';

/** Pictures come from the site itself: browsers are told to load none from elsewhere. */
const picturePath = z
  .string(say('field_required'))
  .trim()
  .max(200, say('field_too_long'))
  .regex(/^\/[\w-][\w./-]*\.(svg|png|jpe?g|webp|avif)$/, say('field_invalid'));
/** A page of the site, or an https address. */
const link = z
  .string(say('field_required'))
  .trim()
  .max(200, say('field_too_long'))
  .regex(/^(\/(?!\/)\S*|https:\/\/\S+)$/, say('field_invalid'));

/** What a banner may speak of: it is shown only where the market allows that. */
export const bannerPromotions = [
  'first_deposit',
  'welcome_bonus',
  'recharge',
  'recharge_rebate',
  'invitation',
  'lottery_wheel',
  'daily_rescue',
  'races',
  'vip_rewards',
  'rebates',
] as const;

/** The longest texts of a banner that a phone has room for. */
export const bannerLengths = { tag: 30, title: 60, body: 140, button: 24 } as const;

const bannerSheet = z.object({
  items: z.array(
    z.object({
      id,
      tag: nineOut,
      title: nineOut,
      body: nineOut,
      button: nineOut,
      link: z.string(),
      picture_url: z.string(),
      phone_picture_url: z.string(),
      promotion: z.string().nullable(),
      is_open: z.boolean(),
      starts_at: moment,
      ends_at: moment.nullable(),
    }),
  ),
  ...edited,
});

export const bannerList = call({
  name: 'staffBanners',
  method: 'GET',
  path: '/api/staff/growth/banners',
  who: 'staff',
  permission: 'growth.read',
  summary: "The site's banners in their order.",
  input: nothing,
  data: bannerSheet,
  errors: [],
});

export const bannersArrange = call({
  name: 'staffBannersArrange',
  method: 'POST',
  path: '/api/staff/growth/banners',
  who: 'staff',
  permission: 'growth.edit',
  summary: 'Puts all banners into an order and switches each on or off.',
  input: z.object({
    version,
    items: z
      .array(z.object({ id, is_open: z.boolean(say('field_invalid')) }))
      .min(1, say('field_required'))
      .max(100),
  }),
  data: bannerSheet,
  errors: [...changed],
});

export const bannerWrite = call({
  name: 'staffBannerWrite',
  method: 'POST',
  path: '/api/staff/growth/banners/{id}',
  who: 'staff',
  permission: 'growth.edit',
  summary:
    'Writes a banner in nine languages, with its pictures, link and dates. An id that no banner has makes a new one, which comes last.',
  input: z
    .object({
      id,
      version,
      tag: nine(bannerLengths.tag),
      title: nine(bannerLengths.title),
      body: nine(bannerLengths.body),
      button: nine(bannerLengths.button),
      link,
      picture_url: picturePath,
      phone_picture_url: picturePath,
      promotion: z.enum(bannerPromotions, say('field_invalid')).nullable(),
      is_open: z.boolean(say('field_invalid')),
      /** Null for at once. */
      starts_at: momentInput.nullable(),
      /** Null for until it is switched off. */
      ends_at: momentInput.nullable(),
    })
    .refine(
      ({ starts_at, ends_at }) =>
        starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
      { ...say('end_before_start'), path: ['ends_at'] },
    ),
  data: bannerSheet,
  errors: [...changed],
});

const footerKey = z.enum(footerKeys, say('field_invalid'));

const siteSheet = z.object({
  look: z.object({
    title: z.string(),
    logo_url: z.string(),
    mark_url: z.string(),
    page_background_url: z.string(),
    ...edited,
  }),
  footer: z.array(z.object({ key: footerKey, title: nineOut, body: nineOut, link: z.string(), ...edited })),
});

export const siteContent = call({
  name: 'staffSiteContent',
  method: 'GET',
  path: '/api/staff/growth/site',
  who: 'staff',
  permission: 'growth.read',
  summary: "What makes the site this site: logo, mark, background, and the texts at every page's foot.",
  input: nothing,
  data: siteSheet,
  errors: [],
});

export const siteLookChange = call({
  name: 'staffSiteLookChange',
  method: 'POST',
  path: '/api/staff/growth/site',
  who: 'staff',
  permission: 'growth.edit',
  summary: "Changes the site's logo, its square mark and the background of its pages.",
  input: z.object({
    version,
    logo_url: picturePath,
    mark_url: picturePath,
    page_background_url: picturePath,
    reason,
  }),
  data: siteSheet,
  errors: [...changed],
});

export const footerTextChange = call({
  name: 'staffFooterTextChange',
  method: 'POST',
  path: '/api/staff/growth/site/footer/{key}',
  who: 'staff',
  permission: 'growth.edit',
  summary:
    "Changes a text at every page's foot, in nine languages. The terms are announced two weeks ahead instead.",
  input: z.object({
    key: footerKey.exclude(['terms'], say('field_invalid')),
    version,
    title: nine(titleLengthMax),
    body: nineLong(bodyLengthMax),
    reason,
  }),
  data: siteSheet,
  errors: ['not_found', ...changed],
});
