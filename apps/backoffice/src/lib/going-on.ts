import { CallError, type Client, staff } from '@arara/contract';

interface Again {
  readonly token: () => string | null;
  /** Changes with each logout: two calls of one number were made by the same person. */
  readonly sitting: () => number;
  /** Resolves once the same person is logged in again; null when nobody can be asked. Rejects when they would rather leave. */
  readonly askAgain: () => Promise<void> | null;
}

const late = new WeakSet<object>();

/** True for a refusal of a session that somebody has logged out of since: it says nothing about who is here now. */
export const isOfEarlierSitting = (error: unknown): boolean => error instanceof CallError && late.has(error);

/**
 * A client whose calls wait, when their session has ended, until the same person has logged in again, and are then made anew. What
 * somebody asked for who has logged out is made for nobody else: it would be a colleague's deed.
 */
export function goingOn(client: Client, { token, sitting, askAgain }: Again): Client {
  return async (call, input, options) => {
    const [used, began] = [token(), sitting()];
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
      if (sitting() !== began) {
        late.add(error);
        throw error;
      }
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
