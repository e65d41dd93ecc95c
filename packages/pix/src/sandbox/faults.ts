import type { Cents } from '@arara/money';

/** What can be made to go wrong, one kind of operation at a time. */
export interface Faults {
  /** `repeat_refused`: a txid in use is refused, though the same is said again. */
  readonly charge?: 'repeat_refused';
  /**
   * `late`: accepted although the charge has expired or was removed. `wrong_amount`: another amount than
   * the charge's. `other_payer`: from another person's account.
   */
  readonly payment?:
    | { readonly kind: 'late' }
    | { readonly kind: 'wrong_amount'; readonly amountCents: Cents }
    | { readonly kind: 'other_payer'; readonly cpf?: string; readonly name?: string };
  readonly webhook?:
    | { readonly kind: 'lost' }
    | { readonly kind: 'delayed'; readonly delayMs: number }
    | { readonly kind: 'duplicate'; readonly copies: number };
  /**
   * `rejected_at_once`: 422. `rejected_later`: accepted, then NAO_REALIZADO by callback. `timeout_accepted`:
   * no answer, but paid. `timeout_not_accepted`: no answer, nothing done. `timeout_under_way`: no answer,
   * and while it is at work nothing is known of the id, but the id again is a 409; soon after the first of
   * those it is accepted and paid. `double_return`: as `rejected_later`, and the callback that gives the
   * money back comes twice. `never_ends`: accepted, and under way until `SandboxControl.endPayout`.
   */
  readonly payout?:
    | 'rejected_at_once'
    | 'rejected_later'
    | 'timeout_accepted'
    | 'timeout_not_accepted'
    | 'timeout_under_way'
    | 'double_return'
    | 'never_ends';
  /**
   * `rejected_later`: accepted, then NAO_REALIZADO. `never_ends`: accepted, or forced by the payer's side, and under way until
   * `SandboxControl.endRefund`.
   */
  readonly refund?: 'rejected_later' | 'never_ends';
}

export interface FaultSwitch {
  /** Switches faults on for every operation until `clear`. */
  always(faults: Faults): void;
  /** Switches faults on for the next operation of their kind alone; it comes before `always`. */
  next(faults: Faults): void;
  clear(): void;
}

export interface FaultBox extends FaultSwitch {
  /** The fault the present operation must suffer, if any. */
  take<Kind extends keyof Faults>(kind: Kind): Faults[Kind] | undefined;
}

/** Faults belong to the process and are gone after a restart; what they have set in motion is not. */
export function createFaults(): FaultBox {
  let lasting: Faults = {};
  let coming: Faults = {};
  return {
    always: (faults) => {
      lasting = { ...lasting, ...faults };
    },
    next: (faults) => {
      coming = { ...coming, ...faults };
    },
    clear: () => {
      lasting = {};
      coming = {};
    },
    take: (kind) => {
      const { [kind]: fault, ...others } = coming;
      coming = others;
      return fault ?? lasting[kind];
    },
  };
}
