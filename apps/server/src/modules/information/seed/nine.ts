import { type LanguageCode, languageCodes, phrase } from '@arara/phrases';
import { texts } from './texts/all.ts';
import type { SeedTexts } from './texts/en.ts';

/** One text in all nine languages. */
export type Nine = Readonly<Record<LanguageCode, string>>;

export type Places = Readonly<Record<'site' | 'operator' | 'licence', string>>;

const nineOf = (write: (lang: LanguageCode) => string): Nine =>
  // One entry for each code of the list.
  Object.fromEntries(languageCodes.map((lang) => [lang, write(lang)])) as Record<LanguageCode, string>;

/** A text of the seed, its places filled; an amount stays with its sign when lines break. */
export const seedText = (key: keyof SeedTexts, places: Places): Nine =>
  nineOf((lang) =>
    texts[lang][key]
      .replaceAll(/\{\{(site|operator|licence)\}\}/g, (_, place: keyof Places) => places[place])
      .replaceAll(/R\$ (?=\d)/g, 'R$\u00a0'),
  );

/** A phrase that the product says anyway. */
export const productText = (key: string): Nine => nineOf((lang) => phrase(lang, key));
