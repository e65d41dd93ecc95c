const escapable = /["\\]/g;

/** A PostgreSQL array literal of values that need no quotes: numbers, UUIDs, digests. Null stays null. */
export function plainArray(values: readonly (string | number | bigint | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`;
}

/** A PostgreSQL array literal of any text. Null stays null. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'null' : `"${value.replace(escapable, '\\$&')}"`)).join(',')}}`;
}
