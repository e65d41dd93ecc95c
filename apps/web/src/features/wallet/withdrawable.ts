import type { DataOf, wallet } from '@arara/contract';
import { type Cents, parseAmount } from '@arara/money';

type Balances = DataOf<typeof wallet.walletBalances>;

/** One reason why a part of the money stays, with the amount that stays. */
interface Reason {
  readonly kind: 'rollover' | 'bonus' | 'held' | 'rebate';
  readonly cents: Cents;
}

export interface Withdrawable {
  readonly freeCents: Cents;
  /** Everything a member owns here and cannot take out now. */
  readonly staysCents: Cents;
  readonly totalCents: Cents;
  /** What still has to be staked before cash and bonus are free. */
  readonly toStakeCents: Cents;
  /** Largest first; empty when nothing stays. */
  readonly reasons: readonly Reason[];
}

const cents = (wire: string): Cents =>
  wire.startsWith('-') ? -(parseAmount(wire.slice(1)) ?? 0n) : (parseAmount(wire) ?? 0n);

const atLeastZero = (value: Cents): Cents => (value < 0n ? 0n : value);

/** Splits what a member holds into what may leave now and what stays, with the reasons. */
export function withdrawable(balances: Balances): Withdrawable {
  const freeCents = atLeastZero(cents(balances.withdrawable_money));
  const reasons: readonly Reason[] = [
    { kind: 'rollover', cents: atLeastZero(cents(balances.money) - freeCents) },
    { kind: 'bonus', cents: atLeastZero(cents(balances.bonus_money)) },
    { kind: 'held', cents: atLeastZero(cents(balances.held_money)) },
    { kind: 'rebate', cents: atLeastZero(cents(balances.fs_money)) },
  ];
  const standing = reasons
    .filter((reason) => reason.cents > 0n)
    .sort((a, b) => (a.cents < b.cents ? 1 : a.cents > b.cents ? -1 : 0));
  const staysCents = standing.reduce((sum, reason) => sum + reason.cents, 0n);
  return {
    freeCents,
    staysCents,
    totalCents: freeCents + staysCents,
    toStakeCents: atLeastZero(cents(balances.ml_money)),
    reasons: standing,
  };
}

/** A phrase of the area `wallet` with its places still in centavos. */
export interface Saying {
  readonly key: 'why_nothing' | 'why_all_free' | 'why_rest_stays';
  readonly staysCents: Cents;
  readonly parts: readonly {
    readonly key: 'why_rollover' | 'why_rollover_unknown' | 'why_bonus' | 'why_held' | 'why_rebate';
    readonly amountCents: Cents;
    readonly toStakeCents: Cents;
  }[];
}

/** The one sentence that says what may leave and why the rest may not. */
export function whySaying({ freeCents, staysCents, toStakeCents, reasons }: Withdrawable): Saying {
  if (reasons.length === 0) {
    return { key: freeCents > 0n ? 'why_all_free' : 'why_nothing', staysCents, parts: [] };
  }
  return {
    key: 'why_rest_stays',
    staysCents,
    parts: reasons.map((reason) => ({
      key:
        reason.kind === 'rollover' && toStakeCents === 0n
          ? ('why_rollover_unknown' as const)
          : (`why_${reason.kind}` as const),
      amountCents: reason.cents,
      toStakeCents,
    })),
  };
}
