import { identity, wallet } from '@arara/contract';
import { tellBalances } from '../../lib/session.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';

/** Keeps the shown balance true: balances told over the socket are shown at once, or after the round in play. */
export function useBalanceEvents(): void {
  const refresh = useRefresh();
  useTopic('balance', (data) => {
    const told = wallet.balances.safeParse(data);
    if (told.success) tellBalances(told.data);
    else void refresh(identity.me);
  });
}
