import { en } from '@arara/phrases/staff/en';
import { pt } from '@arara/phrases/staff/pt';

/** The languages of the back office. */
export const backOfficeLanguages = {
  pt: { name: 'Português', locale: 'pt-BR', words: pt },
  en: { name: 'English', locale: 'en-US', words: en },
} as const;

export type BackOfficeLanguage = keyof typeof backOfficeLanguages;

/** Every key of the phrase area `staff`. */
export type StaffKey = keyof typeof en;

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
