/** One line of a title on a poster of 300 by 400: its size and the width it is drawn to, in units of the poster. */
export interface PosterLine {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

const widthMax = 256;
const sizeMax = 62;
const linesMax = 3;
/** Letters of a line, about; longer words stand alone. */
const lineLetters = 10;
/** What has no spaces is parted when it is wider than this, in sizes of its letters. */
const wholeEms = 8;

/** A title in at most three lines of about even length, each as large as the poster is wide. */
export function posterLines(title: string): readonly PosterLine[] {
  return broken(title).map((text) => {
    const ems = emsOf(text);
    const size = Math.min(sizeMax, widthMax / Math.max(ems, 1));
    return { text, size, width: ems * size };
  });
}

/** A number that is always the same for a title, for what differs from poster to poster. */
export const seedOf = (title: string): number =>
  [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** Where words are not parted by spaces (Chinese, Thai), a long title is parted in its middle. */
function broken(title: string): readonly string[] {
  const words = title.trim().split(/\s+/);
  const [word = ''] = words;
  if (words.length === 1) return emsOf(word) > wholeEms && !latin.test(word) ? halves(word) : [word];
  const lines = Math.min(linesMax, words.length, Math.max(1, Math.ceil(title.length / lineLetters)));
  const even = title.length / lines;
  const found: string[] = [];
  let line = '';
  for (const next of words) {
    const longer = line === '' ? next : `${line} ${next}`;
    const isFull = line !== '' && longer.length > even + 2 && found.length < lines - 1;
    if (isFull) found.push(line);
    line = isFull ? next : longer;
  }
  return [...found, line];
}

/** Parts between letters as they are seen: a mark above one stays with it. */
function halves(word: string): readonly string[] {
  const letters = Array.from(word.matchAll(/\P{M}\p{M}*/gu), ([letter]) => letter);
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
}

const latin = /\p{Script=Latin}/u;
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/** How wide a text is drawn, about, in sizes of its letters. */
function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text.replaceAll(/\p{M}/gu, '')) {
    if (wide.test(letter)) ems += 1;
    else ems += /[\s.,:'’!|iIjlt1-]/.test(letter) ? 0.34 : /[\p{Lu}\dmw]/u.test(letter) ? 0.76 : 0.62;
  }
  return ems;
}
