import { problemTypeRoot } from '../wire/documents.ts';
import { asFields, textOrNull } from '../wire/fields.ts';
import type { Problem, Refused } from './outcome.ts';

/** Reads an error answer's body. Always gives a problem: bodies of another shape become `about:blank`. */
export function parseProblem(status: number, body: unknown): Problem {
  const fields = asFields(body) ?? {};
  const violations = Array.isArray(fields.violacoes) ? fields.violacoes : [];
  return {
    type: textOrNull(fields.type) ?? 'about:blank',
    title: textOrNull(fields.title) ?? textOrNull(fields.error) ?? `HTTP ${status}`,
    status,
    detail: textOrNull(fields.detail) ?? textOrNull(fields.error_description),
    violations: violations.flatMap((entry) => {
      const reason = textOrNull(asFields(entry)?.razao);
      return reason === null ? [] : [{ reason, property: textOrNull(asFields(entry)?.propriedade) }];
    }),
  };
}

/** The refusal a request meets before it is sent, worded as the institution would word it. */
export function refuseUnsent(name: string, property: string, reason: string): Refused {
  const type = `${problemTypeRoot}${name}`;
  const violations = [{ reason, property }];
  return {
    kind: 'refused',
    status: 400,
    problem: { type, title: 'Not sent', status: 400, detail: reason, violations },
  };
}
