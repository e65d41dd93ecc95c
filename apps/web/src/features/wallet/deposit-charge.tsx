import { payments } from '@arara/contract';
import { Button, Card, CountdownRing, QrCode, Sheet, useToast } from '@arara/ui';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { useAction } from '../../lib/use-call.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { countdown } from './countdown.ts';
import styles from './deposit.module.css';
import type { Deposit } from './deposit-progress.ts';
import { DepositSteps } from './deposit-steps.tsx';
import { unbroken } from './unbroken.ts';
import { useIntoView } from './use-into-view.ts';

interface DepositChargeProps {
  deposit: Deposit;
  nowMs: number;
  onChanged: (deposit: Deposit) => void;
}

/** A charge that can be paid now: QR code, code to copy, time left and the steps. */
export function DepositCharge({ deposit, nowMs, onChanged }: DepositChargeProps) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const toast = useToast();
  const { isCopied, copy } = useCopy();
  const title = useIntoView<HTMLHeadingElement>(deposit.id);
  const left = countdown(deposit, nowMs);
  const amount = format.money(deposit.money);
  const copyCode = async () => {
    const worked = await copy(deposit.copy_and_paste);
    if (worked) toast({ tone: 'leaf', title: t('wallet.code_copied'), text: t('wallet.code_copied_next') });
    else toast({ tone: 'scarlet', title: t('wallet.copy_failed'), text: t('wallet.copy_failed_next') });
  };
  return (
    <Card padding="lg" className={styles.charge}>
      <header className={styles.chargeHead}>
        <CountdownRing
          share={left.share}
          text={left.text}
          tone={left.tone}
          label={t('wallet.minutes_left', { count: left.minutes })}
        />
        <div>
          <h2 ref={title} tabIndex={-1}>
            {t('wallet.pay_with_pix', { amount })}
          </h2>
          <p className={styles.chargeText}>{t('wallet.pay_how')}</p>
        </div>
      </header>
      <div className={styles.plate}>
        <QrCode text={deposit.copy_and_paste} label={t('wallet.qr_label', { amount })} />
        <ol className={styles.how}>
          <li>{t('wallet.how_1')}</li>
          <li>{t('wallet.how_2')}</li>
          <li>{t('wallet.how_3')}</li>
        </ol>
      </div>
      <input
        className={styles.code}
        readOnly
        value={deposit.copy_and_paste}
        aria-label={t('wallet.code_label')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        tone="cta"
        size="lg"
        isWide
        icon={isCopied ? <Check size={20} strokeWidth={2.5} /> : <Copy size={20} />}
        onClick={copyCode}
      >
        {isCopied ? t('wallet.code_copied') : t('wallet.copy_code')}
      </Button>
      <div className={styles.status}>
        <DepositSteps state={deposit.state} />
      </div>
      <p className={styles.ownOnly}>
        {t('wallet.own_cpf_only', { cpf: unbroken(member?.cpf_masked ?? '') })}
      </p>
      <footer className={styles.ways}>
        {deposit.pay_url !== '' && (
          <a className={styles.bank} href={deposit.pay_url} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={16} aria-hidden="true" />
            {t('wallet.open_bank_page')}
          </a>
        )}
        <CancelDeposit deposit={deposit} onCancelled={onChanged} />
      </footer>
    </Card>
  );
}

function CancelDeposit({
  deposit,
  onCancelled,
}: {
  deposit: Deposit;
  onCancelled: (deposit: Deposit) => void;
}) {
  const t = useT();
  const failureWords = useFailureWords();
  const cancel = useAction(payments.rechargeCancel);
  const [isAsked, ask] = useState(false);
  const confirm = async () => {
    try {
      onCancelled(await cancel.mutateAsync({ deposit_id: deposit.id }));
      ask(false);
    } catch {
      // The sheet shows the reason; the state itself keeps being asked for.
    }
  };
  return (
    <>
      <Button tone="ghost" onClick={() => ask(true)}>
        {t('wallet.cancel_deposit')}
      </Button>
      <Sheet
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('wallet.cancel_deposit_title')}
        text={t('wallet.cancel_deposit_text')}
        closeLabel={t('common.close')}
      >
        <div className={styles.sheet}>
          <FormAlert words={cancel.error && failureWords(cancel.error)} />
          <Button isWide size="lg" onClick={() => ask(false)}>
            {t('wallet.keep_deposit')}
          </Button>
          <Button tone="danger" isWide size="lg" isLoading={cancel.isPending} onClick={confirm}>
            {t('wallet.cancel_deposit')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
