/**
 * How a platform can treat a seamless wallet. `slow`: each request waits. `duplicate`: each transaction is delivered three
 * times at once. `out_of_order`: a win comes before its bet. `timeout_after_commit`: the answer is lost, the transaction is
 * sent again. `rollback_storm`: the bet's answer is lost and it is taken back many times at once. `rollback_first`: the
 * rollback overtakes its bet. `wrong_signature`, `clock_skew`: a request is signed with another key, or of another time,
 * before it comes as it should. `replay`: a request is delivered a second time as it was.
 */
export const seamlessFaultKinds = [
  'slow',
  'duplicate',
  'out_of_order',
  'timeout_after_commit',
  'rollback_storm',
  'rollback_first',
  'wrong_signature',
  'clock_skew',
  'replay',
] as const;
export type SeamlessFault = (typeof seamlessFaultKinds)[number];

export interface SeamlessFaultSwitch {
  /** For every round until `clear`. */
  always(fault: SeamlessFault): void;
  /** For the next round alone; it comes before `always`. */
  next(fault: SeamlessFault): void;
  clear(): void;
}

export interface SeamlessFaultBox extends SeamlessFaultSwitch {
  take(): SeamlessFault | null;
}

export function createSeamlessFaults(): SeamlessFaultBox {
  let coming: SeamlessFault | null = null;
  let lasting: SeamlessFault | null = null;
  return {
    always: (fault) => {
      lasting = fault;
    },
    next: (fault) => {
      coming = fault;
    },
    clear: () => {
      coming = null;
      lasting = null;
    },
    take: () => {
      const fault = coming ?? lasting;
      coming = null;
      return fault;
    },
  };
}
