import type { FaultBox } from './faults.ts';
import type { State } from './state.ts';

/** What every part of the sandbox works with. */
export interface Psp {
  readonly state: State;
  readonly faults: FaultBox;
  readonly now: () => number;
  readonly ispb: string;
  readonly receiver: Receiver;
  readonly payloadHost: string;
  readonly timing: Timing;
  readonly deliveryLog: DeliveryAttempt[];
}

/** Whose institution this is: the name and city of the BR Code, and the only Pix key that receives. */
export interface Receiver {
  readonly name: string;
  readonly city: string;
  readonly chave: string;
  /** Shown by GET /webhook. Default: the sample number of Receita Federal. */
  readonly cnpj?: string;
}

export interface Timing {
  readonly refundSettlesMs: number;
  readonly payoutSettlesMs: number;
  /** Waits before the second, third... attempt to deliver a callback; after the last it is given up. */
  readonly retryDelaysMs: readonly number[];
  readonly deliveryTimeoutMs: number;
}

export interface DeliveryAttempt {
  readonly at: string;
  readonly url: string;
  readonly attempt: number;
  /** The receiver's HTTP status, or why there is none. */
  readonly result: number | string;
}

/** The present as the wire writes it. */
export function nowText(psp: Psp): string {
  return new Date(psp.now()).toISOString();
}
