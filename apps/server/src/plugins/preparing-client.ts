import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * Statements of the house are a few hundred, and where many houses are tested in one process the tests' own come on top; what is put
 * together from pieces beyond that is sent as it is.
 */
const preparedMax = 2_000;
const names = new Map<string, string>();

/**
 * A client that prepares every statement with parameters: PostgreSQL reads it once a connection, and plans it anew only as
 * long as the parameters change the plan. A statement whose plan a migration has overtaken fails once, and its connection
 * with it.
 */
export class PreparingClient extends pg.Client {
  // The overloads of the class stand for every way of asking; what is not a text with values goes through untouched.
  override query: pg.Client['query'] = ((first: unknown, values?: unknown, done?: unknown) => {
    const isText = typeof first === 'string';
    const name = isText && Array.isArray(values) ? nameOf(first) : null;
    const given = name === null ? [first, values] : [{ name, text: first, values }, undefined];
    const ask = (callback: unknown) => Reflect.apply(super.query, this, [...given, callback]);
    const isCalledBack = typeof values === 'function' || typeof done === 'function';
    return isText && !isCalledBack ? promised(ask) : ask(done);
  }) as pg.Client['query'];
}

/**
 * The driver's own promises keep each answer until a whole collection of garbage (22 kB of nine small answers, measured);
 * answers that are called back are gone with the next short one. What fails says who asked, as with the driver's.
 */
function promised(
  ask: (done: (error: Error | undefined, answer: unknown) => void) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    ask((error, answer) => (error ? reject(error) : resolve(answer)));
  }).catch((error: Error) => {
    Error.captureStackTrace(error);
    throw error;
  });
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= preparedMax) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
