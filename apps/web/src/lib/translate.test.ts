import { languageCodes, languages, phrase } from '@arara/phrases';
import { phrases as en } from '@arara/phrases/lang/en';
import { describe, expect, test } from 'vitest';
import { createTranslate, type Phrase } from './translate.ts';

const keys = Object.entries(en).flatMap(([area, words]) => Object.keys(words).map((key) => `${area}.${key}`));
const loadWords = async (code: string) =>
  (await import(`../../../../packages/phrases/src/lang/${code}.ts`)) as { phrases: typeof en };
const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

describe.each(languageCodes)('words in %s', (code) => {
  test('[S1.09] every phrase has words, and the same places as the English', async () => {
    const { phrases } = await loadWords(code);
    const english = Object.values(en).flatMap((area) => Object.values(area) as string[]);
    const own = Object.values(phrases).flatMap((area) => Object.values(area) as string[]);
    // Compared once: thousands of expectations take longer than what they look at.
    expect(own.filter((text) => text.trim() === '')).toEqual([]);
    expect(own.map(places)).toEqual(english.map(places));
  });

  test('the page says what the server says', async () => {
    const { phrases } = await loadWords(code);
    const translate = createTranslate(phrases, languages[code].locale);
    const values = { count: 2, name: 'Arara' };
    // Keys come from the phrases themselves.
    expect(keys.map((key) => translate(key as Phrase, values))).toEqual(
      keys.map((key) => phrase(code, key, values)),
    );
  });
});

test('plurals follow the language and fall back to the common form', () => {
  const words = { shell: { found_one: '{{count}} jogo', found_other: '{{count}} jogos' } };
  const translate = createTranslate(words, 'pt-BR');
  expect(translate('shell.found' as Phrase, { count: 1 })).toBe('1 jogo');
  expect(translate('shell.found' as Phrase, { count: 2 })).toBe('2 jogos');
  expect(translate('shell.found' as Phrase, { count: 1_000_000 })).toBe('1000000 jogos');
});
