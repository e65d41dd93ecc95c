import { Button, Card, ErrorState } from '@arara/ui';
import { useRef } from 'react';
import { useT } from '../lib/i18n.ts';
import { useIsOnline } from '../lib/use-is-online.ts';

/** In the place of a part of the page whose file cannot be fetched. */
export function LateFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useT();
  const isOnline = useIsOnline();
  const hasTried = useRef(false);
  const again = () => {
    // A file of an older release may be gone: only a reload brings the new one.
    if (hasTried.current && navigator.onLine) globalThis.location.reload();
    hasTried.current = true;
    onTryAgain();
  };
  return (
    <Card padding="lg">
      <ErrorState
        title={t(isOnline ? 'common.loading_failed' : 'shell.offline')}
        text={t(isOnline ? 'shell.page_broke_text' : 'shell.offline_text')}
        actions={<Button onClick={again}>{t('common.try_again')}</Button>}
      />
    </Card>
  );
}
