import { type Fail, type FieldErrorCode, fieldErrors } from '@arara/contract';
import { hasPhrase, type LanguageCode, phrase } from '@arara/phrases';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { languageOf } from './language.ts';
import { isConnectionFault, sqlState, standsStill } from './transaction.ts';
import { valueWords } from './value-words.ts';

const known = new Set<string>(fieldErrors);

/** What stands in an input at a path; undefined where nothing does. */
const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

/**
 * Turns the issues of a schema into the field failures of an `invalid_input` answer; the first issue of a field speaks. What is not
 * there at all is not called invalid.
 */
export function inputError(error: z.ZodError, input: unknown): AppError {
  const fields = new Map<string, FieldErrorCode>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    const code = known.has(issue.message) ? (issue.message as FieldErrorCode) : 'field_invalid';
    const isMissing = code === 'field_invalid' && valueAt(input, issue.path) === undefined;
    if (!fields.has(field)) fields.set(field, isMissing ? 'field_required' : code);
  }
  return new AppError('invalid_input', {
    fields: [...fields].map(([field, code]) => ({ field, error: code })),
  });
}

/** The fail envelope of an error, in a language. */
function failOf(error: AppError, language: LanguageCode): Fail {
  const fields = error.data?.fields as { field: string; error: FieldErrorCode }[] | undefined;
  const data = fields
    ? {
        ...error.data,
        fields: fields.map((entry) => ({ ...entry, message: phrase(language, `errors.${entry.error}`) })),
      }
    : error.data;
  return {
    code: error.status,
    status: 'fail',
    error: error.code,
    message: phrase(language, `errors.${error.code}`, valueWords(error.values, language)),
    data,
    ...(error.code === 'force_offline' && { force_offline: true as const }),
  };
}

const fastifyCodes: Record<string, AppError['code']> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
};

function appErrorOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as FastifyError;
  const named = fastifyCodes[code];
  if (named) return new AppError(named);
  if (statusCode === 429) return new AppError('too_many_requests');
  // 22021, 22P05: text that no column can hold, such as U+0000.
  if (['22021', '22P05'].includes(sqlState(error))) return new AppError('malformed_body');
  if (isConnectionFault(error) || standsStill(error)) return new AppError('unavailable');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('malformed_body');
  return null;
}

/** Every failure leaves in the envelope: expected ones with their code, anything else as `internal_error` and a log line. */
export function registerEnvelope(app: FastifyInstance): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const expected = appErrorOf(error);
    if (!expected) request.log.error({ err: error, reqId: request.id }, 'unexpected failure');
    // Nobody but the operator can help.
    else if (standsStill(error))
      request.log.error({ err: error, reqId: request.id }, 'the database cannot work');
    const fail = failOf(expected ?? new AppError('internal_error'), languageOf(request));
    return reply.status(fail.code).send(fail);
  });
}

/** A URL that the router cannot read, or a part of its path that is longer than any name: nothing is there. */
export function answerBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const fail = failOf(new AppError('not_found'), languageOf(request));
  void reply.status(fail.code).send(fail);
}

/** Asserted at start: an error without words in all nine languages ends the server. */
export function assertErrorsHaveWords(codes: readonly string[]): void {
  const mute = codes.filter((code) => !hasPhrase(`errors.${code}`));
  if (mute.length > 0) throw new Error(`errors without words: ${mute.join(', ')}`);
}
