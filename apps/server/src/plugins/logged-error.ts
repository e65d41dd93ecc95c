import { stdSerializers } from 'pino';

/**
 * An error as the log keeps it. Of a statement that PostgreSQL refused its own words are enough: their detail is the whole row, with
 * everything it knows of a member.
 */
export function loggedError(error: Error): ReturnType<typeof stdSerializers.err> {
  const {
    detail: _,
    where: __,
    internalQuery: ___,
    ...told
  } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    detail?: unknown;
    where?: unknown;
    internalQuery?: unknown;
  };
  return told;
}
