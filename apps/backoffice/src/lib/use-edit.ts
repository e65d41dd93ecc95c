import { CallError } from '@arara/contract';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { isRefusedAs } from './api.ts';
import { longNoticeMs } from './long-notice.ts';
import { useT } from './words.ts';
import type { Ending } from './written-over.ts';

export interface Problems {
  /** What is wrong in all; empty for nothing. */
  readonly message: string;
  /** What is wrong with a field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
}

const noProblems: Problems = { message: '', fields: {} };

/**
 * Saves an edit of a resource by its name. Gives true when it is saved; otherwise `problems` tells why not. `ending` is how far it is,
 * and null before the first and when it was refused for what was written.
 * Somebody who was faster is named, unless it was themselves, whose first answer was lost; what holds now is loaded. Where what was
 * written `givesWay` to that, a notice tells it, for the problems give way with it.
 */
export function useEditOf(resource: string, { givesWay = false } = {}) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const faster = (email: string) => {
    if (email === identity?.fullName) return t(givesWay ? 'faster_yourself' : 'faster_yourself_kept');
    return t(givesWay ? 'faster' : 'faster_kept', { email });
  };
  const [problems, setProblems] = useState<Problems>(noProblems);
  const [isBusy, setIsBusy] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const save = async (name: string, data: object, done: string = t('saved')): Promise<boolean> => {
    setIsBusy(true);
    setProblems(noProblems);
    setEnding({ kind: 'saving' });
    try {
      await dataProvider.update(resource, { id: name, data, previousData: { id: name } });
      setEnding({ kind: 'saved' });
      notify(done, { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const found = problemsOf(error, t('network'), faster);
      const isOvertaken = isRefusedAs(error, 'state_changed');
      setProblems(found);
      setEnding(isOvertaken ? { kind: 'overtaken' } : null);
      if (isOvertaken && givesWay) notify(found.message, { type: 'error', autoHideDuration: longNoticeMs });
      // What seemed to be lost has arrived: the list shows less than there is, too.
      if (isOvertaken || isRefusedAs(error, 'sent_already')) refresh();
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy, problems, ending, clear: () => setProblems(noProblems) };
}

function problemsOf(error: unknown, network: string, faster: (email: string) => string): Problems {
  if (!(error instanceof CallError) || !error.fail) return { message: network, fields: {} };
  const { fail, message } = error;
  const email = fail.data?.edited_by;
  if (fail.error === 'state_changed' && typeof email === 'string' && email !== '')
    return { message: faster(email), fields: {} };
  const fields = Object.fromEntries((fail.data?.fields ?? []).map((one) => [one.field, one.message]));
  return { message, fields };
}
