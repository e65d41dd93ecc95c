import { CallError } from '@arara/contract';
import { QueryClient } from '@tanstack/react-query';
import { staffToken } from './api.ts';

const retriesMax = 2;

/** What was asked is asked again where the network may have failed; an answer of the server, or no session, is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < retriesMax && staffToken() !== null && !(error instanceof CallError && error.fail),
    },
  },
});
