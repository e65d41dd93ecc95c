import { type DataOf, identity, type wallet } from '@arara/contract';
import { tellBalances } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';

type Balances = DataOf<typeof wallet.walletBalances>;

/** An event may carry the balances, or only say that they have changed. */
const isBalances = (data: unknown): data is Balances =>
  typeof data === 'object' && data !== null && 'money' in data && 'withdrawable_money' in data;

/** Keeps the shown balance true: balances told over the socket are shown at once, or after the round in play. */
export function useBalanceEvents(): void {
  const refresh = useRefresh();
  useTopic('balance', (data) => {
    if (isBalances(data)) tellBalances(data);
    else void refresh(identity.me);
  });
}
