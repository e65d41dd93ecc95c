/** Controls, formatting (zero-width, bidi, soft hyphen), private use, halves of pairs. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Letters and marks that show nothing: fillers, the grapheme joiner, Mongolian selectors, the empty braille cell. */
const blank = /\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u2800|\u3164|\uffa0/gu;
/** What joins the parts of one emoji is kept between them, and nowhere else. */
const joined =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
const joinerKept = '\ue000';
/** A pile of marks on one letter covers the lines above; no language here needs more than three. */
const markPile = /(\p{M}{3})\p{M}+/gu;

/**
 * A message as it is kept: one line in normal form, without anything that cannot be seen or that turns the writing
 * around. May be empty.
 */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll(joinerKept, '')
    .replaceAll(joined, joinerKept)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[^\ue000]/gu, (sign) => (sign.search(unseen) === 0 ? '' : sign))
    .replaceAll(blank, '')
    .replaceAll(joinerKept, '\u200d')
    .replaceAll(markPile, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** How many signs a reader counts; an emoji is one, whatever it is put together from. */
export function lengthOf(text: string): number {
  return [...signs.segment(text)].length;
}

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' });
