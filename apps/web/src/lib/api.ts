import { type Client, createClient, leavesOutcomeUnknown } from '@arara/contract';
import { currentLanguage } from './i18n.ts';
import { session, tellSession } from './session-store.ts';
import { isUntouched } from './touched.ts';

/** The contract's client on this origin, with the session's token and the page's language. */
const client = createClient({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  token: () => session.get().token,
  lang: () => currentLanguage().code,
  isByItself: isUntouched,
  onFail: (fail, token) => {
    // What ended the session before says nothing about the one that has begun since.
    if (token === session.get().token) tellSession({ type: 'call_failed', fail });
  },
});

/** The session that made a call has ended: nobody here is to send it again, nor to be shown what came of it. */
class EarlierSessionError extends Error {
  override readonly name = 'EarlierSessionError';
}

/** Calls of the contract. What comes of one after its session has ended is not the next member's: they neither read nor repeat it. */
export const api: Client = async (call, input, options) => {
  const { token } = session.get();
  const hasEnded = () => token !== null && session.get().token !== token;
  const answer = await client(call, input, options).catch((error: unknown) => {
    if (hasEnded() && leavesOutcomeUnknown(error)) throw new EarlierSessionError('session', { cause: error });
    throw error;
  });
  // While nobody has logged in since, it is told to whoever asked: closing an account ends the session too.
  if (hasEnded() && session.get().token !== null) throw new EarlierSessionError('session');
  return answer;
};
