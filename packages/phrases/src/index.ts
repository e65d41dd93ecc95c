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
import { type AreaTexts, say } from './say.ts';

export { defaultLanguage, type LanguageCode, languageCodes, languages, parseLanguage } from './languages.ts';
export type { Words } from './words.ts';

type Areas = typeof en;

/** Every phrase key as `area.key`. */
export type PhraseKey = { [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas];

const byLanguage: Record<LanguageCode, AreaTexts> = {
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

/** The phrase `area.key` in a language, by the rules of `say`. */
export const phrase = (
  language: LanguageCode,
  key: string,
  values: Record<string, string | number> = {},
): string => say(byLanguage[language], languages[language].locale, key, values);

/** True when the key names a phrase; used by tests and by the error envelope. */
export function hasPhrase(key: string): boolean {
  const [area = '', name = ''] = key.split('.', 2);
  return languageCodes.every((code) => byLanguage[code][area]?.[name] !== undefined);
}
