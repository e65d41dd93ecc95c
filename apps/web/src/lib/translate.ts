import type { PhraseKey } from '@arara/phrases';
import { type AreaTexts, say } from '@arara/phrases/say';

type PluralOf<Key> = Key extends `${infer Base}_other` ? Base : never;

/** What can be said: every phrase, and the stem of every plural (`x` for `x_one`, `x_other`). */
export type Phrase = PhraseKey | PluralOf<PhraseKey>;
export type PhraseValues = Record<string, string | number>;
export type Translate = (key: Phrase, values?: PhraseValues) => string;

/** Says phrases of one language; `phrase` of @arara/phrases knows all nine and would bring them all to the browser. */
export const createTranslate =
  (areas: AreaTexts, locale: string): Translate =>
  (key, values) =>
    say(areas, locale, key, values);
