import { expect, test } from 'vitest';
import { languageCodeOf, readSupportedLanguages } from './supported-languages.ts';

test('[S3.08] a code that ends in 1 has the 1 stripped and is lowercased', () => {
  expect(['PT1', 'msa1', 'EN1', 'Vi1'].map(languageCodeOf)).toEqual(['pt', 'msa', 'en', 'vi']);
  expect(['pt', 'PT', ''].map(languageCodeOf)).toEqual(['pt', 'PT', '']);
  expect(languageCodeOf('EN11')).toBe('en1');
});

test('[S7.09] the languages of the server become choices; what the product has no words for is left out', () => {
  const stored = (language_code: string) => ({
    language_code,
    language_name: `name of ${language_code}`,
    language_flag_link: '/flags/br.svg',
  });
  expect(readSupportedLanguages(['PT1', 'XX1', 'th', 'CN1'].map(stored))).toEqual([
    { code: 'pt', name: 'name of PT1', flag: '/flags/br.svg' },
    { code: 'th', name: 'name of th', flag: '/flags/br.svg' },
    { code: 'cn', name: 'name of CN1', flag: '/flags/br.svg' },
  ]);
});
