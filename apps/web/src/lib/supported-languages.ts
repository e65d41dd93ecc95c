import { type LanguageCode, parseLanguage } from '@arara/phrases';

/** A language as the server's content system keeps it. */
export interface SupportedLanguage {
  readonly language_code: string;
  readonly language_name: string;
  readonly language_flag_link: string;
}

/** The product's code of a stored one: a code that ends in 1 has the 1 stripped and is lowercased. */
export function languageCodeOf(stored: string): string {
  return stored.endsWith('1') ? stored.slice(0, -1).toLowerCase() : stored;
}

/** What can be chosen, in the server's order; codes that the product has no words for are left out. */
export function readSupportedLanguages(
  languages: readonly SupportedLanguage[],
): { code: LanguageCode; name: string; flag: string }[] {
  return languages.flatMap(({ language_code, language_name: name, language_flag_link: flag }) => {
    const code = parseLanguage(languageCodeOf(language_code));
    return code ? { code, name, flag } : [];
  });
}
