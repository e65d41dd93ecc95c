import { CallError } from '@arara/contract';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { placeFailure } from '../../components/forms/field-words.ts';

/** Error codes of a call that are about one field of its form. */
export type FieldOfError<Form extends FieldValues> = Readonly<Partial<Record<string, Path<Form>>>>;

/**
 * Puts a refused call's words by the field its error code is about, else by the fields the server names. Returns the
 * words for the whole form, `null` when every one found its field.
 */
export function placeRefusal<Form extends FieldValues>(
  error: unknown,
  shown: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
  fieldOfError: FieldOfError<Form>,
): string | null {
  const fail = error instanceof CallError ? error.fail : null;
  const field = fail ? fieldOfError[fail.error] : undefined;
  if (!fail || !field) return placeFailure(error, shown, setError);
  setError(field, { type: 'server', message: fail.message }, { shouldFocus: true });
  return null;
}
