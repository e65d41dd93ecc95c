import { useState } from 'react';
import { isRefusedAs, refusalOf } from './api.ts';
import { useT } from './words.ts';

/**
 * Does what may be refused: `isBusy` until it is over, then `problem` with the server's words when it was. `isOvertaken` when what it was
 * about is not as it was any more: trying again would be refused again.
 */
export function useAttempt() {
  const t = useT();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isOvertaken, setIsOvertaken] = useState(false);
  /** Gives whether it went well. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(refusalOf(error) ?? t('network'));
      setIsOvertaken(isRefusedAs(error, 'state_changed'));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { attempt, isBusy, isOvertaken, problem, setProblem };
}
