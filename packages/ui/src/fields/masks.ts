/** A shape for digits: `9` is a digit, anything else stands as it is. Several shapes are tried by length. */
export type Mask = readonly string[];

export const masks = {
  cpf: ['999.999.999-99'],
  phone: ['(99) 9999-9999', '(99) 99999-9999'],
  date: ['99/99/9999'],
} as const satisfies Record<string, Mask>;

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
