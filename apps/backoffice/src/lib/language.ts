import { en as chatEn } from '@arara/phrases/staff/chat/en';
import { pt as chatPt } from '@arara/phrases/staff/chat/pt';
import { en } from '@arara/phrases/staff/en';
import { en as gamesEn } from '@arara/phrases/staff/games/en';
import { pt as gamesPt } from '@arara/phrases/staff/games/pt';
import { en as growthEn } from '@arara/phrases/staff/growth/en';
import { pt as growthPt } from '@arara/phrases/staff/growth/pt';
import { en as ledgerEn } from '@arara/phrases/staff/ledger/en';
import { pt as ledgerPt } from '@arara/phrases/staff/ledger/pt';
import { en as moneyEn } from '@arara/phrases/staff/money/en';
import { pt as moneyPt } from '@arara/phrases/staff/money/pt';
import { pt } from '@arara/phrases/staff/pt';
import { en as queuesEn } from '@arara/phrases/staff/queues/en';
import { pt as queuesPt } from '@arara/phrases/staff/queues/pt';
import { en as reportsEn } from '@arara/phrases/staff/reports/en';
import { pt as reportsPt } from '@arara/phrases/staff/reports/pt';
import { en as roundsEn } from '@arara/phrases/staff/rounds/en';
import { pt as roundsPt } from '@arara/phrases/staff/rounds/pt';
import { en as teamEn } from '@arara/phrases/staff/team/en';
import { pt as teamPt } from '@arara/phrases/staff/team/pt';

/** The languages of the back office. */
export const backOfficeLanguages = {
  pt: {
    name: 'Português',
    locale: 'pt-BR',
    words: {
      ...pt,
      ...chatPt,
      ...reportsPt,
      ...growthPt,
      ...gamesPt,
      ...ledgerPt,
      ...moneyPt,
      ...roundsPt,
      ...queuesPt,
      ...teamPt,
    },
  },
  en: {
    name: 'English',
    locale: 'en-US',
    words: {
      ...en,
      ...chatEn,
      ...reportsEn,
      ...growthEn,
      ...gamesEn,
      ...ledgerEn,
      ...moneyEn,
      ...roundsEn,
      ...queuesEn,
      ...teamEn,
    },
  },
} as const;

export type BackOfficeLanguage = keyof typeof backOfficeLanguages;

/** Every key of the phrase area `staff`. */
export type StaffKey = keyof (typeof backOfficeLanguages)['en']['words'];

let language: BackOfficeLanguage = 'pt';

export function currentLanguage(): BackOfficeLanguage {
  return language;
}

/** What people see and what the server answers in, from now on. */
export function setLanguage(next: string): void {
  language = next === 'en' ? 'en' : 'pt';
  document.documentElement.lang = backOfficeLanguages[language].locale;
}

/** A phrase of the area `staff` in the language of the moment; null when there is none. */
export function wordsOf(key: string, values: Record<string, unknown> = {}): string | null {
  const { words, locale } = backOfficeLanguages[language];
  const all: Record<string, string> = words;
  const { count } = values;
  const plural = typeof count === 'number' ? `${key}_${new Intl.PluralRules(locale).select(count)}` : key;
  const text = all[plural] ?? all[`${key}_other`] ?? all[key];
  return text?.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? '')) ?? null;
}
