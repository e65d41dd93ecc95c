import { type Cents, formatMoney, parseAmount, writeDecimal, writePercent } from '@arara/money';
import { currentLanguage } from './i18n.ts';

/** Times of the product are shown in the operator's zone, where its days begin and end. */
const timeZone = 'America/Sao_Paulo';

/** Centavos of a wire amount such as "20.00" or "-0.05"; 0 for anything that is not one. */
export function toCents(wire: string): Cents {
  const isNegative = wire.startsWith('-');
  const size = parseAmount(isNegative ? wire.slice(1) : wire) ?? 0n;
  return isNegative ? -size : size;
}

export interface Format {
  /** Reais, from centavos or from a wire amount: 128450n or "1284.50" -> "R$ 1.284,50". */
  money(amount: Cents | string): string;
  /** The same without centavos where there are none, for limits and steps: "R$ 50.000". */
  roundMoney(amount: Cents | string): string;
  /** Day, month and year of an ISO moment. */
  date(iso: string): string;
  /** Day and time of an ISO moment, which no end of a line parts. */
  dateTime(iso: string): string;
  time(iso: string): string;
  number(value: number): string;
  /** Percent as the server gives them: "96.41" -> "96,41%". */
  percent(wire: string): string;
}

/** Made when it is first asked for. */
function onWish<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Writes amounts, moments and numbers for people in a locale. */
export function createFormat(locale: string): Format {
  const shared = { timeZone, calendar: 'gregory' } as const;
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  // Each takes milliseconds to make, and few pages need all of them.
  const dates = onWish(() => new Intl.DateTimeFormat(locale, { ...shared, ...day }));
  const dateTimes = onWish(() => new Intl.DateTimeFormat(locale, { ...shared, ...day, ...hour }));
  const times = onWish(() => new Intl.DateTimeFormat(locale, { ...shared, ...hour }));
  const money = (amount: Cents | string) =>
    formatMoney(typeof amount === 'bigint' ? amount : toCents(amount), locale);
  return {
    money,
    roundMoney: (amount) => money(amount).replace(/[.,]00(?!\d)/, ''),
    date: (iso) => dates().format(new Date(iso)),
    dateTime: (iso) => dateTimes().format(new Date(iso)).replaceAll(' ', '\u00a0'),
    time: (iso) => times().format(new Date(iso)),
    number: (value) => writeDecimal(String(Number(value.toFixed(3))), locale),
    percent: (wire) => writePercent(Number(wire), locale),
  };
}

const pageFormat = createFormat(currentLanguage().locale);

/** The formats of the page's language. */
export const useFormat = (): Format => pageFormat;
