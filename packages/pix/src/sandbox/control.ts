import type { WireCharge, WirePayout, WirePix, WireRefund } from '../wire/documents.ts';
import { expiresAt, wholeCharge } from './charges.ts';
import type { FaultSwitch } from './faults.ts';
import type { Job, JobRunner } from './jobs.ts';
import { type PayOrder, type PayResult, pay } from './payments.ts';
import { endPayout } from './payouts.ts';
import type { DeliveryAttempt, Psp } from './psp.ts';
import { endRefund, type ForcedReturn, forceReturn } from './refunds.ts';
import type { StoredCharge } from './store.ts';
import type { Tokens } from './tokens.ts';

/** The hand behind the sandbox: the payer's bank, the weather, and a look inside. */
export interface SandboxControl {
  readonly faults: FaultSwitch;
  pay(order: PayOrder): Promise<PayResult>;
  /** A return forced by the payer's institution (MED); `null` when nothing is left to return. */
  forceReturn(order: ForcedReturn): Promise<WireRefund | null>;
  /** Ends a payout, or the refunds of a Pix, that `never_ends`; false when there is none. */
  endPayout(idEnvio: string, isPaid: boolean): Promise<boolean>;
  endRefund(endToEndId: string, isDone: boolean): Promise<boolean>;
  /** What a bank's page shows before paying; `null` for a txid nobody has charged. */
  charge(txid: string): BankCharge | null;
  /** The same by the location inside a BR Code. */
  chargeAt(location: string): BankCharge | null;
  /** Newest first, up to `limit` (100) of each. */
  list(limit?: number): SandboxListing;
  /** Runs everything that is due by now, callbacks included, and resolves when it has been done. */
  idle(): Promise<void>;
  /** Every access token given out stops working. */
  revokeTokens(): void;
}

export interface BankCharge {
  readonly charge: WireCharge;
  readonly receiverName: string;
  readonly expiresAt: Date;
  readonly isPayable: boolean;
}

export interface SandboxListing {
  readonly charges: readonly WireCharge[];
  readonly pix: readonly WirePix[];
  readonly payouts: readonly WirePayout[];
  /** What has not happened yet: settlements and callbacks. */
  readonly jobs: readonly Job[];
  readonly deliveries: readonly DeliveryAttempt[];
}

export function createControl(psp: Psp, tokens: Tokens, runner: JobRunner): SandboxControl {
  const shown = (charge: StoredCharge | undefined): BankCharge | null => {
    if (!charge) return null;
    const deadline = expiresAt(charge);
    return {
      charge: wholeCharge(psp, charge),
      receiverName: psp.receiver.name,
      expiresAt: new Date(deadline),
      isPayable: charge.document.status === 'ATIVA' && psp.now() < deadline,
    };
  };
  return {
    faults: psp.faults,
    pay: (order) => pay(psp, order),
    forceReturn: (order) => forceReturn(psp, order),
    endPayout: (idEnvio, isPaid) => endPayout(psp, idEnvio, isPaid),
    endRefund: (endToEndId, isDone) => endRefund(psp, endToEndId, isDone),
    charge: (txid) => shown(psp.state.charges.get(txid)),
    chargeAt: (location) =>
      shown([...psp.state.charges.values()].find((charge) => charge.document.location === location)),
    list: (limit = 100) => ({
      charges: newest(psp.state.charges, limit).map((charge) => wholeCharge(psp, charge)),
      pix: newest(psp.state.pix, limit),
      payouts: newest(psp.state.payouts, limit).map((payout) => payout.document),
      jobs: newest(psp.state.jobs, limit),
      deliveries: psp.deliveryLog.slice(-limit).reverse(),
    }),
    idle: () => runner.idle(),
    revokeTokens: () => tokens.revokeAll(),
  };
}

function newest<T>(table: ReadonlyMap<string, T>, limit: number): T[] {
  return [...table.values()].slice(-limit).reverse();
}
