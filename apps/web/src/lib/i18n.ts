import { type LanguageCode, languages } from '@arara/phrases';
import { languageKey } from './language-key.ts';
import { startLanguage } from './start-language.ts';
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

/** What stands between two sentences: nothing in Chinese. */
export const sentenceGap = code === 'cn' || code === 'ch' ? '' : ' ';

/** The page's language: it never changes without a reload. */
export const currentLanguage = (): Language => language;

const areas: Record<string, Record<string, string>> = {};
const words = createTranslate(areas, language.locale);
if (typeof document !== 'undefined') {
  document.documentElement.lang = language.locale;
  // The app that is installed is described in the page's language.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest/${code}.webmanifest`);
}

type Loaders = Record<LanguageCode, () => Promise<{ default: typeof areas }>>;

/** Words that do not come are asked for again after so long. */
const againAfterMs = [400, 1600, 4000];

/**
 * Loads words by area in the page's language. The build puts this before every module that says them, and a module that failed to begin stays
 * failed until the page is loaded anew: one lost file is no reason yet.
 * @public
 */
export async function addWords(loaders: Loaders): Promise<void> {
  const { default: told } = await ask(loaders[code], againAfterMs);
  // What every page says brings some words of an area before the area itself comes.
  for (const [area, names] of Object.entries(told)) areas[area] = { ...areas[area], ...names };
}

async function ask<Told>(load: () => Promise<Told>, [waitMs, ...more]: readonly number[]): Promise<Told> {
  try {
    return await load();
  } catch (error) {
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return ask(load, more);
  }
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
