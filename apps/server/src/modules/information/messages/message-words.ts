import { formatMoney } from '@arara/money';
import { hasPhrase, type LanguageCode, languages, phrase } from '@arara/phrases';
import type { Fill } from './send-message.ts';

/** A stored message in words, in the reader's language. */
export function messageWords(
  lang: LanguageCode,
  key: string,
  fill: Readonly<Record<string, Fill>>,
): { title: string; text: string } {
  const values = Object.fromEntries(
    Object.entries(fill).map(([place, value]) => [place, written(lang, value)]),
  );
  return { title: phrase(lang, `${key}_title`, values), text: phrase(lang, `${key}_text`, values) };
}

function written(lang: LanguageCode, value: Fill): string | number {
  if (typeof value !== 'object') return value;
  if ('cents' in value) return formatMoney(BigInt(value.cents), languages[lang].locale);
  return phrase(lang, value.phrases.find(hasPhrase) ?? '', value.values);
}
