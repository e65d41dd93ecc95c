import { type ErrorCode, errorStatus, type FieldErrorCode } from '@arara/contract';

/** An expected failure: its code names status and phrase, `data` travels in the envelope, `values` fill the phrase. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: Record<string, unknown> | null;
  readonly values: Record<string, string | number>;

  constructor(
    code: ErrorCode,
    data: Record<string, unknown> | null = null,
    values: Record<string, string | number> = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.data = data;
    this.values = values;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** An `invalid_input` failure that stands by fields, for checks a schema cannot make. */
export function fieldError(fields: Record<string, FieldErrorCode>): AppError {
  return new AppError('invalid_input', {
    fields: Object.entries(fields).map(([field, error]) => ({ field, error })),
  });
}
