import { staffGrowth } from '@arara/contract';
import type { NineTexts, TextLanguage } from './growth-data.ts';

export const textLanguages = staffGrowth.textLanguages;

/** Each language by its own name. */
export const languageNames: Readonly<Record<TextLanguage, string>> = {
  pt: 'Português',
  en: 'English',
  cn: '简体中文',
  ch: '繁體中文',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  th: 'ไทย',
  tr: 'Türkçe',
  msa: 'Bahasa Melayu',
};

/** How a browser and a screen reader know each language. */
export const textLocales: Readonly<Record<TextLanguage, string>> = {
  pt: 'pt-BR',
  en: 'en-US',
  cn: 'zh-Hans-CN',
  ch: 'zh-Hant-TW',
  vi: 'vi-VN',
  id: 'id-ID',
  th: 'th-TH',
  tr: 'tr-TR',
  msa: 'ms-MY',
};

/** A text that nobody has written yet. */
export const noTexts: NineTexts = {
  pt: '',
  en: '',
  cn: '',
  ch: '',
  vi: '',
  id: '',
  th: '',
  tr: '',
  msa: '',
};
