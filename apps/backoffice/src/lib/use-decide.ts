import { CallError } from '@arara/contract';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { isRefusedAs } from './api.ts';
import { longNoticeMs } from './long-notice.ts';
import { useT } from './words.ts';

/**
 * Decides about a record, says that it is done, and asks for the page anew whatever came of it: what is on screen may be old.
 * When somebody was faster, a notice and the failure tell who and what they made of it; `stateText` has the words for a
 * state. Whoever was faster than themselves has not heard the first answer: it was done, and only once. Rejects when it is refused.
 */
export function useDecide(stateText: (state: string) => string | null) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  return async <Data>(work: () => Promise<Data>, done?: (data: Data) => string): Promise<void> => {
    try {
      const data = await work();
      if (done) notify(done(data), { type: 'success' });
    } catch (error) {
      const words = changeOf(error);
      if (words === null) throw error;
      notify(words, { type: 'error', autoHideDuration: longNoticeMs });
      throw new CallError(words, (error as CallError).fail);
    } finally {
      refresh();
    }
  };

  function changeOf(error: unknown): string | null {
    if (!isRefusedAs(error, 'state_changed')) return null;
    const { state, edited_by: email } = error.fail?.data ?? {};
    const said = typeof state === 'string' ? stateText(state) : null;
    if (said === null) return null;
    if (email === identity?.fullName) return t('decided_yourself', { state: said });
    return typeof email === 'string' && email !== ''
      ? t('decided_faster', { email, state: said })
      : t('decided_meanwhile', { state: said });
  }
}
