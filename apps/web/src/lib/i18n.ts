import { type LanguageCode, languages } from '@arara/phrases';
import { languageKey, startLanguage } from './start-language.ts';
import { localStore } from './storage.ts';
import { createTranslate, type Translate } from './translate.ts';

export type { Phrase, PhraseValues, Translate } from './translate.ts';

export interface Language {
  readonly code: LanguageCode;
  /** BCP 47, for `Intl` and `lang=`. */
  readonly locale: string;
}

const code = startLanguage(localStore);
const language: Language = { code, locale: languages[code].locale };

/** The page's language: it never changes without a reload. */
export const currentLanguage = (): Language => language;

const loaders = {
  cn: () => import('@arara/phrases/lang/cn'),
  en: () => import('@arara/phrases/lang/en'),
  ch: () => import('@arara/phrases/lang/ch'),
  pt: () => import('@arara/phrases/lang/pt'),
  vi: () => import('@arara/phrases/lang/vi'),
  id: () => import('@arara/phrases/lang/id'),
  th: () => import('@arara/phrases/lang/th'),
  tr: () => import('@arara/phrases/lang/tr'),
  msa: () => import('@arara/phrases/lang/msa'),
} satisfies Record<LanguageCode, () => Promise<{ phrases: object }>>;

let words: Translate = (key) => key;

/** Loads the words of the page's language alone; call once before the first render. */
export async function startI18n(): Promise<void> {
  const { phrases } = await loaders[code]();
  words = createTranslate(phrases, language.locale);
  document.documentElement.lang = language.locale;
}

/** The phrase in the page's language, outside React. */
export const translate: Translate = (key, values) => words(key, values);

/** `t('area.key', { name })` in the page's language; a plural is chosen by `count`. */
export const useT = (): Translate => translate;

/** The same for components. */
export const useLanguage = (): Language => language;

/** Stores the language and reloads the page in it. */
export function changeLanguage(next: LanguageCode): void {
  localStore.setItem(languageKey, next);
  globalThis.location.reload();
}
