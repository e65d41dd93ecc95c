import { foldText } from './fold-text.ts';
import { cn } from './words/cn.ts';
import { en } from './words/en.ts';
import { id } from './words/id.ts';
import { msa } from './words/msa.ts';
import { pt } from './words/pt.ts';
import { th } from './words/th.ts';
import { tr } from './words/tr.ts';
import { vi } from './words/vi.ts';

/** Words as they are compared: written with Latin letters, without accents. A star stands for any ending. */
const latin = [...pt, ...en, ...id, ...msa, ...tr].map(foldText);
const words = new Set(latin.filter((word) => !word.includes(' ') && !word.endsWith('*')));
const stems = latin.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
const sayings = latin.filter((word) => word.includes(' '));
/** In these the accents tell words apart, so they are compared as they are written. */
const accented = vi.map((word) => word.normalize('NFC'));
/** Written without blanks between words: found anywhere. */
const unspaced = [...cn, ...th];

const signsForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '£': 'l',
};

/** True when a text holds a word that the lists refuse, also in capitals, with accents, digits for letters or blanks between. */
export function hasFoulWord(text: string): boolean {
  const written = ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')} `;
  if (accented.some((word) => written.includes(` ${word} `))) return true;
  const tight = text.normalize('NFKC').replaceAll(/[\s.*_-]/g, '');
  if (unspaced.some((word) => tight.includes(word))) return true;
  // A sign among letters may stand for one of them, or end a word.
  return [text, text.replaceAll(/[!|]/g, ' ')]
    .map(tokensOf)
    .some((tokens) => tokens.some(isFoul) || hasSaying(tokens));
}

function hasSaying(tokens: readonly string[]): boolean {
  const said = ` ${tokens.map((token) => token.replaceAll(/(.)\1+/g, '$1')).join(' ')} `;
  return sayings.some((saying) => said.includes(` ${saying.replaceAll(/(.)\1+/g, '$1')} `));
}

/** The words of a text as the lists write them; single letters in a row are one word, however they are kept apart. */
function tokensOf(text: string): string[] {
  const plain = foldText(text).replaceAll(
    /[0-9@$!|€£](?=[0-9@$!|€£]*\p{L})|(?<=\p{L})[0-9$@]/gu,
    (sign) => signsForLetters[sign] ?? sign,
  );
  const parts = plain.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const tokens: string[] = [];
  let letters = '';
  for (const part of [...parts, '']) {
    if (part.length === 1) {
      letters += part;
      tokens.push(part);
      continue;
    }
    if (letters.length > 2) tokens.push(letters);
    letters = '';
    if (part !== '') tokens.push(part);
  }
  return tokens;
}

function isFoul(token: string): boolean {
  // "puuuta" is "puta", and "niger" stays a river: a list's own double letters are not undone.
  const forms = new Set([token, token.replaceAll(/(.)\1{2,}/g, '$1$1'), token.replaceAll(/(.)\1+/g, '$1')]);
  return [...forms].some(
    (form) =>
      words.has(form) ||
      (form.endsWith('s') && words.has(form.slice(0, -1))) ||
      stems.some((stem) => form.startsWith(stem)),
  );
}
