import { Button, Card, ErrorState } from '@arara/ui';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';

/** What did not load, why, and the way to try again. */
export function FailedCard({ error, again }: { error: unknown; again: () => void }) {
  const t = useT();
  const failureWords = useFailureWords();
  return (
    <Card>
      <ErrorState
        title={t('common.loading_failed')}
        text={failureWords(error)}
        actions={<Button onClick={again}>{t('common.try_again')}</Button>}
      />
    </Card>
  );
}
