import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.ts';
import { feeSaying } from './fees.ts';

/** A fee in the member's language: "0,5% + R$ 1,00", or that there is none. */
export function feeWords(
  figures: Parameters<typeof feeSaying>[0],
  locale: string,
  { t, format }: { t: Translate; format: Format },
): string {
  const saying = feeSaying(figures, locale);
  switch (saying.key) {
    case 'fee_none':
      return t('wallet.fee_none');
    case 'fee_percent':
      return saying.percent;
    case 'fee_fixed':
      return format.money(saying.fixedCents);
    case 'fee_both':
      return `${saying.percent} + ${format.money(saying.fixedCents)}`;
  }
}
