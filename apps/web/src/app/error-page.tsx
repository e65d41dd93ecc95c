import { Button, Card, ErrorState } from '@arara/ui';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../lib/i18n.ts';
import { useIsOnline } from '../lib/use-is-online.ts';

/** A page that broke: says so, tries again, or leads home; without a connection it comes by itself once there is one. */
export function ErrorPage({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const t = useT();
  const isOnline = useIsOnline();
  // It broke for want of a connection, and the connection is back.
  useEffect(() => {
    const reload = () => globalThis.location.reload();
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, []);
  const again = () => {
    // A chunk of an older release may be gone: only a reload brings the new one.
    if (navigator.onLine) globalThis.location.reload();
    else reset();
  };
  return (
    <Card>
      <ErrorState
        title={t(isOnline ? 'shell.page_broke' : 'shell.offline')}
        text={t(isOnline ? 'shell.page_broke_text' : 'shell.offline_text')}
        actions={
          <>
            <Button tone="ivory" onClick={again}>
              {t('common.try_again')}
            </Button>
            <Button link={<Link to="/" />}>{t('shell.go_home')}</Button>
          </>
        }
      />
    </Card>
  );
}
