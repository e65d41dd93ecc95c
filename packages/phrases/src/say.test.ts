import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from './languages.ts';
import { say, textOf } from './say.ts';

const words = {
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',
  hello: 'Hello {{name}}',
  dogs_other: 'dogs',
};

describe('a text with places', () => {
  test('is filled from the values; what is not told stays empty', () => {
    expect(textOf(words, 'en-US', 'hello', { name: 'Arara' })).toBe('Hello Arara');
    expect(textOf(words, 'en-US', 'hello')).toBe('Hello ');
  });

  test('none is null, and a phrase that is missing shows its key', () => {
    expect(textOf(words, 'en-US', 'nothing')).toBeNull();
    expect(say({ shop: words }, 'en-US', 'shop.nothing')).toBe('shop.nothing');
    expect(say({ shop: words }, 'en-US', 'other.hello')).toBe('other.hello');
    expect(say({ shop: words }, 'en-US', 'shop.coins', { count: 1 })).toBe('1 coin');
  });

  test('the only form of a plural serves every count, and without one too', () => {
    expect(textOf(words, 'en-US', 'dogs', { count: 1 })).toBe('dogs');
    expect(textOf(words, 'en-US', 'dogs')).toBe('dogs');
  });
});

test.each(languageCodes)('plurals of %s are chosen as CLDR says, and none is never one', (code) => {
  const { locale } = languages[code];
  const rules = new Intl.PluralRules(locale);
  const both = { n_one: 'one', n_other: 'other' };
  expect(textOf(both, locale, 'n', { count: 0 })).toBe('other');
  for (let count = 1; count <= 120; count += 1)
    expect(textOf(both, locale, 'n', { count }), String(count)).toBe(rules.select(count));
});
