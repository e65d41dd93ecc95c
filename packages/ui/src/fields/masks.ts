/** A shape for digits: `9` is a digit, anything else stands as it is. Several shapes are tried by length. */
export type Mask = readonly string[];

export const masks = {
  cpf: ['999.999.999-99'],
  phone: ['(99) 9999-9999', '(99) 99999-9999'],
  date: ['99/99/9999'],
} as const satisfies Record<string, Mask>;

/** The digits of a phone without Brazil's country code and the 0 before an area: ten or eleven. */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  // 55 is an area too: without its plus it is the country's only before eleven more.
  const isCountry = /^\s*\+\s*55/.test(text) || digits.length > 12;
  return isCountry ? digits.replace(/^550?/, '') : digits;
}

/** The digits of a day as it is written in Brazil, ddmmyyyy, from one written so, with single digits too, or as 1990-05-25. */
export function dayDigits(text: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (year && month && day) return `${day}${month}${year}`;
  return text.replaceAll(/(?<!\d)(\d)(?=[/.-])/g, '0$1').replaceAll(/\D/g, '');
}

const room = (shape: string) => shape.replace(/[^9]/g, '').length;

/** Puts digits into the first shape that holds them all; more than the widest holds are dropped. */
export function applyMask(text: string, mask: Mask): string {
  const widest = mask.at(-1) ?? '';
  const digits = text.replace(/\D/g, '').slice(0, room(widest));
  const shape = mask.find((candidate) => room(candidate) >= digits.length) ?? widest;
  let next = 0;
  let out = '';
  for (const sign of shape) {
    if (next >= digits.length) break;
    out += sign === '9' ? digits[next++] : sign;
  }
  return out;
}
