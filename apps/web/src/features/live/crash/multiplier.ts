import { plainDecimal } from '@arara/money';

/** Hundredths of a multiplier on the wire: "2.50" is 250. */
export const hundredthsOf = (wire: string): number => Math.round(Number(wire) * 100);

/** Hundredths for the wire: 250 is "2.50". */
export const wireOf = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What somebody typed as a multiplier, in hundredths within the bounds; null for what is none. */
export function typedMultiplier(
  text: string,
  lowest: number,
  highest: number,
  locale: string,
): number | null {
  const plain = plainDecimal(text.replace(/[×x\s]/g, ''), locale);
  if (!/^\d+(\.\d*)?$/.test(plain)) return null;
  return Math.min(Math.max(Math.round(Number(plain) * 100), lowest), highest);
}

export type Height = 'low' | 'middle' | 'high';

/** How high a flight went, as the strips of past flights tell it: by colour and by a sign. */
export function heightOf(hundredths: number): Height {
  return hundredths >= 1_000 ? 'high' : hundredths >= 200 ? 'middle' : 'low';
}

const formats = new Map<string, Intl.NumberFormat>();

/** "2,31×" in a locale; called with every frame. */
export function timesText(hundredths: number, locale: string): string {
  const known = formats.get(locale);
  const format =
    known ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (!known) formats.set(locale, format);
  return `${format.format(hundredths / 100)}×`;
}
