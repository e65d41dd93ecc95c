import { formatMoney, parseAmount, withPercent, writeDecimal } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases/languages';
import { useLocale } from 'react-admin';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
const timeZone = 'America/Sao_Paulo';

/** Years as the books have them, and 24 hours, in every language. */
const calendar = { calendar: 'gregory', hourCycle: 'h23' } as const;

/** Centavos of an amount as the wire writes it, such as "-12.50". */
function toCents(wire: string): bigint {
  const isNegative = wire.startsWith('-');
  const cents = parseAmount(isNegative ? wire.slice(1) : wire);
  if (cents === null) throw new RangeError(`not an amount: ${wire}`);
  return isNegative ? -cents : cents;
}

/** Whole hours or days that have gone by, once there are two of them; minutes before. */
export function spanText(minutes: number, locale: string): string {
  const [value, unit] =
    minutes >= 2 * dayMinutes
      ? [minutes / dayMinutes, 'day']
      : minutes >= 2 * hourMinutes
        ? [minutes / hourMinutes, 'hour']
        : [minutes, 'minute'];
  return Math.floor(value).toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' });
}

/** Amounts, times and numbers as people of the chosen language write them; times are those of São Paulo. */
export function useFormat() {
  const { locale } = languages[useLocale() as LanguageCode];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...calendar, timeZone, ...options });
    return (iso: string) => formatter.format(new Date(iso));
  };
  return {
    money: (wire: string) => formatMoney(toCents(wire), locale),
    cents: (amount: bigint) => formatMoney(amount, locale),
    /** Percent with its two decimals, as the wire writes it. */
    percent: (wire: string) => withPercent(writeDecimal(Number(wire).toFixed(2), locale), locale),
    /** Minutes in the largest unit of which there are two: 90 min, 3 h, 8 days. */
    span: (minutes: number) => spanText(minutes, locale),
    number: (value: number) => value.toLocaleString(locale),
    day: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
    second: format({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    moment: format({ day: '2-digit', month: '2-digit', year: '2-digit', hour: '2-digit', minute: '2-digit' }),
  };
}
