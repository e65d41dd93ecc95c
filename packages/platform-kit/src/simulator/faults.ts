/** What a platform can be asked, as far as it can go wrong. */
export const operations = ['player', 'launch', 'balance', 'transfer', 'status', 'games'] as const;
export type Operation = (typeof operations)[number];

/**
 * `slow`: answers after `delayMs`. `dead`: the connection breaks before anything is read. `lost`: nothing is done and nothing
 * answered. `lost_after_commit`: done, but nobody is told. `refuse`: a signed no. `broken`: HTTP 500.
 * `wrong_signature`: done, answered with a signature of another secret.
 */
export const faultKinds = [
  'slow',
  'dead',
  'lost',
  'lost_after_commit',
  'refuse',
  'broken',
  'wrong_signature',
] as const;
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  /** For `slow`; 3000 when absent. */
  readonly delayMs?: number;
}

export interface FaultSwitch {
  /** For every such operation until `clear`; `all` for every operation. */
  always(operation: Operation | 'all', fault: Fault): void;
  /** For the next such operation alone; it comes before `always`. */
  next(operation: Operation, fault: Fault): void;
  clear(): void;
}

export interface FaultBox extends FaultSwitch {
  take(operation: Operation): Fault | undefined;
}

export function createFaults(): FaultBox {
  const coming = new Map<Operation, Fault>();
  const lasting = new Map<Operation | 'all', Fault>();
  return {
    always: (operation, fault) => void lasting.set(operation, fault),
    next: (operation, fault) => void coming.set(operation, fault),
    clear: () => {
      coming.clear();
      lasting.clear();
    },
    take: (operation) => {
      const fault = coming.get(operation) ?? lasting.get(operation) ?? lasting.get('all');
      coming.delete(operation);
      return fault;
    },
  };
}
