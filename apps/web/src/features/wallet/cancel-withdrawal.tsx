import { payments, wallet } from '@arara/contract';
import { Button, Sheet, useToast } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './withdrawal-card.module.css';
import type { Withdrawal } from './withdrawal-progress.ts';

/** Takes a withdrawal back while nobody has reviewed it, after asking. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const format = useFormat();
  const failureWords = useFailureWords();
  const toast = useToast();
  const refresh = useRefresh();
  const cancel = useAction(payments.drawingCancel);
  const [isAsked, ask] = useState(false);
  const amount = format.money(withdrawal.money);
  const refreshAll = () =>
    Promise.all(
      [payments.drawingList, payments.drawingGet, wallet.walletBalances].map((call) => refresh(call)),
    );
  const confirm = async () => {
    try {
      await cancel.mutateAsync({ withdrawal_id: withdrawal.id });
      toast({
        tone: 'leaf',
        title: t('wallet.withdrawal_taken_back'),
        text: t('wallet.back_in_balance', { amount }),
      });
      ask(false);
    } catch {
      // The sheet says why; what is shown behind it may be out of date.
    }
    await refreshAll();
  };
  return (
    <>
      <Button isWide onClick={() => ask(true)}>
        {t('wallet.cancel_withdrawal')}
      </Button>
      <Sheet
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('wallet.cancel_withdrawal_title')}
        text={t('wallet.cancel_withdrawal_text', { amount })}
        closeLabel={t('common.close')}
      >
        <div className={styles.confirm}>
          <FormAlert words={cancel.error && failureWords(cancel.error)} />
          <Button isWide size="lg" onClick={() => ask(false)}>
            {t('wallet.keep_withdrawal')}
          </Button>
          <Button tone="danger" isWide size="lg" isLoading={cancel.isPending} onClick={confirm}>
            {t('wallet.cancel_withdrawal')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
