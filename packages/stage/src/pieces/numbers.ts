import { multiplierUnit } from '@arara/games/tables';
import { writeDecimal } from '@arara/money';

/** A multiplier in ten-thousandths for people: 19800 -> "1,98×"; further decimals only where they say something. */
export function multiplierText(units: number, locale: string): string {
  const times = (units / multiplierUnit).toFixed(4).replace(/0{1,2}$/, '');
  return `${writeDecimal(times, locale)}×`;
}

/** The same with two decimals, never more than it is: 12857 -> "1,28×". Where steps stand in little room, all that tells of them says this. */
export function shortMultiplierText(units: number, locale: string): string {
  return multiplierText(units - (units % (multiplierUnit / 100)), locale);
}

/** Whether a sentence says this multiplier: "12,70×" does not say "2,70×". */
export function holdsMultiple(sentence: string, multiplier: string): boolean {
  return sentence
    .split(multiplier)
    .slice(0, -1)
    .some((before) => !/[\d.,]$/.test(before));
}

/** Payout over stake in ten-thousandths, rounded down; for showing only. */
export function multiplierOf(payoutCents: bigint, stakeCents: bigint): number {
  return stakeCents === 0n ? 0 : Number((payoutCents * BigInt(multiplierUnit)) / stakeCents);
}

/** Hundredths for people with two decimals: 5050 -> "50,50". */
export function hundredthsText(hundredths: number, locale: string): string {
  return writeDecimal((hundredths / 100).toFixed(2), locale);
}

/** Hundredths of a percent for people, as the language writes them: 4950 -> "49,50%", in Turkish "%49,50". */
export function percentText(hundredths: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(hundredths / 10_000);
}
