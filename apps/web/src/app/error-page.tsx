import { Button, Card, ErrorState } from '@arara/ui';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useT } from '../lib/i18n.ts';

/** A page that broke: says so, tries again, or leads home. Bars and money stay in reach. */
export function ErrorPage({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const t = useT();
  const again = () => {
    // A chunk of an older release may be gone: only a reload brings the new one.
    if (navigator.onLine) globalThis.location.reload();
    else reset();
  };
  return (
    <Card>
      <ErrorState
        title={t('shell.page_broke')}
        text={t('shell.page_broke_text')}
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
