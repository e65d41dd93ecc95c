import { fair, games } from '@arara/contract';
import { useAction, useRefresh } from '../../lib/use-call.ts';

/** Reveals the server seed in force; rounds of it can be checked from then on, and are asked for again. */
export function useRotate() {
  const refresh = useRefresh();
  const rotate = useAction(fair.fairRotate);
  return {
    error: rotate.error,
    isPending: rotate.isPending,
    isSuccess: rotate.isSuccess,
    /** Resolves to whether it was done; the error says why not. */
    start: async (clientSeed: string): Promise<boolean> => {
      const done = await rotate.mutateAsync({ client_seed: clientSeed }).catch(() => null);
      if (!done) return false;
      await Promise.all([fair.fairSeed, games.roundGet, games.roundReceipt].map(refresh));
      return true;
    },
  };
}
