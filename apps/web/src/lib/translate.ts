import type { PhraseKey } from '@arara/phrases';

type PluralOf<Key> = Key extends `${infer Base}_other` ? Base : never;

/** What can be said: every phrase, and the stem of every plural (`x` for `x_one`, `x_other`). */
export type Phrase = PhraseKey | PluralOf<PhraseKey>;
export type PhraseValues = Record<string, string | number>;
export type Translate = (key: Phrase, values?: PhraseValues) => string;

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Says phrases of one language by the rules of `phrase` of @arara/phrases, which knows all nine and would bring them
 * all to the browser: `{{name}}` places are filled, a plural is chosen by `count`, a missing key shows itself.
 */
export function createTranslate(areas: Areas, locale: string): Translate {
  // Of the nine languages these tell one from more.
  const tellsOne = /^(pt|en|tr)/.test(locale);
  return (key, values = {}) => {
    const [area = '', name = ''] = key.split('.', 2);
    const words = areas[area] ?? {};
    const form = tellsOne && values.count === 1 ? 'one' : 'other';
    const chosen = typeof values.count === 'number' ? `${name}_${form}` : name;
    const text = words[chosen] ?? words[`${name}_other`] ?? words[name] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));
  };
}
