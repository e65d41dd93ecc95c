import { defaultLanguage, type LanguageCode, languageCodes, languages } from '@arara/phrases';
import type { PromotionName } from '../../../plugins/jurisdiction.ts';
import { type Nine, type Places, productText, seedText } from './nine.ts';

/** What a site starts with. Companies, licences and addresses are made up, and say so. */
export interface SiteContent {
  readonly name: string;
  readonly title: string;
  readonly operator: string;
  readonly licence: string;
  readonly logoUrl: string;
  readonly markUrl: string;
  readonly pageBackgroundUrl: string;
  readonly banners: readonly Banner[];
  readonly announcements: readonly Announcement[];
}

interface Banner {
  readonly tag: Nine;
  readonly title: Nine;
  readonly body: Nine;
  readonly button: Nine;
  readonly link: string;
  /** Names the two pictures: wide, and for phones. */
  readonly picture: string;
  readonly promotion: PromotionName | null;
}

interface Announcement {
  readonly kind: 'terms' | 'news' | 'games' | 'promotion';
  readonly title: Nine;
  readonly body: Nine;
  readonly announcedDaysAgo: number;
  readonly effectiveInDays: number | null;
  readonly promotion: PromotionName | null;
}

const nowhere: Places = { site: '', operator: '', licence: '' };

const promotionBanner = (
  name: 'welcome' | 'wheel' | 'relief',
  promotion: PromotionName,
  link: string,
): Banner => ({
  tag: seedText(`banner_${name}_tag`, nowhere),
  title: seedText(`banner_${name}_title`, nowhere),
  body: seedText(`banner_${name}_body`, nowhere),
  button: seedText(`banner_${name}_button`, nowhere),
  link,
  picture: name,
  promotion,
});

const houseBanner = (name: 'fair' | 'pix' | 'calm', button: string, link: string): Banner => ({
  tag: productText(`shell.hero_${name}_tag`),
  title: productText(`shell.hero_${name}_title`),
  body: productText(`shell.hero_${name}_text`),
  button: productText(button),
  link,
  picture: name,
  promotion: null,
});

const welcome = promotionBanner('welcome', 'welcome_bonus', '/promotion/activity');
const wheel = promotionBanner('wheel', 'lottery_wheel', '/promotion/activity/lottery-wheel');
const relief = promotionBanner('relief', 'daily_rescue', '/promotion/activity/daily-loss-relief-fund');
const fair = houseBanner('fair', 'shell.how_it_works', '/fair');
const pix = houseBanner('pix', 'shell.deposit', '/recharge');
const calm = houseBanner('calm', 'shell.reminder_more', '/responsible-gaming');

const announce = (
  name: 'terms' | 'games' | 'payout' | 'wheel' | 'opening',
  kind: Announcement['kind'],
  announcedDaysAgo: number,
  places: Places,
  more: Partial<Pick<Announcement, 'effectiveInDays' | 'promotion'>> = {},
): Announcement => ({
  kind,
  title: seedText(`news_${name}_title`, places),
  body: seedText(`news_${name}_body`, places),
  announcedDaysAgo,
  effectiveInDays: null,
  promotion: null,
  ...more,
});

/** Announced yesterday, in effect three weeks later: the two weeks the terms promise, and one to spare. */
const newTerms = (places: Places) => announce('terms', 'terms', 1, places, { effectiveInDays: 20 });

/** The default site under a name. */
export function araraContent(name: string): SiteContent {
  const places = placesOf('Arara', 'Arara Demonstração Ltda.', 'DEMO-0001/0000');
  return {
    name,
    ...factsOf(places),
    logoUrl: '/logos/arara.svg',
    markUrl: '/logos/arara-mark.svg',
    pageBackgroundUrl: '/backgrounds/rio-night.svg',
    banners: [welcome, fair, pix, calm],
    announcements: [
      newTerms(places),
      announce('games', 'games', 6, places),
      announce('payout', 'news', 12, places),
      announce('wheel', 'promotion', 20, places, { promotion: 'lottery_wheel' }),
    ],
  };
}

export function tucanoContent(): SiteContent {
  const places = placesOf('Tucano', 'Tucano Demonstração Ltda.', 'DEMO-0002/0000');
  return {
    name: 'tucano',
    ...factsOf(places),
    logoUrl: '/logos/tucano.svg',
    markUrl: '/logos/tucano-mark.svg',
    pageBackgroundUrl: '/backgrounds/rio-dawn.svg',
    banners: [relief, wheel, fair],
    announcements: [
      newTerms(places),
      announce('opening', 'news', 3, places),
      announce('games', 'games', 9, places),
      announce('payout', 'news', 15, places),
    ],
  };
}

const placesOf = (site: string, operator: string, licence: string): Places => ({ site, operator, licence });
const factsOf = (places: Places) => ({
  title: places.site,
  operator: places.operator,
  licence: places.licence,
});

/** Notices, the same on every site but for its name. */
export const noticesOf = (places: Places) =>
  (['security', 'payments', 'games', 'service'] as const).map((kind, place) => ({
    kind,
    title: seedText(`notice_${kind}_title`, places),
    body: seedText(`notice_${kind}_body`, places),
    publishedDaysAgo: 1 + place * 4,
  }));

/** What the footer says, in its order. */
export const footerOf = (places: Places) => [
  ...(['terms', 'privacy', 'faq', 'responsible_gaming'] as const).map((key) => ({
    key,
    title: productText(`legal.${key}`),
    body: seedText(`footer_${key}`, places),
    link: `/${key.replace('_', '-')}`,
  })),
  {
    key: 'operator',
    title: productText('legal.terms_operator_title'),
    body: seedText('footer_operator', places),
    link: '/terms',
  },
  {
    key: 'age',
    title: productText('legal.terms_age_title'),
    body: productText('legal.footer_age'),
    link: '/terms',
  },
  {
    key: 'support',
    title: seedText('support_title', places),
    body: productText('legal.footer_support'),
    link: '/information-center/support',
  },
];

export const supportOf = (places: Places) => ({
  title: seedText('support_title', places),
  body: seedText('support_body', places),
  hours: seedText('support_hours', places),
});

/** Codes as content systems keep them: upper case, with a 1. */
export const siteLanguages = languageCodes.toSorted(ptFirst).map((code) => {
  const { name, flag } = languages[code];
  return { code: `${code.toUpperCase()}1`, name, flag: `/flags/${flag}.svg` };
});

function ptFirst(a: LanguageCode, b: LanguageCode): number {
  return Number(b === defaultLanguage) - Number(a === defaultLanguage);
}

/** Nobody's addresses: .example is reserved for that. */
export const socialPlaces = [
  { kind: 'instagram', name: 'Instagram' },
  { kind: 'telegram', name: 'Telegram' },
  { kind: 'youtube', name: 'YouTube' },
  { kind: 'x', name: 'X' },
] as const;
