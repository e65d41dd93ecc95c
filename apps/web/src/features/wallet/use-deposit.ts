import { payments, wallet } from '@arara/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../lib/api.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { type Deposit, depositPollMs } from './deposit-progress.ts';

const keyOf = (id: string) => [payments.rechargeGet.name, { deposit_id: id }] as const;

/** One deposit kept fresh: at once over the socket, and every few seconds where the socket is silent. */
export function useDeposit(id: string | null) {
  const refresh = useRefresh();
  const query = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => api(payments.rechargeGet, { deposit_id: id ?? '' }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => depositPollMs(state.data?.state),
    refetchIntervalInBackground: true,
    staleTime: 1000,
  });
  useTopic('deposit', () => {
    void refresh(payments.rechargeGet);
    void refresh(payments.rechargeList);
  });
  const state = query.data?.state;
  const refreshBalances = useEffectEvent(() => void refresh(wallet.walletBalances));
  useEffect(() => {
    if (state === 'credited') refreshBalances();
  }, [state]);
  return query;
}

/** Puts a deposit the server has just answered with where `useDeposit` looks for it. */
export function useShowDeposit(): (deposit: Deposit) => void {
  const client = useQueryClient();
  return (deposit) => {
    client.setQueryData(keyOf(deposit.id), deposit);
    void client.invalidateQueries({ queryKey: [payments.rechargeList.name] });
  };
}
