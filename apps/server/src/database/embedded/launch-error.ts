/** The embedded database cannot be started; the message is one line meant for the person at the console. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}

/** The data folder is open in another process, which runs now. */
export class AlreadyOpenError extends LaunchError {
  override name = 'AlreadyOpenError';
}

/** Where the launcher says what it does; a pino logger fits. */
export type LaunchLog = { info(message: string): void; warn(message: string): void };
