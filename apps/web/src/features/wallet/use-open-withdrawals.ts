import { payments, wallet } from '@arara/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { withdrawalPollMs } from './withdrawal-progress.ts';

/** The newest withdrawals, kept fresh over the socket and by asking while one of them is open. */
export function useOpenWithdrawals() {
  const refresh = useRefresh();
  useTopic('withdrawal', () => {
    for (const call of [payments.drawingList, payments.drawingGet, wallet.walletBalances]) void refresh(call);
  });
  return useQuery({
    queryKey: [payments.drawingList.name, 'open'],
    queryFn: ({ signal }) =>
      api(payments.drawingList, { range: '7days', page: 1, page_size: 20 }, { signal }),
    refetchInterval: ({ state }) => withdrawalPollMs(state.data?.items ?? []),
  });
}
