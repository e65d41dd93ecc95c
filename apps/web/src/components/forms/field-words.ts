import { CallError, fieldErrors } from '@arara/contract';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { failedFields, failureWords } from '../../lib/failure.ts';
import { type PhraseValues, translate } from '../../lib/i18n.ts';

interface FieldFault {
  message?: string | undefined;
}

/** `password_same` is an error of a whole call that a form can see coming. */
const knownCodes = [...fieldErrors, 'password_same'] as const;

/** The words for a field of a form: its code in the page's language, or the server's own words. */
export function fieldWords(fault: FieldFault | undefined, values?: PhraseValues): string | undefined {
  const message = fault?.message;
  if (!message) return undefined;
  const code = knownCodes.find((known) => known === message);
  return code ? translate(`errors.${code}`, values) : message;
}

/**
 * Puts what the server refused beside the fields it names, or beside the one its error code is about. Returns the
 * words for the whole form: the server's message when it names no field that is shown, `null` when every fault stands
 * by its field.
 */
export function placeFailure<Values extends FieldValues>(
  error: unknown,
  shown: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  fieldOfError: Readonly<Partial<Record<string, Path<Values>>>> = {},
): string | null {
  const fail = error instanceof CallError ? error.fail : null;
  const about = fail ? fieldOfError[fail.error] : undefined;
  if (fail && about) {
    setError(about, { type: 'server', message: fail.message }, { shouldFocus: true });
    return null;
  }
  const faults = failedFields(error);
  const placed = faults.filter((fault) => {
    const name = shown.find((field) => field === fault.field);
    if (name) setError(name, { type: 'server', message: fault.message });
    return name !== undefined;
  });
  return faults.length > 0 && placed.length === faults.length ? null : failureWords(error, translate);
}
