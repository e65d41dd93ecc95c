/**
 * How a call to the institution ended.
 * - `ok`: it answered, and the answer reads well.
 * - `refused`: it said no (4xx), or the request could never be sent. Nothing has happened there.
 * - `unknown`: nobody can tell. Where money moves, ask about the id; never send a second id.
 */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | Refused
  | { readonly kind: 'unknown'; readonly cause: UnknownCause };

export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly problem: Problem;
}

export interface UnknownCause {
  readonly reason: 'timeout' | 'network' | 'server_error' | 'bad_answer' | 'no_token';
  /** `false` only when no access token could be had, so that the request itself never left. */
  readonly wasSent: boolean;
  /** For logs: no personal data, no credentials. */
  readonly detail: string;
}

/** An RFC 7807 problem. `type` is a URI of the Pix API, or `about:blank` when the answer carried none. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string | null;
  readonly violations: readonly { readonly reason: string; readonly property: string | null }[];
}

/** Why a call gave nothing, as a line of the log has it: no personal data, no credentials. */
export function whyNot(outcome: Exclude<Outcome<unknown>, { readonly kind: 'ok' }>): string {
  if (outcome.kind === 'unknown') return `unknown: ${outcome.cause.reason}, ${outcome.cause.detail}`;
  const { title, violations } = outcome.problem;
  const reasons = violations.map(({ property, reason }) => `${property ?? ''}: ${reason}`);
  return [`refused with ${outcome.status} ${title}`, ...reasons].join('; ');
}

/** The last part of a Pix problem type, such as `PixDevolucaoInvalida`. */
export function problemName(problem: Problem): string {
  return problem.type.slice(problem.type.lastIndexOf('/') + 1);
}
