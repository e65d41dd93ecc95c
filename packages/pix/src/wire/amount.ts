import { type Cents, formatAmount } from '@arara/money';

/** The largest amount the Central Bank's format can carry: 9999999999.99 BRL. */
export const maxWireCents: Cents = 999_999_999_999n;

const wireAmountPattern = /^(\d{1,10})\.(\d{2})$/;

/** Reads "123.45" (one to ten digits, a point, two digits: `CobValor.original`) into centavos; `null` for anything else. */
export function parseWireAmount(text: unknown): Cents | null {
  const match = typeof text === 'string' ? wireAmountPattern.exec(text) : null;
  if (!match) return null;
  const [, whole = '0', fraction = '0'] = match;
  return BigInt(whole) * 100n + BigInt(fraction);
}

/** Writes centavos as "123.45". Throws RangeError for what the format cannot carry; ask `isWireAmount` first. */
export function formatWireAmount(cents: Cents): string {
  if (cents < 0n || cents > maxWireCents) throw new RangeError(`not a Pix amount: ${cents} centavos`);
  return formatAmount(cents);
}

/** Whether an amount can be charged, refunded or paid out: above zero and not too long for the wire. */
export function isWireAmount(cents: Cents): boolean {
  return cents > 0n && cents <= maxWireCents;
}
