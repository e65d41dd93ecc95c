import { CallError, type Client, staff } from '@arara/contract';

interface Again {
  readonly token: () => string | null;
  /** Resolves once the same person is logged in again; null when nobody can be asked. Rejects when they would rather leave. */
  readonly askAgain: () => Promise<void> | null;
}

/** A client whose calls wait, when their session has ended, until somebody has logged in again, and are then made anew. */
export function goingOn(client: Client, { token, askAgain }: Again): Client {
  return async (call, input, options) => {
    const used = token();
    try {
      return await client(call, input, options);
    } catch (error) {
      const isEnded =
        error instanceof CallError && error.fail?.code === 401 && error.fail.error !== 'two_factor_required';
      if (
        !isEnded ||
        used === null ||
        call.name === staff.staffLogin.name ||
        call.name === staff.staffLogout.name
      )
        throw error;
      // Another call may have asked, and been answered, while this one was on its way.
      if (token() === used) {
        const asked = askAgain();
        if (asked === null) throw error;
        await asked.catch(() => {
          throw error;
        });
      }
      return client(call, input, options);
    }
  };
}
