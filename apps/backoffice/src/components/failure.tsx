import { CallError } from '@arara/contract';
import { Button } from '@mui/material';
import { useT } from '../lib/words.ts';
import { EmptyState } from './empty-state.tsx';

interface FailureProps {
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** What could not be loaded, in the server's words where it has said any, and a way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useT();
  const fail = error instanceof CallError ? error.fail : null;
  // There is no form here whose errors could be corrected: what is wrong with the first field says more.
  const hint = fail ? (fail.data?.fields?.[0]?.message ?? fail.message) : t('network');
  return (
    <EmptyState title={t('failed')} hint={hint}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}
