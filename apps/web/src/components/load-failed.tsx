import { Button, ErrorState } from '@arara/ui';
import { useFailureWords } from '../lib/failure.ts';
import { useT } from '../lib/i18n.ts';

interface LoadFailedProps {
  readonly asked: { readonly error: unknown; readonly refetch: () => unknown };
}

/** What was asked for did not come: why, and once more. */
export function LoadFailed({ asked }: LoadFailedProps) {
  const t = useT();
  const words = useFailureWords();
  return (
    <ErrorState
      title={t('common.loading_failed')}
      text={words(asked.error)}
      actions={<Button onClick={() => void asked.refetch()}>{t('common.try_again')}</Button>}
    />
  );
}
