import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useT } from '../lib/words.ts';
import { EmptyState } from './empty-state.tsx';

/** An address that is no room. */
export function NotFoundPage() {
  const t = useT();
  return (
    <EmptyState title={t('not_found')}>
      <Button component={LinkBase} to="/">
        {t('back')}
      </Button>
    </EmptyState>
  );
}
