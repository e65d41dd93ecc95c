import type { RefusalCode } from './wire.ts';

/**
 * How a call to a platform ended.
 * - `ok`: it answered, signed, and the answer reads well.
 * - `refused`: it said no, signed. This request changed nothing there.
 * - `unknown`: nobody can tell. Where money moves, ask about the reference; never use a second one.
 */
export type Outcome<Value> = { readonly kind: 'ok'; readonly value: Value } | Refused | Unknown;

export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: RefusalCode;
}

export interface Unknown {
  readonly kind: 'unknown';
  /** `kept_back`: it was not even sent (`withBreaker`). */
  readonly reason: 'timeout' | 'network' | 'server_error' | 'bad_answer' | 'bad_signature' | 'kept_back';
  /** For logs: no personal data, no secrets. */
  readonly detail: string;
}
