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
  const hint = error instanceof CallError && error.fail ? error.message : t('network');
  return (
    <EmptyState title={t('failed')} hint={hint}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}
