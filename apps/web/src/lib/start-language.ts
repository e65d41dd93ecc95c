import { defaultLanguage, type LanguageCode, parseLanguage } from '@arara/phrases';
import { languageKey } from './language-key.ts';
import type { KeyStore } from './storage.ts';

/** The stored language; where none (or none of the nine) is stored, `pt` is stored and returned. */
export function startLanguage(store: KeyStore): LanguageCode {
  const stored = parseLanguage(store.getItem(languageKey));
  if (stored) return stored;
  store.setItem(languageKey, defaultLanguage);
  return defaultLanguage;
}
