import { ToastProvider } from '@arara/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { endFirstSight } from './end-first-sight.ts';
import { router } from './router.tsx';

/** The player site: server state, passing messages, pages. */
export function App() {
  const t = useT();
  useEffect(endFirstSight, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider label={t('shell.messages')} closeLabel={t('common.close')}>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
