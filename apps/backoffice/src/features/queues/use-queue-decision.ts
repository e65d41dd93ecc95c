import { useDataProvider, useNotify, useRefresh } from 'react-admin';

/** Decides about one of a queue and says so; the queue and its count are asked for anew. Rejects when it is refused. */
export function useQueueDecision(resource: string) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (id: string, data: object, done: string): Promise<void> => {
    try {
      await dataProvider.update(resource, { id, data, previousData: { id } });
      notify(done, { type: 'success' });
    } finally {
      refresh();
    }
  };
}
