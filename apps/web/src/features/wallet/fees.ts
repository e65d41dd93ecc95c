import type { DataOf, payments } from '@arara/contract';
import { type Cents, parseAmount, writePercent } from '@arara/money';

type FeeFigures = Pick<DataOf<typeof payments.drawingQuote>, 'fee_percent' | 'fee_fixed'>;

/** Which phrase says a fee, with its figures. */
export type FeeSaying =
  | { readonly key: 'fee_none' }
  | { readonly key: 'fee_percent'; readonly percent: string }
  | { readonly key: 'fee_fixed'; readonly fixedCents: Cents }
  | { readonly key: 'fee_both'; readonly percent: string; readonly fixedCents: Cents };

/** How a fee is said: the general one in percent, the mandatory one in reais, both or none. */
export function feeSaying({ fee_percent, fee_fixed }: FeeFigures, locale: string): FeeSaying {
  const fixedCents = parseAmount(fee_fixed) ?? 0n;
  // Hundredths of a percent, as the server names them.
  const hundredths = parseAmount(fee_percent) ?? 0n;
  if (hundredths === 0n && fixedCents === 0n) return { key: 'fee_none' };
  if (hundredths === 0n) return { key: 'fee_fixed', fixedCents };
  const percent = writePercent(Number(hundredths) / 100, locale);
  return fixedCents === 0n ? { key: 'fee_percent', percent } : { key: 'fee_both', percent, fixedCents };
}
