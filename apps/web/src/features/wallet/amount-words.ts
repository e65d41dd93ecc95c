import { fieldWords } from '../../components/forms/field-words.ts';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.ts';
import type { Limits } from './limits.ts';

/** What is wrong with an amount, with the figures that would be right. */
export function amountWords(
  fault: { message?: string | undefined } | undefined,
  limits: Limits | null,
  { t, format }: { t: Translate; format: Format },
): string | undefined {
  switch (fault?.message) {
    case 'amount_below_minimum':
      return t('wallet.amount_below', { min: format.money(limits?.min_amount ?? '0.00') });
    case 'amount_above_maximum':
      return t('wallet.amount_above', { max: format.money(limits?.max_amount ?? '0.00') });
    case 'amount_above_free':
      return t('wallet.amount_above_free');
    default:
      return fieldWords(fault);
  }
}

/** "min R$ 20 · max R$ 10.000", without centavos where there are none. */
export function limitsWords(limits: Limits, { t, format }: { t: Translate; format: Format }): string {
  const { roundMoney } = format;
  return t('wallet.limits', { min: roundMoney(limits.min_amount), max: roundMoney(limits.max_amount) });
}
