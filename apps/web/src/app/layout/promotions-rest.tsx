import { Button, Card, EmptyState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';

/** In the place of a promotion, for somebody who has closed play. */
export function PromotionsRest() {
  const t = useT();
  useTitle(t('shell.promotions'));
  return (
    <>
      <ScreenHead title={t('shell.promotions')} />
      <Card padding="lg">
        <EmptyState
          picture={<Hourglass size={40} aria-hidden="true" />}
          title={t('protection.no_promotions')}
          text={t('protection.no_promotions_text')}
          actions={<Button link={<Link to="/protection" />}>{t('shell.protection')}</Button>}
        />
      </Card>
    </>
  );
}
