/**
 * What modules tell each other through the outbox, in the transaction that caused it. Amounts are centavos as text: JSON
 * has no integers that are large enough.
 */
export interface HouseEvents {
  /** Rounds that have just been settled: `rounds[i]` is one of `members[i]`. */
  'rounds.settled': { readonly members: readonly string[]; readonly rounds: readonly string[] };
  /** Rounds of platforms that paid more or less after they had been settled: `cents[i]` on top of what was told of `rounds[i]`. */
  'rounds.corrected': {
    readonly members: readonly string[];
    readonly rounds: readonly string[];
    readonly cents: readonly string[];
  };
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
  /** The institution says that it has not paid a withdrawal which two people declared as paid: nothing has moved. */
  'withdrawal.denied_after_declared': {
    readonly withdrawalId: string;
    readonly memberId: string;
    readonly orderNumber: string;
    readonly amountCents: string;
    /** In the institution's words, empty when it gave none. */
    readonly reason: string;
  };
  'member.registered': { readonly memberId: string; readonly introducerId: string | null };
  /** What protects an account, or where its money may go, has changed; an e-mail says so too where one is proved. */
  'account.changed': {
    readonly memberId: string;
    /** The phrase that says what has changed, and what fills its places. */
    readonly what: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** A member may play no more from now on: a pause, self-exclusion, a freeze or the blacklist, whoever set it. */
  'play.closed': { readonly memberId: string };
  /** A reward that was paid: cash or bonus money, by promotions, VIP, agency or staff. */
  'reward.granted': {
    readonly memberId: string;
    readonly kind: string;
    readonly reference: string;
    readonly amountCents: string;
  };
}

export type Topic = keyof HouseEvents;
