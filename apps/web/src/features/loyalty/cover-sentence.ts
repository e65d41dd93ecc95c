import type { DataOf, loyalty } from '@arara/contract';
import { toCents } from '../../lib/format.ts';
import type { Phrase, PhraseValues } from '../../lib/i18n.ts';

type Wallet = Pick<
  DataOf<typeof loyalty.coverHistory>,
  'money' | 'bonus_money' | 'withdrawable_money' | 'ml_money'
>;

/** What can be withdrawn, and what has to happen for the rest, in one sentence. */
export function coverSentence(
  wallet: Wallet,
  money: (cents: bigint) => string,
): { key: Phrase; values: PhraseValues } {
  const free = toCents(wallet.withdrawable_money);
  const rest = toCents(wallet.money) + toCents(wallet.bonus_money) - free;
  if (rest > 0n)
    return {
      key: 'loyalty.cover_sentence',
      values: { free: money(free), rest: money(rest), stake: money(toCents(wallet.ml_money)) },
    };
  return { key: free > 0n ? 'wallet.why_all_free' : 'wallet.why_nothing', values: {} };
}
