import { defaultLanguage, type LanguageCode, languages, parseLanguage } from '@arara/phrases/languages';
import { type NamedTexts, type SayValues, textOf } from '@arara/phrases/say';
import { words as portuguese } from '@arara/phrases/staff/all/pt';

/** Every key of the phrase area `staff`. */
export type StaffKey = keyof typeof portuguese;

type AllWords = Readonly<Record<StaffKey, string>>;

/** The words of each language; Portuguese comes with the page, the others when they are wanted. */
const loaders: Readonly<Record<LanguageCode, () => Promise<{ readonly words: AllWords }>>> = {
  pt: async () => ({ words: portuguese }),
  en: () => import('@arara/phrases/staff/all/en'),
  cn: () => import('@arara/phrases/staff/all/cn'),
  ch: () => import('@arara/phrases/staff/all/ch'),
  vi: () => import('@arara/phrases/staff/all/vi'),
  id: () => import('@arara/phrases/staff/all/id'),
  th: () => import('@arara/phrases/staff/all/th'),
  tr: () => import('@arara/phrases/staff/all/tr'),
  msa: () => import('@arara/phrases/staff/all/msa'),
};

let language: LanguageCode = defaultLanguage;
let wanted: LanguageCode = defaultLanguage;
let words: NamedTexts = portuguese;

export function currentLanguage(): LanguageCode {
  return language;
}

/**
 * What people see and what the server answers in, from when its words are here; of two that are wanted one after the other, the
 * last one stays. An unknown code means Portuguese. Fails when the words could not be loaded: nothing has changed then.
 */
export async function setLanguage(code: string): Promise<void> {
  const next = parseLanguage(code) ?? defaultLanguage;
  wanted = next;
  const loaded = await loaders[next]();
  if (wanted !== next) return;
  language = next;
  words = loaded.words;
  document.documentElement.lang = languages[language].locale;
}

/** All words of the moment, by their keys. */
export function currentWords(): NamedTexts {
  return words;
}

/** A phrase of the area `staff` in the language of the moment; null when there is none. */
export const wordsOf = (key: string, values: SayValues = {}): string | null =>
  textOf(words, languages[language].locale, key, values);
