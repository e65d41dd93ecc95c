import { platforms } from '@arara/contract';
import { Button, Card, useToast } from '@arara/ui';
import { ArrowDownLeft } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { act } from '../../lib/use-call.ts';
import styles from './money-away-notice.module.css';
import { doneWords, failedWords } from './transfer-words.ts';
import { useRefreshMoney } from './use-wallets.ts';

/** That money was left on platforms, how much, and the way home for all of it. */
export function MoneyAwayNotice({ amount }: { amount: string }) {
  const t = useT();
  const format = useFormat();
  const bring = useBringHome();
  return (
    <Card className={styles.notice ?? ''} role="status">
      <p className={styles.words}>{t('platforms.money_away', { amount: format.money(amount) })}</p>
      <Button
        size="sm"
        tone="tonal"
        icon={<ArrowDownLeft size={16} aria-hidden="true" />}
        isLoading={bring.isBusy}
        onClick={() => void bring.start()}
      >
        {t('platforms.to_home')}
      </Button>
    </Card>
  );
}

function useBringHome() {
  const t = useT();
  const format = useFormat();
  const failureWords = useFailureWords();
  const toast = useToast();
  const refresh = useRefreshMoney();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { items, unreachable } = await act(platforms.transferAllBack, {});
      for (const transfer of items)
        if (transfer.state === 'done') toast({ tone: 'leaf', title: doneWords(transfer, t, format) });
        else if (transfer.state === 'failed') toast({ tone: 'scarlet', title: failedWords(transfer, t) });
        else toast({ title: t('platforms.money_on_its_way') });
      if (unreachable.length > 0) toast({ tone: 'scarlet', title: t('errors.platform_unreachable') });
    } catch (error) {
      toast({ tone: 'scarlet', title: failureWords(error) });
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return { isBusy, start };
}
