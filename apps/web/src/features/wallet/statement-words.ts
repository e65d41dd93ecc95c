import type { Phrase } from '../../lib/i18n.ts';

/** Kinds of movements are the server's; the ones that begin alike are called alike. */
const beginnings: readonly (readonly [beginning: string, key: Phrase])[] = [
  ['deposit_refund', 'wallet.movement_deposit_refund'],
  ['deposit', 'wallet.movement_deposit'],
  ['withdrawal_hold', 'wallet.movement_withdrawal_hold'],
  ['withdrawal_release', 'wallet.movement_withdrawal_release'],
  ['withdrawal_fee_returned', 'wallet.movement_withdrawal_returned'],
  ['withdrawal_returned', 'wallet.movement_withdrawal_returned'],
  ['withdrawal_fee', 'wallet.movement_withdrawal_fee'],
  ['withdrawal', 'wallet.movement_withdrawal'],
  ['clawback', 'wallet.movement_clawback'],
  ['abuse_deduction', 'wallet.movement_deduction'],
  ['stake', 'wallet.movement_stake'],
  ['bet', 'wallet.movement_stake'],
  ['payout', 'wallet.movement_payout'],
  ['round', 'wallet.movement_round'],
  ['rebate', 'wallet.movement_rebate'],
  ['bonus', 'wallet.movement_bonus'],
  ['reward', 'wallet.movement_bonus'],
  ['transfer', 'wallet.movement_transfer'],
  ['platform_loss', 'wallet.movement_platform_loss'],
  ['seamless_bet', 'wallet.movement_stake'],
  ['seamless_rollback', 'wallet.movement_round'],
  ['seamless_', 'wallet.movement_payout'],
];

/** What a kind of movement is called, and a stake that came back; a kind nobody has named here is a "movement". */
export function movementWord(kind: string, isStakeReturned = false): Phrase {
  if (isStakeReturned) return 'wallet.movement_stake_returned';
  return beginnings.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? 'wallet.movement_other';
}
