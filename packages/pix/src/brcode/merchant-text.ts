/**
 * A name or city as a BR Code may carry it: accents dropped, other non-ASCII characters removed, spaces
 * joined, cut to the length. Throws RangeError when nothing is left, since fields 59 and 60 are mandatory.
 */
export function merchantText(text: string, maxLength: number): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd();
  if (plain === '') throw new RangeError('a BR Code needs a merchant name and city with ASCII letters');
  return plain;
}
