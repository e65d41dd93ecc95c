import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.ts';
import { type Withdrawable, whySaying } from './withdrawable.ts';

/** One sentence: what may leave, and for every part that may not, why. */
export function whyWords(
  whole: Withdrawable,
  locale: string,
  { t, format }: { t: Translate; format: Pick<Format, 'money'> },
): string {
  const { key, staysCents, parts } = whySaying(whole);
  if (key !== 'why_rest_stays') return t(`wallet.${key}`);
  const reasons = parts.map((part) =>
    t(`wallet.${part.key}`, {
      amount: format.money(part.amountCents),
      stake: format.money(part.toStakeCents),
    }),
  );
  return t('wallet.why_rest_stays', {
    rest: format.money(staysCents),
    reasons: listed(reasons, locale),
  });
}

/** One after the other with "and"; Thai writes it between spaces where figures stand beside it. */
function listed(reasons: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(reasons)
    .map(({ type, value }) => (type === 'literal' && value === 'และ' ? ' และ ' : value))
    .join('');
}
