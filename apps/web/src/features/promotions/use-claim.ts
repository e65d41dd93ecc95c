import { type Call, promotions, wallet } from '@arara/contract';
import { useToast } from '@arara/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { pageTells } from '../../lib/told-here.ts';
import { useRefresh } from '../../lib/use-call.ts';

interface Paid {
  readonly reward_amount: string;
  readonly wallet: 'cash' | 'bonus';
  /** `opted_in`: nothing was paid yet. */
  readonly state?: 'opted_in' | 'claimed';
}

/** Asks again for whatever a claim changes: its own check, the list of promotions, the history, the balances. */
export function useRefreshOffers(): (check: Call) => Promise<void> {
  const refresh = useRefresh();
  return async (check) => {
    const shown = [
      check,
      promotions.activities,
      promotions.promotionHistory,
      promotions.bonusActive,
      wallet.walletBalances,
    ];
    await Promise.all(shown.map((call) => refresh(call)));
  };
}

/**
 * Claims, has the list loaded anew, then says that the reward was claimed; a refusal is told in the server's words.
 * `claiming` is what is being claimed right now, null when nothing is.
 */
export function useClaim<Input extends z.ZodType, Data extends z.ZodType<Paid>>(
  call: Call<Input, Data>,
  check: Call,
) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const failureWords = useFailureWords();
  const refreshOffers = useRefreshOffers();
  const action = useMutation({
    mutationKey: [call.name],
    mutationFn: async (input: z.input<Input>) => {
      const stop = pageTells('reward');
      const paid: Paid = await api(call, input)
        .finally(() => refreshOffers(check))
        .finally(stop);
      return paid;
    },
    onSuccess: (paid) => {
      if (paid.state === 'opted_in') {
        toast({ tone: 'leaf', title: t('promotions.opted_in_done'), text: t('promotions.opted_in_text') });
        return;
      }
      const amount = format.money(paid.reward_amount);
      const key = paid.wallet === 'bonus' ? 'promotions.claimed_bonus' : 'promotions.claimed_cash';
      toast({ tone: 'leaf', title: t('promotions.reward_claimed'), text: t(key, { amount }) });
    },
    onError: (error) => toast({ tone: 'scarlet', title: failureWords(error) }),
  });
  const isPressed = useRef(false);
  return {
    // A press that comes before the button shows that the last one is at work is the same press.
    claim: (input: z.input<Input>) => {
      if (isPressed.current) return;
      isPressed.current = true;
      action.mutate(input, {
        onSettled: () => {
          isPressed.current = false;
        },
      });
    },
    error: action.error,
    claiming: action.isPending ? action.variables : null,
  };
}
