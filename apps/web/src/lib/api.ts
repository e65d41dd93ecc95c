import { createClient } from '@arara/contract';
import { currentLanguage } from './i18n.ts';
import { session, tellSession } from './session-store.ts';
import { isUntouched } from './touched.ts';

/** The contract's client on this origin, with the session's token and the page's language. */
export const api = createClient({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  token: () => session.get().token,
  lang: () => currentLanguage().code,
  isByItself: isUntouched,
  onFail: (fail) => tellSession({ type: 'call_failed', fail }),
});
