/** The nine language codes of the product, in the order the specification names them. */
export const languageCodes = ['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa'] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const defaultLanguage: LanguageCode = 'pt';

/** What each code means: its own name, its BCP 47 locale for `Intl` and `lang=`, and its circle flag. */
export const languages = {
  pt: { name: 'Português', locale: 'pt-BR', flag: 'br' },
  en: { name: 'English', locale: 'en-US', flag: 'us' },
  cn: { name: '简体中文', locale: 'zh-Hans-CN', flag: 'cn' },
  ch: { name: '繁體中文', locale: 'zh-Hant-TW', flag: 'hk' },
  vi: { name: 'Tiếng Việt', locale: 'vi-VN', flag: 'vn' },
  id: { name: 'Bahasa Indonesia', locale: 'id-ID', flag: 'id' },
  th: { name: 'ไทย', locale: 'th-TH', flag: 'th' },
  tr: { name: 'Türkçe', locale: 'tr-TR', flag: 'tr' },
  msa: { name: 'Bahasa Melayu', locale: 'ms-MY', flag: 'my' },
} as const satisfies Record<LanguageCode, { name: string; locale: string; flag: string }>;

/** Narrows any text to a language code; `null` when it is none of the nine. */
export function parseLanguage(text: string | undefined | null): LanguageCode | null {
  return languageCodes.find((code) => code === text) ?? null;
}
