import { CallError, type FieldFailure } from '@arara/contract';
import type { Translate } from './i18n.ts';
import { useT } from './i18n.ts';

/** What to tell people about a failed call: the server's words, or "network error" when none came. */
export function failureWords(error: unknown, t: Translate): string {
  if (error instanceof CallError && error.fail?.message) return error.fail.message;
  return t('common.network_error');
}

/** `words(error)` in the page's language. */
export function useFailureWords(): (error: unknown) => string {
  const t = useT();
  return (error) => failureWords(error, t);
}

/** The fields a refused form names, with the server's words for each. */
export function failedFields(error: unknown): readonly FieldFailure[] {
  return error instanceof CallError ? (error.fail?.data?.fields ?? []) : [];
}
