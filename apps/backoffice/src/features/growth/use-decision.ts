import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '../../lib/words.ts';

/** An edit that is asked about once more: the dialog says what the server refuses, and stays. */
export function useDecision(name: string) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [isAsked, setIsAsked] = useState(false);
  return {
    isAsked,
    ask: () => setIsAsked(true),
    close: () => setIsAsked(false),
    decide: async (data: object) => {
      try {
        await dataProvider.update('growth', { id: name, data, previousData: { id: name } });
        notify(t('saved'), { type: 'success' });
      } finally {
        refresh();
      }
    },
  };
}
