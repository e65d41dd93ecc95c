import { describe, expect, test } from 'vitest';
import { phrases as ch } from '../lang/ch.ts';
import { phrases as cn } from '../lang/cn.ts';
import { phrases as en } from '../lang/en.ts';
import { phrases as id } from '../lang/id.ts';
import { phrases as msa } from '../lang/msa.ts';
import { phrases as pt } from '../lang/pt.ts';
import { phrases as th } from '../lang/th.ts';
import { phrases as tr } from '../lang/tr.ts';
import { phrases as vi } from '../lang/vi.ts';
import { languageCodes } from '../languages.ts';

const languages = { cn, en, ch, pt, vi, id, th, tr, msa };

/** The places a text leaves to be filled, each once. */
const placesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

describe.each(languageCodes)('the words of games in %s', (code) => {
  test('leave the same places to fill as the English ones', () => {
    for (const [key, english] of Object.entries(en.games)) {
      const words: Record<string, string> = languages[code].games;
      const text = words[key] ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(placesOf(text), key).toEqual(placesOf(english));
    }
  });

  if (code === 'en') return;
  test('whole sentences are translated', () => {
    const words: Record<string, string> = languages[code].games;
    for (const [key, english] of Object.entries(en.games)) {
      const isSentence = english.replaceAll(/\{\{\w+\}\}/g, '').length > 25;
      if (isSentence) expect(words[key], key).not.toBe(english);
    }
  });
});
