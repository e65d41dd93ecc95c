import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * An `Idempotency-Key`: plain text without spaces. One that is not is refused, also where keys may be left out: to go on without
 * it would do the same a second time.
 */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,100}$/;

export type Method = 'GET' | 'POST';

/** Who may make a call: anybody, a logged-in member, or staff with a permission. */
export type Who = 'visitor' | 'member' | 'staff';

/**
 * One call of the product, shared by the server, the sites and the OpenAPI document.
 * `input` is checked against path places, query and body taken together (a name stands in one of them only);
 * `data` is what the envelope carries on success, and everything it does not name is stripped.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly who: Who;
  readonly permission?: Permission;
  readonly summary: string;
  readonly input: Input;
  readonly data: Data;
  readonly errors: readonly ErrorCode[];
  /** The call needs an `Idempotency-Key` header: the same key and body answer the same, another body is refused. */
  readonly idempotent?: boolean;
  /** Names of `data` that also stand at the top of the envelope. */
  readonly hoist?: readonly string[];
  /** Requests a minute one address may make; the default of the server otherwise. */
  readonly perMinute?: number;
  readonly example?: { input?: unknown; data?: unknown };
}

export type Permission =
  | 'withdrawals.read'
  | 'withdrawals.review'
  | 'members.read'
  | 'members.freeze'
  | 'members.note'
  | 'members.verify'
  | 'support.answer'
  | 'money.adjust'
  | 'team.manage'
  | 'audit.read'
  | 'cases.read'
  | 'cases.decide'
  | 'reports.read'
  | 'reports.export'
  | 'growth.read'
  | 'growth.edit'
  | 'growth.money'
  | 'games.read'
  | 'games.edit'
  | 'games.returns'
  | 'platforms.edit'
  | 'rounds.read'
  | 'ledger.read'
  | 'payments.edit'
  | 'chat.moderate'
  | 'chat.rain';

export type InputOf<C> = C extends Call<infer Input, z.ZodType> ? z.output<Input> : never;
export type RawInputOf<C> = C extends Call<infer Input, z.ZodType> ? z.input<Input> : never;
export type DataOf<C> = C extends Call<z.ZodType, infer Data> ? z.output<Data> : never;

/** Declares a call; its types follow from its schemas. */
export function call<Input extends z.ZodType, Data extends z.ZodType>(
  definition: Call<Input, Data>,
): Call<Input, Data> {
  return definition;
}
