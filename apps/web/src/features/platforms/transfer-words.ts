import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.ts';
import type { Transfer } from './use-wallets.ts';

/** What a transfer that was not made says. */
export function failedWords(transfer: Transfer, t: Translate): string {
  const platform = transfer.platform_name;
  if (transfer.reason === 'unreachable' || transfer.reason === 'not_arrived')
    return t('platforms.failed_unreachable', { platform });
  if (transfer.reason === '') return t('platforms.failed');
  return t('platforms.failed_refused', { platform });
}

/** What a transfer that was made says. */
export function doneWords(transfer: Transfer, t: Translate, format: Format): string {
  return t(transfer.direction === 'in' ? 'platforms.done_in' : 'platforms.done_out', {
    amount: format.money(transfer.money),
    platform: transfer.platform_name,
  });
}
