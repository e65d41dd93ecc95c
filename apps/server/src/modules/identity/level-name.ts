import { hasPhrase, type LanguageCode, phrase } from '@arara/phrases';

/** What a VIP level is called; one that the operator added without words goes by its number. */
export function levelName(lang: LanguageCode, level: number): string {
  const key = `loyalty.level_name_${level}`;
  return hasPhrase(key) ? phrase(lang, key) : `VIP ${level}`;
}
