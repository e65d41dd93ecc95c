import { platforms as calls } from '@arara/contract';
import { useToast } from '@arara/ui';
import { useState } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { act } from '../../lib/use-call.ts';
import { bringsAll, type Coming, comingAfterLook, comingOf } from './coming-home.ts';
import { doneWords, failedWords } from './transfer-words.ts';
import { type PlatformGame, type Transfer, useFollowed, useRefreshMoney } from './use-wallets.ts';

interface Leaving {
  /** Whether the member is being asked; else news are told in passing. */
  readonly isAsked: () => boolean;
  /** Everything is home: the member may go. */
  readonly onHome: () => void;
}

/**
 * Brings all money home and then lets the member go. While nobody can tell of a transfer it is followed; once it is known what
 * became of it, what is still there is brought, too.
 */
export function useComingHome(game: PlatformGame, thereCents: bigint, { isAsked, onHome }: Leaving) {
  const t = useT();
  const format = useFormat();
  const words = useFailureWords();
  const showToast = useToast();
  const refresh = useRefreshMoney();
  const [isBringing, setBringing] = useState(false);
  const [open, setOpen] = useState<{ transfer: Transfer; isAll: boolean } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { platType, platform_name: platform } = game;

  const tell = (coming: Coming) => {
    switch (coming.kind) {
      case 'home':
        return onHome();
      case 'open':
        return setOpen({ transfer: coming.transfer, isAll: bringsAll(coming.transfer, thereCents) });
      case 'failed':
        return setSaid(failedWords(coming.transfer, t));
      case 'unreachable':
        return setSaid(t('platforms.unreachable', { platform }));
      case 'none':
        return setSaid(t('platforms.failed'));
    }
  };
  const bring = async () => {
    setBringing(true);
    setSaid(null);
    try {
      const coming = comingOf(await act(calls.transferAllBack, { platType }));
      const found = coming.kind === 'none' ? await look(platType) : coming;
      await refresh();
      tell(found);
    } catch (error) {
      setSaid(words(error));
    } finally {
      setBringing(false);
    }
  };
  useFollowed(open?.transfer ?? null, (transfer) => {
    setOpen(null);
    void refresh();
    const isFailed = transfer.state === 'failed';
    if (!isFailed) showToast({ title: doneWords(transfer, t, format), tone: 'leaf' });
    else if (!isAsked()) showToast({ title: failedWords(transfer, t), tone: 'scarlet' });
    if (!isAsked()) return;
    // What was on its way to the platform and did not arrive is no failure of what was asked for.
    if (isFailed && transfer.direction === 'out') setSaid(failedWords(transfer, t));
    else void bring();
  });
  return {
    isBringing,
    open,
    said,
    bring,
    /** A transfer nobody can tell of yet, begun elsewhere: it is on its way like one that was begun here. */
    follow: (transfer: Transfer) => setOpen({ transfer, isAll: bringsAll(transfer, thereCents) }),
    forget: () => setSaid(null),
  };
}

/** What is on its way, and what is there. */
async function look(platType: string): Promise<Coming> {
  const [transfers, balances] = await Promise.all([
    act(calls.transferList, { platType, page_size: 5 }),
    act(calls.day7Balances, { currency: 'BRL', platType }),
  ]);
  return comingAfterLook(transfers.items, balances.items[0]);
}
