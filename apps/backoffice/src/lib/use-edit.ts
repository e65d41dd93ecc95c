import { CallError } from '@arara/contract';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { useT } from './words.ts';

export interface Problems {
  /** What is wrong in all; empty for nothing. */
  readonly message: string;
  /** What is wrong with a field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Long enough to read who it was. */
const readMs = 12_000;

const noProblems: Problems = { message: '', fields: {} };

/**
 * Saves an edit of a resource by its name. Gives true when it is saved; otherwise `problems` tells why not. Somebody who was faster
 * is named, unless it was themselves, whose first answer was lost; what holds now is loaded, and a notice tells it, for what was written
 * gives way to that, and its problems with it.
 */
export function useEditOf(resource: string) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const faster = (email: string) =>
    email === identity?.fullName ? t('faster_yourself') : t('faster', { email });
  const [problems, setProblems] = useState<Problems>(noProblems);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (name: string, data: object, done: string = t('saved')): Promise<boolean> => {
    setIsBusy(true);
    setProblems(noProblems);
    try {
      await dataProvider.update(resource, { id: name, data, previousData: { id: name } });
      notify(done, { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const found = problemsOf(error, t('network'), faster);
      setProblems(found);
      if (error instanceof CallError && isBehind(error)) {
        notify(found.message, { type: 'error', autoHideDuration: readMs });
        refresh();
      }
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy, problems, clear: () => setProblems(noProblems) };
}

/** The list shows less than there is: somebody was faster, or what seemed to be lost has arrived. */
const isBehind = ({ fail }: CallError) => fail?.error === 'state_changed' || fail?.error === 'sent_already';

function problemsOf(error: unknown, network: string, faster: (email: string) => string): Problems {
  if (!(error instanceof CallError) || !error.fail) return { message: network, fields: {} };
  const { fail, message } = error;
  const email = fail.data?.edited_by;
  if (fail.error === 'state_changed' && typeof email === 'string' && email !== '')
    return { message: faster(email), fields: {} };
  const fields = Object.fromEntries((fail.data?.fields ?? []).map((one) => [one.field, one.message]));
  return { message, fields };
}
