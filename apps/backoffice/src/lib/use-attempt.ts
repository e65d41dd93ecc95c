import { useState } from 'react';
import { refusalOf } from './api.ts';
import { useT } from './words.ts';

/** Does what may be refused: `isBusy` until it is over, then `problem` with the server's words when it was. */
export function useAttempt() {
  const t = useT();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** Gives whether it went well. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(refusalOf(error) ?? t('network'));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { attempt, isBusy, problem, setProblem };
}
