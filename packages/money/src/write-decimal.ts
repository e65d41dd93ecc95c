/** Of the product's languages those that write 1.234,50; the others write 1,234.50. */
const hasDecimalComma = /^(pt|vi|id|tr)/;

/** What a locale writes between groups of three and before the decimals. */
export function decimalSigns(locale: string): { readonly group: string; readonly point: string } {
  return hasDecimalComma.test(locale) ? { group: '.', point: ',' } : { group: ',', point: '.' };
}

/**
 * A decimal as the product's locales write it: "1284.50" -> "1.284,50". By hand: the first `Intl.NumberFormat` of a page
 * holds up a slow phone for a tenth of a second.
 */
export function writeDecimal(decimal: string, locale: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const { group, point } = decimalSigns(locale);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}

/** Percent with up to two decimals: "96.41" -> "96,41%". */
export function writePercent(percent: number, locale: string): string {
  return withPercent(writeDecimal(String(Number(percent.toFixed(2))), locale), locale);
}

/** A written number with its percent sign where the locale puts it. */
export function withPercent(written: string, locale: string): string {
  return locale.startsWith('tr') ? `%${written}` : `${written}%`;
}
