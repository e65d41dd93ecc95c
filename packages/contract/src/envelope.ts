import type { ErrorCode, FieldErrorCode } from './errors.ts';

/** What every answer looks like; the HTTP status equals `code`. */
export interface Success<Data> {
  readonly code: 200;
  readonly status: 'success';
  readonly message: string;
  readonly data: Data;
}

export interface FieldFailure {
  readonly field: string;
  readonly error: FieldErrorCode;
  readonly message: string;
}

export interface Fail {
  readonly code: number;
  readonly status: 'fail';
  readonly error: ErrorCode;
  /** In the caller's language. */
  readonly message: string;
  readonly data: { readonly fields?: readonly FieldFailure[]; readonly [more: string]: unknown } | null;
  readonly force_offline?: true;
}

export type Envelope<Data> = Success<Data> | Fail;
