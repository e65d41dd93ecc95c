import { CallError } from '@arara/contract';
import { QueryClient } from '@tanstack/react-query';

/** A call without an answer is tried again; one the server refused is not. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof CallError && error.fail === null;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});
