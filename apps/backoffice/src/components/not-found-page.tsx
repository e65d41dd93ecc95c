import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useT } from '../lib/words.ts';
import { EmptyState } from './empty-state.tsx';
import { usePageTitle } from './page-head.tsx';

/** An address that is no room. */
export function NotFoundPage() {
  const t = useT();
  usePageTitle(t('not_found'));
  return (
    <EmptyState title={t('not_found')} isPage>
      <Button component={LinkBase} to="/">
        {t('back')}
      </Button>
    </EmptyState>
  );
}
