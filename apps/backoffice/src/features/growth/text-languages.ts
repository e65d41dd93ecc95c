import { staffGrowth } from '@arara/contract';
import type { NineTexts } from './growth-data.ts';

export const textLanguages = staffGrowth.textLanguages;

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
