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

/**
 * What somebody typed, as a plain decimal: groups of three are groups in the locale's own way ("1.000,5" -> "1000.5"), any other lone
 * sign is a point in either. Not checked: what is no number stays what it is.
 */
export function plainDecimal(typed: string, locale: string): string {
  const { group, point } = decimalSigns(locale);
  const isGrouped = new RegExp(`^\\d{1,3}([${group}]\\d{3})+([${point}]\\d*)?$`).test(typed);
  return isGrouped ? typed.replaceAll(group, '').replace(point, '.') : typed.replace(',', '.');
}

/** Percent with up to two decimals: "96.41" -> "96,41%". */
export function writePercent(percent: number, locale: string): string {
  return withPercent(writeDecimal(String(Number(percent.toFixed(2))), locale), locale);
}

/** A written number with its percent sign where the locale puts it. */
export function withPercent(written: string, locale: string): string {
  return locale.startsWith('tr') ? `%${written}` : `${written}%`;
}
