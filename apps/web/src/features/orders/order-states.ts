import { payments } from '@arara/contract';
import type { TagTone } from '@arara/ui';
import type { Phrase } from '../../lib/i18n.ts';

const tones: Readonly<Record<string, TagTone>> = {
  credited: 'leaf',
  paid: 'leaf',
  rejected: 'scarlet',
  failed: 'scarlet',
  expired: 'muted',
  cancelled: 'muted',
  refunding: 'sun',
  refunded: 'sun',
};

/** Whether money has come in or left by an order: not by what was never paid in, was given back, or did not go. */
export function hasMoved(type: 'recharge' | 'withdraw' | 'bonus', state: string): boolean {
  if (type === 'recharge') return state === 'credited';
  return !['rejected', 'cancelled', 'failed'].includes(state);
}

/** The word and colour of an order's state; what is on its way is cobalt. */
export function orderState(
  type: 'recharge' | 'withdraw' | 'bonus',
  state: string,
): { word: Phrase; tone: TagTone } {
  const withdrawal = payments.withdrawalStates.find((one) => one === state);
  const deposit = payments.depositStates.find((one) => one === state) ?? 'credited';
  return type === 'withdraw' && withdrawal
    ? { word: `wallet.withdrawal_${withdrawal}`, tone: tones[state] ?? 'cobalt' }
    : {
        word: `wallet.deposit_${deposit}`,
        tone: type === 'recharge' && state === 'paid' ? 'cobalt' : (tones[state] ?? 'cobalt'),
      };
}
