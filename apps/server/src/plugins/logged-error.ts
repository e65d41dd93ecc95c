import { stdSerializers } from 'pino';

type Told = ReturnType<typeof stdSerializers.err>;

/** What PostgreSQL adds to its own words. */
const rowsOf = new Set(['detail', 'where', 'internalQuery']);

/**
 * An error as the log keeps it. Of a statement that PostgreSQL refused its own words are enough: their detail is the whole row, with
 * everything it knows of a member. So it is of each that an error gathers or carries.
 */
export function loggedError(error: Error): Told {
  return withoutRows(stdSerializers.err(error));
}

function withoutRows(told: Told): Told {
  const kept = Object.entries(told).filter(([name]) => !rowsOf.has(name) && name !== 'errors');
  // What was serialized has the shape it had, without some names of it.
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isTold(value) ? withoutRows(value) : gathered(value)]),
  ) as Told;
}

const gathered = (value: unknown) =>
  Array.isArray(value) ? value.map((one: unknown) => (isTold(one) ? withoutRows(one) : one)) : value;

/** An error within another, which was serialized with it. */
const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'type' in value && 'stack' in value;
