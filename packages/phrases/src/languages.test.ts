import { describe, expect, test } from 'vitest';
import { hasPhrase, type LanguageCode, languageCodes, languages, parseLanguage, phrase } from './index.ts';
import { phrases as ch } from './lang/ch.ts';
import { phrases as cn } from './lang/cn.ts';
import { phrases as en } from './lang/en.ts';
import { phrases as id } from './lang/id.ts';
import { phrases as msa } from './lang/msa.ts';
import { phrases as pt } from './lang/pt.ts';
import { phrases as th } from './lang/th.ts';
import { phrases as tr } from './lang/tr.ts';
import { phrases as vi } from './lang/vi.ts';
import { words as chStaff } from './staff/all/ch.ts';
import { words as cnStaff } from './staff/all/cn.ts';
import { words as enStaff } from './staff/all/en.ts';
import { words as idStaff } from './staff/all/id.ts';
import { words as msaStaff } from './staff/all/msa.ts';
import { words as ptStaff } from './staff/all/pt.ts';
import { words as thStaff } from './staff/all/th.ts';
import { words as trStaff } from './staff/all/tr.ts';
import { words as viStaff } from './staff/all/vi.ts';

type Areas = Record<string, Record<string, string>>;
/** What players are told, and the area `staff`, which the back office alone loads. */
const byLanguage: Record<LanguageCode, Areas> = {
  cn: { ...cn, staff: cnStaff },
  en: { ...en, staff: enStaff },
  ch: { ...ch, staff: chStaff },
  pt: { ...pt, staff: ptStaff },
  vi: { ...vi, staff: viStaff },
  id: { ...id, staff: idStaff },
  th: { ...th, staff: thStaff },
  tr: { ...tr, staff: trStaff },
  msa: { ...msa, staff: msaStaff },
};
const english = Object.entries(byLanguage.en).flatMap(([area, words]) =>
  Object.entries(words).map(([key, text]) => ({ area, key, name: `${area}.${key}`, text })),
);

const placesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
const wordsIn = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;

test('there are words to check, those of the back office too', () => {
  expect(english.length).toBeGreaterThan(500);
  expect(english.filter(({ area }) => area === 'staff').length).toBeGreaterThan(1000);
});

test('a language as players load it leaves the words of the back office out', () => {
  for (const words of [cn, en, ch, pt, vi, id, th, tr, msa]) expect(words).not.toHaveProperty('staff');
});

describe.each(languageCodes)('%s', (code) => {
  const own = byLanguage[code];

  test('has the same areas and keys as English', () => {
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(byLanguage.en).toSorted());
    for (const [area, words] of Object.entries(byLanguage.en)) {
      expect(Object.keys(own[area] ?? {}).toSorted(), area).toEqual(Object.keys(words).toSorted());
    }
  });

  test('leaves no text empty, doubled in spaces, or with a broken place', () => {
    const wrong = english.filter(({ area, key }) => {
      const text = own[area]?.[key] ?? '';
      const rest = text.replaceAll(/\{\{\w+\}\}/g, '');
      return text.trim() === '' || text !== text.trim() || / {2}/.test(text) || /[{}]/.test(rest);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('leaves the same places to fill as English', () => {
    const wrong = english.filter(({ area, key, text }) => {
      const mine = placesOf(own[area]?.[key] ?? '');
      return mine.join() !== placesOf(text).join();
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test.runIf(code !== 'en')('leaves no sentence in English', () => {
    const wrong = english.filter(({ area, key, text }) => wordsIn(text) > 3 && own[area]?.[key] === text);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test.runIf(['cn', 'ch', 'th'].includes(code))('writes its sentences in its own script', () => {
    const script = code === 'th' ? /\p{Script=Thai}/u : /\p{Script=Han}/u;
    const wrong = english.filter(
      ({ area, key, text }) => wordsIn(text) > 3 && !script.test(own[area]?.[key] ?? ''),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test('hardly a long sentence is the same in Simplified and Traditional Chinese', () => {
  const long = english.filter(({ text }) => wordsIn(text) > 8);
  const same = long.filter(({ area, key }) => byLanguage.cn[area]?.[key] === byLanguage.ch[area]?.[key]);
  // A few are written with characters that both scripts share.
  expect(same.length, same.map(({ name }) => name).join(' ')).toBeLessThan(long.length / 50);
});

describe('phrase', () => {
  test('fills places and leaves none open', () => {
    expect(phrase('en', 'errors.stake_too_small', { min: '0.10' })).toBe('The stake must not be below 0.10');
    expect(phrase('en', 'errors.stake_too_small')).not.toContain('{{');
  });

  test('chooses the plural of the language by the count', () => {
    const plural = english.find(({ key }) => key.endsWith('_one'));
    if (!plural) return;
    const base = plural.name.replace(/_one$/, '');
    expect(phrase('en', base, { count: 1 })).toBe(plural.text.replaceAll('{{count}}', '1'));
    expect(phrase('th', base, { count: 1 })).not.toContain('_one');
  });

  test('knows which keys there are, and gives an unknown one back', () => {
    expect([hasPhrase('errors.success'), hasPhrase('errors.nothing'), hasPhrase('nothing')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(phrase('pt', 'errors.nothing_like_it')).toBe('errors.nothing_like_it');
  });
});

test('every code has a name, a locale of its own that Intl knows, and only the nine codes are codes', () => {
  expect(Object.keys(languages).toSorted()).toEqual([...languageCodes].toSorted());
  const locales = languageCodes.map((code) => languages[code].locale);
  expect(Intl.getCanonicalLocales(locales)).toEqual(locales);
  expect(new Set(locales).size).toBe(9);
  for (const text of ['', 'PT', 'pt-BR', 'xx', '__proto__', null, undefined])
    expect(parseLanguage(text)).toBeNull();
});

const amount = /R\$\s?\d[\d.,]*\d|\d[\d.,]*\d\s?R\$/g;

test.each(languageCodes)('whole amounts in texts stand as all others on the screen: %s', (code) => {
  const texts = Object.values(byLanguage[code]).flatMap((area) => Object.values(area));
  const typed = texts.flatMap((text) => text.match(amount) ?? []);
  const format = new Intl.NumberFormat(languages[code].locale, {
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: 0,
  });
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.map(plain)).toEqual(
    typed.map((text) => plain(format.format(Number(text.replace(/\D/g, ''))))),
  );
});
