import type { TagTone, TimelineState } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import type { DepositState } from './deposit-progress.ts';
import type { WithdrawalState } from './withdrawal-progress.ts';

/** What each mark of a timeline is called, spoken. */
export function useStateWords(): Record<TimelineState, string> {
  const t = useT();
  return {
    done: t('wallet.mark_done'),
    now: t('wallet.mark_now'),
    later: t('wallet.mark_later'),
    failed: t('wallet.mark_failed'),
  };
}

/** The colour of a deposit's state. */
export const depositTones: Record<DepositState, TagTone> = {
  created: 'cobalt',
  waiting: 'cobalt',
  paid: 'cobalt',
  credited: 'leaf',
  expired: 'muted',
  cancelled: 'muted',
  refunding: 'sun',
  refunded: 'sun',
};

/** The colour of a withdrawal's state. */
export const withdrawalTones: Record<WithdrawalState, TagTone> = {
  submitted: 'cobalt',
  second_review: 'cobalt',
  approved: 'cobalt',
  paying: 'cobalt',
  paid: 'leaf',
  rejected: 'scarlet',
  cancelled: 'muted',
  failed: 'scarlet',
};
