import { phrases as ch } from './lang/ch.ts';
import { phrases as cn } from './lang/cn.ts';
import { phrases as en } from './lang/en.ts';
import { phrases as id } from './lang/id.ts';
import { phrases as msa } from './lang/msa.ts';
import { phrases as pt } from './lang/pt.ts';
import { phrases as th } from './lang/th.ts';
import { phrases as tr } from './lang/tr.ts';
import { phrases as vi } from './lang/vi.ts';
import { type LanguageCode, languageCodes, languages } from './languages.ts';

export { defaultLanguage, type LanguageCode, languageCodes, languages, parseLanguage } from './languages.ts';
export type { Words } from './words.ts';

type Areas = typeof en;

/** Every phrase key as `area.key`. */
export type PhraseKey = { [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas];

const byLanguage: Record<LanguageCode, Record<string, Record<string, string>>> = {
  cn,
  en,
  ch,
  pt,
  vi,
  id,
  th,
  tr,
  msa,
};

/**
 * The phrase `area.key` in a language, with `{{name}}` places filled from `values`.
 * A plural phrase (`key_one`, `key_other`) is chosen by `values.count`.
 */
export function phrase(
  language: LanguageCode,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const [area = '', name = ''] = key.split('.', 2);
  const words = byLanguage[language][area] ?? {};
  const plural = typeof values.count === 'number' ? `${name}_${formOf(language, values.count)}` : name;
  const text = words[plural] ?? words[`${name}_other`] ?? words[name] ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));
}

/** CLDR counts none as one in Portuguese; people do not. */
function formOf(language: LanguageCode, count: number): Intl.LDMLPluralRule {
  return count === 0 ? 'other' : pluralRules(language).select(count);
}

const rules = new Map<LanguageCode, Intl.PluralRules>();

function pluralRules(language: LanguageCode): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(languages[language].locale);
  rules.set(language, known);
  return known;
}

/** True when the key names a phrase; used by tests and by the error envelope. */
export function hasPhrase(key: string): boolean {
  const [area = '', name = ''] = key.split('.', 2);
  return languageCodes.every((code) => byLanguage[code][area]?.[name] !== undefined);
}
