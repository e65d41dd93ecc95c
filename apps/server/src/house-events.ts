/**
 * What modules tell each other through the outbox, in the transaction that caused it. Amounts are centavos as text: JSON
 * has no integers that are large enough.
 */
export interface HouseEvents {
  /** Rounds that have just been settled: `rounds[i]` is one of `members[i]`. */
  'rounds.settled': { readonly members: readonly string[]; readonly rounds: readonly string[] };
  'deposit.credited': {
    readonly depositId: string;
    readonly memberId: string;
    readonly amountCents: string;
  };
  'deposit.clawed_back': {
    readonly clawbackId: string;
    readonly memberId: string;
    readonly amountCents: string;
    readonly recoveredCents: string;
  };
  'withdrawal.paid': {
    readonly withdrawalId: string;
    readonly memberId: string;
    readonly amountCents: string;
    readonly feeCents: string;
  };
  /** The institution says that it has paid a withdrawal which was booked as failed: the member has the money twice. */
  'withdrawal.paid_after_return': {
    readonly withdrawalId: string;
    readonly memberId: string;
    readonly orderNumber: string;
    /** Empty when the institution named none. */
    readonly endToEndId: string;
    /** What it paid, and what the member had back. */
    readonly paidCents: string;
    readonly returnedCents: string;
  };
  'member.registered': { readonly memberId: string; readonly introducerId: string | null };
  /** A reward that was paid: cash or bonus money, by promotions, VIP, agency or staff. */
  'reward.granted': {
    readonly memberId: string;
    readonly kind: string;
    readonly reference: string;
    readonly amountCents: string;
  };
}

export type Topic = keyof HouseEvents;
