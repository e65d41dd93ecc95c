import { multiplierUnit } from '@arara/games/tables';

/** What a place gives back, stake included, without decimals that say nothing: 20000 -> "2×", 19500 -> "1,95×". */
export function paysText(units: number, locale: string): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(units / multiplierUnit)}×`;
}
