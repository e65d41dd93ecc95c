/** A JSON object whose fields have not been checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Narrows to a JSON object (not an array); `null` for anything else. */
export function asFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return value as Fields; // an object is a record of unknowns; TypeScript does not narrow `object` to it
}

/** A field that some institutions leave out and others write as `null` or an empty text. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A string, or `null` when the field is absent or of another kind. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A string matching the pattern, or `null`. */
export function matching(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** An RFC 3339 instant, or `null`. */
export function instantOrNull(value: unknown): Date | null {
  const text = matching(value, instantPattern);
  if (text === null) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** One of the listed words, or `null`. */
export function oneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word | null {
  return words.find((word) => word === value) ?? null;
}

/** Reads every element of a list; `null` when it is not a list or when one element is bad. */
export function listOf<T>(value: unknown, read: (element: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const found: T[] = [];
  for (const element of value) {
    const item = read(element);
    if (item === null) return null;
    found.push(item);
  }
  return found;
}

/** Sorts the elements of a list into those that read well and those that do not. */
export function sift<T>(elements: readonly unknown[], read: (element: unknown) => T | null): Sifted<T> {
  const accepted: T[] = [];
  const rejected: unknown[] = [];
  for (const element of elements) {
    const item = read(element);
    if (item === null) rejected.push(element);
    else accepted.push(item);
  }
  return { accepted, rejected };
}

export interface Sifted<T> {
  readonly accepted: T[];
  readonly rejected: unknown[];
}
